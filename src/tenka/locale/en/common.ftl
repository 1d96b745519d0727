### Words shared by all games, by the server, the browser and the terminal.

## Joining words. `list-pair` joins all but the last, `list-last` the last; both fold from the left.

list-pair = { $head }, { $item }
list-last = { $head } and { $item }
# The viewer in the middle of a sentence, as in "against Ben and you".
you-object = you
who = { $seat }
who-you = you

## Games and players

tenka = Tenka
game-zipang = Zipang Portable
game-shogun = Shogun
game-shitenno = Shitennō
zipang-tagline = Campaigns, coins and honor
shogun-tagline = Two years of plans, buildings and battles
shitenno-tagline = Four generals share, conquer and court the Shogun
zipang-statistic-campaigns = Campaigns won
zipang-statistic-eliminated = Times eliminated
zipang-statistic-stolen = Coins stolen
shitenno-statistic-daimyo = Years as Daimyō
shitenno-statistic-kamons = Kamons placed
shitenno-statistic-provinces = Provinces dominated
shogun-statistic-provinces = Provinces at the end
shogun-statistic-buildings = Buildings at the end
shogun-statistic-battles = Battles against players
shogun-statistic-battles-won = Battles won
shogun-statistic-luck = Luck: battles won beyond the odds
zipang-in-short = Play characters from a tiny hand, outlive the others in short campaigns or keep the most honor, and end up with the most coins.
shogun-in-short = Every season you plan ten actions in secret; then armies march, the tower decides battles, and winter asks for rice and counts points.
shitenno-in-short = In even years cards and titles are shared out in lots; in odd years they buy control of provinces, and the most favor points win.
bot-level-random = random
bot-level-steady = steady
bot-level-sharp = sharp
bot-level-master = master
bot-about-random = plays any legal move
bot-about-steady = weighs every move by what can be seen, one step ahead
bot-about-sharp = plays on in many possible worlds before it moves, about a second long
bot-about-master = searches like sharp, but about three seconds long and with the best judgement we have
bot-strength = wins { $wins } of 10 games of four against “{ $weaker }”
seat-me = you
seat-open = open seat
seat-bot = bot
seat-program = program
seat-person = person
seat-number = Seat { $number }

## Refusals that every game shares. Nothing has changed when one of these is said.

refusal-unknown-move = There is no such move in this game.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-stale = Something happened in the meantime. Look again and choose anew.
refusal-one-at-a-time = Play these moves one at a time.
refusal-not-seated = You are watching; only players move.
refusal-table-waiting = The game has not started: a seat is still open.
refusal-undo-start = Nothing has been played yet.
refusal-undo-over = The game is over.
refusal-undo-together = Others are choosing at the same time. A sealed choice can be opened again with its own button.
refusal-undo-others = Somebody else has acted since.
refusal-undo-drawn = Something was drawn by lot.
refusal-undo-revealed = Something hidden has come to light.
refusal-undo-often = You have gone back as often as one game allows.
refusal-undo-off = At this table choices are final.
refusal-bot-plays = A bot plays your seat. Take it back first.
refusal-taken-back = You took this answer back.
refusal-seat-often = At this table people have come and gone as often as one game allows.
refusal-vote-not-now = There is nothing to vote on here now.
refusal-chat-closed = You cannot write at this table.
refusal-chat-empty = There is nothing to read in this.
refusal-chat-too-fast = You write too fast. Please wait a moment.
refusal-look-seated = Whoever plays at this table cannot look into the cards of others.
refusal-look-closed = This seat does not share its view.
refusal-lesson = A fine move, but keep it for later: first the task of this lesson.

## Problems that the server reports

