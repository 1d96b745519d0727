### What can be wrong with what somebody brings: options, records, files. The errors of Tenka name these by their codes.

## Games, seats and options

error-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
error-game-version = { $game } est ici en version { $here }, pas en version { $version }.
error-language = Il n’y a pas de langue « { $language } ». Il y a : { $known }.
error-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
error-option-none = { $game } n’a pas d’option « { $option } ».
error-option-unknown = { $game } n’a pas d’option « { $option } ». Il y a : { $known }.
error-option-moon-setup = La mise en place imposée n’existe que pour la face soleil ; sur la face lune, on choisit ses provinces.
error-option-choice = L’option « { $option } » vaut l’un de { $known }, pas { $value }.
error-option-flag = L’option « { $option } » vaut true ou false, pas { $value }.
error-option-material = L’option « { $option } » est une liste de corrections comme « tower.shelves.stay=[1, 4] ».
error-option-modules = L’option « modules » est une liste de { $known }, pas { $value }.
error-option-module = Il n’y a pas de module { $module }. Il y a : { $known }.
error-option-module-twice = Le module « { $module } » est demandé deux fois.

## Records

error-record-large = Ce fichier est trop grand pour un enregistrement ({ $bytes } octets, au plus { $most }).
error-record-json = Ce fichier n’est pas un enregistrement : ce n’est pas du JSON complet.
error-record-other = Ce fichier est du JSON, mais pas un enregistrement de Tenka.
error-record-format = Cet enregistrement est au format { $format } ; ce programme lit le format { $known }.
error-record-damaged = Cet enregistrement est abîmé : ce qui se trouve à `{ $where }` est d’une autre sorte, ou il y manque quelque chose.
error-record-rules = Cet enregistrement ne peut pas être joué : { $why }
error-record-no-seed = La graine n’est pas encore révélée : seule une partie finie peut être vérifiée.
error-record-unfinished = L’enregistrement s’interrompt après l’entrée { $entry }, avant la fin de la partie.
error-record-result = Le résultat ne découle pas des coups.
error-record-start-draws = À la mise en place, les tirages enregistrés ne sont pas ceux de la graine.
error-record-seed-digits = La graine n’est pas écrite en chiffres hexadécimaux.
error-record-seed-hash = La graine ne correspond pas à l’empreinte publiée au début.
error-record-move = À l’entrée { $entry }, la place { $seat } ne peut pas jouer « { $move } ».
error-record-undo = À l’entrée { $entry }, la place { $seat } ne peut pas revenir de { $back }.
error-record-seat = À l’entrée { $entry }, il n’y a pas de place { $seat }.
error-record-draws = À l’entrée { $entry }, les tirages enregistrés ne sont pas ceux de la graine.
error-record-breaks = L’enregistrement s’interrompt après l’entrée { $entry } : { $why }.
error-record-entry = L’entrée { $entry } ne convient pas : { $why }.
error-record-seedless = Sans sa graine, une partie peut être regardée, mais pas continuée.
error-fork-impossible = La position par laquelle commence cette partie est impossible ({ $error }).
error-fork-contradiction = La position par laquelle commence cette partie se contredit.
error-fork-numbers = La position par laquelle commence cette partie a des nombres qu’aucune partie n’atteint.
error-fork-undrawable = La position par laquelle commence cette partie ne peut pas être tirée. { $why }
error-position-impossible = Aucune donne ne s’accorde avec ce qu’on sait dans cette position.
error-position-hard = Ce qu’on sait dans cette position laisse trop de donnes à compter.

## Draws of a record; these stand inside of another sentence

error-draws-short = les tirages de « { $stream } » finissent trop tôt
error-draw-range = un tirage de « { $stream } » est { $number }, et non l’un de { $of }
error-draw-order = un mélange de « { $stream } » n’est pas un ordre de { $of } choses
error-draws-left = il reste { $number ->
    [one] { $number } tirage
   *[other] { $number } tirages
 } de « { $stream } »
error-draw-other = un tirage de « { $stream } » n’est pas celui qui est enregistré
error-shuffle-other = un mélange de « { $stream } » n’est pas celui qui est enregistré
error-draw-thing = « { $thing } » ne peut pas être tiré : il y a { $known }
error-draw-order-things = { $shuffled } n’est pas { $things } dans un autre ordre

## Corrected values of the material

