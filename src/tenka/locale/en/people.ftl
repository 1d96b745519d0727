### The table where people live: taking back, clocks, chat, notes, who plays and who watches.

## Taking back

web-undo = Take back
web-restart-turn = Restart your turn
web-undo-until = It goes no further back than this: { $reason }
web-undo-not = You cannot take anything back now. { $reason }

## Rules of the house

web-table-settings = Rules of the house
web-table-settings-undo = Choices can be taken back until somebody else acts, something is drawn or something hidden is shown.
web-table-settings-no-undo = Choices are final.
web-table-settings-undo-choice = Choices can be taken back
web-table-settings-undo-about = Until somebody else acts, something is drawn by lot, or something hidden comes to light.
web-table-settings-hints = Hints are allowed. Everybody sees who asks for one.
web-table-settings-no-hints = There are no hints.
web-table-settings-hints-choice = Hints are allowed
web-table-settings-hints-about = Whoever has to decide may ask the coach what sharp would do. Everybody sees how often.
web-table-settings-chat = Who may write in the chat?
web-chat-who-players = The players
web-chat-who-everyone = Players and spectators
web-chat-who-nobody = Nobody
web-table-settings-chat-players = The players write in the chat.
web-table-settings-chat-everyone = Players and spectators write in the chat.
web-table-settings-chat-nobody = There is no chat.
web-time-control = Rhythm
web-time-control-none = No clock
web-time-control-live = Live: { $minutes } min, { $more } s more a decision
web-time-control-move = { $time } a decision
web-time-control-about = Time runs only while you owe a decision. When it is out, a bot plays on for you until you take your seat back.
web-clocks = Time left
web-clock-hours = { $hours } h { $minutes } min
web-clock-days = { $days } d { $hours } h

## Who plays

web-people = People at this table
web-here = is here
web-stand-in = away, a bot plays
web-stand-in-you = A bot plays your seat.
web-take-back-seat = Take my seat back
web-leave = Leave the table
web-leave-about = A bot plays on for you. You can come back to this table and take your seat again while the game lasts.
web-leave-waiting = Your seat is open again for somebody else.
web-vote-away = { $name } is away.
web-vote-slow = { $name } lets the table wait.
web-vote = Let a bot play on
web-vote-withdraw = Withdraw my vote
web-votes = { $votes } of { $needed } votes.

## Who watches

web-share = Let spectators look into my cards
web-share-about = Spectators see what you see, until you switch it off. Nobody who plays here can look; but nothing stops a player from watching as a guest in a second browser.
web-shared = shows the own cards to spectators
web-look = Look over this shoulder
web-look-public = See what everybody sees
web-looking = You see what { $name } sees.

## Chat and notes

web-side = Log, chat and notes
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write to all at the table
web-chat-send = Send
web-chat-closed = You can read here, but not write.
web-chat-spectator = watching
web-said = { $name } says: { $text }
web-unread = { $count ->
        [one] one unread line
       *[other] { $count } unread lines
    }
web-mute = Mute
web-mute-name = Mute { $name }
web-unmute = Show what muted people say
web-notes = Notes
web-notes-about = Only you can read this until the game is over. Then it is open to everybody who sees this table.
web-notes-kept = Kept.
web-notes-writing = Not kept yet.
web-notes-open = What everybody noted for themselves
web-notes-none = Nobody wrote notes.
web-key-undo = take your last choice back; with Shift all of your turn
