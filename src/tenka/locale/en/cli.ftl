### The terminal.

## The table

cli-guest = Guest
cli-column-name = name
cli-column-coins = coins
cli-column-cards = cards
cli-column-notes = known
cli-note-you = you
cli-note-out = out of this campaign
cli-note-block = may still block with a coin
cli-note-known = holds { $cards }
cli-note-proved = has at least { $btl } BTL
cli-note-knows = has seen your { $cards }
cli-zipang-title = Campaign { $campaign }
cli-zipang-middle = Pot: { $pot } · Supply: { $supply } · Coins out of the game: { $removed }
cli-zipang-discards = Discards: one face down, { $cards }
cli-zipang-discards-none = Discards: one face down
cli-zipang-hand = Your hand: { $cards }
cli-zipang-hand-none = Your hand is empty.
cli-zipang-card = { $card } ({ $btl } BTL, { $hnr } HNR)

## Talking

cli-welcome = { $game } with { $players }. Type ? for help.
cli-promise = Hash of the secret seed: { $hash }
cli-prompt = >
cli-help =
    Type the number of a move, its name (such as captain:2) or the beginning of either name.
    ?           this help
    why         the rule behind the last refusal
    why MOVE    why a move is not allowed now
    rule D2     a paragraph of the rules; rule alone lists them all
    table       the table once more
    log         everything you have heard so far
    undo        take your last choice back, as far as it is still only yours
    restart     take back all of this turn that can be
    quit        leave the game; you are asked whether to save it
cli-no-undo = You cannot go back any further. { $reason }
cli-why-none = Nothing has been refused yet. Try: why { $move }
cli-why-legal = This move is allowed now: { $move }
cli-refused = { $reason } (Rule { $rule }; type why to read it.)
cli-refused-plain = { $reason }
cli-no-rule = There is no paragraph { $rule }. Type rule to see them all.
cli-not-understood = “{ $typed }” is no move and no command. Type ? for help.
cli-several = “{ $typed }” could be one of these:
cli-no-number = There is no move number { $number } here.
cli-save-ask = To save the record of this game, type a file name; press Enter to leave without it.
cli-saved = The record is in { $file }.
cli-saved-unfinished = The record is in { $file }. It holds all secrets of an unfinished game; do not show it around.
cli-left = You leave the table. The game is not finished.

## What may be typed: small letters, several words apart; English words are understood in every language.

cli-typed-help = help
cli-typed-why = why
cli-typed-rule = rule
cli-typed-table = table
cli-typed-log = log
cli-typed-undo = undo
cli-typed-restart = restart
cli-typed-quit = quit exit
cli-typed-map = map
cli-typed-province = province
cli-typed-tower = tower
cli-typed-odds = odds
cli-typed-unseal = unseal
cli-typed-show = show
cli-typed-clear = clear
cli-typed-fill = fill
cli-typed-seal = seal
cli-typed-empty = empty
cli-typed-chest = chest
cli-typed-tower-card = tower tower_card

## Replaying and verifying

cli-step = Step { $number }
cli-replay-title = { $game } with { $players }, told for { $viewer }
cli-replay-public = everybody
cli-replay-unfinished = The record ends here; the game is not finished.
cli-verified = Verified. The seed fits its published hash, and every draw of { $count ->
        [one] { $count } entry follows
       *[other] all { $count } entries follows
    } from it.

## Material

cli-data-cards = Cards
cli-data-card = card
cli-data-count = { $players } pl.
cli-data-provenance = provenance
cli-data-coins = Coins at the start
cli-data-coins-line = { $players } players: { $coins } each
cli-data-box = The box holds { $cards } cards and { $coins } coins; a hand has { $hand } cards.
cli-provenance-printed = printed
cli-provenance-printed-long = printed: stated in the rulebook
cli-provenance-ruled = ruled
cli-provenance-ruled-long = ruled: our decision, see docs/rules/zipang.en.md

## Errors

cli-puzzles-found = { $puzzles ->
    [one] { $puzzles } puzzle so far
   *[other] { $puzzles } puzzles so far
}
cli-puzzles-written = { $games ->
        [one] Puzzles in { $file }: { $puzzles }, from one game.
       *[other] Puzzles in { $file }: { $puzzles }, from { $games } games.
    }
cli-puzzles-other = The file { $file } is from another search. Please choose another name.
cli-error-seat = A seat is “me” or “bot:LEVEL”, not “{ $seat }”.
cli-error-two-me = Only one seat can be “me” for now. Give the others to bots.
cli-error-bot = There is no bot “{ $bot }” for { $game }. There is: { $bots }.
cli-error-no-file = There is no file { $file }.
cli-error-no-folder = There is no folder { $folder }.
cli-error-folder = { $file } is a folder, not a record.
cli-error-unreadable = The file { $file } cannot be read ({ $reason }).
cli-error-exists = The file { $file } exists already. Please choose another name.
cli-error-unwritable = The file { $file } cannot be written ({ $reason }).
cli-error-viewer = “{ $viewer }” is no point of view. Choose public or a seat from 0 to { $last }.
cli-error-seed = A seed is a whole number from 0 up, and not longer than 70 digits.
cli-error-name = A name has 1 to 24 visible characters.

