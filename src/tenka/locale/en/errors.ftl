### What can be wrong with what somebody brings: options, records, files. The errors of Tenka name these by their codes.

## Games, seats and options

error-game = There is no game '{ $game }'. There is: { $known }.
error-game-version = { $game } is here in version { $here }, not in version { $version }.
error-language = There is no language '{ $language }'. There is: { $known }.
error-seats = { $game } is for { $least } to { $most } players, not for { $seats }.
error-option-none = { $game } has no option '{ $option }'.
error-option-unknown = { $game } has no option '{ $option }'. There is: { $known }.
error-option-moon-setup = The predetermined set-up is for the sun side only; on the moon side provinces are claimed.
error-option-choice = The option '{ $option }' is one of { $known }, not { $value }.
error-option-flag = The option '{ $option }' is true or false, not { $value }.
error-option-material = The option '{ $option }' is a list of corrections such as 'tower.shelves.stay=[1, 4]'.
error-option-modules = The option 'modules' is a list of { $known }, not { $value }.
error-option-module = There is no module { $module }. There is: { $known }.
error-option-module-twice = The module '{ $module }' is wished for twice.

## Records

error-record-large = This file is too large for a game record ({ $bytes } bytes, at most { $most }).
error-record-json = This file is not a game record: it is not complete JSON.
error-record-other = This file is JSON, but not a game record of Tenka.
error-record-format = This record has format { $format }; this program reads format { $known }.
error-record-damaged = This record is damaged: what stands at `{ $where }` is of another kind, or something is missing there.
error-record-rules = This record cannot be played: { $why }
error-record-no-seed = The seed is not revealed yet: only a finished game can be verified.
error-record-unfinished = The record breaks off after entry { $entry }, before the game is over.
error-record-result = The result does not follow from the moves.
error-record-start-draws = In the set-up, the recorded draws are not those of the seed.
error-record-seed-digits = The seed is not written as hexadecimal digits.
error-record-seed-hash = The seed does not fit the hash that was published at the start.
error-record-move = In entry { $entry }, seat { $seat } may not play '{ $move }'.
error-record-undo = In entry { $entry }, seat { $seat } may not go back by { $back }.
error-record-seat = In entry { $entry }, there is no seat { $seat }.
error-record-draws = In entry { $entry }, the recorded draws are not those of the seed.
error-record-breaks = The record breaks off after entry { $entry }: { $why }.
error-record-entry = Entry { $entry } does not fit: { $why }.
error-record-seedless = Without its seed a game can be watched, but not played on.
error-fork-impossible = The position that this game begins with is impossible ({ $error }).
error-fork-contradiction = The position that this game begins with contradicts itself.
error-fork-numbers = The position that this game begins with has numbers that no game reaches.
error-fork-undrawable = The position that this game begins with cannot be drawn. { $why }
error-position-impossible = No deal of the cards agrees with what is known in this position.
error-position-hard = What is known in this position leaves too many deals to count.

## Draws of a record; these stand inside of another sentence

error-draws-short = the draws of '{ $stream }' end too early
error-draw-range = a draw of '{ $stream }' is { $number }, not one of { $of }
error-draw-order = a shuffle of '{ $stream }' is no order of { $of } things
error-draws-left = { $number ->
    [one] one draw of '{ $stream }' is left over
   *[other] { $number } draws of '{ $stream }' are left over
}
error-draw-other = a draw of '{ $stream }' is not the recorded one
error-shuffle-other = a shuffle of '{ $stream }' is not the recorded one
error-draw-thing = '{ $thing }' cannot be drawn: there is { $known }
error-draw-order-things = { $shuffled } are not { $things } in another order

## Corrected values of the material

