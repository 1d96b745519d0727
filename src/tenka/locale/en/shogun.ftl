### Shogun. Ids, viewer parts, lists and refusals follow the convention at the top of zipang.ftl; an underscore
### in an id becomes a hyphen. What is different here:
###
### EVENTS. base = `shogun-event-<tag>`
###     tag                subject    other      variant
###     game-set-up        first                 -<setup>
###     start-dealt        seat
###     cards-turned-up
###     cards-renewed      seat
###     province-claimed   seat                  -<source>
###     group-placed       seat
###     tower-loaded
###     events-laid-out
###     season-started
###     actions-laid-out
###     specials-laid-out
###     plan-sealed        seat
###     plan-unsealed      seat
###     event-drawn
###     bids-revealed                            -tied       tied is not empty
###     special-taken      seat
###     turn-order-set
###     action-started
###     action-turned-up
###     card-revealed      seat                  -none       the card is a chest card or `empty`
###                                              -army       else, if the action is battle_a or battle_b
###                                              (else silent: what follows names the province)
###     lapsed             seat                  -<reason>
###     built              seat
###     rice-confiscated   seat                  -changed    there are several amounts
###     taxes-collected    seat                  -changed    as above
###     marker-placed, marker-removed, no-markers-left
###     deployed           seat                  -changed    as above
###     moved              seat
###     stayed             seat
###     attacked           seat       defender   -neutral    there is no defender
###     revolted           seat                  -winter     more is not 0
###     thrown                                   -none       the tray is empty
###     battle-ended       attacker,  defender   -<kind>-<outcome>
###                        else defender
###     card-lost          seat                  -board      there is a space (else silent)
###     winter-came
###     unsupplied         seat
###     scored
###     year-ended
###     game-ended         any rank 1            -shared     several seats have rank 1
###
### ARGUMENTS. Seats by name; provinces, spaces and actions, special cards, seasons and sides by the words below;
### year, number, place, loss and player as they are. Numbers come with their noun: $chests from `shogun-chests`,
### $armies and $survivors from `shogun-armies`, $markers from `shogun-markers`, $farmers and $more from
### `shogun-farmers`, each with $count. What else differs from the fields of the event:
###     amounts            the last one as $amount (rice-confiscated), $chests (taxes-collected) or $armies (deployed),
###                        the first as $printed, and
###                        $steps: a list of `shogun-amount-<source>` ($amount) for the others
###     by color           a list of those that are not 0: `shogun-share` ($seat, $count; subject seat) and
###                        `shogun-share-farmers` ($count); thrown.tray is $tray, rice (zeros too) is $rice
###     start-dealt        $armies: a list of `shogun-garrison` ($province, $count)
###     tower-loaded       $thrown and $fell_out: numbers; $inside: all shelves together, by color
###     events-laid-out    $events: a list of `shogun-open-event` ($card; $loss is the last part of the id)
###     event-drawn        $card, $effect (see CARDS)
###     specials-laid-out  $specials: a list of `shogun-place` ($place from 1, $special)
###     bids-revealed      $bids: a list of `shogun-bid` (subject seat; $seat; -province with $province, -chest with
###                        $value, or -empty); $tied: a list of `shogun-tied` ($seats, with `you-object`)
###     turn-order-set     $order: a list of `shogun-who` (subject seat; $seat)
###     thrown             $cubes by color; $lay: `shogun-thrown-lay` ($cubes) if from_tray holds something, else
###                        nothing; $extra: `shogun-thrown-extra` ($extras: a list of `shogun-extra-<source>`,
###                        $armies) if there are extras, else nothing
###     battle-ended       $count: `shogun-count` ($attackers, $defenders, $farmers: numbers) with the variant
###                        -neutral or -revolt by its kind, -farmers if farmers helped, else none;
###                        $lost: `shogun-lost` ($buildings: a list of `shogun-a-<building>`) if any, else nothing
###     built              $building: `shogun-a-<building>`
###     unsupplied         $provinces, $rice and $unsupplied: numbers; $drawn: a list of provinces
###     winter-came        $card
###     scored             $scores: a list of `shogun-score` (subject seat; $seat, $points, $provinces, $buildings,
###                        $total: numbers; -majorities with $majorities, a list of `shogun-majority`, -tied if tied,
###                        with $building from `shogun-<building>s`, $region, $points; those of 0 points left out)
###     game-ended         $winners: a list of `shogun-who`; $standing: a list of `shogun-standing` (subject seat;
###                        $rank, $seat, $points, $chests), best rank first, then by seat
###
### CARDS. The kind of an event card is its id without the last part: `shogun-card-<kind>`, and
### `shogun-card-<kind>-effect`.
###
### MOVES.
###     claim:PROVINCE, claim:pile, renew, unseal, stay     shogun-move-<head>, -claim-pile; $province
###     group:N                                             shogun-move-group       $armies
###     plan:SPACE:CARD     shogun-move-plan $space, $card (a province, `shogun-chest-card` $value, `shogun-no-card`)
###     special:SPECIAL     shogun-move-special $special
###     march:TO:N          shogun-move-march $province, $armies
###     revolt:PROVINCE     shogun-move-revolt $province
###
### QUESTIONS. base = `shogun-ask-<step>`; subject = the actors. $seat: actors[0]; $seats: all actors, joined;
### $province: what waits for a decision (for `group` the claimed card). In `plan` the other is the viewer if
### its plan is sealed. `over` is like `game-ended`: $winners, -shared.