## Options and material

cli-sealed = Your choice is sealed. Press Enter to go on, or type unseal to take it back.
cli-error-option = An option is written NAME=VALUE, not “{ $option }”.
cli-error-option-twice = The option { $option } is given twice.
cli-error-material = The file { $file } holds no corrections. It should read like: { $example }
cli-error-material-large = The file { $file } is too large for a file of corrections.
cli-error-no-material = The material of { $game } cannot be corrected.

## Shogun

cli-help-shogun =
    Type the number of a move, its name (such as special:rice) or the beginning of either name.
    map          the whole map; map red only one region
    province kai all about one province
    tower        what lies in the battle tower, the tray and the supplies
    odds kai 4   how an attack on a province with so many armies would end
    While you plan: castle mino, taxes kai, bid 2 put a card on a space; a number alone is a chest card.
    clear castle takes a card off, clear takes off all; fill lays sensible cards on what is empty.
    show         the plan once more; seal hands it in; unseal takes it back while others plan
    While you march: kai 3 sends three armies, kai as many as may go; stay moves nothing where you may.
    ?            this help
    why          the rule behind the last refusal
    why MOVE     why a move is not allowed now
    rule P4      a paragraph of the rules; rule alone lists them all
    table        the table once more
    log          everything you have heard so far
    undo         take your last choice back, as far as it is still only yours
    restart      take back all of this turn that can be
    quit         leave the game; you are asked whether to save it
cli-shogun-title = { $year ->
        [0] Claiming provinces
       *[other] Year { $year }, { $season }
    }
cli-shogun-column-provinces = provinces
cli-shogun-column-armies = armies
cli-shogun-column-supply = supply
cli-shogun-column-chests = chests
cli-shogun-column-rice = rice
cli-shogun-column-points = points
cli-shogun-column-notes = notes
cli-shogun-column-province = province
cli-shogun-column-region = region
cli-shogun-column-owner = owner
cli-shogun-column-markers = unrest
cli-shogun-column-spaces = built
cli-shogun-column-sites = building spaces
cli-shogun-column-tax = tax
cli-shogun-column-near = neighbors
cli-shogun-column-planned = planned for
cli-shogun-column-number = no.
cli-shogun-column-word = type
cli-shogun-column-action = action
cli-shogun-column-cost = cost
cli-shogun-column-card = your card
cli-shogun-column-hint = what to expect
cli-shogun-note-place = place { $place }, { $special }
cli-shogun-note-sealed = plan sealed
cli-shogun-note-groups = army groups { $groups }
cli-shogun-draft = Open cards: { $cards }. Pile: { $pile }
cli-shogun-actions = Actions: { $actions }
cli-shogun-hidden = { "" } and { $count } face down
cli-shogun-event = Event: { $card }. { $effect }
cli-shogun-events = Open events: { $events }
cli-shogun-specials = Places to take: { $specials }
cli-shogun-region = The { $region } region
cli-shogun-map-legend = { $sea } marks a sea route; unrest is the number of revolt markers; { $castle } castle, { $temple } temple, { $theater } Nô theater, { $free } free building space.
cli-shogun-letter-castle = C
cli-shogun-letter-temple = T
cli-shogun-letter-theater = N
cli-shogun-no-region = There is no region “{ $typed }”. There is: { $regions }.
cli-shogun-no-province = There is no province “{ $typed }” in this game.
cli-shogun-several = “{ $typed }” could be one of these: { $provinces }
cli-shogun-province = { $province }, region { $region }: { $holder }
cli-shogun-province-values = Tax { $tax }, rice { $rice }, building spaces { $spaces }, of which { $free } free
cli-shogun-province-state = Buildings: { $buildings }. Revolt markers: { $markers }
cli-shogun-province-near = Neighbors: { $near }
cli-shogun-tower = Battle tower
cli-shogun-shelf = shelf { $number }
cli-shogun-about-special = place { $place }. { $text }
cli-shogun-about-claim = { $region }, tax { $tax }, rice { $rice }, building spaces { $spaces }; next to { $near }
cli-shogun-about-revolt = { $armies } against { $farmers ->
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    }
cli-shogun-march = { $province } ({ $holder }): { $count ->
        [one] 1 army
       *[other] 1 to { $count } armies
    }
