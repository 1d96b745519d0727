### The arena and the ladder.

arena-column-bot = bot
arena-column-games = parties
arena-column-wins = victoires
arena-column-interval = intervalle à 95 %
arena-column-rating = cote
arena-column-rating-interval = intervalle à 95 %
arena-playing = En jeu
arena-chance = Par pur hasard, chacun gagnerait { $chance }.
arena-times = Une partie a pris { $mean } s en moyenne ; la plus longue décision { $slowest } s.
arena-uneven = Les places n’ont pas tourné également : il faudrait un multiple de { $cycle } parties.
arena-late = { $bot } a perdu { $games ->
    [one] une partie
   *[other] { $games } parties
} pour avoir répondu trop tard.
arena-report = Écrit dans { $file }.
arena-title = Arène : { $game }
arena-facts = { $games ->
        [one] Une partie à une table de { $seats }, donne { $seed }.
       *[other] { $games } parties à une table de { $seats }, première donne { $seed }.
    }
arena-simulations = { $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
 } par décision pour les bots qui cherchent.
arena-clock = Une pendule de { $seconds } s par décision.
arena-wins = Premières places
arena-wins-about = Combien de fois chacun a fini premier, avec l’intervalle à 95 % selon Wilson. La ligne tiretée est le hasard.
arena-ratings = Cotes
arena-ratings-about = Selon Plackett et Luce, d’après toutes les places, sur l’échelle Elo : 400 points font dix contre un. La moyenne est 1500 ; intervalles par pondération aléatoire des donnes.
arena-places = Places
arena-places-about = Comment les parties de chaque bot se répartissent entre les places.
arena-place = { $rank }.
arena-progress = De partie en partie
arena-progress-about = La part de premières places jusqu’ici.
dataset-written = { $games ->
    [one] Une partie finie
   *[other] { $games } parties finies
 } avec { $decisions } décisions dans { $folder }.
dataset-from-bots = Jouées par { $bots } à partir de la donne { $seed }, avec { $simulations ->
        [0] autant de simulations par décision que chaque bot le veut
       *[other] { $simulations } simulations par décision
    }.
dataset-from-records = Tirées d’enregistrements de parties finies, sans les noms des personnes.
dataset-card =
    # { $title } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions } décisions

    Écrit par `tenka dataset` de Tenka { $version }. { $made }

    Règles et disposition : `{ $id }`, { $seats } places, options `{ $options }`.

    ## decisions

    | colonne | sens |
    | --- | --- |
    | game | le numéro de la partie |
    | moment | après combien d’entrées de son enregistrement |
    | player | la place qui a décidé |
    | decider | le bot qui a décidé pour elle, ou `person` |
    | row | ce que la place savait : { $numbers } nombres, nommés dans `layout.json` |
    | mask | lesquelles des { $actions } actions étaient permises, nommées dans `layout.json` |
    | action | ce qu’elle a fait |
    | outcome | sa part de la première place à la fin, moins 1 / places |
    | rank | son rang à la fin |

    Les lignes ne contiennent rien que la place ne pouvait savoir. Les décisions reprises sont laissées de côté.

    ## games

    | colonne | sens |
    | --- | --- |
    | game | le numéro de la partie |
    | players | par place, le bot ou `person` |
    | ranks, points | par place |
    | record | la partie entière, informations cachées comprises ; `tenka replay` la montre |
ladder-head =
    # L’échelle

    Les bots ne voient que ce que leur place peut savoir. Chaque ligne montre un bot à une table remplie du bot plus
    faible qui le précède ; il joue les mêmes donnes depuis chaque place. Les bots qui cherchent font un nombre fixe de
    simulations par décision, donné entre parenthèses, pour qu’une commande produise les mêmes parties sur toute machine,
    même occupée. `seconds` est le temps de calcul par place et par partie, pour chaque camp. À une table, ils ont une
    pendule à la place et réfléchissent plus longtemps : voir [Bots and the arena](bots.md).

    Un duel est évalué après { $looks } parties environ et s’arrête à la première évaluation qui montre quel bot est
    meilleur. L’intervalle est celui de Wilson pour la part de premières places, à { $each } pour chaque évaluation, afin
    que la probabilité d’une erreur par ligne soit d’au plus 5 %. « bat » veut dire que tout l’intervalle est au-dessus
    du hasard.

    Cette page est produite par l’arène. Les parties finies sont gardées et ne sont pas rejouées :

    ```sh
    { $command }
    ```
ladder-columns = | bot | contre | parties | premières places | intervalle | hasard | secondes | bat |
ladder-beats-better = oui
ladder-beats-worse = non, perd
ladder-beats-open = pas montré
ladder-beats-unplayed = pas joué
