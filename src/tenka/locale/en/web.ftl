### The browser's own words: pages, buttons, labels. Cards, events and questions stand in the file of their game.

## Everywhere

web-home = To the start page
web-rules = Rules
web-help = Help
web-close = Close
web-cancel = Cancel
web-save = Save
web-retry = Try again
web-continue = Continue
web-loading = Loading
web-language = Language
web-theme-auto = Light or dark: as the system. Change to light
web-theme-light = Light. Change to dark
web-theme-dark = Dark. Change to the system’s choice
web-error = Something went wrong.
web-offline = The server does not answer. Is it still running?
web-not-loaded = This part of Tenka could not be loaded. Perhaps there is a new version of it.
web-reload = Reload the page
web-lost = There is nothing at this address.
web-you = You
web-named = { $name }: { $what }
web-bot = Bot, { $level }
web-open-seat = A friend, by link
web-watch = Watch the replay

## Start page

web-welcome = All under heaven
web-games = Games
web-new-game = New game
web-players = { $least }–{ $most } players
web-minutes = { $quick }–{ $long } minutes
web-running = Your tables
web-finished = Finished games
web-finished-empty = Games you have finished appear here, each with its replay.
web-table-yours = Your turn
web-table-others = Others are thinking
web-table-waiting = Waiting for players
web-table-over = Finished
web-rank = { $rank ->
        [1] You won
       *[other] You came in at place { $rank }
    }
web-open = Open
web-playing-as = You play as
web-your-name = Your name
web-rename = Change your name
web-play-offline = Play here, without a network
web-play-offline-about = Everything runs in this browser: fetched once, it also plays where there is no network.
web-fan-work = An unofficial fan work. The names of the games belong to their owners.
web-what = Three board games about the making of a shogun, exactly by the rulebook: against fair bots or with friends, in your browser. Nothing to install, no account needed.
web-newcomer = New here? Learn { $game } by playing
web-newcomer-again = Go on learning { $game }
web-newcomer-note = A few minutes, one thing at a time
web-running-all = Show all { $count } tables
web-open-tables-empty = Nobody is looking for players just now. Open a table with a free seat and list it: others find it here.
web-open-tables-new = Open a table

## New game

web-how-many = How many players?
web-who-sits = Who sits where?
web-about-open = joins by the link you send
web-about-bot = a bot
web-start = Start the game
web-start-note = You are dealt in at once.
web-open-table = Open the table
web-open-table-note = You get a link to send. The game begins when every seat is taken.
web-here-seat = At this screen
web-here-name = Player { $number }
web-here-called = Name of the player on seat { $number }
web-here-note = You pass the screen on; nobody sees another’s secrets.

## Waiting room

web-waiting = { $free ->
        [one] One seat is still open. The game begins when it is taken.
       *[other] { $free } seats are still open. The game begins when all are taken.
    }
web-invite = Invitation link
web-copy = Copy the link
web-copied = Copied
web-sit = Take a seat
web-no-invite = Ask a player for the invitation link to take a seat.
web-away = away just now
web-invited = You are invited to a game
web-qr = QR code of the invitation
web-qr-note = Friends beside you scan it with their phones.
web-share-link = Share the link
web-only-here = This address works only on this computer. Started with “--host 0.0.0.0”, Tenka lets others in your network join.
web-fill = { $free ->
        [one] Begin with a bot in the open seat
       *[other] Begin with bots in the { $free } open seats
    }
web-fill-level = Level of the bots
web-fill-note = If somebody does not come, you need not wait.
web-read-rules = Read the rules
web-house = What holds at this table

## Table

