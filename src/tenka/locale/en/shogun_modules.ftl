### The modules of Shogun. Everything follows the conventions at the top of zipang.ftl and shogun.ftl.
###
### EVENTS. base = `shogun-event-<tag>`
###     tag                subject    other      variant
###     favors-laid-out
###     officials-arrived  seat
###     officials-sent     seat                  -tray       there is no province
###     conversion-lapsed  seat                  -officials  lack is `officials`
###                                              -armies     else; -armies-tray if there is no province
###     audience-entered   seat
###     favor-taken        seat
###     favor-missed       seat                  -<cause>
###     favor-granted      seat
###     favor-kept         seat
###     favor-void         seat
###     event-dismissed, event-upheld   seat
###     garrison-placed    seat                  -neutral    neutral is true
###     marker-parried     seat
###     court-closed                             -none       nobody waits
###     samurai-advanced   seat
###     benefit-taken      seat
###     leader-placed, leader-kept, leader-stayed, leader-lost   seat
###     leader-moved       seat                  -statue     statue is true
###     statues-taken      seat       victim
###     statues-scored
###     regions-laid-out
###     chambers-opened
###     chamber-taken, chamber-declined   seat
###     chambers-closed                          -none       spaces is empty
###     chambers-scored
###
### ARGUMENTS. favor, samurai, chamber and count as they are; region by its word; $officials from `shogun-officials` ($count).
###     favors-laid-out    $favors: a list of `shogun-offer` ($favor, $gift, $officials)
###     $gift              `shogun-gift-<kind>` ($amount); of benefit-taken the kind is the benefit, `tray` for armies;
###                        of favor-granted it is grant, of favor-kept gift
###     event-dismissed, event-upheld   $card
###     court-closed       $waiting: by color
###     samurai-advanced   $regions: a number
###     statues-scored     $scores: a list of `shogun-statue-score` (subject seat; $seat, $points, $statues, $trophies)
###     regions            $regions: a list of regions; spaces: $spaces, a list
###     chambers-scored    $scores: points by color (zeros too)
###     bids-revealed      `shogun-bid-tower` for a tower card; card-revealed: -none for a tower card on one of the ten
###                        actions, silent on convert3, convert2, convert1
###
### MOVES.
###     favor:N, favor:none                  shogun-move-favor $favor, -favor-none
###     use:PROVINCE, use:dismiss, use:uphold   shogun-move-use $province, -use-dismiss, -use-uphold
###     benefit:KIND                         shogun-move-benefit-<kind>
###     leader:PROVINCE, leader:none         shogun-move-leader $province, -leader-none
###     chamber:SPACE, chamber:none          shogun-move-chamber $chamber, -chamber-none
###     plan:SPACE:tower1 to tower3          $card: `shogun-tower-card` ($value)
###
### QUESTIONS. As in shogun.ftl; favor_use has $favor, leader_here $province, chamber $region.

## Words

shogun-officials = { $count ->
        [one] { $count } official
       *[other] { $count } officials
    }
shogun-tower-card = tower card { $value }
shogun-space-convert3 = Convert 3 armies
shogun-space-convert3-text = Three armies of the province, or of the tray with a tower card, become officials.
shogun-space-convert2 = Convert 2 armies
shogun-space-convert2-text = Two armies of the province, or of the tray with a tower card, become officials.
shogun-space-convert1 = Convert 1 army
shogun-space-convert1-text = One army of the province, or of the tray with a tower card, becomes an official.
shogun-court-word = Tenno’s Court
shogun-entrance-word = entrance hall
shogun-audience-word = audience hall
shogun-officials-word = officials
shogun-favors-word = favors
shogun-samurai-word = samurai card
shogun-leader-word = leader
shogun-statues-word = statues
shogun-trophies-word = trophies
shogun-chambers-word = chambers

shogun-gift-chests = { $amount ->
        [one] { $amount } chest
       *[other] { $amount } chests
    }
shogun-gift-rice = { $amount } rice
shogun-gift-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
shogun-gift-tray = { $amount ->
        [one] { $amount } army into the tray
       *[other] { $amount } armies into the tray
    }
shogun-gift-event = the event may be removed
shogun-gift-calm = 1 revolt marker less
shogun-gift-garrison = { $amount } free armies, even in a neutral province
shogun-gift-theater = a free Nô theater
shogun-gift-temple = a free temple
shogun-gift-castle = a free castle
shogun-gift-peace-a = no attacks by Battle/Move A
shogun-gift-peace-b = no attacks by Battle/Move B
shogun-gift-peace-ab = no attacks by Battle/Move A and B
shogun-offer = favor { $favor } ({ $gift }) for { $officials }

## Tenno’s Court

shogun-bid-tower = { $seat } a tower card
shogun-bid-tower-you = you a tower card

