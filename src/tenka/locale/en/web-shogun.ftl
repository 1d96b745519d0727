### The browser's own words for Shogun: buttons, hints, labels. Provinces, cards, events and questions stand in shogun.ftl.

## The map

web-shogun-map = Map of the provinces
web-shogun-map-keys = Arrow keys walk over the map, Enter chooses, + and − zoom, 0 shows all.
web-shogun-zoom = View of the map
web-shogun-closer = Closer
web-shogun-farther = Farther away
web-shogun-whole = The whole map
web-shogun-back = Back to where you were
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
web-shogun-plan-tap = Tap an action, then one of your cards; or one of your provinces, then an action.
web-shogun-plan-how = Choose a space, then its card.
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
web-shogun-budget = { $spent } of { $chests } { $chests ->
        [one] chest
       *[other] chests
    }
web-shogun-budget-bid = bid { $bid }
web-shogun-budget-taxes = taxes +{ $count }
web-shogun-here = What to do in { $province }
web-shogun-here-help = Choose what to do here. Dashed: nothing would happen.
web-shogun-take-hint = Put it on the desk
web-shogun-card-for = { $action }: which card?
web-shogun-action-for = { $card }: which action?
web-shogun-fill-short = Fill

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

web-shogun-scene-strip = Others fight.
web-shogun-enlarge = Show at length
web-shogun-scene-battle = The tower decides.
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
web-shogun-winter-needs = Rice against provinces: every province eats one.
web-shogun-pantry = { $rice } rice for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }
web-shogun-hunger = Too little rice
web-shogun-hunger-row = { $name }: { $rice } rice for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }. Farmers rise in { $drawn }.
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

web-shogun-end-feat = Against the odds
web-shogun-end-feat-text = { $name } won { $province } with a chance of { $chance }.
web-shogun-end-luck = Luck
web-shogun-end-luck-text = { $name } won { $count } battles more than could be expected.
web-shogun-end-luck-none = Nobody won more battles than could be expected.
web-shogun-end-coach = Turning point, by the coach
web-shogun-end-turn = Turning point, by points
web-shogun-end-turn-text = { $name } has led since { $season } of year { $year }.
web-shogun-end-turn-never = { $name } was never behind.
web-shogun-end-see = See it
web-shogun-chart = Course of the game
web-shogun-chart-points = Points
web-shogun-chart-provinces = Provinces
web-shogun-chart-armies = Armies
web-shogun-chart-chests = Chests

## New game and reference

web-shogun-side-sun = Sun side
web-shogun-side-sun-text = The usual regions, with or without a printed start.
web-shogun-side-moon = Moon side
web-shogun-side-moon-text = 8 provinces in another region; everybody claims a start.
web-shogun-setup-predetermined = As printed
web-shogun-setup-draft = Claimed
web-shogun-more-options = More options
web-shogun-specials = Special cards
web-shogun-events = Event cards

## The first game


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

## What a thing is, for who rests on it or holds it

