### The browser's own words for the modules of Shogun. Everything else of them stands in shogun_modules.ftl.

## Plan spaces

web-shogun-short-convert3 = Convertir 3
web-shogun-short-convert2 = Convertir 2
web-shogun-short-convert1 = Convertir 1
web-shogun-key-court = choisir une case de la cour : 3, 2 ou 1 armées
web-shogun-key-choice = choisir la réponse de ce numéro

## Boards and questions

web-shogun-tab-boards = Plateaux
web-shogun-boards = Plateaux des modules
web-shogun-choose-province = Choisissez une province

web-shogun-favors-offered = Faveurs offertes
web-shogun-favors-none = Aucune faveur n’est offerte en ce moment.
web-shogun-favor-number = Faveur { $favor }
web-shogun-favor-text = { $gift }, pour { $officials }
web-shogun-favor-too-dear = Il vous faut { $officials }.
web-shogun-favor-none-text = Vos fonctionnaires attendent la manche suivante.
web-shogun-favor-use = Faveur { $favor } : { $gift }
web-shogun-favor-keeps = Garde la faveur { $favor } : { $gift }
web-shogun-uphold-text = La faveur est dépensée tout de même.
web-shogun-officials-of = { $name } : { $officials }
web-shogun-officials-where = Fonctionnaires : { $court } à la cour, { $supply } en réserve
web-shogun-hall-empty = vide
web-shogun-asking = Dans l’état actuel, les faveurs se demandent dans cet ordre : { $names }.
web-shogun-favors-past = Parties :
web-shogun-ask-order = On demande dans cet ordre :

web-shogun-samurai-card = Carte Samouraï { $card }
web-shogun-samurai-nothing = rien
web-shogun-benefit-chests = dans votre réserve
web-shogun-benefit-rice = pour l’hiver à venir
web-shogun-benefit-armies = dans la tour à la prochaine bataille
web-shogun-benefit-points = tout de suite

web-shogun-leader-in = Chef à { $province }
web-shogun-leader-off = Le chef n’est pas sur le plateau.
web-shogun-leader-place-help = Là où il se tient, les bâtiments coûtent 1 de moins, et impôt, riz et déploiements rapportent 1 de plus.
web-shogun-leader-move-help = Il ne peut pas rester. S’il fuit plus loin, il ne laisse pas de statue.
web-shogun-leader-later = Il est placé dans une autre province.
web-shogun-leaves-statue = laisse une statue
web-shogun-trophy-of = trophée pris à { $name }
web-shogun-statues-left = Statues : { $board } sur le plateau, { $left ->
        [one] { $left } restante
       *[other] { $left } restantes
    }

web-shogun-chamber-open = ouverte
web-shogun-chamber-down = face cachée
web-shogun-chamber-bag = dans le sac
web-shogun-chamber-line = Vaut { $value } à qui y a le plus, 1 de moins s’ils sont plusieurs.
web-shogun-chamber-row = Rangée { $line }
web-shogun-chamber-column = Colonne { $line }
web-shogun-chamber-none-text = Tous les marqueurs ouverts restent.
web-shogun-chamber-values = Valeur des rangées et colonnes
web-shogun-chambers-about = Qui a le plus dans une rangée ou une colonne à la fin en prend les points.
web-shogun-chambers-of = Chambres : { $board } prises, { $left ->
        [one] { $left } marqueur restant
       *[other] { $left } marqueurs restants
    }
web-shogun-region-tiles = Tuiles de région dans leur ordre

## Scenes and the end

web-shogun-scene-statues = On compte statues et trophées.
web-shogun-scene-chambers = On compte les chambres.
web-shogun-statues-scoring = Points des statues
web-shogun-chambers-scoring = Points des chambres
web-shogun-score-here = points
web-shogun-points-from = Points
web-shogun-points-year = Année { $year }

## Quick reference

web-shogun-about-officials = Ils attendent dans le vestibule ; qui y en a le plus demande d’abord.
web-shogun-about-leader = Un hexagone avec un casque, à la couleur de son maître. De meilleures actions là où il se tient.
web-shogun-about-statue = Une pierre à l’emblème de son maître. Un point chacune à la fin.
web-shogun-about-trophy = Une statue d’un autre, prise par votre chef. Un point chacune à la fin.
web-shogun-about-chambers = Un espace encadré est ouvert, un emblème est pris, et un disque hachuré est face cachée : il compte comme un joueur de plus, qui ne reçoit rien.
web-shogun-about-tower-card = Sur une case de la cour, elle convertit vos armées du bac. Sur une action, elle ne fait rien ; comme enchère, elle compte comme un 0.
web-shogun-about-kept = Elle agit plus tard, ou jusqu’à la fin de la manche.
web-shogun-about-gone = Elle a quitté le jeu.
web-shogun-about-entrance = Les fonctionnaires attendent ici. Qui en a le plus demande d’abord.
web-shogun-about-audience = Qui demande une faveur amène ici tous ses fonctionnaires et paie avec eux.
web-shogun-about-tiles = Dans cet ordre, qui a le plus de provinces dans la région peut prendre une chambre.
web-shogun-about-board = Ouvre et ferme ce plateau.
web-shogun-statue-in = Statue à { $province }
web-shogun-leader-of = Chef de { $name }
web-shogun-statue-of = Statue de { $name }