error-material-file = A material file is a JSON object with the names of our files, such as 'tower'.
error-material-line = '{ $line }' corrects nothing: it should read like tower.shelves.stay=[1, 4].
error-material-json = The material value of { $where } is not JSON: { $value }
error-material-unknown = There is no material value '{ $where }'.
error-material-size = { $where }: numbers go up to { $most }, lists and words have up to { $long } parts.
error-material-lines = There are more than { $most } corrections.
error-material-tower = At most { $most } cubes of a color are in the tower from the start.
error-material-kind = The material value { $where } is { $here }; { $value } is of another kind.
error-material-region = { $where }: { $province } lies in the unknown region '{ $region }'.
error-material-province = { $where }: there is no province '{ $province }'.
error-material-border-land = { $where }: a land border joins two different provinces.
error-material-border-sea = { $where }: a sea border joins two different provinces.
error-material-provinces = { $where }: there are not { $number } provinces in the order of their ids.
error-material-regions = { $where }: there are not five regions of nine provinces.
error-material-spaces = { $where }: a province has 1 to 3 building spaces.
error-material-border-twice = { $where }: a border is listed twice.
error-material-removed = { $where }: eight provinces are not used with three players.
error-material-apart = { $where }: with { $seats } players the provinces do not all hang together.
error-material-events = events: there are { $number } event cards.
error-material-fraction = { $where } is a fraction [above, below], below at most 1000.
error-material-armies = supplies.armies: every player has 1 to { $most } armies.
error-material-farmers = supplies.farmers: there are 1 to { $most } farmers, and enough to load the tower with setup.tower_farmers ({ $tower }).
error-material-provisions-first = supplies.provisions: the table begins with one unsupplied province.
error-material-provisions-order = supplies.provisions: the lines are not in order.
error-material-provisions-farmers = supplies.provisions: a revolt has at least one farmer.
error-material-groups = { $where }: army groups have 1 to 5 armies, from a supply of { $armies }.
error-material-own-provinces = { $where }: every player has provinces of their own.
error-material-own-groups = { $where }: the armies are not the army groups.
error-material-not-in-game = { $where }: a province is not in the game.
error-material-effect = { $where }: there is no effect '{ $effect }'. There is: { $known }.
error-material-by-seats = { $where }: one number for each of 3, 4 and 5 players.
error-material-chambers-size = chambers: there are six rows and six columns, each with a value.
error-material-chambers-drawn = chambers.drawn: 1 to 6 markers a round, from a bag of 36.
error-material-statues = { $where }.statues: { $most } at most.
error-material-samurai-regions = samurai.regions: there are 1 to 5 regions.
error-material-samurai-armies = samurai.cards: nobody has so many armies.
error-material-court-costs = { $where }.costs: three costs, the dearest space first.
error-material-court-cards = { $where }.tower_cards: every player has three tower cards.
error-material-favor = { $where }: there is no favor '{ $favor }'. There is: { $known }.
error-material-favor-amount = { $where }: an amount from 1 to { $most }.

## Bots and the arena

error-no-bot = There is no bot '{ $bot }' for { $game }. There is: { $known }.
error-no-bots = There are no bots for a game '{ $game }', only for: { $known }.
error-no-action = seat_{ $seat } may not do action { $action } now: look at its action_mask.
error-bots-alike = Two different bots are called '{ $bot }'.
error-bot-unreadable = The bot '{ $bot }' cannot be read: { $why }.
error-bot-size = The bot '{ $bot }' is empty or too large.
error-bot-weights = '{ $bot }' holds no weights that python -m tenka.research.learn has written.
error-bot-table = The weights '{ $bot }' are for { $game } with { $seats } seats and the options { $options }.
error-bot-start = The bot '{ $bot }' does not start ({ $file }, line { $line }): { $why }.
error-bot-decide = The bot '{ $bot }' has no function decide(observation, moves, clock).
error-bot-failed = The bot '{ $bot }' failed in { $file }, line { $line }: { $why }.
error-bot-ended = The bot '{ $bot }' has ended its process.
error-bot-simulations = '{ $simulations }' is no number of simulations.
error-ladder-simulations = '{ $simulations }' does not name levels with simulations, such as sharp:300,master:900.
error-bot-answer = The bot '{ $bot }' answered with { $answer }, which is none of its moves.
error-bot-late = The bot '{ $bot }' did not answer within { $seconds } s.
error-folder = The folder { $folder } cannot be made: { $why }.
error-dataset-other = { $folder } holds another data set: choose a new folder, or repeat its command.
error-dataset-place = { $file } cannot be written: { $why }. Once it can, the same command goes on.
error-dataset-unlike = { $file } is not a game of { $game } with { $seats } seats and the options of the first record.
error-record-unlike = The environment is for { $game } with { $seats } seats, and the record is not.
error-record-options = The record was played with other options than the environment: { $options }.
error-record-moment = The record has the moments 0 to { $most }, and not { $moment }.
error-results-place = The results cannot be kept in '{ $file }': { $why }.
error-results-none = '{ $file }' holds no results of the arena: { $why }.
error-results-other = '{ $file }' holds another contest: { $contest }.
error-no-dask = For a cluster Dask is needed: pip install 'tenka-games[cluster]'.
error-no-server = The server is not installed: pip install 'tenka-games[server]'.
error-no-cluster = No Dask cluster answers at '{ $address }': { $why }.
error-arena-ended = A process of the arena was ended. Start again to go on with the rest.

error-query-unknown = There is no query '{ $query }' in { $game }.
error-query-parameter = The parameter '{ $name }' does not fit here: '{ $value }'.
error-query-seat = Only those who play can ask for this.
