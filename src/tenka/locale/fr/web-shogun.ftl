### The browser's own words for Shogun: buttons, hints, labels. Provinces, cards, events and questions stand in shogun.ftl.

## The map

web-shogun-map = Carte des provinces
web-shogun-map-keys = Les flèches parcourent la carte, Entrée choisit, + et − zooment, 0 montre tout.
web-shogun-zoom = Vue de la carte
web-shogun-closer = Plus près
web-shogun-farther = Plus loin
web-shogun-whole = Toute la carte
web-shogun-back = Revenir à la vue d’avant
web-shogun-describe = { $province }, { $region }. { $owner }, { $armies }. Impôt { $tax }, riz { $rice }. { $buildings }. { $markers }.
web-shogun-no-buildings = aucun bâtiment
web-shogun-free = { $free } { $of ->
        [one] emplacement libre sur { $of }
       *[other] emplacements libres sur { $of }
    }
web-shogun-by-sea = par mer
web-shogun-most = Majorités, région { $region } :
web-shogun-nobody = personne

## The round

web-shogun-set-up = Mise en place
web-shogun-year = année { $year } sur 2
web-shogun-event = Événement :
web-shogun-one-of = L’un de :
web-shogun-track = Actions de cette manche
web-shogun-face-down = L’action { $number } est face cachée.
web-shogun-now = maintenant
web-shogun-later = face cachée
web-shogun-players = Joueurs dans l’ordre du tour
web-shogun-place = Place { $place } dans l’ordre du tour
web-shogun-planning = planifie
web-shogun-sealed = scellé
web-shogun-provinces = { $count ->
        [one] { $count } province
       *[other] { $count } provinces
    }
web-shogun-armies-where = Armées : { $map } sur la carte, { $supply } en réserve
web-shogun-shelf = étage { $number }
web-shogun-tower-about = Ce qui est dans la tour et dans son bac, par couleur
web-shogun-at-once = Ne rien montrer, continuer aussitôt
web-shogun-tabs = Parties de la table
web-shogun-tab-plan = Pupitre
web-shogun-tab-players = Joueurs
web-shogun-tab-tower = Tour
web-shogun-tab-log = Journal

## Actions in a word or two

web-shogun-short-castle = Château
web-shogun-short-temple = Temple
web-shogun-short-theater = Théâtre
web-shogun-short-rice = Riz
web-shogun-short-taxes = Impôt
web-shogun-short-deploy5 = Déployer 5
web-shogun-short-deploy3 = Déployer 3
web-shogun-short-deploy1 = Déployer 1
web-shogun-short-battle-a = Combat A
web-shogun-short-battle-b = Combat B
web-shogun-short-auction = Enchère

## The plan desk

web-shogun-plan = Votre plan
web-shogun-plan-help = Choisissez une case, puis une carte ou une province sur la carte ; ou glissez une carte.
web-shogun-plan-tap = Touchez une action, puis une de vos cartes ; ou une de vos provinces, puis une action.
web-shogun-plan-how = Choisissez une case, puis sa carte.
web-shogun-your-cards = Vos cartes
web-shogun-sort = Trier par
web-shogun-sort-tax = impôt
web-shogun-sort-rice = riz
web-shogun-sort-armies = armées
web-shogun-sort-region = région
web-shogun-lies-on = est sur { $space }
web-shogun-undo = Annuler
web-shogun-clear = Vider
web-shogun-fill = Remplir au mieux
web-shogun-form = En liste
web-shogun-seal = Sceller le plan
web-shogun-missing = { $count ->
        [one] Une case attend encore une carte.
       *[other] { $count } cases attendent encore une carte.
    }
web-shogun-hint-of = { $space } : { $hint }
web-shogun-hint-more = et { $count } de plus
web-shogun-budget = { $spent } sur { $chests } { $chests ->
        [one] coffre
       *[other] coffres
    }
web-shogun-budget-bid = enchère { $bid }
web-shogun-budget-taxes = impôt +{ $count }
web-shogun-here = Que faire à { $province }
web-shogun-here-help = Choisissez quoi faire ici. En tirets : rien ne se passerait.
web-shogun-take-hint = Mettre sur le pupitre
web-shogun-card-for = { $action } : quelle carte ?
web-shogun-action-for = { $card } : quelle action ?
web-shogun-fill-short = Remplir

## Special cards, draft, revolts

