### Shitennō. Ids, viewer parts, lists and refusals follow the convention at the top of zipang.ftl; an underscore
### or a plus in an id becomes a hyphen. What is different here:
###
### EVENTS. base = `shitenno-event-<tag>`
###     tag               subject   other   variant (the first that fits)
###     titles-dealt
###     dealt
###     sharing-started   tairo             -last   last is true
###     reshuffled
###     lot-offered       tairo     seat
###     lot-refused       seat      next    -all    nobody is next
###     lots-split        tairo     seat
###     lot-taken         seat              -<how>
###     titles-taken
###     turn-started      seat
###     card-taken        seat
###     controlled        seat
###     tile-taken        seat              -last   nothing lies below
###     turn-ended        seat              -none   nothing was placed (else silent)
###     gilded            seat
###     hand-counted      seat              -empty  no cards
###     province-counted  seat
###     game-ended        any seat of rank 1
###
### ARGUMENTS. Fields under their own names: provinces as `shitenno-province-<id>`, troops and cards as
### `shitenno-card-<id>`, bonuses as `shitenno-bonus-<id>`, titles as `shitenno-title-<id>`. Equal cards of a list stand
### together: `shitenno-several` ($count, $what). $lot and $other are the text of base `shitenno-lot` ($cards, $tile:
### `shitenno-tile-<seals>`; variant -empty without cards). $titles lists base `shitenno-titled` (subject seat; $seat,
### $title), highest first. $payment lists the cards, then the Hatamoto and tiles as `shitenno-part-<id>`, several
### as above. `game-ended` has $winners and $standing, each entry base `shitenno-standing` (subject seat; $rank,
### $seat, $points).
###
### MOVES.
###     add:CARD            shitenno-move-add       $card
###     offer:SEALS         shitenno-move-offer     $tile
###     split:HIGH+LOW      shitenno-move-split     $tile, $other
###     choose:SEALS        shitenno-move-choose    $tile
###     accept, refuse, draw, end   shitenno-move-<name>
###     PROVINCE:WAY        shitenno-move-<way>     $province
###     use:PART:COUNT      shitenno-move-use       $part, $count; variant -none for 0
###     gild:PROVINCE:N     shitenno-move-gild      $province, $position; variant -none for gild:none
###
### QUESTIONS. base = `shitenno-ask-<step>`; subject = actors[0] ($seat), other = tairo ($tairo) while somebody is
### asked, with $lot and $other. Variant in `turn`: -<placed> if a Kamon was placed. $province in `pay`.

## Words

shitenno-name = Shitennō
shitenno-even-year = even year
shitenno-odd-year = odd year
shitenno-tairo = Tairō
shitenno-lot-word = lot
shitenno-tray = cards to share
shitenno-troop-deck = troop deck
shitenno-koku-deck = koku deck
shitenno-discards = discarded troops
shitenno-hand = hand
shitenno-stock = Kamons in stock
shitenno-gate = gate
shitenno-golden = golden
shitenno-hierarchy-tiles = hierarchy tiles
shitenno-bonus-tiles = bonus tiles
shitenno-title-order = order of titles
shitenno-points = { $points ->
        [one] { $points } favor point
       *[other] { $points } favor points
    }
shitenno-kokus = { $kokus ->
        [one] { $kokus } koku
       *[other] { $kokus } kokus
    }
shitenno-several = { $count } × { $what }

## Generals, titles, provinces

shitenno-general-honda = Honda Tadakatsu
shitenno-general-sakakibara = Sakakibara Yasumasa
shitenno-general-sakai = Sakai Tadatsugu
shitenno-general-ii = Ii Naomasa

shitenno-title-daimyo = Daimyō
shitenno-title-shomyo = Shōmyō
shitenno-title-sensei = Sensei
shitenno-title-hatamoto = Hatamoto
shitenno-power-daimyo = 2 more points for every Kamon placed.
shitenno-power-shomyo = 1 more point for every Kamon placed.
shitenno-power-sensei = At the end of the turn, one own Kamon may be turned over to its golden face, which counts double.
shitenno-power-hatamoto = Once a turn, stands for one troop of any type.

shitenno-tile-4 = 4 seals (Daimyō)
shitenno-tile-3 = 3 seals (Shōmyō)
shitenno-tile-2 = 2 seals (Sensei)
shitenno-tile-1 = 1 seal (Hatamoto)

shitenno-province-chugoku = Chūgoku
shitenno-province-chubu = Chūbu
shitenno-province-hokkaido = Hokkaidō
shitenno-province-kyushu = Kyūshū
shitenno-province-tohoku = Tōhoku
shitenno-province-shikoku = Shikoku
shitenno-province-kansai = Kansai
shitenno-province-kanto = Kantō

## Cards and tiles

