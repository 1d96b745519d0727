# Tenka without a server: everything runs and is kept in this browser.

web-alone = Play here, without a network
web-alone-about = Everything happens in this browser: the rules, the bots and your games. No account, no server, and after the first time no network either.
web-alone-start = Start
web-alone-size = About { $megabytes } MB are fetched, once.
web-alone-fetching = Fetching the games: { $percent } %
web-alone-starting = Setting up the table …
web-alone-broken = Tenka could not be started. If the network is away, try again when it is back; if that does not help, this browser is too old or does not let pages work in the background.
web-alone-again = Try again
web-alone-full = There is no room left for your games in this browser. Nothing was lost, but what you did last is not kept. Make room, or save your games as a file and remove some other site’s data.
web-alone-denied = This browser does not let Tenka keep anything, as in a private window. Nothing was half written, but what you did last is not kept.
web-alone-cleared = The games that this browser kept were removed, as when somebody clears its data. Open games cannot go on; a file with all games brings the finished ones back.
web-alone-export = Save all games as a file
web-alone-close = Close
web-alone-rules = Read the rules first
web-rules-of = Rules of { $game }