shogun-event-favors-laid-out = On offer at the court: { $favors }.
shogun-event-officials-arrived = { $seat } starts with { $officials } at the court.
shogun-event-officials-arrived-you = You start with { $officials } at the court.
shogun-event-officials-sent = { $seat } sends { $officials } from { $province } to the court.
shogun-event-officials-sent-you = You send { $officials } from { $province } to the court.
shogun-event-officials-sent-tray = { $seat } sends { $officials } from the tray to the court.
shogun-event-officials-sent-tray-you = You send { $officials } from the tray to the court.
shogun-event-conversion-lapsed-armies = { $space } lapses for { $seat }: too few armies in { $province }.
shogun-event-conversion-lapsed-armies-you = { $space } lapses for you: too few armies in { $province }.
shogun-event-conversion-lapsed-armies-tray = { $space } lapses for { $seat }: too few armies in the tray.
shogun-event-conversion-lapsed-armies-tray-you = { $space } lapses for you: too few armies in the tray.
shogun-event-conversion-lapsed-officials = { $space } lapses for { $seat }: too few officials are left.
shogun-event-conversion-lapsed-officials-you = { $space } lapses for you: too few officials are left.
shogun-event-audience-entered = { $seat } enters the audience hall with { $officials }.
shogun-event-audience-entered-you = You enter the audience hall with { $officials }.
shogun-event-favor-taken = { $seat } takes favor { $favor } for { $officials }.
shogun-event-favor-taken-you = You take favor { $favor } for { $officials }.
shogun-event-favor-missed-declined = { $seat } asks for no favor.
shogun-event-favor-missed-declined-you = You ask for no favor.
shogun-event-favor-missed-too-few = { $seat } has too few officials for a favor.
shogun-event-favor-missed-too-few-you = You have too few officials for a favor.
shogun-event-favor-granted = The favor brings { $seat } { $gift }.
shogun-event-favor-granted-you = The favor brings you { $gift }.
shogun-event-favor-kept = { $seat } keeps favor { $favor }: { $gift }.
shogun-event-favor-kept-you = You keep favor { $favor }: { $gift }.
shogun-event-favor-void = Favor { $favor } brings { $seat } nothing: it cannot be applied.
shogun-event-favor-void-you = Favor { $favor } brings you nothing: it cannot be applied.
shogun-event-event-dismissed = { $seat } has { $card } removed: there is no event this round.
shogun-event-event-dismissed-you = You have { $card } removed: there is no event this round.
shogun-event-event-upheld = { $seat } lets { $card } stay.
shogun-event-event-upheld-you = You let { $card } stay.
shogun-event-garrison-placed = { $seat } places { $armies } in { $province } for free.
shogun-event-garrison-placed-you = You place { $armies } in { $province } for free.
shogun-event-garrison-placed-neutral = { $seat } takes neutral { $province } with { $armies }, without a battle.
shogun-event-garrison-placed-neutral-you = You take neutral { $province } with { $armies }, without a battle.
shogun-event-marker-parried = { $seat } keeps a revolt marker off { $province } by a favor.
shogun-event-marker-parried-you = You keep a revolt marker off { $province } by a favor.
shogun-event-court-closed = The audience is over. In the entrance hall wait { $waiting }.
shogun-event-court-closed-none = The audience is over. The entrance hall is empty.

## Samurai

shogun-event-samurai-advanced = { $seat } has provinces in { $regions } regions and turns up samurai card { $samurai }.
shogun-event-samurai-advanced-you = You have provinces in { $regions } regions and turn up samurai card { $samurai }.
shogun-event-benefit-taken = The samurai bring { $seat } { $gift }.
shogun-event-benefit-taken-you = The samurai bring you { $gift }.

## Military Leaders

shogun-event-leader-placed = { $seat } places a leader in { $province }.
shogun-event-leader-placed-you = You place your leader in { $province }.
shogun-event-leader-kept = { $seat } does not place a leader in { $province }.
shogun-event-leader-kept-you = You do not place your leader in { $province }.
shogun-event-leader-moved = The leader of { $seat } goes from { $origin } to { $province } and leaves no statue.
shogun-event-leader-moved-you = Your leader goes from { $origin } to { $province } and leaves no statue.
shogun-event-leader-moved-statue = The leader of { $seat } goes from { $origin } to { $province } and leaves a statue.
shogun-event-leader-moved-statue-you = Your leader goes from { $origin } to { $province } and leaves a statue.
shogun-event-leader-stayed = The leader of { $seat } has nowhere to go and stays in { $province }.
shogun-event-leader-stayed-you = Your leader has nowhere to go and stays in { $province }.
shogun-event-leader-lost = With { $province }, { $seat } loses a leader until winter is over.
shogun-event-leader-lost-you = With { $province }, you lose your leader until winter is over.
shogun-event-statues-taken = { $count ->
        [one] The leader of { $seat } takes a statue of { $victim } in { $province } as a trophy.
       *[other] The leader of { $seat } takes { $count } statues of { $victim } in { $province } as trophies.
    }
shogun-event-statues-taken-you = { $count ->
        [one] Your leader takes a statue of { $victim } in { $province } as a trophy.
       *[other] Your leader takes { $count } statues of { $victim } in { $province } as trophies.
    }
