### Énigmes. Arrive avec leurs pages ; ce que la page d’accueil en dit est dans pages.ftl.

puzzle-title = Énigme
puzzle-count = { $puzzles ->
        [one] 1 énigme
       *[other] { $puzzles } énigmes
    }
puzzle-tally = Résolues du premier coup : { $solved } sur { $answered }
puzzle-streak = { $streak ->
        [one] 1 d’affilée
       *[other] { $streak } d’affilée
    }
puzzle-begin = Résoudre
puzzle-go-on = Continuer
puzzle-consent = Mes parties peuvent devenir des énigmes
puzzle-consent-about = Seulement si tous ceux qui ont joué sont d’accord. Une énigme montre ce qu’une place savait à un moment, sans noms. Si vous changez d’avis, les énigmes tirées de vos parties sont retirées.
puzzle-task = Un choix est nettement meilleur que tous les autres. Lequel ?
puzzle-again = Vous avez déjà répondu à celle-ci ; seule la première réponse compte.
puzzle-skip = Une autre
puzzle-next = Énigme suivante
puzzle-show = Voir la réponse
puzzle-right = Juste
puzzle-wrong = Pas le meilleur choix
puzzle-margin = Le meilleur choix a { $gain } ± { $error } points de pourcentage de chances de gagner de plus que la deuxième idée. Chacun a été essayé dans { $worlds } mondes possibles.
puzzle-choices = Ce qu’en pense l’entraîneur
puzzle-best = le meilleur
puzzle-yours = le vôtre
puzzle-chance = Chances de gagner : { $chance }
puzzle-rules = La règle
puzzle-source-bots = Tirée d’une partie de bots
puzzle-source-people = Tirée d’une partie de personnes qui ont donné leur accord
puzzle-none-left = Il ne reste aucune énigme de ce jeu : toutes sont résolues.
puzzle-none-left-about = D’autres viendront avec de nouvelles versions et des parties jouées ici. D’ici là :
puzzle-play = Jouer une partie
zipang-puzzle-success = La main attaquée est plus faible : { $chance }
shogun-puzzle-success = L’attaque prend la province : { $chance }
