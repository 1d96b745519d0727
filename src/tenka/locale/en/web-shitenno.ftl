### The browser's own words for Shitennō: buttons, hints, labels. Cards, events and questions stand in shitenno.ftl.

## The table

web-shitenno-head = Round { $year } · { $half }
web-shitenno-last = last round
web-shitenno-map = Map of Japan with eight provinces
web-shitenno-track = Score track
web-shitenno-tabs = Parts of the table
web-shitenno-tab-map = Map
web-shitenno-tab-mat = Provinces
web-shitenno-tab-tray = Sharing
web-shitenno-tab-log = Log
web-shitenno-describe = { $province }. { $needs } Positions { $positions }. Kamons: { $kamons }.
web-shitenno-needs = Takes { $troops }, or kokus worth { $price }.
web-shitenno-no-kamons = none
web-shitenno-full = All four positions are taken.
web-shitenno-nobody = nobody
web-shitenno-no-cards = no cards
web-shitenno-enter = Enter

## Titles

web-shitenno-power-daimyo = +2 points per Kamon
web-shitenno-power-shomyo = +1 point per Kamon
web-shitenno-power-sensei = gilds one Kamon
web-shitenno-power-hatamoto = stands for any troop
web-shitenno-new-title = { $title } from this year on
web-shitenno-known = { $known } of { $cards } cards in the hand are known to all.
web-shitenno-hidden = { $count ->
        [one] { $count } card is
       *[other] { $count } cards are
    } hidden.

## Sharing

web-shitenno-asking = Who is asked, by falling title
web-shitenno-tairo = shares out
web-shitenno-asked = asked
web-shitenno-refused = refuses
web-shitenno-waits = waits
web-shitenno-has = has a lot
web-shitenno-to-share = Cards to share
web-shitenno-tap = Tap cards for your lot
web-shitenno-your-lot = Your lot
web-shitenno-lot-of = Lot of { $seat }
web-shitenno-lot-with = Lot with { $title }
web-shitenno-first-lot = First lot
web-shitenno-second-lot = Second lot
web-shitenno-empty-lot = No card in this lot.
web-shitenno-left = Left to share
web-shitenno-nothing-left = Nothing is left.
web-shitenno-forming = { $seat } is forming a lot.
web-shitenno-tile-for = Hierarchy tile for: { $lot }
web-shitenno-ask-split = Divide the rest into two lots, each with a hierarchy tile. The other player chooses first.
web-shitenno-ask-choose = Which of the two lots do you take?
web-shitenno-needs-tile = Choose a hierarchy tile.
web-shitenno-needs-tiles = Choose a hierarchy tile for each lot.
web-shitenno-clear = Start over
web-shitenno-offer = Offer the lot
web-shitenno-split = Offer both lots

## Provinces

web-shitenno-hint-turn = Tap a glowing province to see how you can pay.
web-shitenno-hint-none = You cannot pay for any place now.
web-shitenno-hint-gild = Tap a glowing province to gild your Kamon there.
web-shitenno-take = Take control
web-shitenno-placed = { $placed } of { $most } Kamons placed
web-shitenno-nothing = You cannot pay for any province now.
web-shitenno-cannot = You cannot pay for this province now.
web-shitenno-back = Back
web-shitenno-or = or
web-shitenno-gives = Gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-shitenno-gives-more = Your title adds { $points }.
web-shitenno-tiles-left = { $count ->
        [0] No tile is left.
        [one] { $count } tile is left.
       *[other] { $count } tiles are left.
    }
web-shitenno-leads = { $seat } dominates.
web-shitenno-nobody-leads = Nobody dominates yet.
web-shitenno-ways = Ways to pay
web-shitenno-way-troops = With troops
web-shitenno-way-kokus = With kokus
web-shitenno-more = { $count ->
        [one] { $count } more way
       *[other] { $count } more ways
    }
web-shitenno-position = position { $position }
web-shitenno-gild-title = Gild a Kamon
web-shitenno-gild-hint = The golden face counts as two for the majority.
web-shitenno-acts = { $seat } is on the move
web-shitenno-acts-you = Your turn
web-shitenno-majorities = Majorities
web-shitenno-empty-hand = Your hand is empty.

## What people say

web-shitenno-says-refuse = No.
web-shitenno-says-accepted = I take it.
web-shitenno-says-kept = Then I keep it.
web-shitenno-says-chosen = This one.
web-shitenno-says-left = The other one.
web-shitenno-says-points = +{ $points }
web-shitenno-says-none = No Kamon.
web-shitenno-says-gild = Golden.

## The end

web-shitenno-count = The final count
web-shitenno-count-before = before
web-shitenno-count-kokus = kokus
web-shitenno-count-tiles = tiles
web-shitenno-count-most = majorities
web-shitenno-count-total = total