web-title-turn = Your turn
web-board = The table
web-campaign = Campaign { $number }
web-watching = You are watching
web-spectator = You are watching: you see what everybody may know.
web-about-table = About this table
web-origin-fork = Played on from a moment of another game
web-origin-file = Opened from a file
web-origin-lesson = a first game that teaches
web-origin-daily = the deal of a day
web-pass-on = Pass the screen on
web-pass-to = Pass the screen to { $name }
web-pass-note = What only this player may know is not here yet. It comes when the button is pressed.
web-pass-or = Or first:
web-i-am = I am { $name }
web-connection-open = Connected
web-connection-connecting = Connecting …
web-connection-broken = Connection lost, trying again …
web-connection-closed = Disconnected
web-why = Why?
web-rule = Rule { $rule }
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier = Show earlier
web-log-keys = What happened, the newest first. Arrow keys go to headings and names.
web-log-count =
    { $count ->
        [one] one line
       *[other] { $count } lines
    }
web-log-moment = Show this moment
web-moves = All moves
web-details = About this card
web-details-hint = Point at a card, or hold it, to read what it does.
web-copies = { $count }× in the deck
web-your-hand = Your hand
web-hand-card = { $number }: { $card }, { $btl ->
        [one] { $btl } battle point
       *[other] { $btl } battle points
    }, { $hnr ->
        [one] { $hnr } honor point
       *[other] { $hnr } honor points
    }. { $effect }
web-seen-by = Seen by { $names }.
web-known-card = { $name } holds { $card }
web-seat-label = { $name }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, known: { $known }
web-own-label = You, { $name }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
web-proved = This hand is known to reach { $btl ->
        [one] { $btl } battle point
       *[other] { $btl } battle points
    }.
web-leads = Has the most coins
web-out = out
web-aimed = Aimed at by the card in play
web-supply-label = Supply: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
web-discards-label = Discards: { $count } face up, one face down
web-face-down = The first discard lies face down
web-pot-label = Pot: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
web-removed = { $coins } gone
web-removed-long = { $coins ->
        [one] One coin has left the game.
       *[other] { $coins } coins have left the game.
    }
web-last-turn = last turn

## Choosing

web-choose-card = Choose a card; what it can reach lights up.
web-choose-target = { $card }: choose the target.
web-choose-second = { $card }: only one, or two?
web-choose-confirm = Play { $card }?
web-choose-seat = Choose { $name }
web-choose-pot = Choose the pot
web-only = only { $name }
web-pick-card = Choose a card
web-forced = You hold nothing to answer with. It goes on by itself.
web-answer-time = Time to answer

## Moments

web-says-monk = Monk
web-says-coin = pays a coin
web-says-blocked = blocks
web-says-out = out
web-scene-hands = Hands are shown
web-scene-blocked = Your attack is blocked
web-scene-honor = Honor decides
web-scene-tie = A tie: each draws a card
web-scene-won = The campaign is won
web-scene-time = Time left
web-no-cards = no cards

## The end

web-game-over = The game is over
web-again = Play again
web-picture = Picture
web-record = Save as a file
web-fair = Fair draws
web-fair-promise = Every shuffle and draw follows from a secret seed that was fixed before the first move. This is its fingerprint; when the game is over the seed is shown, and everybody can check that nothing was changed.
web-fair-hash = Fingerprint of the seed (SHA-256):
web-fair-seed = The seed:
web-fair-checking = Checking every draw …
web-fair-holds = { $draws ->
        [one] Checked: the one number that was drawn follows from the seed promised at the start. Nothing was changed.
       *[other] Checked: all { $draws } numbers that were drawn follow from the seed promised at the start. Nothing was changed.
    }
web-fair-fails = This game does not pass the check: not all draws follow from the seed that was promised at the start.
web-fair-no-seed = This record has no seed, so its draws cannot be checked. Its moves follow the rules.
web-fair-how = Check it yourself
web-fair-yourself = Save the record and let your own computer compute every draw again:

## Replay

web-replay = Replay
web-previous = One step back
web-next = One step on
web-play = Play
web-pause = Pause
web-speed = Speed
web-step-of = Step { $at } of { $of }
web-viewpoint = Point of view
web-viewpoint-own = As you saw it
web-viewpoint-seat = As { $name } saw it
web-viewpoint-public = As everybody saw it
web-viewpoint-all = All secrets open
web-replay-tools = More about this replay
web-moments = Moments of this game
web-moments-to = To the next one ({ $key }), with Shift to the one before
web-moments-mistake =
    { $count ->
        [one] one mistake
       *[other] { $count } mistakes
    }
