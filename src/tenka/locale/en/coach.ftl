### The coach: what `sharp` would have done, after a game and, where the table allows it, during one.

## In the browser and in the terminal

coach = Coach
coach-about = What “sharp” would have done in your place, knowing what you knew, and what it would have been worth. Estimates, not truths.
coach-percent = { $percent } %
coach-gain = { $gain } ± { $error } %
coach-about-seat = What “sharp” would have done in this seat’s place, knowing what it knew, and what it would have been worth. Estimates, not truths.
coach-verdict-same = As sharp would
coach-verdict-equal = As good
coach-verdict-better = Better than sharp
coach-verdict-slip = Slip
coach-verdict-mistake = Mistake
coach-others-same =
    { $count ->
        [one] one more the same
       *[other] { $count } more the same
    }
coach-summary =
    { $count ->
        [0] Nothing to decide
        [one] One decision, { $good } as good as sharp’s; slips: { $slips }; mistakes: { $mistakes }
       *[other] { $count } decisions, { $good } as good as sharp’s; slips: { $slips }; mistakes: { $mistakes }
    }

## In the browser

web-coach-start = Look at my game
web-coach-start-seat = Look at this seat’s game
web-coach-go-on = Go on
web-coach-stop = Stop
web-coach-working = { $done } of { $total } decisions
web-coach-cancelled = Stopped after { $done } of { $total } decisions.
web-coach-failed = The coach did not get to the end.
web-coach-nobody = Choose a seat’s eyes below to hear about its decisions.
web-coach-empty = This seat had nothing to decide.
web-coach-played = You played
web-coach-played-seat = Played
web-coach-best = Sharp
web-coach-compared = Yours → sharp’s
web-coach-compared-seat = Played → sharp’s
web-coach-order = Order
web-coach-by-time = As played
web-coach-by-size = Biggest first
web-coach-turning = One of the biggest mistakes
web-coach-to-moment = Show this moment
web-coach-bar = Difference in the chance to win
web-coach-both = { $played } → { $best }
web-coach-chance-same = Chance to win { $chance }
web-coach-chance = Chance to win { $from } → { $to }
web-coach-more = What the numbers mean
web-coach-explained = Both choices were tried in the same possible worlds, drawn from what the seat knew, and played on by the bot’s own rules of thumb. The number is the difference in the chance to win, in percentage points; the truth lies within ± of it in 95 of 100 cases, if the bot judges well. A stronger player may know better.
web-hint = Hint
web-hint-title = Hint: what sharp would do. Everybody sees that you ask.
web-hint-thinking = The coach is thinking
web-hint-text = Sharp would: { $move }
web-hint-several = Sharp would
web-hint-chance = Chance to win about { $percent } %, by its estimate.
web-hint-play = Play this
web-hints-used =
    { $count ->
        [one] one hint
       *[other] { $count } hints
    }
web-hints-chip = Hints allowed

## In the terminal

coach-title = { $game }: the decisions of { $name }
coach-column-step = step
coach-column-played = played
coach-column-best = sharp would
coach-column-chance = chance to win
coach-column-gain = difference
coach-column-verdict = verdict
coach-looking = Thinking
coach-none = { $name } had nothing to decide.
coach-unknown-seat = There is no seat { $seat }; the last one is { $last }.