error-material-file = Un fichier de matériel est un objet JSON avec les noms de nos fichiers, comme « tower ».
error-material-line = « { $line } » ne corrige rien : cela devrait ressembler à tower.shelves.stay=[1, 4].
error-material-json = La valeur de { $where } n’est pas du JSON : { $value }
error-material-unknown = Il n’y a pas de valeur « { $where } » dans le matériel.
error-material-size = { $where } : les nombres vont jusqu’à { $most }, listes et mots ont jusqu’à { $long } éléments.
error-material-lines = Il y a plus de { $most } corrections.
error-material-tower = Au plus { $most } cubes d’une couleur sont dans la tour dès le début.
error-material-kind = La valeur { $where } est { $here } ; { $value } est d’une autre sorte.
error-material-region = { $where } : { $province } est dans la région inconnue « { $region } ».
error-material-province = { $where } : il n’y a pas de province « { $province } ».
error-material-border-land = { $where } : une frontière terrestre joint deux provinces différentes.
error-material-border-sea = { $where } : une route maritime joint deux provinces différentes.
error-material-provinces = { $where } : il n’y a pas { $number } provinces dans l’ordre de leurs identifiants.
error-material-regions = { $where } : il n’y a pas cinq régions de neuf provinces.
error-material-spaces = { $where } : une province a de 1 à 3 emplacements de construction.
error-material-border-twice = { $where } : une frontière est citée deux fois.
error-material-removed = { $where } : huit provinces ne servent pas à trois joueurs.
error-material-apart = { $where } : à { $seats } joueurs, les provinces ne se tiennent pas toutes.
error-material-events = events : il y a { $number } cartes Événement.
error-material-fraction = { $where } est une fraction [haut, bas], bas d’au plus 1000.
error-material-armies = supplies.armies : chaque joueur a de 1 à { $most } armées.
error-material-farmers = supplies.farmers : il y a de 1 à { $most } paysans, et assez pour garnir la tour selon setup.tower_farmers ({ $tower }).
error-material-provisions-first = supplies.provisions : le tableau commence par une province sans riz.
error-material-provisions-order = supplies.provisions : les lignes ne sont pas dans l’ordre.
error-material-provisions-farmers = supplies.provisions : une révolte a au moins un paysan.
error-material-groups = { $where } : les groupes ont de 1 à 5 armées, tirées d’une réserve de { $armies }.
error-material-own-provinces = { $where } : chaque joueur a ses propres provinces.
error-material-own-groups = { $where } : les armées ne sont pas celles des groupes.
error-material-not-in-game = { $where } : une province n’est pas en jeu.
error-material-effect = { $where } : il n’y a pas d’effet « { $effect } ». Il y a : { $known }.
error-material-by-seats = { $where } : un nombre pour chacun de 3, 4 et 5 joueurs.
error-material-chambers-size = chambers : il y a six rangées et six colonnes, chacune avec une valeur.
error-material-chambers-drawn = chambers.drawn : de 1 à 6 marqueurs par manche, d’un sac de 36.
error-material-statues = { $where }.statues : { $most } au plus.
error-material-samurai-regions = samurai.regions : il y a de 1 à 5 régions.
error-material-samurai-armies = samurai.cards : personne n’a autant d’armées.
error-material-court-costs = { $where }.costs : trois coûts, l’espace le plus cher d’abord.
error-material-court-cards = { $where }.tower_cards : chaque joueur a trois cartes Tour.
error-material-favor = { $where } : il n’y a pas de faveur « { $favor } ». Il y a : { $known }.
error-material-favor-amount = { $where } : une quantité de 1 à { $most }.

## Bots and the arena

error-no-bot = Il n’y a pas de bot « { $bot } » pour { $game }. Il y a : { $known }.
error-no-bots = Il n’y a pas de bots pour un jeu « { $game } », seulement pour : { $known }.
error-no-action = seat_{ $seat } ne peut pas faire l’action { $action } maintenant : voir son action_mask.
error-bots-alike = Deux bots différents s’appellent « { $bot } ».
error-bot-unreadable = Le bot « { $bot } » ne peut pas être lu : { $why }.
error-bot-size = Le bot « { $bot } » est vide ou trop grand.
error-bot-weights = « { $bot } » ne contient pas de poids écrits par python -m tenka.research.learn.
error-bot-table = Les poids « { $bot } » sont pour { $game } à { $seats } places avec les options { $options }.
error-bot-start = Le bot « { $bot } » ne démarre pas ({ $file }, ligne { $line }) : { $why }.
error-bot-decide = Le bot « { $bot } » n’a pas de fonction decide(observation, moves, clock).
error-bot-failed = Le bot « { $bot } » a échoué dans { $file }, ligne { $line } : { $why }.
error-bot-ended = Le bot « { $bot } » a mis fin à son processus.
error-bot-simulations = « { $simulations } » n’est pas un nombre de simulations.
error-ladder-simulations = « { $simulations } » ne nomme pas des niveaux avec des simulations, comme sharp:300,master:900.
error-bot-answer = Le bot « { $bot } » a répondu { $answer }, qui n’est aucun de ses coups.
error-bot-late = Le bot « { $bot } » n’a pas répondu en { $seconds } s.
error-folder = Le dossier { $folder } ne peut pas être créé : { $why }.
error-dataset-other = { $folder } contient un autre jeu de données : choisissez un nouveau dossier, ou répétez sa commande.
error-dataset-place = { $file } ne peut pas être écrit : { $why }. Dès que c’est possible, la même commande continue.
error-dataset-unlike = { $file } n’est pas une partie de { $game } à { $seats } places avec les options du premier enregistrement.
error-record-unlike = L’environnement est pour { $game } à { $seats } places, et l’enregistrement non.
error-record-options = L’enregistrement a été joué avec d’autres options que l’environnement : { $options }.
error-record-moment = L’enregistrement a les moments 0 à { $most }, et pas { $moment }.
error-results-place = Les résultats ne peuvent pas être gardés dans « { $file } » : { $why }.
error-results-none = « { $file } » ne contient pas de résultats de l’arène : { $why }.
error-results-other = « { $file } » contient un autre duel : { $contest }.
error-no-dask = Pour une grappe, il faut Dask : pip install 'tenka-games[cluster]'.
error-no-server = Le serveur n’est pas installé : pip install 'tenka-games[server]'.
error-no-cluster = Aucune grappe Dask ne répond à « { $address } » : { $why }.
error-arena-ended = Un processus de l’arène a été arrêté. Relancez pour continuer avec le reste.

error-query-unknown = Il n’y a pas de question « { $query } » dans { $game }.
error-query-parameter = Le paramètre « { $name } » ne convient pas ici : « { $value } ».
error-query-seat = Seuls ceux qui jouent peuvent le demander.
