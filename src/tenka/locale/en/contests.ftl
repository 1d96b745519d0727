### Contests. Fetched with their pages; what the start page says of them stands in pages.ftl.

## The list

contest-new = New contest
contest-list-open = Open to enter
contest-list-running = Being played
contest-list-over = Over
contest-list-empty = No contest yet. Make the first one: choose a game, pass on the link, and begin when everybody is there.
contest-players = { $players ->
        [one] 1 player
       *[other] { $players } players
    }
contest-joined = You take part
contest-nobody = Nobody has entered yet.
contest-tables-of = tables of { $seats }
contest-starts-by-hand = begins when everybody is there
contest-starts-at = Begins { $starts }
contest-waits-for-host = Open to enter. { $host } begins it.
contest-over = Over
contest-of-club = For members of the club { $club }
contest-won = { $count ->
        [one] { $names } wins
       *[other] { $names } share the first place
    }
contest-round-of = Round { $round } of { $rounds }

## Making one

contest-name = Name
contest-name-default = Contest of { $day }
contest-game = Game
contest-seats = At each table
contest-format = Format
contest-format-swiss = Swiss
contest-format-swiss-about = A few rounds; those who do equally well meet, and nobody meets again if it can be avoided. Good for any number.
contest-format-round-robin = Round robin
contest-format-round-robin-about = Everybody meets everybody, as evenly as possible. Good for few players.
contest-format-knock-out = Knock-out
contest-format-knock-out-about = The best of each table go on, until one table is left.
contest-clock-about = Whoever runs out of time is played on by a bot. Every contest has a clock, so that rounds end.
contest-start = Start
contest-start-hand = When I press the button
contest-start-date = At a date
contest-duplicate = Duplicate
contest-duplicate-about = The same deal at every table of a round. You are compared with those who had your seat elsewhere, so that luck cancels.
contest-more = More rules
contest-rounds = Rounds
contest-rounds-automatic = As many as fit the number of players
contest-advance = Of each table go on
contest-advance-half = Half
contest-odd = If tables are not full
contest-odd-bots = Bots take the empty seats
contest-odd-smaller = Some tables are smaller
contest-bot = Bots of level
contest-rated = Counts for ratings
contest-listed = Everybody finds it in the list
contest-join = I take part
contest-make = Make the contest

## Its page

contest-my-table = To your table
contest-look = Watch
contest-enter = Take part
contest-enter-late = Take part from the next round
contest-begin = Begin now
contest-copy = Copy the link
contest-withdraw = Withdraw
contest-withdraw-sure-open = You can enter again until it begins.
contest-withdraw-sure-running = A bot plays on for you in this round, which counts as a last place.
contest-end = End the contest
contest-end-sure-open = It has not begun and will be gone.
contest-end-sure-running = Results so far stay; tables that are still played do not count any more.
contest-rules = The rules of this contest
contest-standings = Standings
contest-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
contest-out = withdrawn
contest-absent = absent
contest-round = Round { $round }
contest-round-over = over
contest-table = Table { $number }
contest-bye = Bye
contest-sealed = All tables play the same deal. Results, replays and spectators wait until the last one has finished.
contest-score-place = Round { $round }: { $place } of { $seats }, { $points }
contest-score-bye = Round { $round }: no game, { $points }
contest-score-absent = Round { $round }: absent, { $points }

## Why one stands before the next

contest-why-points = More points than { $other }: { $points } to { $theirs }.
contest-why-opponents = As many points as { $other }, but against stronger opponents: they have { $opponents } points on average, those of { $other } { $their_opponents }.
contest-why-head = As many points and equally strong opponents as { $other }; better in their own meetings.
contest-why-shared = Shares the place with { $other }: equal in everything that counts.
contest-why-reached = Came further than { $other }.
contest-why-last = More points than { $other } in the last round: { $last } to { $their_last }.

## The rules in words

contest-rule-swiss = Swiss at tables of { $seats }: whoever has about as many points as you sits with you, and nobody meets again if it can be avoided. Seats change from round to round.
contest-rule-round-robin = Round robin at tables of { $seats }: everybody meets everybody as evenly as possible. Seats change from round to round.
contest-rule-knock-out = Knock-out at tables of { $seats }: { $count ->
        [one] the best of each table goes on
       *[other] the best { $count } of each table go on
    }, until one table is left. If they are equal in everything, the lot decides.
contest-rule-rounds = { $rounds ->
        [one] One round.
       *[other] { $rounds } rounds.
    }
contest-rule-points = A round is worth up to 100 points: the share of your table that you leave behind. Equal places share.
contest-rule-duplicate = Every table of a round has the same deal. A round is worth up to 100 points: the share of those in your seat at the other tables that you outdo, by place, then by the points of the game. Nothing is taken back, and nobody sees another table before the round is over.
contest-rule-odd-bots = Bots take empty seats: { $bot }.
contest-rule-odd-smaller = If the number does not come out even, some tables are smaller, and who finds no seat has a bye worth 50 points; everybody once before anybody twice.
contest-rule-absent = When somebody’s time is out ({ $time }), a bot plays on. Whoever is away at the end of a game gets the last place, and is out after two such rounds in a row.
contest-rule-late = Late entries play from the next round on; until the last one it is never too late.
contest-rule-no-late = Nobody enters after the beginning.
contest-rule-ties = Equal points: the opponents’ average points decide, then the meetings of those who are equal, then they share the place.
contest-rule-rated = The games count for ratings.
contest-rule-unrated = The games do not count for ratings.
