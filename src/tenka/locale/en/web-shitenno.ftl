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
web-shitenno-needs-tile = Choose a hierarchy tile.
web-shitenno-needs-tiles = Choose a hierarchy tile for each lot.
web-shitenno-clear = Start over
web-shitenno-offer = Offer the lot
web-shitenno-split = Offer both lots

## Provinces

web-shitenno-hint-turn = Tap a glowing province to see how you can pay.
web-shitenno-take = Take control
web-shitenno-placed = { $placed } of { $most } Kamons placed
web-shitenno-nothing = You cannot pay for any province now.
web-shitenno-cannot = You cannot pay for this province now.
web-shitenno-back = Back
web-shitenno-or = or
web-shitenno-gives = Gives { $points } points.
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
web-shitenno-more = { $count } more ways
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