shogun-event-statues-taken-at-you = { $count ->
        [one] The leader of { $seat } takes your statue in { $province } as a trophy.
       *[other] The leader of { $seat } takes your { $count } statues in { $province } as trophies.
    }
shogun-statue-score = { $seat } { $points } (statues { $statues }, trophies { $trophies })
shogun-statue-score-you = you { $points } (statues { $statues }, trophies { $trophies })
shogun-event-statues-scored = Points for statues: { $scores }.

## Chambers

shogun-event-regions-laid-out = The region tiles lie in this order: { $regions }.
shogun-event-chambers-opened = Chambers open this round: { $spaces }.
shogun-event-chamber-taken = { $seat }, with most provinces in { $region }, takes chamber { $chamber }.
shogun-event-chamber-taken-you = With most provinces in { $region }, you take chamber { $chamber }.
shogun-event-chamber-declined = { $seat }, with most provinces in { $region }, takes no chamber.
shogun-event-chamber-declined-you = With most provinces in { $region }, you take no chamber.
shogun-event-chambers-closed = Turned face down: { $spaces }. The region tiles now lie in this order: { $regions }.
shogun-event-chambers-closed-none = No chamber is turned face down. The region tiles now lie in this order: { $regions }.
shogun-event-chambers-scored = Points for chambers: { $scores }.

## Questions

shogun-ask-favor = { $seat } may ask for a favor.
shogun-ask-favor-you = Which favor do you ask for, if any?
shogun-ask-favor-use = { $seat } decides how to use favor { $favor }.
shogun-ask-favor-use-you = How do you use favor { $favor }?
shogun-ask-samurai = { $seat } chooses a benefit of the samurai card.
shogun-ask-samurai-you = Which benefit of your samurai card do you take?
shogun-ask-leader-here = { $seat } decides whether a leader starts in { $province }.
shogun-ask-leader-here-you = Does your leader start in { $province }?
shogun-ask-leader-place = { $seat } places a leader.
shogun-ask-leader-place-you = Where do you place your leader?
shogun-ask-leader-move = { $seat } moves a leader.
shogun-ask-leader-move-you = Where does your leader go? A move to a neighboring province leaves a statue.
shogun-ask-leader-return = { $seat } brings a leader back.
shogun-ask-leader-return-you = Where does your leader come back?
shogun-ask-chamber = { $seat } has most provinces in { $region } and may take a chamber.
shogun-ask-chamber-you = You have most provinces in { $region }. Which chamber do you take, if any?

## Moves

shogun-move-favor = Take favor { $favor }
shogun-move-favor-none = Ask for no favor
shogun-move-use = Use the favor in { $province }
shogun-move-use-dismiss = Remove the event
shogun-move-use-uphold = Let the event stay
shogun-move-benefit-chests = Take the chests
shogun-move-benefit-rice = Take the rice
shogun-move-benefit-armies = Put the armies into the tray
shogun-move-benefit-points = Take the points
shogun-move-leader = Leader to { $province }
shogun-move-leader-none = No leader here
shogun-move-chamber = Take chamber { $chamber }
shogun-move-chamber-none = Take no chamber

## Refusals

refusal-not-offered = This favor is not on offer.
refusal-too-few-officials = You do not have enough officials for this favor.
refusal-take-a-favor-first = First take a favor.
refusal-use-favor-first = First decide how to use the favor you have taken.
refusal-not-for-this-favor = The favor cannot be used like that.
refusal-favor-shield = By a favor of the court, this player cannot be attacked with this action.
refusal-not-on-card = Your samurai card does not show this benefit.
refusal-supply-too-small = You do not have that many armies in supply.
refusal-leader-must-move = Your leader has to go to another province of yours.
refusal-leader-must-stand = Your leader has to be placed in one of your provinces.
refusal-decide-leader = First decide whether your leader starts in the province you have claimed.
refusal-not-open = No open marker lies on this space.

## Options

shogun-option-modules = Modules
shogun-option-modules-text = More of the box, in any combination.
shogun-option-modules-tennos-court = Tenno’s Court
shogun-option-modules-tennos-court-text = Armies become officials who ask for favors: three more plan spaces, 21 favors.
shogun-option-modules-samurai = Samurai
shogun-option-modules-samurai-text = Provinces in four regions bring chests, rice, armies or points, more each time.
shogun-option-modules-military-leaders = Military Leaders
shogun-option-modules-military-leaders-text = A leader makes actions better where he is, and leaves statues that count.
shogun-option-modules-chambers = Chambers
shogun-option-modules-chambers-text = Most provinces in a region win markers on a board of their own; its lines count at the end.

## Hints for a plan

shogun-hint-convert = +{ $count ->
        [one] { $count } official
       *[other] { $count } officials
    }
shogun-hint-convert-armies = only { $count ->
        [one] { $count } army
       *[other] { $count } armies
    } to spare there
shogun-hint-convert-tray = only { $count } of your armies lie in the tray
shogun-hint-convert-officials = only { $count ->
        [one] { $count } of your officials is left
       *[other] { $count } of your officials are left
    }