## Words

shogun-name = Shogun
shogun-chests = { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
shogun-armies = { $count ->
        [one] { $count } army
       *[other] { $count } armies
    }
shogun-farmers = { $count ->
        [one] { $count } farmer
       *[other] { $count } farmers
    }
shogun-markers = { $count ->
        [one] { $count } revolt marker
       *[other] { $count } revolt markers
    }
shogun-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
shogun-side-sun = sun side
shogun-side-moon = moon side
shogun-year = Year { $year }
shogun-spring = spring
shogun-summer = summer
shogun-fall = fall
shogun-winter = winter
shogun-neutral = neutral
shogun-farmers-name = farmers
shogun-chest-word = chests
shogun-rice-word = rice
shogun-tax-word = tax
shogun-supply-word = supply
shogun-tower-word = tower
shogun-tray-word = tray
shogun-marker-word = revolt markers
shogun-chest-card = chest card { $value }
shogun-no-card = no card
shogun-face-down = face down

## Regions

shogun-region-green = green
shogun-region-red = red
shogun-region-purple = purple
shogun-region-yellow = yellow
shogun-region-brown = brown

## Buildings

shogun-castle = castle
shogun-temple = temple
shogun-theater = Nô theater
shogun-castles = castles
shogun-temples = temples
shogun-theaters = Nô theaters
shogun-a-castle = a castle
shogun-a-temple = a temple
shogun-a-theater = a Nô theater

## Spaces of the board: ten actions and the bid, each with a sentence

shogun-space-castle = Build a castle
shogun-space-temple = Build a temple
shogun-space-theater = Build a Nô theater
shogun-space-rice = Confiscate rice
shogun-space-taxes = Collect taxes
shogun-space-deploy5 = Deploy 5 armies
shogun-space-deploy3 = Deploy 3 armies
shogun-space-deploy1 = Deploy 1 army and move
shogun-space-battle-a = Battle/Move A
shogun-space-battle-b = Battle/Move B
shogun-space-auction = Bid for turn order

shogun-space-castle-text = Pays 3 chests and puts a castle on a free building space.
shogun-space-temple-text = Pays 2 chests and puts a temple on a free building space.
shogun-space-theater-text = Pays 1 chest and puts a Nô theater on a free building space.
shogun-space-rice-text = Takes the province’s rice; the farmers there grow restless.
shogun-space-taxes-text = Takes the province’s tax in chests; the farmers there grow restless.
shogun-space-deploy5-text = Pays 3 chests and deploys 5 armies from the supply.
shogun-space-deploy3-text = Pays 2 chests and deploys 3 armies from the supply.
shogun-space-deploy1-text = Pays 1 chest, deploys 1 army, then may move armies to a neighboring province of one’s own.
shogun-space-battle-a-text = Marches into a neighboring province and fights if it is not one’s own; one army stays behind.
shogun-space-battle-b-text = The same once more, from another province.
shogun-space-auction-text = The highest bid chooses first among special cards and places in the turn order.

## Special cards, each with its privilege

shogun-special-chest = +1 chest
shogun-special-rice = +1 rice
shogun-special-armies = 6 armies
shogun-special-attack = +1 in attack
shogun-special-defense = +1 in defense
shogun-special-chest-text = Collecting taxes brings 1 chest more.
shogun-special-rice-text = Confiscating rice brings 1 rice more.
shogun-special-armies-text = Deploy 5 armies deploys 6.
shogun-special-attack-text = In each of your attacks, 1 more army from your supply goes into the tower.
shogun-special-defense-text = Whenever a player attacks you, 1 more army from your supply goes into the tower.

## Event cards, by kind, each with its effect

shogun-card-theater = Theater days
shogun-card-neutral = Stubborn villages
shogun-card-castle = Strong castles
shogun-card-temple = Temple peace
shogun-card-taxes-max = Light taxes
shogun-card-taxes-min = Heavy taxes
shogun-card-rice-min = Good harvest
shogun-card-rice-max = Poor harvest
shogun-card-deploy = Few recruits
shogun-card-theater-effect = Building a Nô theater removes 1 revolt marker from its province.
shogun-card-neutral-effect = Neutral provinces are defended by 2 farmers instead of 1.
shogun-card-castle-effect = A castle brings its attacked owner 1 more army from the supply.
shogun-card-temple-effect = Provinces with a temple cannot be attacked.
shogun-card-taxes-max-effect = Taxes bring 5 chests at most.
shogun-card-taxes-min-effect = Taxes bring 6 chests at least.
shogun-card-rice-min-effect = Rice brings 4 at least.
shogun-card-rice-max-effect = Rice brings 3 at most.
shogun-card-deploy-effect = Deploy 5 deploys only 3 armies, Deploy 3 only 2.

## Provinces

shogun-province-aki = Aki
shogun-province-awa-boso = Awa-Boso
shogun-province-awa-shikoku = Awa-Shikoku
shogun-province-bingo = Bingo
shogun-province-bitchu = Bitchu
shogun-province-bizen = Bizen
shogun-province-echigo = Echigo
shogun-province-echizen = Echizen
shogun-province-etchu = Etchu
shogun-province-harima = Harima
shogun-province-hida = Hida
shogun-province-hitachi = Hitachi
shogun-province-hoki = Hoki
shogun-province-ise = Ise
shogun-province-iwami = Iwami
shogun-province-iyo = Iyo
shogun-province-izu = Izu
shogun-province-izumo = Izumo
shogun-province-kaga = Kaga
shogun-province-kai = Kai
shogun-province-kazusa = Kazusa
shogun-province-kii = Kii
shogun-province-kozuke = Kozuke
shogun-province-mikawa = Mikawa
shogun-province-mimasaka = Mimasaka
shogun-province-mino = Mino
shogun-province-musashi = Musashi
shogun-province-mutsu = Mutsu
shogun-province-noto = Noto
shogun-province-omi = Omi
shogun-province-owari = Owari
shogun-province-sagami = Sagami
shogun-province-sanuki = Sanuki
shogun-province-settsu = Settsu
shogun-province-shima = Shima
shogun-province-shimosa = Shimosa
shogun-province-shimotsuke = Shimotsuke
shogun-province-shinano = Shinano
shogun-province-suruga = Suruga
shogun-province-tajima = Tajima
shogun-province-tamba = Tamba
shogun-province-tosa = Tosa
shogun-province-totomi = Totomi
shogun-province-wakasa = Wakasa
shogun-province-yamato = Yamato

## Set-up

shogun-event-game-set-up-predetermined = The game is played on the { $side }. Everybody has { $chests }, and the starting provinces are given.
shogun-event-game-set-up-draft = The game is played on the { $side }. Everybody has { $chests }; { $first } claims the first province.
shogun-event-game-set-up-draft-you = The game is played on the { $side }. Everybody has { $chests }; you claim the first province.

shogun-garrison = { $province } { $count }
shogun-event-start-dealt = { $seat } starts as player { $player }: { $armies }.
shogun-event-start-dealt-you = You start as player { $player }: { $armies }.

shogun-event-cards-turned-up = Turned up: { $provinces }.
shogun-event-cards-renewed = { $seat } puts { $provinces } under the pile.
shogun-event-cards-renewed-you = You put { $provinces } under the pile.
shogun-event-province-claimed-open = { $seat } claims { $province }.
shogun-event-province-claimed-open-you = You claim { $province }.
shogun-event-province-claimed-pile = { $seat } takes a card from the pile: { $province }.
shogun-event-province-claimed-pile-you = You take a card from the pile: { $province }.
shogun-event-group-placed = { $seat } places { $armies } in { $province }.
shogun-event-group-placed-you = You place { $armies } in { $province }.

shogun-share = { $seat } { $count }
shogun-share-you = you { $count }
shogun-share-farmers = farmers { $count }
shogun-event-tower-loaded = The tower is loaded with { $thrown } cubes. { $fell_out ->
        [0] Nothing falls
        [one] { $fell_out } falls
       *[other] { $fell_out } fall
    } out again; inside lie { $inside }.

## The round

shogun-open-event = { $card } (rice −{ $loss })
shogun-event-events-laid-out = Year { $year } brings { $events }.
shogun-event-season-started = It is { $season } of year { $year }.
shogun-event-actions-laid-out = The first five actions are { $actions }; five more lie face down.
shogun-place = { $place }. { $special }
shogun-event-specials-laid-out = The places in the turn order: { $specials }.

shogun-event-plan-sealed = { $seat } seals a plan.
shogun-event-plan-sealed-you = You seal your plan.
shogun-event-plan-unsealed = { $seat } takes the plan back.
shogun-event-plan-unsealed-you = You take your plan back.

shogun-event-event-drawn = The event of the round is { $card }. { $effect }
shogun-bid-chest = { $seat } bids { $value }
shogun-bid-chest-you = you bid { $value }
shogun-bid-province = { $seat } bids the card of { $province }
shogun-bid-province-you = you bid the card of { $province }
shogun-bid-empty = { $seat } bids nothing
shogun-bid-empty-you = you bid nothing
shogun-tied = between { $seats }
shogun-event-bids-revealed = The bids, in the order of choosing: { $bids }.
shogun-event-bids-revealed-tied = The bids, in the order of choosing: { $bids }. Chance decides { $tied }.
shogun-event-special-taken = { $seat } takes { $special } and place { $place }.
shogun-event-special-taken-you = You take { $special } and place { $place }.
shogun-who = { $seat }
shogun-who-you = you
shogun-event-turn-order-set = The turn order is { $order }.

## Actions

shogun-event-action-started = Action { $number }: { $action }.
shogun-event-action-turned-up = The next card is turned up. Action { $number } is { $action }.
shogun-event-card-revealed-none = { $seat } does nothing here.
shogun-event-card-revealed-none-you = You do nothing here.
shogun-event-card-revealed-army = { $seat } turns up { $card }.
shogun-event-card-revealed-army-you = You turn up { $card }.

shogun-event-lapsed-chests = { $action } lapses in { $province }: { $seat } has too few chests.
shogun-event-lapsed-chests-you = { $action } lapses in { $province }: you have too few chests.
shogun-event-lapsed-supply = { $action } lapses in { $province }: { $seat } has too few armies in supply.
shogun-event-lapsed-supply-you = { $action } lapses in { $province }: you have too few armies in supply.
shogun-event-lapsed-no-space = { $action } lapses for { $seat }: { $province } has no free building space.
shogun-event-lapsed-no-space-you = { $action } lapses for you: { $province } has no free building space.
shogun-event-lapsed-already-there = { $action } lapses for { $seat }: { $province } has this building already.
shogun-event-lapsed-already-there-you = { $action } lapses for you: { $province } has this building already.
shogun-event-lapsed-no-tiles = { $action } lapses for { $seat } in { $province }: none of these buildings is left.
shogun-event-lapsed-no-tiles-you = { $action } lapses for you in { $province }: none of these buildings is left.
shogun-event-lapsed-one-army = { $action } lapses for { $seat }: the only army in { $province } has to stay.
shogun-event-lapsed-one-army-you = { $action } lapses for you: the only army in { $province } has to stay.
shogun-event-lapsed-nowhere-to-go = { $action } lapses for { $seat }: there is nowhere to go from { $province }.
shogun-event-lapsed-nowhere-to-go-you = { $action } lapses for you: there is nowhere to go from { $province }.

shogun-event-built = { $seat } builds { $building } in { $province } for { $chests }.
shogun-event-built-you = You build { $building } in { $province } for { $chests }.

shogun-amount-leader = { $amount } with the leader
shogun-amount-event = { $amount } by the event
shogun-amount-special = { $amount } with the special card
shogun-event-rice-confiscated = { $seat } takes { $amount } rice from { $province }.
shogun-event-rice-confiscated-you = You take { $amount } rice from { $province }.
shogun-event-rice-confiscated-changed = { $seat } takes { $amount } rice from { $province } ({ $printed } printed, then { $steps }).
shogun-event-rice-confiscated-changed-you = You take { $amount } rice from { $province } ({ $printed } printed, then { $steps }).
shogun-event-taxes-collected = { $seat } collects { $chests } in { $province }.
shogun-event-taxes-collected-you = You collect { $chests } in { $province }.
shogun-event-taxes-collected-changed = { $seat } collects { $chests } in { $province } ({ $printed } printed, then { $steps }).
shogun-event-taxes-collected-changed-you = You collect { $chests } in { $province } ({ $printed } printed, then { $steps }).
shogun-event-marker-placed = The farmers of { $province } grow restless: { $markers } there now.
shogun-event-marker-removed = A revolt marker leaves { $province }: { $markers } there now.
shogun-event-no-markers-left = All revolt markers are in use; { $province } gets none.
shogun-event-deployed = { $seat } deploys { $armies } in { $province } for { $chests }.
shogun-event-deployed-you = You deploy { $armies } in { $province } for { $chests }.
shogun-event-deployed-changed = { $seat } deploys { $armies } in { $province } for { $chests } ({ $printed } printed, then { $steps }).
shogun-event-deployed-changed-you = You deploy { $armies } in { $province } for { $chests } ({ $printed } printed, then { $steps }).
shogun-event-moved = { $seat } moves { $armies } from { $origin } to { $province }.
shogun-event-moved-you = You move { $armies } from { $origin } to { $province }.
shogun-event-stayed = { $seat } moves nothing from { $province }.
shogun-event-stayed-you = You move nothing from { $province }.

## Battles

shogun-event-attacked = { $seat } attacks { $defender } in { $province }, with { $armies } from { $origin }.
shogun-event-attacked-you = You attack { $defender } in { $province }, with { $armies } from { $origin }.
shogun-event-attacked-at-you = { $seat } attacks you in { $province }, with { $armies } from { $origin }.
shogun-event-attacked-neutral = { $seat } marches into neutral { $province }, with { $armies } from { $origin }.
shogun-event-attacked-neutral-you = You march into neutral { $province }, with { $armies } from { $origin }.
shogun-event-revolted = Farmers rise against { $seat } in { $province }: { $farmers }.
shogun-event-revolted-you = Farmers rise against you in { $province }: { $farmers }.
shogun-event-revolted-winter = Hungry farmers rise against { $seat } in { $province }: { $farmers } for revolt markers, { $more } for the winter.
shogun-event-revolted-winter-you = Hungry farmers rise against you in { $province }: { $farmers } for revolt markers, { $more } for the winter.

shogun-extra-special = { $armies } by the special card
shogun-extra-event = { $armies } by the event
shogun-thrown-extra = , including { $extras }
shogun-thrown-lay = , and from the tray { $cubes }
shogun-event-thrown = Into the tower go { $cubes }{ $extra }{ $lay }. In the tray lie { $tray }.
shogun-event-thrown-none = Into the tower go { $cubes }{ $extra }{ $lay }. Nothing falls out.

shogun-count = { $attackers } against { $defenders }
shogun-count-farmers = { $attackers } against { $defenders } plus { $farmers ->
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    }
shogun-count-neutral = { $attackers } against { $farmers ->
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    }
shogun-count-revolt = { $defenders } against { $farmers ->
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    }
shogun-lost = { " " }Lost with it: { $buildings }.

shogun-event-battle-ended-players-attacker = { $count }: { $attacker } takes { $province } from { $defender } with { $survivors } left.
shogun-event-battle-ended-players-attacker-you = { $count }: you take { $province } from { $defender } with { $survivors } left.
shogun-event-battle-ended-players-attacker-at-you = { $count }: { $attacker } takes { $province } from you with { $survivors } left.
shogun-event-battle-ended-players-defender = { $count }: { $defender } holds { $province } against { $attacker } with { $survivors }.
shogun-event-battle-ended-players-defender-you = { $count }: { $defender } holds { $province } against you with { $survivors }.
shogun-event-battle-ended-players-defender-at-you = { $count }: you hold { $province } against { $attacker } with { $survivors }.
shogun-event-battle-ended-players-nobody = { $count }: neither { $attacker } nor { $defender } holds { $province }; it becomes neutral.{ $lost }
shogun-event-battle-ended-players-nobody-you = { $count }: neither you nor { $defender } holds { $province }; it becomes neutral.{ $lost }
shogun-event-battle-ended-players-nobody-at-you = { $count }: neither { $attacker } nor you hold { $province }; it becomes neutral.{ $lost }
shogun-event-battle-ended-neutral-attacker = { $count }: { $attacker } takes { $province } with { $survivors }.
shogun-event-battle-ended-neutral-attacker-you = { $count }: you take { $province } with { $survivors }.
shogun-event-battle-ended-neutral-farmers = { $count }: the farmers drive { $attacker } off, and { $province } stays neutral.
shogun-event-battle-ended-neutral-farmers-you = { $count }: the farmers drive you off, and { $province } stays neutral.
shogun-event-battle-ended-revolt-defender = { $count }: { $defender } puts the revolt down and keeps { $province } with { $survivors }.
shogun-event-battle-ended-revolt-defender-you = { $count }: you put the revolt down and keep { $province } with { $survivors }.
shogun-event-battle-ended-revolt-farmers = { $count }: { $defender } loses { $province } to the farmers; it becomes neutral.{ $lost }
shogun-event-battle-ended-revolt-farmers-you = { $count }: you lose { $province } to the farmers; it becomes neutral.{ $lost }

shogun-event-card-lost-board = The card of { $province } leaves { $seat }’s board; { $space } is empty there now.
shogun-event-card-lost-board-you = The card of { $province } leaves your board; { $space } is empty there now.

## Winter and end

shogun-event-winter-came = In winter of year { $year }, “{ $card }” costs everybody { $loss } rice; rice left: { $rice }.
shogun-event-unsupplied = { $seat } has { $rice } rice for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }, { $unsupplied } too little. Farmers rise in { $drawn }; winter adds { $farmers } to each revolt.
shogun-event-unsupplied-you = You have { $rice } rice for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }, { $unsupplied } too little. Farmers rise in { $drawn }; winter adds { $farmers } to each revolt.