web-shogun-choose-order = On choisit dans cet ordre :
web-shogun-pile = dans la pile
web-shogun-renew = Deux autres cartes
web-shogun-groups = Vos groupes d’armées
web-shogun-group-choose = Choisissez le groupe pour cette province

## Marching

web-shogun-march-from = Depuis { $province } ({ $armies }) vers :
web-shogun-march-choose = Choisissez une province marquée sur la carte ou dans la liste.
web-shogun-march-armies = Armées qui marchent
web-shogun-march-stay = { $province } garde { $armies }.
web-shogun-march-own = { $province } est à vous : les armées s’y déplacent simplement.
web-shogun-march-nowhere = Marcher
web-shogun-march = Marcher sur { $province } avec { $armies }
web-shogun-fewer = Une de moins
web-shogun-more = Une de plus
web-shogun-odds = Chances de { $attacker } contre { $defender }
web-shogun-odds-win = vous la prenez
web-shogun-odds-tie = à personne
web-shogun-odds-lose = ils la tiennent
web-shogun-odds-left = environ { $count } restent

## Scenes

web-shogun-scene-strip = D’autres se battent.
web-shogun-enlarge = Montrer en détail
web-shogun-scene-battle = La tour décide.
web-shogun-scene-bids = Les enchères sont révélées.
web-shogun-scene-winter = L’hiver est là.
web-shogun-scene-scored = L’année est comptée.
web-shogun-battle-players = Bataille pour { $province }
web-shogun-battle-neutral = Marche sur { $province }
web-shogun-battle-revolt = Révolte à { $province }
web-shogun-attacker = attaque
web-shogun-defender = défend
web-shogun-help = aident le défenseur
web-shogun-against = résistent
web-shogun-thrown = jeté dans la tour
web-shogun-out = dans le bac
web-shogun-bids = Les enchères
web-shogun-lot = Les enchères égales ont été départagées par le sort.
web-shogun-winter = Hiver
web-shogun-winter-loss = { $card } : chacun perd { $loss } riz. Ce qui reste doit nourrir les provinces.
web-shogun-winter-needs = Riz contre provinces : chaque province en mange un.
web-shogun-pantry = { $rice } riz pour { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }
web-shogun-hunger = Trop peu de riz
web-shogun-hunger-row = { $name } : { $rice } riz pour { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }. Des paysans se soulèvent à { $drawn }.
web-shogun-scoring = Points de l’année { $year }
web-shogun-score-provinces = provinces
web-shogun-score-buildings = bâtiments
web-shogun-score-most = le plus de bâtiments d’une région
web-shogun-score-year = cette année
web-shogun-score-total = total
web-shogun-shared = partagé
web-shogun-lapsed = perdu
web-shogun-word-rice = +{ $count } riz

## The end

web-shogun-end-feat = Contre toute attente
web-shogun-end-feat-text = { $name } a gagné { $province } avec une chance de { $chance }.
web-shogun-end-luck = Chance
web-shogun-end-luck-text = { $name } a gagné { $count } batailles de plus que prévu.
web-shogun-end-luck-none = Personne n’a gagné plus de batailles que prévu.
web-shogun-end-coach = Tournant, selon l’entraîneur
web-shogun-end-turn = Tournant, selon les points
web-shogun-end-turn-text = { $name } mène depuis : { $season }, année { $year }.
web-shogun-end-turn-never = { $name } n’a jamais été derrière.
web-shogun-end-see = Voir
web-shogun-chart = Cours de la partie
web-shogun-chart-points = Points
web-shogun-chart-provinces = Provinces
web-shogun-chart-armies = Armées
web-shogun-chart-chests = Coffres

## New game and reference

web-shogun-side-sun = Face soleil
web-shogun-side-sun-text = Les régions habituelles, avec ou sans départ imposé.
web-shogun-side-moon = Face lune
web-shogun-side-moon-text = 8 provinces dans une autre région ; chacun choisit son départ.
web-shogun-setup-predetermined = Imposées
web-shogun-setup-draft = Choisies
web-shogun-more-options = Plus d’options
web-shogun-specials = Cartes Spéciales
web-shogun-events = Cartes Événement

## The first game


## Keys

web-shogun-key-space = choisir une case du plan, dans l’ordre de cette manche
web-shogun-key-bid = choisir la case de l’enchère
web-shogun-key-fill = remplir au mieux le reste du plan
web-shogun-key-undo = reprendre la dernière carte du plan
web-shogun-key-map = parcourir et zoomer la carte, quand elle est active

## Odds, revolts and luck

