### Accounts, what is kept of somebody, and the hosts' page.

## Signing in

web-account = Account
web-sign-in = Sign in
web-sign-up = Make an account
web-sign-with = Sign in with { $provider }
web-sign-name = Name
web-sign-password = Password
web-sign-password-about = At least 10 characters. A few words in a row are easy to remember and hard to guess.
web-sign-show = Show the password
web-sign-bring = { $tables ->
        [one] Bring along the table I have as a guest
       *[other] Bring along the { $tables } tables I have as a guest
    }
web-sign-bring-about = Otherwise they stay with the guest of this browser, who is back when you sign out.
web-sign-no-account = No account yet?
web-sign-has-account = You have one already?

## The account's page

web-account-guest = You play as a guest
web-account-guest-about = This browser knows you as { $name }. With an account you play the same tables from every device, keep them if the browser forgets you, and nobody else can take your name. No mail address is asked for.
web-account-off = This server has no accounts: this browser knows you as { $name }.
web-account-closed = Accounts are given out by the host of this server.
web-account-host = Host
web-account-hosts-page = The hosts’ page
web-account-banned = You may not play here at present: { $reason }
web-account-welcome = You are signed in as { $name }.
web-account-brought = { $tables ->
        [0] { "" }
        [one] One table came along.
       *[other] { $tables } tables came along.
    }
web-account-shared = { $tables ->
        [0] { "" }
        [one] At one table you had two seats: they share your screen now.
       *[other] At { $tables } tables you had two seats each: they share your screen now.
    }
web-account-password = Password
web-account-password-old = Old password
web-account-password-new = New password
web-account-password-change = Change the password
web-account-password-set = Set a password
web-account-password-done = The password is changed; other devices are signed out.
web-account-linked = You can also sign in with { $provider }.
web-account-link = Link { $provider }
web-account-devices = Signed in
web-account-device-here = this browser
web-account-device = since { $since }, last used { $seen }
web-account-out = Sign out
web-account-out-everywhere = Sign out everywhere
web-data = Your data
web-data-about = Your name, tables, moves, chat, notes and notices, as one JSON file. Settings and whom you have muted lie in this browser only.
web-data-download = Download everything
web-data-delete = Delete everything
web-data-delete-about = Bots play on for you at { $tables ->
        [one] your table
       *[other] your { $tables } tables
    }. Your chat and notes are removed, and finished games name you “Nanashi”, the nameless. This cannot be taken back.
web-data-delete-type = Type your name, { $name }, to delete everything
web-data-delete-now = Delete for good
web-data-deleted = Everything is deleted. You are somebody new now.

## For hosts

web-admin = Hosts
web-admin-about = What everybody may see, and what hosts may do. Nobody’s cards are shown here.
web-admin-load = Load
web-admin-tables = Tables
web-admin-people = People
web-admin-bans = Bans
web-admin-log = Log
web-admin-search = Search
web-admin-search-tables = A name, a game, or the id of a table
web-admin-search-people = A name
web-admin-none = Nothing found.
web-admin-rooms = Tables in memory
web-admin-playing = Running games
web-admin-waiting = Waiting tables
web-admin-over = Finished games
web-admin-connected = People connected
web-admin-pages = Pages at tables
web-admin-rate = Moves a second
web-admin-thinking = Bots thinking
web-admin-queued = Messages waiting
web-admin-longest = Longest queue
web-admin-memory = Memory, MB
web-admin-uptime = Up since
web-admin-versions = Tenka { $version }, Python { $python }, { $database } with schema { $schema }
web-admin-rules = Rules: { $games }
web-admin-this-process = Connections, moves and memory are those of the process that answered; tables are counted in the database.
web-admin-status-waiting = waiting
web-admin-status-playing = running
web-admin-status-over = over
web-admin-status-closed = closed: { $reason }
web-admin-close = Close
web-admin-close-named = Close the table of { $names }
web-admin-close-now = Close the table
web-admin-reason = Reason, told to those concerned
web-admin-guest = guest
web-admin-player = account
web-admin-host = host
web-admin-person = { $tables ->
        [0] no tables
        [one] one table
       *[other] { $tables } tables
    }, since { $since }
web-admin-from = connected from { $addresses }
web-admin-ban = Ban
web-admin-ban-named = Ban { $name }
web-admin-ban-now = Ban
web-admin-ban-length = For how long
web-admin-ban-days = { $days ->
        [one] One day
       *[other] { $days } days
    }
web-admin-ban-forever = For good
web-admin-ban-address-too = Also everybody from { $address }
web-admin-ban-by-address = Ban an address
web-admin-ban-address = An address or network
web-admin-ban-address-about = Nobody from there can play or make an account; whoever shares the address is shut out, too.
web-admin-banned-until = until { $until }
web-admin-banned-forever = for good
web-admin-ban-by = { $by }, { $when }
web-admin-lift = Lift
web-admin-lift-named = Lift the ban of { $name }
web-admin-deed-close = closed a table
web-admin-deed-ban = banned
web-admin-deed-unban = lifted a ban
web-admin-deed-contest = ended a contest
web-admin-deed-grant = made a host
web-admin-deed-revoke = took back host rights
web-admin-deed-password = gave a password
web-table-closed = Closed: { $reason }