shogun-majority = { $building } in { $region } { $points }
shogun-majority-tied = { $building } in { $region } { $points } shared
shogun-score = { $seat } { $points } (provinces { $provinces }, buildings { $buildings }; { $total } in all)
shogun-score-you = you { $points } (provinces { $provinces }, buildings { $buildings }; { $total } in all)
shogun-score-majorities = { $seat } { $points } (provinces { $provinces }, buildings { $buildings }, most { $majorities }; { $total } in all)
shogun-score-majorities-you = you { $points } (provinces { $provinces }, buildings { $buildings }, most { $majorities }; { $total } in all)
shogun-event-scored = Points for year { $year }: { $scores }.
shogun-event-year-ended = Year { $year } is over. All rice is gone, and the revolt markers leave the board.

shogun-standing = { $rank }. { $seat } ({ $points }, { $chests })
shogun-standing-you = { $rank }. you ({ $points }, { $chests })
shogun-event-game-ended = The game is over. { $winners } becomes shogun: { $standing }.
shogun-event-game-ended-you = The game is over. You become shogun: { $standing }.
shogun-event-game-ended-shared = The game is over. Shogun together: { $winners }. The ranking: { $standing }.

## Questions

shogun-ask-claim = { $seat } claims a province.
shogun-ask-claim-you = Claim a province: one of the open cards, or the top card of the pile.
shogun-ask-group = { $seat } chooses an army group for { $province }.
shogun-ask-group-you = How many armies start in { $province }?
shogun-ask-plan = Still planning: { $seats }.
shogun-ask-plan-you = Plan your ten actions and your bid.
shogun-ask-plan-at-you = Your plan is sealed. Still planning: { $seats }.
shogun-ask-special = { $seat } takes a special card with its place in the turn order.
shogun-ask-special-you = Which special card do you take, with its place in the turn order?
shogun-ask-battle = { $seat } marches from { $province }.
shogun-ask-battle-you = Where do you march from { $province }, and with how many armies?
shogun-ask-move = { $seat } may move armies from { $province }.
shogun-ask-move-you = Do you move armies from { $province } to a neighboring province of yours?
shogun-ask-revolt = { $seat } decides which province revolts next.
shogun-ask-revolt-you = Which of your provinces revolts next?
shogun-ask-over = The game is over: { $winners } becomes shogun.
shogun-ask-over-you = The game is over: you become shogun.
shogun-ask-over-shared = The game is over. Shogun together: { $winners }.

