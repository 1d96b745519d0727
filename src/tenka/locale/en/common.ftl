### Words shared by all games, by the server, the browser and the terminal.

## Joining words. `list-pair` joins all but the last, `list-last` the last; both fold from the left.

list-pair = { $head }, { $item }
list-last = { $head } and { $item }
# The viewer in the middle of a sentence, as in "against Ben and you".
you-object = you

## Games and players

tenka = Tenka
game-zipang = Zipang Portable
game-shogun = Shogun
bot-level-random = random
bot-level-steady = steady
bot-level-sharp = sharp
bot-level-master = master
bot-about-random = plays any legal move
bot-about-steady = weighs every move by what can be seen, one step ahead
bot-about-sharp = plays on in many possible worlds before it moves, about a second long
bot-about-master = plays on like sharp, but longer and with what it learned by playing itself
seat-me = you
seat-open = open seat
seat-bot = bot
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

## Problems that the server reports

problem-bad-bot = There is no bot of this level for this game.
problem-bad-json = This message is not valid JSON.
problem-bad-message = This message does not have the expected form.
problem-bad-method = This address does not take such a request.
problem-bad-name = A name has 1 to 24 visible characters.
problem-bad-options = These options do not fit the game.
problem-bad-request = This request does not have the expected form.
problem-bad-seats = The game is not for this number of players.
problem-broken-table = The record of this table cannot be played on.
problem-foreign-origin = This request came from another site and was not taken.
problem-internal = Something went wrong on the server. Nothing was changed.
problem-key-reused = This key belongs to another move.
problem-no-invite = This invitation does not belong to the table.
problem-no-odds = There are no odds to tell here.
problem-no-page = There is nothing at this address.
problem-no-table = There is no such table.
problem-not-built = The browser client has not been built yet.
problem-not-over = This opens when the game is over.
problem-not-started = The game has not started yet.
problem-not-stored = The move could not be stored and was not made. Please try again.
problem-not-your-view = You can watch your own and the public point of view only.
problem-one-me = Exactly one seat must be your own.
problem-storage-down = The storage does not answer. Please try again.
problem-table-full = All seats of this table are taken.
problem-too-large = This is too large.
problem-too-many-connections = You have too many pages open at tables.
problem-too-many-messages = Too many messages in a short time. Please wait a moment.
problem-too-many-requests = Too many requests in a short time. Please wait a moment.
problem-too-many-tables = Too many new tables in a short time. Please wait a moment.
problem-unknown-game = This game is not known here.
