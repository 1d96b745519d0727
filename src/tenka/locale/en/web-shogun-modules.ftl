### The browser's own words for the modules of Shogun. Everything else of them stands in shogun_modules.ftl.

## Plan spaces

web-shogun-short-convert3 = Convert 3
web-shogun-short-convert2 = Convert 2
web-shogun-short-convert1 = Convert 1
web-shogun-key-court = choose a box of the court: 3, 2 or 1 armies
web-shogun-key-choice = choose the answer with this number

## Boards and questions

web-shogun-tab-boards = Boards
web-shogun-boards = Boards of the modules
web-shogun-choose-province = Choose a province

web-shogun-favors-offered = Favors on offer
web-shogun-favors-none = No favors are on offer now.
web-shogun-favor-number = Favor { $favor }
web-shogun-favor-text = { $gift }, for { $officials }
web-shogun-favor-too-dear = You need { $officials }.
web-shogun-favor-none-text = Your officials wait for the next round.
web-shogun-favor-use = Favor { $favor }: { $gift }
web-shogun-favor-keeps = Keeps favor { $favor }: { $gift }
web-shogun-uphold-text = The favor is spent all the same.
web-shogun-officials-of = { $name }: { $officials }
web-shogun-officials-where = Officials: { $court } at the court, { $supply } in supply
web-shogun-hall-empty = empty
web-shogun-asking = In this order, as things stand, favors are asked for: { $names }.
web-shogun-favors-past = Gone:
web-shogun-ask-order = Asking in this order:

web-shogun-samurai-card = Samurai card { $card }
web-shogun-samurai-nothing = nothing
web-shogun-benefit-chests = into your store
web-shogun-benefit-rice = for the coming winter
web-shogun-benefit-armies = into the tower with the next battle
web-shogun-benefit-points = at once

web-shogun-leader-in = Leader in { $province }
web-shogun-leader-off = The leader is off the board.
web-shogun-leader-place-help = Where he stands, buildings cost 1 less, and taxes, rice and deployments bring 1 more.
web-shogun-leader-move-help = He may not stay. If he flees farther away, he leaves no statue.
web-shogun-leader-later = He is placed in another province.
web-shogun-leaves-statue = leaves a statue
web-shogun-trophy-of = trophy of { $name }
web-shogun-statues-left = Statues: { $board } on the board, { $left } left

web-shogun-chamber-open = open
web-shogun-chamber-down = face down
web-shogun-chamber-bag = in the bag
web-shogun-chamber-line = Worth { $value } to whoever has most there, 1 less if several have.
web-shogun-chamber-row = Row { $line }
web-shogun-chamber-column = Column { $line }
web-shogun-chamber-none-text = All open markers stay.
web-shogun-chamber-values = Worth of rows and columns
web-shogun-chambers-about = Whoever has most in a row or column at the end gets its points.
web-shogun-chambers-of = Chambers: { $board } taken, { $left ->
        [one] { $left } marker
       *[other] { $left } markers
    } left
web-shogun-region-tiles = Region tiles in their order

## Scenes and the end

web-shogun-scene-statues = Statues and trophies are counted.
web-shogun-scene-chambers = The chambers are counted.
web-shogun-statues-scoring = Points for statues
web-shogun-chambers-scoring = Points for chambers
web-shogun-score-here = points
web-shogun-points-from = Points
web-shogun-points-year = Year { $year }

## Quick reference

web-shogun-about-officials = They wait in the entrance hall; whoever has most there asks first.
web-shogun-about-leader = A hexagon with a helmet, in his owner’s color. Better actions where he stands.
web-shogun-about-statue = A stone with its owner’s crest. One point each at the end.
web-shogun-about-trophy = A statue of somebody else that your leader took. One point each at the end.
web-shogun-about-chambers = A framed space is open, a crest is taken, and a hatched disc is face down: it counts like one more player, who gets nothing.
web-shogun-about-tower-card = On a box of the court it converts your armies in the tray. On an action it does nothing, as a bid it counts like a 0.
web-shogun-about-kept = It works later, or until the round is over.
web-shogun-about-gone = It has left the game.
web-shogun-about-entrance = Officials wait here. Whoever has most asks first.
web-shogun-about-audience = Who asks for a favor brings all officials here and pays with them.
web-shogun-about-tiles = In this order, whoever has most provinces in the region may take a chamber.
web-shogun-about-board = Opens and closes this board.
web-shogun-statue-in = Statue in { $province }
web-shogun-leader-of = Leader of { $name }
web-shogun-statue-of = Statue of { $name }
