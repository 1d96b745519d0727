### What a link shows where it is shared, such as in a chat. Only the server uses these.

link-waiting = open, { $taken } of { $seats } seats taken
link-playing = { $seats } players, in progress
link-over = { $seats } players, finished