web-shogun-odds-before = Les chances avant le lancer
web-shogun-odds-of-revolt = Si les paysans se soulèvent ici
web-shogun-odds-held = matée
web-shogun-odds-revolt = paysans vainqueurs
web-shogun-odds-takes = { $name } la prend
web-shogun-odds-holds = { $name } la tient
web-shogun-odds-farmers = les paysans la tiennent
web-shogun-hint-revolt-odds = ({ $percent } de la mater)
web-shogun-was-tray = { $count } dans le bac
web-shogun-was-inside = { $count } dedans
web-shogun-stays = { $count ->
        [0] aucun ne reste dedans
        [one] { $count } reste dedans
       *[other] { $count } restent dedans
    }
web-shogun-expected = { $count } attendus
web-shogun-no-farmers = Un marqueur de révolte est ici, les paysans n’aident donc pas.
web-shogun-why-players-attacker = Il est sorti plus d’attaquants que de défenseurs et de paysans ensemble.
web-shogun-why-players-defender = Les attaquants sont moins nombreux que ceux qui leur font face.
web-shogun-why-players-tie = À égalité : il ne reste personne pour la tenir.
web-shogun-why-players-no-defender = Les attaquants sont trop peu, et aucun défenseur n’est sorti.
web-shogun-why-neutral-attacker = Il est sorti plus d’attaquants que de paysans.
web-shogun-why-neutral-farmers = Les paysans sont au moins aussi nombreux.
web-shogun-why-revolt-defender = Il est sorti plus d’armées que de paysans.
web-shogun-why-revolt-farmers = Les paysans sont au moins aussi nombreux, et gagnent donc.
web-shogun-luck-better = Chance : { $name } a mieux lancé que { $count } fois sur 100.
web-shogun-luck-better-you = Chance : vous avez mieux lancé que { $count } fois sur 100.
web-shogun-luck-worse = Chance : { $name } a moins bien lancé que { $count } fois sur 100.
web-shogun-luck-worse-you = Chance : vous avez moins bien lancé que { $count } fois sur 100.
web-shogun-luck-certain = Chance : cela ne pouvait pas finir autrement.

## What a thing is, for who rests on it or holds it

