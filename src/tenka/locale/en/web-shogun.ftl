### The browser's own words for Shogun: buttons, hints, labels. Provinces, cards, events and questions stand in shogun.ftl.

## The map

web-shogun-map = Map of the provinces
web-shogun-map-keys = Arrow keys walk over the map, Enter chooses, + and − zoom, 0 shows all.
web-shogun-zoom = View of the map
web-shogun-closer = Closer
web-shogun-farther = Farther away
web-shogun-whole = The whole map
web-shogun-patterns = Patterns for the regions
web-shogun-describe = { $province }, { $region }. { $owner }, { $armies }. Tax { $tax }, rice { $rice }. { $buildings }. { $markers }.
web-shogun-no-buildings = no buildings
web-shogun-free = { $free } of { $of } { $of ->
        [one] space
       *[other] spaces
    } free
web-shogun-by-sea = by sea
web-shogun-most = Most in { $region }:
web-shogun-nobody = nobody

## The round

web-shogun-set-up = Setting up
web-shogun-year = year { $year } of 2
web-shogun-event = Event:
web-shogun-one-of = One of:
web-shogun-track = Actions of this round
web-shogun-face-down = Action { $number } lies face down.
web-shogun-now = now
web-shogun-later = face down
web-shogun-players = Players in turn order
web-shogun-place = Place { $place } in the turn order
web-shogun-planning = planning
web-shogun-sealed = sealed
web-shogun-provinces = { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }
web-shogun-armies-where = Armies: { $map } on the map, { $supply } in supply
web-shogun-shelf = shelf { $number }
web-shogun-tower-about = What lies in the tower and in its tray, by color
web-shogun-at-once = Show nothing, go on at once
web-shogun-tabs = Parts of the table
web-shogun-tab-plan = Desk
web-shogun-tab-players = Players
web-shogun-tab-tower = Tower
web-shogun-tab-log = Log

## Actions in a word or two

web-shogun-short-castle = Castle
web-shogun-short-temple = Temple
web-shogun-short-theater = Theater
web-shogun-short-rice = Rice
web-shogun-short-taxes = Taxes
web-shogun-short-deploy5 = Deploy 5
web-shogun-short-deploy3 = Deploy 3
web-shogun-short-deploy1 = Deploy 1
web-shogun-short-battle-a = Battle A
web-shogun-short-battle-b = Battle B
web-shogun-short-auction = Bid

## The plan desk

web-shogun-plan = Your plan
web-shogun-plan-help = Choose a space, then a card or a province on the map; or drag a card.
web-shogun-your-cards = Your cards
web-shogun-sort = Sort by
web-shogun-sort-tax = tax
web-shogun-sort-rice = rice
web-shogun-sort-armies = armies
web-shogun-sort-region = region
web-shogun-lies-on = lies on { $space }
web-shogun-undo = Undo
web-shogun-clear = Clear
web-shogun-fill = Fill sensibly
web-shogun-form = As a list
web-shogun-seal = Seal the plan
web-shogun-missing = { $count ->
        [one] One space still needs a card.
       *[other] { $count } spaces still need a card.
    }
web-shogun-hint-of = { $space }: { $hint }
web-shogun-hint-more = and { $count } more
web-shogun-hint-no-space = no free building space there
web-shogun-hint-already-there = this building stands there already
web-shogun-hint-no-tiles = none of these buildings is left
web-shogun-hint-chests = you may lack the chests by then
web-shogun-hint-supply = not enough armies in your supply
web-shogun-hint-revolt = farmers will revolt: a marker lies there
web-shogun-hint-one-army = the only army there has to stay
web-shogun-hint-exposed = a stronger neighbor may take it before
web-shogun-hint-unpayable = you do not have that many chests to bid

## Special cards, draft, revolts

web-shogun-choose-order = Choosing in this order:
web-shogun-pile = cards in the pile
web-shogun-renew = Two new cards
web-shogun-groups = Your army groups
web-shogun-group-choose = Choose the army group for this province

## Marching

web-shogun-march-from = From { $province } ({ $armies }) to:
web-shogun-march-choose = Choose a marked province on the map or in the list.
web-shogun-march-armies = Armies that march
web-shogun-march-stay = { $province } keeps { $armies }.
web-shogun-march-own = { $province } is yours: the armies just move there.
web-shogun-march-nowhere = March
web-shogun-march = March to { $province } with { $armies }
web-shogun-fewer = One fewer
web-shogun-more = One more
web-shogun-odds = Odds of { $attacker } against { $defender }
web-shogun-odds-win = you take it
web-shogun-odds-tie = nobody holds it
web-shogun-odds-lose = they hold it
web-shogun-odds-left = about { $count } left

## Scenes