shitenno-card-samurai = Samurai
shitenno-card-bushi = Bushi
shitenno-card-sohei = Sōhei
shitenno-card-shinobi = Shinobi
shitenno-card-samurai-samurai = Samurai+Samurai
shitenno-card-samurai-bushi = Samurai+Bushi
shitenno-card-samurai-sohei = Samurai+Sōhei
shitenno-card-samurai-shinobi = Samurai+Shinobi
shitenno-card-bushi-bushi = Bushi+Bushi
shitenno-card-bushi-sohei = Bushi+Sōhei
shitenno-card-bushi-shinobi = Bushi+Shinobi
shitenno-card-sohei-sohei = Sōhei+Sōhei
shitenno-card-sohei-shinobi = Sōhei+Shinobi
shitenno-card-shinobi-shinobi = Shinobi+Shinobi
shitenno-card-koku1 = 1 koku
shitenno-card-koku2 = 2 kokus
shitenno-card-koku3 = 3 kokus

shitenno-bonus-exchange = Exchange
shitenno-bonus-plus-one = +1
shitenno-bonus-card-taking = Card taking
shitenno-effect-exchange = Turns one troop or koku that you play into a troop of your choice, or one troop into a koku.
shitenno-effect-plus-one = Doubles one troop that you play, or adds 1 koku to kokus that you play.
shitenno-effect-card-taking = Draw a troop card at any moment of your turn.

shitenno-part-hatamoto = the Hatamoto
shitenno-part-exchange = Exchange tile
shitenno-part-plus-one = +1 tile

shitenno-lot = { $cards } with { $tile }
shitenno-lot-empty = no card with { $tile }

## Events

shitenno-titled = { $seat } is { $title }
shitenno-titled-you = you are { $title }
shitenno-event-titles-dealt = The first titles: { $titles }.
shitenno-event-dealt = You are dealt { $cards }.

shitenno-event-sharing-started = Even year { $year }. { $tairo } is Tairō and lays out { $cards }.
shitenno-event-sharing-started-you = Even year { $year }. You are Tairō and lay out { $cards }.
shitenno-event-sharing-started-last = Even year { $year }. { $tairo } is Tairō and lays out { $cards }. The koku deck is empty: this round is the last.
shitenno-event-sharing-started-last-you = Even year { $year }. You are Tairō and lay out { $cards }. The koku deck is empty: this round is the last.
shitenno-event-reshuffled = The discarded troops are shuffled into a new deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.

shitenno-event-lot-offered = { $tairo } offers { $seat } a lot: { $lot }.
shitenno-event-lot-offered-you = You offer { $seat } a lot: { $lot }.
shitenno-event-lot-offered-at-you = { $tairo } offers you a lot: { $lot }.
shitenno-event-lot-refused = { $seat } refuses. The lot is offered to { $next }.
shitenno-event-lot-refused-you = You refuse. The lot is offered to { $next }.
shitenno-event-lot-refused-at-you = { $seat } refuses. The lot is offered to you.
shitenno-event-lot-refused-all = { $seat } refuses. Nobody has taken the lot.
shitenno-event-lot-refused-all-you = You refuse. Nobody has taken the lot.
shitenno-event-lots-split = { $tairo } makes two lots for { $seat } to choose from: { $lot }, or { $other }.
shitenno-event-lots-split-you = You make two lots for { $seat } to choose from: { $lot }, or { $other }.
shitenno-event-lots-split-at-you = { $tairo } makes two lots for you to choose from: { $lot }, or { $other }.
shitenno-event-lot-taken-accepted = { $seat } takes the lot: { $lot }.
shitenno-event-lot-taken-accepted-you = You take the lot: { $lot }.
shitenno-event-lot-taken-kept = { $seat } keeps the lot: { $lot }.
shitenno-event-lot-taken-kept-you = You keep the lot: { $lot }.
shitenno-event-lot-taken-chosen = { $seat } chooses { $lot }.
shitenno-event-lot-taken-chosen-you = You choose { $lot }.
shitenno-event-lot-taken-left = { $seat } is left with { $lot }.
shitenno-event-lot-taken-left-you = You are left with { $lot }.
shitenno-event-titles-taken = The titles of this round: { $titles }.

