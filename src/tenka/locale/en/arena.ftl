### The arena and the ladder.

arena-column-bot = bot
arena-column-games = games
arena-column-wins = wins
arena-column-interval = 95 % interval
arena-column-rating = rating
arena-column-rating-interval = 95 % interval
arena-playing = Playing
arena-chance = By chance alone each would win { $chance }.
arena-times = A game took { $mean } s on average; the longest decision { $slowest } s.
arena-uneven = The seats were not turned evenly: a multiple of { $cycle } games would do that.
arena-report = Written to { $file }.
arena-title = Arena: { $game }
arena-facts = { $games } games at a table of { $seats }, first deal { $seed }.
arena-simulations = { $simulations } simulations a decision for bots that search.
arena-clock = A clock of { $seconds } s for every decision.
arena-wins = First places
arena-wins-about = How often each came first, with the 95 % interval after Wilson. The dashed line is chance.
arena-ratings = Ratings
arena-ratings-about = After Plackett and Luce, from all places, on the scale of Elo: 400 points are odds of ten to one. The average is 1500; intervals by drawing deals again.
arena-places = Places
arena-places-about = How each bot's games are divided among the places.
arena-place = { $rank }.
arena-progress = From game to game
arena-progress-about = The share of first places so far.
ladder-head =
    # The ladder

    Every bot sees what its seat may know and nothing else. Each row is one bot at a table full of the next weaker one,
    from every seat with the same deals. Bots that search make a fixed number of simulations for a decision, here in
    brackets, so that the same command gives the same games on every machine, however busy; `seconds` are what a
    seat of either side thought in a whole game, in processor time. In play they have a clock, and think longer;
    how much, [Bots and the arena](bots.md) tells.

    A contest is looked at after about { $looks } games and ends at the first look that shows who is better. The
    interval is that of the share of first places after Wilson, { $each } at each look, so that all looks of a row
    together err in at most 5 % of cases; “beats” means that all of it lies above chance.

    This page is written by the arena. What has been played already is kept and not played again:

    ```sh
    { $command }
    ```
ladder-columns = | bot | against | games | first places | interval | chance | seconds | beats |
ladder-beats-better = yes
ladder-beats-worse = no, loses
ladder-beats-open = not shown
ladder-beats-unplayed = not played