cli-shogun-march-odds = , with all of them taken in { $percent } of 100 cases
cli-shogun-march-how = Type a province and a number, such as kai 3; without a number, all go that may.
cli-shogun-march-how-stay = Type a province and a number, such as kai 3; without a number, all go that may. Or type stay.
cli-shogun-odds-how = Type a province and how many armies attack, from 1 to { $most }: odds kai 4
cli-shogun-odds-own = { $province } is yours already.
cli-shogun-odds = { $province } with { $armies }, in 100 cases: taken { $win }, held { $lose }, nobody’s { $nobody }. If taken, { $left } armies are left on average.
cli-shogun-odds-neutral = { $province } with { $armies }, in 100 cases: taken { $win }, not taken { $lose }. If taken, { $left } armies are left on average.
cli-shogun-odds-error = Reckoned from the open contents of the tower, within { $percent } of 100.
cli-shogun-plan = Your plan
cli-shogun-own = Your provinces
cli-shogun-plan-how = Type a space and a card, such as taxes kai or bid 1. Then: fill, show, clear, seal. Or type 1 to fill the rest and seal.
cli-shogun-means = You have { $chests }, and { $rice } rice for { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }; winter will cost { $least } to { $most } rice.
cli-shogun-word-castle = castle
cli-shogun-word-temple = temple
cli-shogun-word-theater = theater
cli-shogun-word-rice = rice
cli-shogun-word-taxes = taxes
cli-shogun-word-deploy5 = 5
cli-shogun-word-deploy3 = 3
cli-shogun-word-deploy1 = 1
cli-shogun-word-battle-a = a
cli-shogun-word-battle-b = b
cli-shogun-word-auction = bid
cli-shogun-word-convert3 = convert3
cli-shogun-word-convert2 = convert2
cli-shogun-word-convert1 = convert1
cli-shogun-which-card = { $space }: which card? Type a province of yours or the number of a chest card after it.
cli-shogun-no-card = “{ $typed }” is none of your cards.
cli-shogun-no-space = There is no space “{ $typed }” on your board.
cli-shogun-moved = The card leaves { $space }.
cli-shogun-cleared = { $space } is empty.
cli-shogun-cleared-all = Your plan is empty.
cli-shogun-missing = { $count ->
        [one] One more card is needed.
       *[other] { $count } more cards are needed.
    } Empty: { $spaces }. Type fill to let them be filled.
cli-shogun-no-free-card = All cards of this kind lie on the board.
cli-shogun-court = Court: officials waiting { $waiting }; on offer { $favors }.
cli-shogun-court-kept = Kept favors: { $kept }.
cli-shogun-samurai = Samurai cards: { $cards }.
cli-shogun-leaders = Leaders: { $leaders }.
cli-shogun-statues = Statues: { $statues }; trophies: { $trophies }.
cli-shogun-chambers = Chambers ({ $open } open, { $down } face down, . in the bag), regions in order { $regions }:
cli-shogun-nothing = none
cli-shogun-about-favor = { $gift }, costs { $count ->
        [one] { $count } official
       *[other] { $count } officials
    }
cli-shogun-about-chamber = row { $row }, column { $column }
cli-shogun-about-statue = leaves a statue
cli-shogun-data-doubtful = Values that nobody has read from the box
cli-shogun-data-how = Do you know better? Write your values into a file and name it: tenka play shogun --material FILE
cli-shogun-data-value = value
cli-shogun-data-is = is
cli-shogun-data-provinces = Provinces, { $side } (printed)
cli-shogun-data-printed = Everything else (printed)

## tenka games

cli-games-game = game
cli-games-players = players
cli-games-minutes = minutes
cli-games-options = options
cli-games-bots = bots
cli-games-how = Options are for `tenka play GAME`, in lists as many as you like; bots are seats such as bot:steady.

## tenka admin

cli-admin-backed-up = Everything that is stored is in { $file } now.
cli-admin-restored = { $rows } rows are back. The server can be started.
cli-admin-no-secret = Warning: this backup holds no secret, as older ones do not. Copy the file 'secret' from the old server’s folder before you start, or set TENKA_SECRET as it was there; otherwise guests lose their seats, and push notices stop.
cli-admin-other-secret = Warning: TENKA_SECRET is not what the old server signed with. Set it as it was there before you start; otherwise guests lose their seats, and push notices stop.
cli-admin-puzzles = Games searched: { $games }. New puzzles: { $puzzles }.
cli-admin-counting = Counting
cli-admin-counted =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } counted; { $differing ->
        [0] nothing has changed.
        [one] 1 result has changed.
       *[other] { $differing } results have changed.
    }
cli-admin-validated =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } replayed; { $broken ->
        [0] all of them hold
        [one] one does not hold
       *[other] { $broken } do not hold
    }.
cli-admin-damaged = The database is damaged: { $what }
cli-admin-broken = Not as their own rules play them ({ $count }):
cli-admin-differing = Would be other games by the newest rules, and keep those they were begun with ({ $count }):
cli-admin-reason-unknown = these rules or options are not known here
cli-admin-reason-start = the set-up differs
cli-admin-reason-entry = differs at entry { $entry }
cli-admin-reason-result = the result after entry { $entry } differs
cli-admin-reason-draws = the draws are not those of the seed
cli-admin-reason-unreadable = a row of it cannot be read
cli-admin-more = and { $count } more
cli-admin-account-new = { $name } has an account now, with this password:
cli-admin-account-password = { $name } is signed out everywhere and has this new password:
cli-admin-granted = { $name } is a host now.
cli-admin-revoked = { $name } is a player again.
cli-admin-no-hosts = There are no hosts yet.