## Moves

shogun-move-claim = Claim { $province }
shogun-move-claim-pile = Claim the top card of the pile
shogun-move-renew = Put both open cards under the pile and turn up two new ones
shogun-move-group = Place { $armies }
shogun-move-plan = { $space }: { $card }
shogun-move-unseal = Take the plan back
shogun-move-special = Take { $special }
shogun-move-march = { $province }: { $armies }
shogun-move-stay = Move nothing
shogun-move-revolt = { $province } revolts next

## Refusals

refusal-not-now = This is not the time for that.
refusal-removed = This province is not in the game with three players.
refusal-not-face-up = This card does not lie face up.
refusal-cannot-renew = You may renew the open cards only once a turn, and only if you had the same two last time.
refusal-place-group-first = First place an army group in the province you have claimed.
refusal-claim-first = First claim a province.
refusal-no-such-group = You have no army group of this size left.
refusal-next-space = The spaces are planned in their order; another one is next.
refusal-not-your-province = This province is not yours.
refusal-card-used = This card lies on another space already.
refusal-must-fill = You have cards enough, so this space may not stay empty.
refusal-unpayable-bid = You do not have that many chests to bid.
refusal-keep-a-bid = You need the last card that can be bid for the auction space.
refusal-keep-no-bid = You have no card that can be bid, so the last empty space has to be the auction space.
refusal-already-sealed = Your plan is sealed. Take it back first.
refusal-nothing-sealed = There is no sealed plan to take back.
refusal-special-taken = Somebody has taken this special card.
refusal-no-border = These provinces are not neighbors.
refusal-leave-one = At least one army has to stay behind.
refusal-own-only = With this action, armies move to your own provinces only.
refusal-temple-shield = By this round’s event, a province with a temple cannot be attacked.
refusal-must-move = Whoever can march has to: move at least one army.
refusal-same-province = The armies are in this province already.
refusal-not-in-revolt = This province is not among those in revolt.