web-shogun-about-province = Province
web-shogun-about-province-text = One of the provinces of the board. Its owner plans actions there; each is worth 1 point in winter.
web-shogun-about-neutral = Neutral province
web-shogun-about-neutral-text = It belongs to nobody. Whoever marches in meets a farmer or more in the tower.
web-shogun-about-army = Armies
web-shogun-about-army-text = The number tells how many armies stand here, the crest whose they are. One has to stay when the others march.
web-shogun-about-castle = Castle
web-shogun-about-castle-text = A building: points in winter, more for the most castles in a region.
web-shogun-about-temple = Temple
web-shogun-about-temple-text = A building: points in winter, more for the most temples in a region.
web-shogun-about-theater = Nô theater
web-shogun-about-theater-text = A building: points in winter, more for the most theaters in a region.
web-shogun-about-slot = Building space
web-shogun-about-slot-text = Room for one building. A province never holds two of the same kind.
web-shogun-about-marker = Revolt marker
web-shogun-about-marker-text = The farmers are restless. Take rice or taxes here again and they revolt, one farmer for each marker; in a battle they do not help the defender.
web-shogun-about-chests = Chests
web-shogun-about-chests-text = They pay for buildings, armies and bids, and break ties at the end. Taxes bring more.
web-shogun-about-rice = Rice
web-shogun-about-rice-text = In winter every province needs 1 rice. Who has too little faces revolts.
web-shogun-about-points = Points
web-shogun-about-points-text = Counted in both winters: provinces, buildings, and the most buildings of a kind in a region.
web-shogun-about-provinces = Provinces
web-shogun-about-provinces-text = How many provinces this player owns: as many points, and as much rice needed in winter.
web-shogun-about-armies = Armies
web-shogun-about-armies-text = Armies on the map; the rest waits in the supply or lies in the tower.
web-shogun-about-place = Turn order
web-shogun-about-place-text = Every action is carried out in this order. The place came with the special card.
web-shogun-about-sealed = Plans
web-shogun-about-sealed-text = Everybody plans at once and in secret. A sealed plan can be taken back until the last one seals.
web-shogun-about-tower = The tower
web-shogun-about-tower-text = All cubes of a battle go in here. Some stay on the shelves, others fall out, even from earlier battles. What lies inside is open.
web-shogun-about-tray = The tray
web-shogun-about-tray-text = Cubes that came out and fought for nobody. They are thrown in again with the next battle.
web-shogun-about-season = Season
web-shogun-about-season-text = A year has spring, summer and fall, each with a plan and ten actions, and winter, which counts. The game lasts two years.
web-shogun-about-open-event = One of the open events
web-shogun-about-open-event-text = One of these is drawn when all plans are sealed and holds for the round. The one left for winter costs rice.
web-shogun-about-face-down = Face-down action
web-shogun-about-face-down-text = It is one of the actions that do not lie open. It is turned up during the round.
web-shogun-about-majority = Most buildings in a region
web-shogun-about-majority-text = Whoever has the most castles, temples or theaters in a region gets points in winter; who shares the lead gets one less.
web-shogun-about-neighbor = Neighboring provinces
web-shogun-about-neighbor-text = Armies march over a common border or along a sea route. The color tells the owner, the number the armies.
web-shogun-about-tax = Tax
web-shogun-about-tax-text = So many chests this province brings when taxes are collected here.
web-shogun-about-harvest = Rice yield
web-shogun-about-harvest-text = So much rice this province brings when rice is confiscated here.
web-shogun-about-card = Province card
web-shogun-about-card-text = Put it on an action: then that action happens in this province. Each card lies on one space only. As a bid it costs nothing, beats a 0 and loses to a 1.
web-shogun-about-chest-card = Chest card
web-shogun-about-chest-card-text = As a bid it is worth its number in chests. On an action it means: do nothing here.
web-shogun-about-odds = Odds
web-shogun-about-odds-text = Counted from what everybody knows: the cubes that are thrown, and those in the tower and its tray.
web-shogun-about-group = Army group
web-shogun-about-group-text = One group goes into each province you claim.
web-shogun-about-pile = The pile
web-shogun-about-pile-text = Instead of an open card you may take the top card of the pile, unseen.
web-shogun-about-renew = Two new cards
web-shogun-about-renew-text = You face the same two cards as last time, so you may have them replaced once.
web-shogun-about-revolt = Revolt
web-shogun-about-revolt-text = Farmers rise here because rice is missing. You choose which province is first.
web-shogun-about-march = March
web-shogun-about-march-text = Choose a marked province and how many armies go. One has to stay.
web-shogun-about-target = Where to
web-shogun-about-target-text = A province that can be reached from here. If it is not yours, there is a battle.
web-shogun-about-stay = Move nothing
web-shogun-about-stay-text = Your armies stay where they are.
web-shogun-about-seal = Seal the plan
web-shogun-about-seal-text = Fixes your plan. Until the last one seals, you can take it back.
web-shogun-about-unseal = Take the plan back
web-shogun-about-unseal-text = Opens your sealed plan again, as long as somebody is still planning.
web-shogun-about-fill = Fill sensibly
web-shogun-about-fill-text = Puts fitting cards on the spaces that are still empty. What you placed stays.
web-shogun-about-undo = Undo
web-shogun-about-undo-text = Takes back your last change of the plan.
web-shogun-about-clear = Clear
web-shogun-about-clear-text = Takes all cards off the plan.
web-shogun-about-form = As a list
web-shogun-about-form-text = The same plan as a form: one choice for each action.
web-shogun-about-zoom = View of the map
web-shogun-about-zoom-text = The wheel, two fingers, a double tap on a province, or these buttons.
web-shogun-about-speed = Speed
web-shogun-about-speed-text = How fast everything is shown. Space or a click goes on at any time.
web-shogun-about-map = The map
web-shogun-about-map-text = Arrow keys walk from province to province. Hold or rest on a piece to learn what it is.