problem-bad-address = Nothing can be sent to this address.
problem-bad-bot = There is no bot of this level for this game.
problem-bad-json = This message is not valid JSON.
problem-bad-letter = This confirmation is wrong or too old. Please ask for a new letter.
problem-bad-message = This message does not have the expected form.
problem-bad-method = This address does not take such a request.
problem-bad-name = A name has 1 to 24 visible characters.
problem-bad-network = This is not an address, or it is a network larger than a host may shut out.
problem-bad-options = These options do not fit the game.
problem-bad-request = This request does not have the expected form.
problem-bad-seats = The game is not for this number of players.
problem-bad-start = A contest begins at a moment within the next year.
problem-bad-time-control = A clock needs at least ten seconds.
problem-bad-title = The name of a contest has 1 to 60 visible characters.
problem-bad-token = This token does not open this table.
problem-banned = You may not play here at present. Your account page tells why.
problem-broken-table = The record of this table cannot be played on.
problem-club-only = This contest is for the members of a club.
problem-coach-busy = The coach has too much to do. Please try again later.
problem-coach-failed = The coach has no answer to this.
problem-coach-not-yours = The coach speaks only to whoever played this seat.
problem-coach-one = The coach looks at one game of yours at a time. Stop the other one, or wait for it.
problem-common-password = This password is among the first that anybody would try. A few unusual words in a row are better.
problem-contest-closed = This contest cannot be entered any more.
problem-contest-few = A contest takes at least two people.
problem-contest-full = This contest has as many players as it can take.
problem-contest-moved-on = This contest has moved on. Please look again.
problem-crowded-address = Too many connections from your address. Please try again later.
problem-deal-sealed = Others may still play this deal. Replay, coach and record open when nobody can any more.
problem-draining = This server is about to stop. Please try again.
problem-foreign-origin = This request came from another site and was not taken.
problem-fork-over = The game is over at this moment: there is nothing left to play.
problem-head-too-large = The head of this request is too large.
problem-hint-not-now = There is nothing for you to decide now.
problem-hints-off = This table plays without hints.
problem-hints-spent = You have had as many hints as one game allows.
problem-internal = Something went wrong on the server. Nothing was changed.
problem-key-reused = This key belongs to another move.
problem-name-taken = This name, or one that looks like it, belongs to somebody.
problem-no-accounts = There are no accounts on this server.
problem-no-answer = There is no answer to this here.
problem-no-ban = There is no such ban.
problem-no-club = There is no such club.
problem-no-contest = There is no such contest.
problem-no-invite = This invitation does not belong to the table.
problem-no-mail = This host sends no mail.
problem-no-page = There is nothing at this address.
problem-no-person = There is no such person.
problem-no-proposal = This table is not proposed any more.
problem-no-puzzle = There is no such puzzle.
problem-no-sign-up = Nobody can make an account here by themselves. Please ask the host.
problem-no-subscription = There is no such address of yours.
problem-no-table = There is no such table.
problem-not-allowed = This is for others to do.
problem-not-built = The browser client has not been built yet.
problem-not-confirmed = The name you typed is not yours. Nothing was deleted.
problem-not-delivered = Nothing could be delivered there.
problem-not-over = This opens when the game is over.
problem-not-seated = Only people who sit at this table can do this.
problem-not-started = The game has not started yet.
problem-not-stored = The move could not be stored and was not made. Please try again.
problem-not-your-seat = This seat does not play at your screen.
problem-notes-open = The game is over, and the notes are open to all.
problem-one-me = Exactly one seat must be your own, or none and at least one open.
problem-openid-down = The provider does not answer as it should. Please try again later.
problem-openid-failed = Signing in there did not work. Please try again.
problem-openid-taken = This sign-in belongs to another account.
problem-part-off = The host of this server has switched this off.
problem-record-broken = This record does not hold: its moves or draws do not follow from each other. “tenka verify” names the place.
problem-record-made-up = This game begins with a position that somebody made. It can be watched, but not played on.
problem-record-only = This game came as a file. It can be watched as a replay.
problem-record-ruleset = This record is of a game, a version of its rules or options that are not known here.
problem-record-unfinished = This record breaks off before the game is over.
problem-record-unreadable = This file is not a game record of Tenka, or it is damaged.
problem-server-full = Too many people are connected to this server. Please try again later.
problem-short-password = A password has 10 to 200 characters.
problem-sign-in-first = Please sign in first.
problem-signed-in = You are signed in already.
problem-storage-down = The storage does not answer. Please try again.
problem-table-closed = A host has closed this table.
problem-table-full = All seats of this table are taken.
problem-too-large = This is too large.
problem-too-long = This takes too long to work out.
problem-too-many-attempts = Too many attempts. Please wait a few minutes.
problem-too-many-connections = You have too many pages open at tables.
problem-too-many-contests = You have as many contests under way as one person can have.
problem-too-many-messages = Too many messages in a short time. Please wait a moment.
problem-too-many-requests = Too many requests in a short time. Please wait a moment.
problem-too-many-spectators = Too many people are watching this table.
problem-too-many-subscriptions = You have as many addresses as are allowed. Remove one first.
problem-too-many-tables = Too many new tables in a short time. Please wait a moment.
problem-too-slow = The request took too long to arrive.
problem-unknown-game = This game is not known here.
problem-wrong-password = The old password is not right.
problem-wrong-sign-in = Name or password are not right.

## Notices to people who are away

notice-turn = Your turn: { $game }
notice-last = Only you are missing: { $game }
notice-over = { $game } is over
notice-round = Your table for the next round is ready: { $game }
notice-invited = You are invited: { $game }
notice-proposed = A table for you: { $game }
notice-test = Tenka can reach you
notice-with = With { $others }.
notice-alone = This is how you will be told that a table waits for you.
notice-letter-title = Tenka: is this your address?
notice-letter = Somebody at { $site } wants to be told here when a table waits. If that is you, open this address within a day. If not, do nothing: you will not hear from us again.

## What happens at the table itself, whatever the game. `-you` is said to the one who did it.

table-event-taken-back = { $seat } takes a choice back.
table-event-taken-back-you = You take a choice back.
table-event-hinted = { $seat } asks for a hint.
table-event-hinted-you = You ask for a hint.
table-event-seat-changed-left = { $seat } leaves the table. A bot plays on.
table-event-seat-changed-left-you = You leave the table. A bot plays on.
table-event-seat-changed-time = { $seat } is out of time. A bot plays on.
table-event-seat-changed-time-you = You are out of time. A bot plays on for you.
table-event-seat-changed-vote = The others let a bot play on for { $seat }.
table-event-seat-changed-vote-you = The others let a bot play on for you.
table-event-seat-changed-back = { $seat } is back and plays again.
table-event-seat-changed-back-you = You are back and play again.
