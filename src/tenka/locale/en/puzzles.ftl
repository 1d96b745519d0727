### Puzzles. Fetched with their pages; what the start page says of them stands in pages.ftl.

puzzle-title = Puzzle
puzzle-count = { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }
puzzle-tally = Solved at the first try: { $solved } of { $answered }
puzzle-streak = { $streak ->
        [one] 1 in a row
       *[other] { $streak } in a row
    }
puzzle-begin = Solve
puzzle-go-on = Go on
puzzle-consent = My games may become puzzles
puzzle-consent-about = Only if everybody who played a game agrees. A puzzle shows what one seat knew at one moment, without names. If you change your mind, puzzles from your games are removed.
puzzle-task = One choice is clearly better than all others. Which?
puzzle-again = You have answered this one before; only the first answer counts.
puzzle-skip = Another one
puzzle-next = Next puzzle
puzzle-show = See the answer
puzzle-right = Right
puzzle-wrong = Not the best choice
puzzle-margin = The best choice is { $gain } ± { $error } percentage points ahead of the next best idea, in the chance to win. Each was tried in { $worlds } possible worlds.
puzzle-choices = What the coach thinks
puzzle-best = best
puzzle-yours = yours
puzzle-chance = Chance to win: { $chance }
puzzle-rules = The rule
puzzle-source-bots = From a game of bots
puzzle-source-people = From a game of people who agreed to it
puzzle-none-left = No puzzle of this game is left: all are solved.
puzzle-none-left-about = More come with new versions, and from games here. Until then:
puzzle-play = Play a game
zipang-puzzle-success = The hand attacked is weaker: { $chance }
shogun-puzzle-success = The attack takes the province: { $chance }