## Why something cannot be done

web-shogun-not-nothing-placed = No card lies on the plan yet.
web-shogun-not-nothing-undone = There is nothing to take back.
web-shogun-not-full = Every space that can have a card has one.
web-shogun-not-choose-target = First choose where to.
web-shogun-not-least = At least one army has to march.
web-shogun-not-most = At least one army has to stay behind.
web-shogun-not-whole = You see the whole map already.
web-shogun-not-busy = Something is still being shown.
web-shogun-moments-winter =
    { $count ->
        [one] one winter
       *[other] { $count } winters
    }
web-shogun-moments-revolt =
    { $count ->
        [one] one revolt
       *[other] { $count } revolts
    }
web-shogun-moments-battle =
    { $count ->
        [one] one battle
       *[other] { $count } battles
    }

## Drawings in the rules

web-shogun-figure-board = The sun side: five regions of nine provinces each.
web-shogun-figure-tower = Thrown in above; some cubes stay on the two shelves, some that lay there fall. Only what lies in the tray counts.

## The overview: who leads where, what a scoring would give now, and what the map shows

web-shogun-leads = Who leads where
web-shogun-region = Region
web-shogun-player = Player
web-shogun-points-now = now
web-shogun-lead-one = { $building }, { $region }: { $names } leads with { $count }, { $lead } ahead, worth { $points }.
web-shogun-lead-tied = { $building }, { $region }: { $names } share the lead with { $count } each, worth { $points } to each.
web-shogun-lead-nobody = { $building }, { $region }: nobody has any; { $points } to win.
web-shogun-lead-own = You have { $count }.
web-shogun-projected = If winter scored now
web-shogun-projected-provinces = Provinces
web-shogun-projected-buildings = Buildings
web-shogun-projected-majorities = Most buildings in a region
web-shogun-projected-modules = Modules
web-shogun-projected-about = Points of a scoring right now, before rice and revolts, on top of those everybody has.
web-shogun-layers = What the map shows
web-shogun-about-layers = What the map shows
web-shogun-about-layers-text = Owners, regions, rice, taxes or dangers, by pattern and number. Chosen once, it stays.
web-shogun-layer-plain = Regions and armies
web-shogun-layer-owner = Owners
web-shogun-layer-region = Patterns for the regions
web-shogun-layer-rice = Rice
web-shogun-layer-tax = Taxes
web-shogun-layer-danger = Danger
web-shogun-layer-level-1 = less than { $some }
web-shogun-layer-level-2 = { $some } or more
web-shogun-layer-level-3 = { $much } or more
web-shogun-layer-danger-1 = can be attacked
web-shogun-layer-danger-2 = farmers may rise
web-shogun-layer-danger-3 = as many or more can attack
web-shogun-layer-rice-number = The number is the printed rice.
web-shogun-layer-tax-number = The number is the printed taxes.
web-shogun-layer-danger-number = Attackers against defenders, with all that would join them; or farmers.
web-shogun-layer-rice-about = { $province }: { $count } rice.
web-shogun-layer-tax-about = { $province }: { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }.
web-shogun-layer-danger-about = { $province }: up to { $attackers } can attack, { $defenders } defend; farmers that may rise: { $farmers }.
web-shogun-key-leads = who leads where
web-shogun-key-layers = what the map shows, one after the other
web-shogun-live = Bizen marches. Send any number of armies and see what the tower keeps and what falls into the tray.