## Help and keys

web-shitenno-help = In even years you put cards and a tile into a lot and offer it; in odd years you choose a province and a way to pay for it.
web-shitenno-key-digit = choose a card, a lot, a payment or a Kamon by its place
web-shitenno-key-arrows = move between what can be chosen
web-shitenno-key-tile = put the next hierarchy tile into the first lot; with Shift into the second
web-shitenno-key-answer = accept or refuse a lot
web-shitenno-key-draw = take cards with a tile
web-shitenno-key-gild = gild nothing
web-shitenno-key-end = end your turn
web-shitenno-moments-year =
    { $count ->
        [one] one even year
       *[other] { $count } even years
    }
web-shitenno-moments-control =
    { $count ->
        [one] one Kamon placed
       *[other] { $count } Kamons placed
    }

## Help in place

web-shitenno-about-province = a province
web-shitenno-about-province-text = You take control of it by paying troops or kokus, and place a Kamon on the first free place from the left. Whoever has the most Kamons here scores at the end.
web-shitenno-about-gate = the gate
web-shitenno-about-gate-text = The troop on the top tile is needed as well as those above. Who takes the province gets the tile; its bonus is on the back. Below it lie the others.
web-shitenno-about-position = a free place
web-shitenno-about-position-text = The number is what it costs in kokus, and the points it brings at once.
web-shitenno-about-taken = a Kamon
web-shitenno-about-taken-text = This general took control here. A golden Kamon counts as two for the majority.
web-shitenno-about-leader = who has most Kamons
web-shitenno-about-leader-text = Whoever dominates a province at the end scores 6 points. Of several with equally many, the one furthest to the left does.
web-shitenno-about-troop = Troop
web-shitenno-about-troop-text = Pays for provinces that show this troop, above and on the gate. It is discarded then.
web-shitenno-about-double = Double troop
web-shitenno-about-double-text = Counts as both of its troops in one payment. What is not needed of it is lost.
web-shitenno-about-koku = Kokus, the money
web-shitenno-about-koku-text = The money: pays for any province, at the number of its first free place. There is no change. Kokus left at the end are points.
web-shitenno-about-troops = The troop deck
web-shitenno-about-troops-text = New troops come from here. When it is empty, the discards are shuffled.
web-shitenno-about-kokus = The koku deck
web-shitenno-about-kokus-text = Spent kokus leave the game. The year in which the last one is drawn is the last year.
web-shitenno-about-discards = The discards
web-shitenno-about-discards-text = Troops that were paid. They come back when the troop deck is empty.
web-shitenno-about-points = Favor points
web-shitenno-about-points-text = For each Kamon that you place, and at the end for kokus, tiles and majorities. Most points win.
web-shitenno-about-stock = Kamons left
web-shitenno-about-stock-text = Your crests that are not on the board yet. The game ends after the year in which somebody has none left.
web-shitenno-about-cards = Cards in hand
web-shitenno-about-cards-text = Hands are secret, but lots are open: you know what came to a hand in a lot.
web-shitenno-about-worth = Your hand together
web-shitenno-about-worth-text = How many troops of each kind you could play, with double cards counted for both, and your kokus.
web-shitenno-about-tairo = The Tairō
web-shitenno-about-tairo-text = Whoever has the highest title shares out the cards of an even year.
web-shitenno-about-lot = A lot
web-shitenno-about-lot-text = Cards with one hierarchy tile. Whoever takes it gets them all, and the title of the tile for the odd year.
web-shitenno-about-tray = Cards to share
web-shitenno-about-tray-text = What the Tairō has laid out this year and nobody has got yet.
web-shitenno-about-tile = Hierarchy tile
web-shitenno-about-tile-text = Whoever gets the lot gets this title until titles are shared anew.
web-shitenno-about-title-text = The more seals, the earlier comes the turn.
web-shitenno-about-payment = A way to pay
web-shitenno-about-payment-text = These cards and tiles are enough, and none of them can be left out.
web-shitenno-about-offer = Offer the lot
web-shitenno-about-offer-text = The others are asked by falling title. What all refuse, you keep, and you are done for this year.
web-shitenno-about-accept = Take the lot
web-shitenno-about-accept-text = You get its cards and its title, and are done for this year.
web-shitenno-about-refuse = Refuse the lot
web-shitenno-about-refuse-text = It goes on to the next lower title. You wait for another one.
web-shitenno-about-end = End the turn
web-shitenno-about-end-text = You may place up to two Kamons in a turn, and keep your cards for later years.
web-shitenno-koku = koku

## Drawings in the rules

web-shitenno-figure-hand = A troop card, a double card that counts as both of its troops, and kokus of two values.
web-shitenno-live = Your turn in the first year. Take control of a province in any way that your hand pays for.
