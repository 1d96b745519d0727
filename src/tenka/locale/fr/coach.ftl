### The coach: what `sharp` would have done, after a game and, where the table allows it, during one.

## In the browser and in the terminal

coach = Entraîneur
coach-about = Ce que « vif » aurait fait à votre place, en sachant ce que vous saviez, et ce que cela aurait valu. Des estimations, pas des vérités.
coach-percent = { $percent } %
coach-gain = { $gain } ± { $error } %
coach-about-seat = Ce que « vif » aurait fait à cette place, en sachant ce qu’elle savait, et ce que cela aurait valu. Des estimations, pas des vérités.
coach-verdict-same = Comme « vif »
coach-verdict-equal = Aussi bon
coach-verdict-better = Mieux que « vif »
coach-verdict-slip = Imprécision
coach-verdict-mistake = Erreur
coach-others-same =
    { $count ->
        [one] une autre pareille
       *[other] { $count } autres pareilles
    }
coach-summary =
    { $count ->
        [0] Rien à décider
        [one] Une décision, { $good } aussi bonne que celle de « vif » ; imprécisions : { $slips } ; erreurs : { $mistakes }
       *[other] { $count } décisions, { $good } aussi bonnes que celles de « vif » ; imprécisions : { $slips } ; erreurs : { $mistakes }
    }

## In the browser

web-coach-start = Regarder ma partie
web-coach-start-seat = Regarder la partie de cette place
web-coach-go-on = Continuer
web-coach-stop = Arrêter
web-coach-working = { $done } décisions sur { $total }
web-coach-cancelled = Arrêté après { $done } décisions sur { $total }.
web-coach-failed = L’entraîneur n’est pas arrivé au bout.
web-coach-nobody = Choisissez ci-dessous les yeux d’une place pour entendre parler de ses décisions.
web-coach-empty = Cette place n’avait rien à décider.
web-coach-played = Vous avez joué
web-coach-played-seat = Joué
web-coach-best = « Vif »
web-coach-compared = Votre coup → « vif »
web-coach-compared-seat = Joué → « vif »
web-coach-order = Ordre
web-coach-by-time = Comme joué
web-coach-by-size = Plus grosses d’abord
web-coach-turning = L’une des plus grosses erreurs
web-coach-to-moment = Montrer ce moment
web-coach-bar = Différence de chances de gagner
web-coach-both = { $played } → { $best }
web-coach-chance-same = Chances de gagner { $chance }
web-coach-chance = Chances de gagner { $from } → { $to }
web-coach-more = Ce que disent les nombres
web-coach-explained = Les deux choix ont été essayés dans les mêmes mondes possibles, tirés de ce que la place savait, et joués jusqu’au bout selon les règles simples du bot. Le nombre est la différence de chances de gagner, en points de pourcentage ; la vérité est à ± près dans 95 cas sur 100, si le bot juge bien. Un joueur plus fort peut en savoir plus.
web-hint = Conseil
web-hint-title = Conseil : ce que ferait « vif ». Tout le monde voit que vous demandez.
web-hint-thinking = L’entraîneur réfléchit
web-hint-text = « Vif » ferait : { $move }
web-hint-several = « Vif » ferait
web-hint-chance = Chances de gagner : environ { $percent } %, selon lui.
web-hint-play = Jouer cela
web-hints-used =
    { $count ->
        [one] un conseil
       *[other] { $count } conseils
    }
web-hints-chip = Conseils permis

## In the terminal

coach-title = { $game } : les décisions de { $name }
coach-column-step = étape
coach-column-played = joué
coach-column-best = « vif » ferait
coach-column-chance = chances
coach-column-gain = différence
coach-column-verdict = avis
coach-looking = Réflexion
coach-none = { $name } n’avait rien à décider.
coach-unknown-seat = Il n’y a pas de place { $seat } ; la dernière est { $last }.