web-moment-next = To the next turning point
web-moment-before = To the turning point before
web-panels = Graph, coach and more
web-more = More
web-copy-moment = Link to this moment
web-graph = Graph
web-graph-coins = Coins
web-graph-points = Points
web-graph-luck = Luck
web-graph-luck-about = Battles won more (or fewer) than the odds promised
web-fork = Play on from here
web-fork-about = You take a seat at this moment, against bots. You know what that player knew; hidden cards and plans are drawn anew, so nothing of the real ones is given away.
web-fork-seat = Whose seat do you take?
web-fork-bots = Bots on the other seats
web-fork-start = Play on
web-upload = Open a record
web-upload-sending = Checking the record …
web-upload-about = A game that was saved as a file, to watch or to play on from, or a file with all games.
web-upload-many = { $count ->
        [0] There is no finished game in it that is not here already.
        [one] One game was brought here.
       *[other] { $count } games were brought here.
    }

## Rules page

web-live = Try it here
web-live-start = Show the board
web-live-wait = Setting up the board …
web-live-again = Start over
web-contents = Contents
web-reference = All cards
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] Nothing found for “{ $words }”.
        [one] Found in one paragraph
       *[other] Found in { $count } paragraphs
    }
web-rules-print = Print

## Help

web-help-home = Choose a game and press “New game”. “First steps” teaches it by a first game of a few minutes, one thing at a time.
web-keys = On a keyboard
web-help-zipang = Tap a card, then its target. A card without a target is tapped twice.
web-key-digit = choose a card of your hand, or an answer
web-key-letter = choose a target by its letter; P is the pot
web-key-arrows = move between cards or targets
web-key-enter = do what is chosen
web-key-escape = take the choice back
web-key-space-name = Space
web-key-undo-name = Ctrl+Z
web-key-restart-name = Ctrl+Shift+Z
web-key-steps-name = Page ↑ ↓
web-key-ends-name = Home, End
web-key-space = skip what is being shown
web-key-ahead = skip everything until you are asked something
web-key-moves = list all moves
web-key-log = show or hide the log
web-key-help = this page
web-key-step = one step back or on
web-key-steps = ten steps back or on
web-key-ends = to the start, to the end
web-key-graph = show or hide the graph
web-key-moment = to the next turning point; with Shift to the one before
web-key-kind = to the next one of a kind, as listed beside the controls
web-key-mistake = to the next mistake that the coach found
web-key-coach = show or hide the coach
web-key-tools = show or hide what else can be done
web-key-playing = play or pause

## Settings, notices, and what was missed

web-settings = Settings
web-set-colors = Colors
web-set-colors-auto = as the system
web-set-colors-light = light
web-set-colors-dark = dark
web-set-motion = Motion
web-set-motion-auto = as the system
web-set-motion-full = everything moves
web-set-motion-less = as little as possible
web-set-speed = Speed
web-set-speed-none = show nothing
web-set-sound = Sound
web-set-confirm = Ask before every move
web-set-forced = Give an answer that needs no thought by itself
web-set-large = Show what concerns only others at length, too
web-ahead = Skip to my next decision
web-ahead-on = Skipping to your next decision; press to stop
web-set-kept = These are kept in this browser.
web-notices = Tell me when a table waits for me
web-notices-about = A notice names the game, the people and the table, never what has happened there.
web-notices-push = This or another browser
web-notices-webhook = A webhook of your own
web-notices-mail = Mail
web-notices-add = Add
web-notices-add-push = Tell me in this browser
web-notices-try = Try it
web-notices-tried = Sent. It should arrive any moment.
web-notices-remove = Remove { $target }
web-notices-letter = A mail is on its way to { $address }. Open the address in it to confirm.
web-notices-confirmed = Your mail address is confirmed.
web-confirm = Make this move?
web-confirm-choice = Your whole choice as it stands.
web-confirm-yes = Yes
web-recap = { $count ->
        [one] { $count } thing
       *[other] { $count } things
    } happened since you left.