## Options

shogun-option-side = Side of the board
shogun-option-side-text = The regions lie differently on the two sides.
shogun-option-side-sun = sun
shogun-option-side-moon = moon
shogun-option-setup = Starting provinces
shogun-option-setup-text = Where everybody starts.
shogun-option-setup-predetermined = as printed
shogun-option-setup-predetermined-text = The printed table, made for a first game; for the sun side only.
shogun-option-setup-draft = chosen
shogun-option-setup-draft-text = Players claim their provinces one by one.
shogun-option-may-decline-moves = Battle/Move may be declined
shogun-option-may-decline-moves-text = By the rules, whoever can march has to; with this option nobody must.
shogun-option-tower = Battle tower
shogun-option-tower-text = How the program’s tower holds cubes back.
shogun-option-tower-shelves = two shelves
shogun-option-tower-shelves-text = Cubes may stay on either shelf, and may knock others loose.
shogun-option-tower-simple = simple
shogun-option-tower-simple-text = Every cube comes out with a fixed chance, a thrown one more easily than one inside.
shogun-option-tower-recorded = recorded
shogun-option-tower-recorded-text = For throws from a real table, noted as they fell.
shogun-option-material = Corrected values
shogun-option-material-text = For owners of the box who know a printed value better than we do.

## Where a value of the material comes from