shitenno-event-turn-started = Odd year: it is the turn of { $seat }, the { $title }.
shitenno-event-turn-started-you = Odd year: it is your turn, as { $title }.
shitenno-event-card-taken = { $seat } uses a Card taking tile and draws a troop card.
shitenno-event-card-taken-you = You use a Card taking tile and draw { $card }.
shitenno-event-controlled = { $seat } takes control of { $province }, position { $position }, with { $payment } and scores { $points }.
shitenno-event-controlled-you = You take control of { $province }, position { $position }, with { $payment } and score { $points }.
shitenno-event-tile-taken = { $seat } takes the { $troop } tile from the gate of { $province }: { $bonus }. Below lies { $below }.
shitenno-event-tile-taken-you = You take the { $troop } tile from the gate of { $province }: { $bonus }. Below lies { $below }.
shitenno-event-tile-taken-last = { $seat } takes the last tile from the gate of { $province }, { $troop }: { $bonus }.
shitenno-event-tile-taken-last-you = You take the last tile from the gate of { $province }, { $troop }: { $bonus }.
shitenno-event-turn-ended-none = { $seat } places no Kamon.
shitenno-event-turn-ended-none-you = You place no Kamon.
shitenno-event-gilded = { $seat } turns the Kamon on position { $position } of { $province } over to its golden face.
shitenno-event-gilded-you = You turn your Kamon on position { $position } of { $province } over to its golden face.

shitenno-event-hand-counted = { $seat } shows { $cards }: { $kokus } for kokus, { $tiles } for tiles.
shitenno-event-hand-counted-you = You show { $cards }: { $kokus } for kokus, { $tiles } for tiles.
shitenno-event-hand-counted-empty = { $seat } has no card left: { $tiles } for tiles.
shitenno-event-hand-counted-empty-you = You have no card left: { $tiles } for tiles.
shitenno-event-province-counted = { $seat } dominates { $province } and scores { $points }.
shitenno-event-province-counted-you = You dominate { $province } and score { $points }.
shitenno-standing = { $rank }. { $seat } ({ $points })
shitenno-standing-you = { $rank }. you ({ $points })
shitenno-event-game-ended = The game is over. { $winners } is the Shogun’s favorite: { $standing }.
shitenno-event-game-ended-you = The game is over. You are the Shogun’s favorite: { $standing }.

## Questions

shitenno-ask-lot = { $seat } is forming a lot.
shitenno-ask-lot-you = Form a lot: add cards, then offer it with a hierarchy tile.
shitenno-ask-offer = { $tairo } offers { $seat } a lot: { $lot }.
shitenno-ask-offer-you = { $tairo } offers you { $lot }. Do you take the lot?
shitenno-ask-offer-at-you = You offer { $seat } a lot: { $lot }.
shitenno-ask-split = { $seat } is dividing the rest into two lots.
shitenno-ask-split-you = Divide the rest: put cards into the lot that gets the higher hierarchy tile, then name both tiles. The other player chooses first.
shitenno-ask-choose = { $seat } chooses between two lots: { $lot }, or { $other }.
shitenno-ask-choose-you = Which lot do you take: { $lot }, or { $other }?
shitenno-ask-choose-at-you = { $seat } chooses between your two lots: { $lot }, or { $other }.
shitenno-ask-turn = { $seat } may take control of provinces.
shitenno-ask-turn-you = Your turn: take control of a province, or end the turn.
shitenno-ask-turn-1 = { $seat } may place a second Kamon.
shitenno-ask-turn-1-you = You may place a second Kamon, or end the turn.
shitenno-ask-turn-2 = { $seat } may still take a card.
shitenno-ask-turn-2-you = You may still take a card, or end the turn.
shitenno-ask-pay = { $seat } is paying.
shitenno-ask-pay-you = There are several ways to pay for { $province }. How many of these do you use?
shitenno-ask-gild = { $seat } may turn a Kamon over to its golden face.
shitenno-ask-gild-you = You may turn one of your Kamons over to its golden face.
shitenno-ask-over = The game is over: { $winners } is the Shogun’s favorite.
shitenno-ask-over-you = The game is over: you are the Shogun’s favorite.

## Moves

shitenno-move-add = Add { $card } to the lot
shitenno-move-offer = Offer the lot with { $tile }
shitenno-move-accept = Take the lot
shitenno-move-refuse = Refuse the lot
shitenno-move-split = Done: this lot with { $tile }, the rest with { $other }
shitenno-move-choose = Take the lot with { $tile }
shitenno-move-troops = { $province }: with troops
shitenno-move-kokus = { $province }: with kokus
shitenno-move-draw = Use a Card taking tile
shitenno-move-end = End the turn
shitenno-move-use = { $part }: use { $count }
shitenno-move-use-none = { $part }: use none
shitenno-move-gild = Gild the Kamon in { $province }, position { $position }
shitenno-move-gild-none = Gild nothing

## Refusals