web-recap-show = Show me
web-recap-showing = { $left ->
    [one] What you missed: one more
   *[other] What you missed: { $left } more
}
web-recap-skip = Skip to now
web-open-tables = Open tables
web-listed = List this table, so that anybody may sit down
web-again-join = Join the next game

## Help in place

web-explain-more = Read on in the rules
web-explain-keys = Arrow keys go from thing to thing, Enter opens the rules, Esc closes.
web-key-explain = what is this? Step through everything on the table
web-key-state = what everybody wants, and where the game stands
web-state = Goal and state of the game
web-explain-moves = Everything you may do now, as a list.
web-explain-no-moves = There is nothing for you to decide now.
web-explain-touch = Hold anything on the table to learn what it is and which rule tells of it.

## The guide to a first game

web-guide = Guide
web-guide-ok = Got it
web-guide-whole = Read the whole tip
web-guide-skip = No more tips
web-guide-again = Read the tip again
web-guide-all-again = Show the tips again
web-first-steps = First steps
web-guide-shogun-plan = Give every action one of your provinces, in secret. The first five actions come in this order; the other five stay hidden. “Fill sensibly” makes a start. Nobody sees your plan before it is carried out.
web-guide-shogun-special = The bids are open. Each special card brings a privilege and a place in the turn order; who acts early strikes first, who acts late knows more.
web-guide-shogun-march = Choose a marked province, then how many armies march; one has to stay behind. The odds include what already lies in the tower.
web-guide-shogun-claim = Claim one of the open province cards, or take the top of the pile. Then place one of your army groups there.
web-guide-shogun-revolt = You have too little rice, so farmers rise. You choose which province is first; cubes that stay in the tower may help later.
web-guide-shogun-goal = Each of the two years has three seasons, and in each of them you plan ten actions in secret. Then comes winter: your people eat rice, and points are counted for provinces and buildings, with more for the most castles, temples or theaters of a region.
web-guide-zipang-goal = In short campaigns the houses fight over the coins in the middle. Whoever is the last one left, or has the most honor when a campaign ends, takes them. When somebody has no coin left, the richest becomes shogun.
web-guide-zipang-turn = You have drawn a card. Play one of the three; its effect happens at once. Battle points attack and defend; honor counts when the campaign ends, so what you keep matters.
web-guide-zipang-react = Somebody plays a card that touches you. A Monk cancels it for you. Before your first turn of a campaign, 1 coin blocks an attack too. Otherwise let it happen. Everybody within reach is asked, with or without a Monk, so the waiting gives nothing away.
web-guide-zipang-take = Choose a card. What you have seen in other hands stays marked at their seats.
web-guide-shitenno-goal = You are one of four generals who want the Shogun’s favor. In even years cards and titles are shared out in lots; in odd years you pay with troops or kokus to take control of provinces, which brings points now and at the end.
web-guide-shitenno-lot = You are Tairō: put cards together with a title tile. The others are asked in turn whether they want this lot, so make one that tempts them, or one that you would like yourself.
web-guide-shitenno-offer = Take this lot, or leave it and wait for another. Whoever takes it gets all its cards, and its title for the odd year.
web-guide-shitenno-split = Two are left: you make two lots of what remains, the other one chooses. Make them equally good for you.
web-guide-shitenno-choose = You choose one of the two lots that were made; the other general gets the other one.
web-guide-shitenno-turn = Choose a province and a way to pay for a place in it, or pass. The later a place, the more it costs and the more points it brings.

## First games that teach

web-lesson = First game
web-lesson-task = Task { $number } of { $of }
web-lesson-next = Go on
web-lesson-back = Back
web-lesson-leave = Later
web-lesson-play = Now a real game, with hints
web-lesson-stay = Play this one to its end