shogun-provenance-reconstructed = reconstructed
shogun-provenance-reported = reported
shogun-provenance-assumed = assumed
shogun-provenance-inferred = inferred
shogun-provenance-corrected = corrected by your file

## Hints for a plan

shogun-hint-no-action = no action
shogun-hint-bid = costs { $count }
shogun-hint-province-bid = costs nothing, beats 0
shogun-hint-unpayable = you have only { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }
shogun-hint-taxes = { $count ->
        [one] +{ $count } chest
       *[other] +{ $count } chests
    }
shogun-hint-rice = +{ $count } rice
shogun-hint-revolt = revolt: { $farmers ->
        [one] { $farmers } farmer rises
       *[other] { $farmers } farmers rise
    } against { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
shogun-hint-march = up to { $count } march
shogun-hint-one-army = only one army, it has to stay
shogun-hint-supply = only { $count ->
        [one] { $count } army
       *[other] { $count } armies
    } in supply
shogun-hint-exposed = a stronger neighbor may take it before
shogun-hint-already-there = has this building already
shogun-hint-no-space = no free building space
shogun-hint-no-tiles = none of these buildings is left
shogun-hint-chests = costs { $cost }, but only { $count ->
        [one] { $count } chest is
       *[other] { $count } chests are
    } left then
shogun-hint-chests-perhaps = costs { $cost }, but at worst only { $count ->
        [one] { $count } chest is
       *[other] { $count } chests are
    } left then

## Where the game stands

shogun-state = Everybody wants the most points after two winters: in { $season } of year { $year }, action { $number } of 10 is being carried out; in front with { $points }: { $leaders }; each year’s winter comes after fall and counts provinces, buildings and majorities.
shogun-state-plan = Everybody wants the most points after two winters: in { $season } of year { $year }, ten actions are being planned, bid for and then carried out; in front with { $points }: { $leaders }; each year’s winter comes after fall and counts provinces, buildings and majorities.
shogun-state-winter = Everybody wants the most points after two winters: in the winter of year { $year }, people eat rice, farmers may rise, and then provinces, buildings and majorities are counted; in front with { $points }: { $leaders }.
shogun-state-setup = Everybody wants the most points after two winters: now provinces and armies are shared out, then the first year begins in spring.