web-shogun-about-province = Province
web-shogun-about-province-text = L’une des provinces du plateau. Son propriétaire y planifie des actions ; chacune vaut 1 point en hiver.
web-shogun-about-neutral = Province neutre
web-shogun-about-neutral-text = Elle n’est à personne. Qui y marche rencontre un paysan ou plus dans la tour.
web-shogun-about-army = Armées
web-shogun-about-army-text = Le nombre dit combien d’armées se tiennent ici, l’emblème à qui elles sont. Une doit rester quand les autres marchent.
web-shogun-about-castle = Château
web-shogun-about-castle-text = Un bâtiment : des points en hiver, plus pour le plus de châteaux d’une région.
web-shogun-about-temple = Temple
web-shogun-about-temple-text = Un bâtiment : des points en hiver, plus pour le plus de temples d’une région.
web-shogun-about-theater = Théâtre nô
web-shogun-about-theater-text = Un bâtiment : des points en hiver, plus pour le plus de théâtres d’une région.
web-shogun-about-slot = Emplacement
web-shogun-about-slot-text = De la place pour un bâtiment. Une province n’en a jamais deux de la même sorte.
web-shogun-about-marker = Marqueur de révolte
web-shogun-about-marker-text = Les paysans s’agitent. Reprenez ici du riz ou l’impôt et ils se révoltent, un paysan par marqueur ; dans une bataille, ils n’aident pas le défenseur.
web-shogun-about-chests = Coffres
web-shogun-about-chests-text = Ils paient bâtiments, armées et enchères, et départagent à la fin. L’impôt en rapporte.
web-shogun-about-rice = Riz
web-shogun-about-rice-text = En hiver, chaque province a besoin de 1 riz. Qui en a trop peu subit des révoltes.
web-shogun-about-points = Points
web-shogun-about-points-text = Comptés aux deux hivers : provinces, bâtiments, et le plus de bâtiments d’une sorte dans une région.
web-shogun-about-provinces = Provinces
web-shogun-about-provinces-text = Combien de provinces ce joueur possède : autant de points, et autant de riz nécessaire en hiver.
web-shogun-about-armies = Armées
web-shogun-about-armies-text = Armées sur la carte ; le reste attend dans la réserve ou dans la tour.
web-shogun-about-place = Ordre du tour
web-shogun-about-place-text = Chaque action s’exécute dans cet ordre. La place est venue avec la carte Spéciale.
web-shogun-about-sealed = Plans
web-shogun-about-sealed-text = Tous planifient en même temps et en secret. Un plan scellé peut être repris jusqu’à ce que le dernier soit scellé.
web-shogun-about-tower = La tour
web-shogun-about-tower-text = Tous les cubes d’une bataille y vont. Certains restent sur les étages, d’autres tombent, même de batailles passées. Ce qui est dedans est connu.
web-shogun-about-tray = Le bac
web-shogun-about-tray-text = Des cubes sortis qui n’ont combattu pour personne. Ils sont relancés à la bataille suivante.
web-shogun-about-season = Saison
web-shogun-about-season-text = Une année a printemps, été et automne, chacun avec un plan et dix actions, et l’hiver, qui compte. La partie dure deux ans.
web-shogun-about-open-event = L’un des événements visibles
web-shogun-about-open-event-text = L’un d’eux est tiré quand tous les plans sont scellés et vaut pour la manche. Celui qui reste pour l’hiver coûte du riz.
web-shogun-about-face-down = Action face cachée
web-shogun-about-face-down-text = C’est l’une des actions qui ne sont pas visibles. Elle est retournée pendant la manche.
web-shogun-about-majority = Majorité dans une région
web-shogun-about-majority-text = Qui a le plus de châteaux, de temples ou de théâtres dans une région gagne des points en hiver ; à égalité, un de moins.
web-shogun-about-neighbor = Provinces voisines
web-shogun-about-neighbor-text = Les armées marchent par une frontière commune ou une route maritime. La couleur dit le propriétaire, le nombre les armées.
web-shogun-about-tax = Impôt
web-shogun-about-tax-text = Tant de coffres viennent de cette province quand on y lève l’impôt.
web-shogun-about-harvest = Récolte
web-shogun-about-harvest-text = Tant de riz vient de cette province quand on y réquisitionne.
web-shogun-about-card = Carte Province
web-shogun-about-card-text = Posez-la sur une action : elle a alors lieu dans cette province. Chaque carte n’est que sur une case. Comme enchère, elle ne coûte rien, bat un 0 et perd contre un 1.
web-shogun-about-chest-card = Carte Coffre
web-shogun-about-chest-card-text = Comme enchère, elle vaut son nombre de coffres. Sur une action, elle veut dire : ne rien faire ici.
web-shogun-about-odds = Chances
web-shogun-about-odds-text = Calculées d’après ce que tous savent : les cubes lancés, et ceux de la tour et de son bac.
web-shogun-about-group = Groupe d’armées
web-shogun-about-group-text = Un groupe va dans chaque province que vous prenez.
web-shogun-about-pile = La pile
web-shogun-about-pile-text = Au lieu d’une carte visible, vous pouvez prendre le dessus de la pile, sans la voir.
web-shogun-about-renew = Deux autres cartes
web-shogun-about-renew-text = Vous avez devant vous les deux mêmes cartes que la dernière fois, vous pouvez donc les faire remplacer une fois.
web-shogun-about-revolt = Révolte
web-shogun-about-revolt-text = Des paysans se soulèvent ici parce que le riz manque. Vous choisissez la province qui passe d’abord.
web-shogun-about-march = Marche
web-shogun-about-march-text = Choisissez une province marquée et combien d’armées y vont. Une doit rester.
web-shogun-about-target = Vers où
web-shogun-about-target-text = Une province qu’on peut atteindre d’ici. Si elle n’est pas à vous, il y a bataille.
web-shogun-about-stay = Ne rien déplacer
web-shogun-about-stay-text = Vos armées restent où elles sont.
web-shogun-about-seal = Sceller le plan
web-shogun-about-seal-text = Fixe votre plan. Jusqu’à ce que le dernier soit scellé, vous pouvez le reprendre.
web-shogun-about-unseal = Reprendre le plan
web-shogun-about-unseal-text = Rouvre votre plan scellé, tant que quelqu’un planifie encore.
web-shogun-about-fill = Remplir au mieux
web-shogun-about-fill-text = Pose des cartes convenables sur les cases encore vides. Ce que vous avez posé reste.
web-shogun-about-undo = Annuler
web-shogun-about-undo-text = Reprend votre dernier changement du plan.
web-shogun-about-clear = Vider
web-shogun-about-clear-text = Retire toutes les cartes du plan.
web-shogun-about-form = En liste
web-shogun-about-form-text = Le même plan en formulaire : un choix par action.
web-shogun-about-zoom = Vue de la carte
web-shogun-about-zoom-text = La molette, deux doigts, un double toucher sur une province, ou ces boutons.
web-shogun-about-speed = Vitesse
web-shogun-about-speed-text = À quelle vitesse tout est montré. Espace ou un clic continue à tout moment.
web-shogun-about-map = La carte
web-shogun-about-map-text = Les flèches vont de province en province. Pointez une pièce, ou appuyez longuement dessus, pour apprendre ce que c’est.