web-shogun-scene-battle = The cubes fall through the tower.
web-shogun-scene-bids = The bids are revealed.
web-shogun-scene-winter = Winter has come.
web-shogun-scene-scored = The year is counted.
web-shogun-battle-players = Battle for { $province }
web-shogun-battle-neutral = March into { $province }
web-shogun-battle-revolt = Revolt in { $province }
web-shogun-attacker = attacks
web-shogun-defender = defends
web-shogun-help = help the defender
web-shogun-against = resist
web-shogun-thrown = thrown into the tower
web-shogun-out = lies in the tray
web-shogun-bids = The bids
web-shogun-lot = Equal bids were put in order by lot.
web-shogun-winter = Winter
web-shogun-winter-loss = { $card }: everybody loses { $loss } rice. What is left has to feed the provinces.
web-shogun-hunger = Too little rice
web-shogun-hunger-row = { $name }: { $rice } rice for { $provinces } provinces. Farmers rise in { $drawn }.
web-shogun-scoring = Points for year { $year }
web-shogun-score-provinces = provinces
web-shogun-score-buildings = buildings
web-shogun-score-most = most buildings in a region
web-shogun-score-year = this year
web-shogun-score-total = total
web-shogun-shared = shared
web-shogun-lapsed = lapses
web-shogun-word-rice = +{ $count } rice

## The end

web-shogun-chart = Course of the game
web-shogun-chart-points = Points
web-shogun-chart-provinces = Provinces
web-shogun-chart-armies = Armies
web-shogun-chart-chests = Chests

## New game and reference

web-shogun-side-sun = Sun side
web-shogun-side-sun-text = The usual regions, with or without a printed start.
web-shogun-side-moon = Moon side
web-shogun-side-moon-text = Other regions and values; everybody claims a start.
web-shogun-setup-predetermined = As printed
web-shogun-setup-draft = Claimed
web-shogun-more-options = More options
web-shogun-specials = Special cards
web-shogun-events = Event cards

## The first game

web-shogun-guide = Guide
web-shogun-guide-ok = Got it
web-shogun-guide-skip = No more tips
web-shogun-guide-plan = Give every action one of your provinces, in secret. The first five actions come in this order; the other five stay hidden. “Fill sensibly” makes a start. Nobody sees your plan before it is carried out.
web-shogun-guide-special = The bids are open. Each special card brings a privilege and a place in the turn order; who acts early strikes first, who acts late knows more.
web-shogun-guide-march = Choose a marked province, then how many armies march; one has to stay behind. The odds include what already lies in the tower.
web-shogun-guide-claim = Claim one of the open province cards, or take the top of the pile. Then place one of your army groups there.
web-shogun-guide-revolt = You have too little rice, so farmers rise. You choose which province is first; cubes that stay in the tower may help later.

## Keys

web-shogun-key-space = choose a space of the plan, in this round’s order
web-shogun-key-bid = choose the space of the bid
web-shogun-key-fill = fill the rest of the plan sensibly
web-shogun-key-undo = take the last card of the plan back
web-shogun-key-map = walk over the map and zoom it, once it has the focus

## Odds, revolts and luck

web-shogun-odds-before = The odds before the throw
web-shogun-odds-of-revolt = If the farmers rise here
web-shogun-odds-held = put down
web-shogun-odds-revolt = farmers win
web-shogun-odds-takes = { $name } takes it
web-shogun-odds-holds = { $name } holds it
web-shogun-odds-farmers = farmers hold it
web-shogun-hint-revolt-odds = ({ $percent } to put it down)
web-shogun-was-tray = { $count } in the tray
web-shogun-was-inside = { $count } inside
web-shogun-stays = { $count ->
        [0] none stay inside
        [one] { $count } stays inside
       *[other] { $count } stay inside
    }
web-shogun-expected = expected { $count }
web-shogun-no-farmers = A revolt marker lies here, so farmers do not help.
web-shogun-why-players-attacker = More attackers came out than defenders and farmers together.
web-shogun-why-players-defender = The attackers are fewer than those who stand against them.
web-shogun-why-players-tie = Equal numbers: nobody is left to hold it.
web-shogun-why-players-no-defender = The attackers are too few, and no defender came out.
web-shogun-why-neutral-attacker = More attackers came out than farmers.
web-shogun-why-neutral-farmers = The farmers are at least as many.
web-shogun-why-revolt-defender = More armies came out than farmers.
web-shogun-why-revolt-farmers = The farmers are at least as many, and so they win.
web-shogun-luck-better = Luck: { $name } threw better than { $count } in 100.
web-shogun-luck-better-you = Luck: you threw better than { $count } in 100.
web-shogun-luck-worse = Luck: { $name } threw worse than { $count } in 100.
web-shogun-luck-worse-you = Luck: you threw worse than { $count } in 100.
web-shogun-luck-certain = Luck: it could not have come out otherwise.
