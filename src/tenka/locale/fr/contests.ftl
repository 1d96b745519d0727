### Tournois. Arrive avec leurs pages ; ce que la page d’accueil en dit est dans pages.ftl.

## La liste

contest-new = Nouveau tournoi
contest-list-open = Ouverts aux inscriptions
contest-list-running = En cours
contest-list-over = Terminés
contest-list-empty = Aucun tournoi encore. Créez le premier : choisissez un jeu, transmettez le lien, et commencez quand tout le monde est là.
contest-players = { $players ->
        [one] 1 participant
       *[other] { $players } participants
    }
contest-joined = Vous participez
contest-nobody = Personne ne s’est encore inscrit.
contest-tables-of = tables de { $seats }
contest-starts-by-hand = commence quand tout le monde est là
contest-starts-at = Début : { $starts }
contest-waits-for-host = Ouvert aux inscriptions. { $host } le fait commencer.
contest-over = Terminé
contest-of-club = Pour les membres du club « { $club } »
contest-won = { $count ->
        [one] { $names } gagne
       *[other] { $names } partagent la première place
    }
contest-round-of = Ronde { $round } sur { $rounds }

## En créer un

contest-name = Nom
contest-name-default = Tournoi du { $day }
contest-game = Jeu
contest-seats = À chaque table
contest-format = Formule
contest-format-swiss = Système suisse
contest-format-swiss-about = Quelques rondes ; ceux qui réussissent également se rencontrent, et personne ne se retrouve si on peut l’éviter. Convient à tout nombre.
contest-format-round-robin = Toutes rondes
contest-format-round-robin-about = Chacun rencontre chacun, aussi également que possible. Convient à peu de monde.
contest-format-knock-out = Élimination
contest-format-knock-out-about = Les meilleurs de chaque table continuent, jusqu’à ce qu’il reste une table.
contest-clock-about = Un bot continue pour qui n’a plus de temps. Chaque tournoi a une pendule, pour que les rondes finissent.
contest-start = Début
contest-start-hand = Quand j’appuie sur le bouton
contest-start-date = À une date
contest-duplicate = Duplicate
contest-duplicate-about = La même donne à toutes les tables d’une ronde. On vous compare à ceux qui avaient votre place ailleurs : ainsi la chance s’annule.
contest-more = Autres règles
contest-rounds = Rondes
contest-rounds-automatic = Autant qu’il convient au nombre de participants
contest-advance = Continuent, par table
contest-advance-half = La moitié
contest-odd = Si des tables ne sont pas pleines
contest-odd-bots = Des bots prennent les places vides
contest-odd-smaller = Certaines tables sont plus petites
contest-bot = Bots de niveau
contest-rated = Compte pour les classements
contest-listed = Tout le monde le trouve dans la liste
contest-join = Je participe
contest-make = Créer le tournoi

## Sa page

contest-my-table = Vers votre table
contest-look = Regarder
contest-enter = Participer
contest-enter-late = Participer dès la ronde suivante
contest-begin = Commencer maintenant
contest-copy = Copier le lien
contest-withdraw = Se retirer
contest-withdraw-sure-open = Vous pouvez vous réinscrire jusqu’au début.
contest-withdraw-sure-running = Un bot continue pour vous dans cette ronde, qui compte comme une dernière place.
contest-end = Terminer le tournoi
contest-end-sure-open = Il n’a pas commencé et disparaîtra.
contest-end-sure-running = Les résultats obtenus restent ; les tables encore en jeu ne comptent plus.
contest-rules = Les règles de ce tournoi
contest-standings = Classement
contest-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
contest-out = retiré
contest-absent = absent
contest-round = Ronde { $round }
contest-round-over = terminée
contest-table = Table { $number }
contest-bye = Exempt
contest-sealed = Toutes les tables jouent la même donne. Résultats, rediffusions et spectateurs attendent que la dernière ait fini.
contest-score-place = Ronde { $round } : { $place } sur { $seats }, { $points }
contest-score-bye = Ronde { $round } : pas de partie, { $points }
contest-score-absent = Ronde { $round } : absent, { $points }

## Pourquoi l’un est devant le suivant

contest-why-points = Plus de points que { $other } : { $points } contre { $theirs }.
contest-why-opponents = Autant de points que { $other }, mais contre des adversaires plus forts : ils ont { $opponents } points en moyenne, ceux de { $other } { $their_opponents }.
contest-why-head = Autant de points et des adversaires aussi forts que { $other } ; meilleur dans leurs rencontres.
contest-why-shared = Partage la place avec { $other } : égaux en tout ce qui compte.
contest-why-reached = Est allé plus loin que { $other }.
contest-why-last = Plus de points que { $other } dans la dernière ronde : { $last } contre { $their_last }.

## Les règles en mots

contest-rule-swiss = Système suisse à des tables de { $seats } : on s’assoit avec ceux qui ont à peu près autant de points, et personne ne se retrouve si on peut l’éviter. Les places changent à chaque ronde.
contest-rule-round-robin = Toutes rondes à des tables de { $seats } : chacun rencontre chacun aussi également que possible. Les places changent à chaque ronde.
contest-rule-knock-out = Élimination à des tables de { $seats } : { $count ->
        [one] le meilleur de chaque table continue
       *[other] les { $count } meilleurs de chaque table continuent
    }, jusqu’à ce qu’il reste une table. S’ils sont égaux en tout, le sort décide.
contest-rule-rounds = { $rounds ->
        [one] Une ronde.
       *[other] { $rounds } rondes.
    }
contest-rule-points = Une ronde vaut jusqu’à 100 points : la part de votre table que vous laissez derrière vous. Les places égales partagent.
contest-rule-duplicate = Toutes les tables d’une ronde ont la même donne. Une ronde vaut jusqu’à 100 points : la part de ceux qui avaient votre place aux autres tables et que vous surpassez, par la place, puis par les points du jeu. Rien ne se reprend, et personne ne voit une autre table avant la fin de la ronde.
contest-rule-odd-bots = Des bots prennent les places vides : { $bot }.
contest-rule-odd-smaller = Si le nombre ne tombe pas juste, certaines tables sont plus petites, et qui ne trouve pas de place est exempt et reçoit 50 points ; tous une fois avant que personne ne le soit deux fois.
contest-rule-absent = Quand le temps de quelqu’un est écoulé ({ $time }), un bot continue. Qui est parti à la fin d’une partie reçoit la dernière place, et sort après deux telles rondes de suite.
contest-rule-late = Les retardataires jouent dès la ronde suivante ; jusqu’à la dernière, il n’est jamais trop tard.
contest-rule-no-late = Personne n’entre après le début.
contest-rule-ties = À points égaux décident les points moyens des adversaires, puis les rencontres de ceux qui sont à égalité, puis ils partagent la place.
contest-rule-rated = Les parties comptent pour les classements.
contest-rule-unrated = Les parties ne comptent pas pour les classements.