## Why something cannot be done

web-shogun-not-nothing-placed = Aucune carte n’est encore sur le plan.
web-shogun-not-nothing-undone = Il n’y a rien à reprendre.
web-shogun-not-full = Chaque case qui peut avoir une carte en a une.
web-shogun-not-choose-target = Choisissez d’abord vers où.
web-shogun-not-least = Au moins une armée doit marcher.
web-shogun-not-most = Au moins une armée doit rester.
web-shogun-not-whole = Vous voyez déjà toute la carte.
web-shogun-not-busy = Quelque chose est encore montré.
web-shogun-moments-winter =
    { $count ->
        [one] un hiver
       *[other] { $count } hivers
    }
web-shogun-moments-revolt =
    { $count ->
        [one] une révolte
       *[other] { $count } révoltes
    }
web-shogun-moments-battle =
    { $count ->
        [one] une bataille
       *[other] { $count } batailles
    }

## Drawings in the rules

web-shogun-figure-board = La face soleil : cinq régions de neuf provinces.
web-shogun-figure-tower = Lancés en haut ; des cubes restent sur les deux étages, d’autres qui s’y trouvaient tombent. Seul compte ce qui est dans le bac.

## The overview: who leads where, what a scoring would give now, and what the map shows

web-shogun-leads = Qui mène où
web-shogun-region = Région
web-shogun-player = Joueur
web-shogun-points-now = maintenant
web-shogun-lead-one = { $building }, { $region } : { $names } mène avec { $count }, { $lead } d’avance, pour { $points }.
web-shogun-lead-tied = { $building }, { $region } : { $names } mènent ensemble avec { $count } chacun, pour { $points } chacun.
web-shogun-lead-nobody = { $building }, { $region } : personne n’en a ; { $points } à gagner.
web-shogun-lead-own = Vous en avez { $count }.
web-shogun-projected = Si l’hiver comptait maintenant
web-shogun-projected-provinces = Provinces
web-shogun-projected-buildings = Bâtiments
web-shogun-projected-majorities = Majorités de bâtiments
web-shogun-projected-modules = Modules
web-shogun-projected-about = Points d’un décompte fait maintenant, avant riz et révoltes, en plus de ceux que chacun a.
web-shogun-layers = Ce que montre la carte
web-shogun-about-layers = Ce que montre la carte
web-shogun-about-layers-text = Propriétaires, régions, riz, impôts ou dangers, par motif et nombre. Choisi une fois, cela reste.
web-shogun-layer-plain = Régions et armées
web-shogun-layer-owner = Propriétaires
web-shogun-layer-region = Motifs des régions
web-shogun-layer-rice = Riz
web-shogun-layer-tax = Impôts
web-shogun-layer-danger = Dangers
web-shogun-layer-level-1 = moins de { $some }
web-shogun-layer-level-2 = { $some } ou plus
web-shogun-layer-level-3 = { $much } ou plus
web-shogun-layer-danger-1 = peut être attaquée
web-shogun-layer-danger-2 = révolte possible
web-shogun-layer-danger-3 = autant ou plus peuvent attaquer
web-shogun-layer-rice-number = Le nombre est le riz imprimé.
web-shogun-layer-tax-number = Le nombre est l’impôt imprimé.
web-shogun-layer-danger-number = Attaquants contre défenseurs, avec tous ceux qui les rejoindraient ; ou paysans.
web-shogun-layer-rice-about = { $province } : { $count } riz.
web-shogun-layer-tax-about = { $province } : { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
    }.
web-shogun-layer-danger-about = { $province } : jusqu’à { $attackers } peuvent attaquer, { $defenders } défendent ; paysans qui peuvent se soulever : { $farmers }.
web-shogun-key-leads = qui mène où
web-shogun-key-layers = ce que montre la carte, l’un après l’autre
web-shogun-live = Bizen marche. Envoyez autant d’armées que vous voulez et voyez ce que la tour garde et ce qui tombe dans le bac.
