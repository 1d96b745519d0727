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
