### Who knows whom: following, being here, blocking, asking somebody to a table.

web-circle = People
web-circle-about = Follow people, see who is here, ask them to a table.
web-circle-seen = Others see when I am here
web-circle-seen-about = Off, nobody sees it on any list, and it is not kept either. At a table, those who sit there see who is connected in any case.
web-circle-following = People you follow
web-circle-following-empty = Nobody yet. On somebody’s page, which a name at a table leads to, you can follow them.
web-circle-here = Also here
web-circle-here-empty = Nobody else shows that they are here just now.
web-circle-away = not here
web-circle-blocked = Blocked
web-circle-blocked-about = You do not hear from people you block. They find neither your page nor your tables, and are not told why.
web-follow = Follow
web-unfollow = Stop following
web-block = Block
web-block-name = Block { $name }
web-block-sure = Really block { $name }?
web-unblock = Lift the block
web-blocked-seat = blocked

## To a table

web-call = Ask people to this table
web-call-name = Name of an account
web-call-send = Invite
web-call-person = Invite { $name }
web-called = Invited: { $names }.
web-calls = You are invited
web-call-line = { $name } invites you: { $game }
web-call-decline = Decline

## A table for people who wait

web-lobby = Find players
web-lobby-about = Say what you would play now; as soon as enough people are there, a table is proposed.
web-lobby-games = What would you play now?
web-lobby-seats = { $seats } players
web-lobby-count = { $people ->
        [0] nobody waits
        [one] one person waits
       *[other] { $people } people wait
    }
web-lobby-wait = Wait for a table
web-lobby-waiting = You wait for a table
web-lobby-waiting-about = You can leave this page open in the background. Whoever closes it waits no more.
web-lobby-stop = Wait no more
web-lobby-proposed = A table for you: { $game }
web-lobby-proposed-about = It begins as soon as everybody has said yes, with a clock and an order of seats drawn by lot.
web-lobby-yes = I play
web-lobby-said-yes = You have said yes. The others still have { $seconds } s.
web-lobby-seconds = { $seconds } s left
web-lobby-confirmed = says yes
web-lobby-open = is asked
web-lobby-out = You did not answer in time, so you wait no more.

## Clubs

web-clubs = Clubs
web-clubs-about = A group with a page of its own: members, tables, contests, results and standings among yourselves.
web-clubs-mine = Your clubs
web-clubs-mine-empty = You are in no club yet. Found one, or ask to join one.
web-clubs-others = Other clubs
web-clubs-others-empty = There are no other clubs yet.
web-clubs-found = Found a club
web-clubs-found-account = To found a club, you need an account.
web-club-name = Name of the club
web-club-text = What it is about
web-club-listed = Anybody finds it in the list of clubs
web-club-save = Save
web-club-edit = Change
web-club-members = Members
web-club-count = { $members ->
        [one] 1 member
       *[other] { $members } members
    }
web-club-keeper = looks after the club
web-club-asked = asks to join
web-club-accept = Take in
web-club-remove = Remove
web-club-decline = Decline
web-club-link = The link to join:
web-club-join = Join
web-club-ask = Ask to join
web-club-asked-you = You have asked to join. Whoever looks after the club decides.
web-club-closed = Members have the link to join.
web-club-leave = Leave the club
web-club-leave-sure = Really leave?
web-club-standings = Standings
web-club-standings-about = From all games with at least two members: how many of the other members at the table somebody was ahead of. Equals count half.
web-club-standings-empty = As soon as two members have finished a game together, they stand here.
web-club-share = ahead of
web-club-results = Last games among members
web-club-result = { $name } ({ $place }.)
web-club-tables = Open tables of members
web-club-tables-empty = No member has an open table just now.
web-club-contests = Contests of the club
web-club-contests-empty = No contest yet. Whoever is in the club can make one, and all members can enter it.