refusal-lot-card-gone = This card is not among those to share.
refusal-lot-order = Cards go into a lot in the order in which they are listed.
refusal-lot-tile-gone = This hierarchy tile is gone for this year.
refusal-lot-one-only = More than two players wait for a lot: offer a single one.
refusal-lot-split-now = Only two players wait for a lot: divide the rest into two.
refusal-lot-not-offered = No lot is offered to you.
refusal-lot-answer-first = First take or refuse the lot.
refusal-lot-choose-first = First choose one of the two lots.
refusal-lot-not-there = There is no lot with this hierarchy tile.
refusal-even-year = In an even year cards and titles are shared, and nothing else happens.
refusal-odd-year = In an odd year nothing is shared.
refusal-province-full = This province has no free position.
refusal-two-kamons = You have placed two Kamons this year.
refusal-no-kamon = You have no Kamon left.
refusal-too-few-troops = You do not have the troops for this province.
refusal-too-few-kokus = You do not have the kokus for this province.
refusal-no-card-taking = You have no Card taking tile.
refusal-no-troop-card = There is no troop card to draw.
refusal-nothing-to-pay = First name the province.
refusal-pay-first = First finish your payment.
refusal-no-such-payment = There is no payment like this from which nothing can be left out.
refusal-not-sensei = Only the Sensei turns Kamons over.
refusal-gild-later = The Sensei turns a Kamon over at the end of the turn.
refusal-gild-now = Your turn is over; you may only turn a Kamon over.
refusal-not-your-kamon = None of your Kamons lies there.
refusal-golden-already = This Kamon is golden already.

## Where values come from

shitenno-provenance-printed = printed: stated in the rulebook or printed on the board
shitenno-provenance-inferred = inferred: follows from printed values
shitenno-provenance-reconstructed = reconstructed: fits the printed totals exactly, not read off the cards themselves

## The terminal

cli-help-shitenno =
    Type the number of a move, its name (such as kanto:troops) or the beginning of either name.
    lot …       a whole lot at once, in any order: lot samurai koku1 2
                (dividing: the cards of the first lot and both tiles: lot samurai koku1 4+2)
    pay 3       one of the listed payments
    ?           this help
    why         the rule behind the last refusal
    why MOVE    why a move is not allowed now
    rule D2     a paragraph of the rules; rule alone lists them all
    table       the table once more
    log         everything you have heard so far
    undo        take your last choice back, as far as it is still only yours
    restart     take back all of this turn that can be
    quit        leave the game; you are asked whether to save it
cli-shitenno-title = Round { $year } of at most { $years }, { $half }
cli-shitenno-column-name = name
cli-shitenno-column-title = title
cli-shitenno-column-points = points
cli-shitenno-column-kamons = Kamons
cli-shitenno-column-cards = cards
cli-shitenno-column-tiles = tiles
cli-shitenno-column-known = known cards
cli-shitenno-column-province = province
cli-shitenno-column-troops = takes troops
cli-shitenno-column-price = or kokus
cli-shitenno-column-kamons-there = Kamons from the left
cli-shitenno-column-leader = dominated by
cli-shitenno-column-provenance = provenance
cli-shitenno-none = –
cli-shitenno-decks = Troop deck: { $troops } · Koku deck: { $kokus }
cli-shitenno-tray = To share: { $cards } · Hierarchy tiles: { $seals }
cli-shitenno-draft = In the lot so far: { $cards }
cli-shitenno-lot = Lot: { $cards } with { $tile }
cli-shitenno-hand = Your hand: { $cards }
cli-shitenno-how-lot = Or the whole lot at once: lot CARD CARD … and the seals, such as lot samurai koku1 2
cli-shitenno-how-split = Or all at once: lot CARD CARD … and both tiles, such as lot samurai koku1 4+2
cli-shitenno-payments = Or a whole payment at once:
cli-shitenno-cards = The cards are called { $cards }.
cli-shitenno-thing-simple-troops = { $total } simple troops; of each type: { $split } ({ $origin })
cli-shitenno-thing-double-troops = { $total } double troops; of each pair: { $split } ({ $origin })
cli-shitenno-thing-kokus = { $total } koku cards; number × value: { $split } ({ $origin })
cli-shitenno-thing-bonus-tiles = { $total } bonus tiles; of each troop with each bonus: { $split } ({ $origin })
cli-shitenno-origin-printed = printed
cli-shitenno-origin-inferred = inferred
cli-shitenno-origin-reconstructed = reconstructed

## Where the game stands

shitenno-state-even = Everybody wants the most favor points: in round { $year } of at most { $years }, cards and titles are being shared out, then provinces are taken; in front with { $points }: { $leaders }; it ends when somebody has no Kamon left (fewest now: { $kamons }) or the koku deck is empty ({ $kokus } left).
shitenno-state-odd = Everybody wants the most favor points: in round { $year } of at most { $years }, provinces are being taken, then cards and titles are shared out anew; in front with { $points }: { $leaders }; it ends when somebody has no Kamon left (fewest now: { $kamons }) or the koku deck is empty ({ $kokus } left).
