### The browser's own words for Shitennō: buttons, hints, labels. Cards, events and questions stand in shitenno.ftl.

## The table

web-shitenno-head = Manche { $year } · { $half }
web-shitenno-last = dernière manche
web-shitenno-map = Carte du Japon avec huit provinces
web-shitenno-track = Piste de score
web-shitenno-tabs = Parties de la table
web-shitenno-tab-map = Carte
web-shitenno-tab-mat = Provinces
web-shitenno-tab-tray = Partage
web-shitenno-tab-log = Journal
web-shitenno-describe = { $province }. { $needs } Positions { $positions }. Kamons : { $kamons }.
web-shitenno-needs = Demande { $troops }, ou { $price } en kokus.
web-shitenno-no-kamons = aucun
web-shitenno-full = Les quatre positions sont prises.
web-shitenno-nobody = personne
web-shitenno-no-cards = aucune carte
web-shitenno-enter = Entrée

## Titles

web-shitenno-power-daimyo = +2 points par Kamon
web-shitenno-power-shomyo = +1 point par Kamon
web-shitenno-power-sensei = dore un Kamon
web-shitenno-power-hatamoto = vaut toute troupe
web-shitenno-new-title = { $title } à partir de cette année
web-shitenno-known = { $known } cartes de la main sur { $cards } sont connues de tous.
web-shitenno-hidden = { $count ->
        [one] { $count } carte est cachée.
       *[other] { $count } cartes sont cachées.
    }

## Sharing

web-shitenno-asking = Qui est interrogé, par titre décroissant
web-shitenno-tairo = partage
web-shitenno-asked = interrogé
web-shitenno-refused = refuse
web-shitenno-waits = attend
web-shitenno-has = a un lot
web-shitenno-to-share = Cartes à partager
web-shitenno-tap = Touchez des cartes pour votre lot
web-shitenno-your-lot = Votre lot
web-shitenno-lot-of = Lot de { $seat }
web-shitenno-lot-with = Lot avec { $title }
web-shitenno-first-lot = Premier lot
web-shitenno-second-lot = Second lot
web-shitenno-empty-lot = Aucune carte dans ce lot.
web-shitenno-left = Reste à partager
web-shitenno-nothing-left = Il ne reste rien.
web-shitenno-forming = { $seat } compose un lot.
web-shitenno-tile-for = Tuile de hiérarchie pour : { $lot }
web-shitenno-ask-split = Divisez le reste en deux lots, chacun avec une tuile de hiérarchie. L’autre joueur choisit d’abord.
web-shitenno-ask-choose = Lequel des deux lots prenez-vous ?
web-shitenno-needs-tile = Choisissez une tuile de hiérarchie.
web-shitenno-needs-tiles = Choisissez une tuile de hiérarchie pour chaque lot.
web-shitenno-clear = Recommencer
web-shitenno-offer = Offrir le lot
web-shitenno-split = Offrir les deux lots

## Provinces

web-shitenno-hint-turn = Touchez une province éclairée pour voir comment payer.
web-shitenno-hint-none = Vous ne pouvez payer aucune place pour le moment.
web-shitenno-hint-gild = Touchez une province éclairée pour y dorer votre Kamon.
web-shitenno-take = Prendre le contrôle
web-shitenno-placed = { $placed } Kamons posés sur { $most }
web-shitenno-nothing = Vous ne pouvez payer aucune province maintenant.
web-shitenno-cannot = Vous ne pouvez pas payer cette province maintenant.
web-shitenno-back = Retour
web-shitenno-or = ou
web-shitenno-gives = Donne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-shitenno-gives-more = Votre titre ajoute { $points }.
web-shitenno-tiles-left = { $count ->
        [0] Il ne reste pas de tuile.
        [one] Il reste { $count } tuile.
       *[other] Il reste { $count } tuiles.
    }
web-shitenno-leads = { $seat } domine.
web-shitenno-nobody-leads = Personne ne domine encore.
web-shitenno-ways = Façons de payer
web-shitenno-way-troops = En troupes
web-shitenno-way-kokus = En kokus
web-shitenno-more = { $count ->
        [one] { $count } autre façon
       *[other] { $count } autres façons
    }
web-shitenno-position = position { $position }
web-shitenno-gild-title = Dorer un Kamon
web-shitenno-gild-hint = La face dorée compte pour deux dans la majorité.
web-shitenno-acts = { $seat } joue
web-shitenno-acts-you = À vous
web-shitenno-majorities = Majorités
web-shitenno-empty-hand = Votre main est vide.

## What people say

web-shitenno-says-refuse = Non.
web-shitenno-says-accepted = Je le prends.
web-shitenno-says-kept = Alors je le garde.
web-shitenno-says-chosen = Celui-ci.
web-shitenno-says-left = L’autre.
web-shitenno-says-points = +{ $points }
web-shitenno-says-none = Pas de Kamon.
web-shitenno-says-gild = Doré.

## The end

web-shitenno-count = Le décompte final
web-shitenno-count-before = avant
web-shitenno-count-kokus = kokus
web-shitenno-count-tiles = tuiles
web-shitenno-count-most = majorités
web-shitenno-count-total = total

## Help and keys

web-shitenno-help = Les années paires, vous mettez des cartes et une tuile dans un lot et l’offrez ; les années impaires, vous choisissez une province et une façon de la payer.
web-shitenno-key-digit = choisir une carte, un lot, un paiement ou un Kamon par sa place
web-shitenno-key-arrows = aller d’un choix à l’autre
web-shitenno-key-tile = mettre la tuile de hiérarchie suivante dans le premier lot ; avec Maj, dans le second
web-shitenno-key-answer = accepter ou refuser un lot
web-shitenno-key-draw = prendre des cartes avec une tuile
web-shitenno-key-gild = ne rien dorer
web-shitenno-key-end = finir votre tour
web-shitenno-moments-year =
    { $count ->
        [one] une année paire
       *[other] { $count } années paires
    }
web-shitenno-moments-control =
    { $count ->
        [one] un Kamon posé
       *[other] { $count } Kamons posés
    }

## Help in place

web-shitenno-about-province = une province
web-shitenno-about-province-text = Vous en prenez le contrôle en payant en troupes ou en kokus, et posez un Kamon à la première place libre depuis la gauche. Qui a le plus de Kamons ici marque à la fin.
web-shitenno-about-gate = la porte
web-shitenno-about-gate-text = La troupe de la tuile du dessus est demandée en plus de celles d’en haut. Qui prend la province prend la tuile ; son bonus est au dos. Dessous sont les autres.
web-shitenno-about-position = une place libre
web-shitenno-about-position-text = Le nombre est son prix en kokus, et les points qu’elle rapporte aussitôt.
web-shitenno-about-taken = un Kamon
web-shitenno-about-taken-text = Ce général a pris le contrôle ici. Un Kamon doré compte pour deux dans la majorité.
web-shitenno-about-leader = qui a le plus de Kamons
web-shitenno-about-leader-text = Qui domine une province à la fin marque 6 points. À égalité, c’est celui qui est le plus à gauche.
web-shitenno-about-troop = Troupe
web-shitenno-about-troop-text = Paie les provinces qui montrent cette troupe, en haut et sur la porte. Elle est alors défaussée.
web-shitenno-about-double = Troupe double
web-shitenno-about-double-text = Compte pour ses deux troupes dans un paiement. Ce qui n’en est pas utile est perdu.
web-shitenno-about-koku = Kokus, la monnaie
web-shitenno-about-koku-text = La monnaie : paie n’importe quelle province, au nombre de sa première place libre. On ne rend pas la monnaie. Les kokus restant à la fin sont des points.
web-shitenno-about-troops = Le paquet de troupes
web-shitenno-about-troops-text = Les nouvelles troupes viennent d’ici. Quand il est vide, on mélange la défausse.
web-shitenno-about-kokus = Le paquet de kokus
web-shitenno-about-kokus-text = Les kokus dépensés quittent le jeu. L’année où le dernier est pioché est la dernière.
web-shitenno-about-discards = La défausse
web-shitenno-about-discards-text = Troupes payées. Elles reviennent quand le paquet de troupes est vide.
web-shitenno-about-points = Points de faveur
web-shitenno-about-points-text = Pour chaque Kamon que vous posez, et à la fin pour kokus, tuiles et majorités. Le plus de points gagne.
web-shitenno-about-stock = Kamons restants
web-shitenno-about-stock-text = Vos emblèmes pas encore sur le plateau. La partie finit après l’année où quelqu’un n’en a plus.
web-shitenno-about-cards = Cartes en main
web-shitenno-about-cards-text = Les mains sont secrètes, mais les lots sont ouverts : vous savez ce qu’une main a reçu par un lot.
web-shitenno-about-worth = Votre main en tout
web-shitenno-about-worth-text = Combien de troupes de chaque sorte vous pourriez jouer, les doubles comptées pour les deux, et vos kokus.
web-shitenno-about-tairo = Le Tairō
web-shitenno-about-tairo-text = Qui a le plus haut titre partage les cartes d’une année paire.
web-shitenno-about-lot = Un lot
web-shitenno-about-lot-text = Des cartes avec une tuile de hiérarchie. Qui le prend reçoit tout, et le titre de la tuile pour l’année impaire.
web-shitenno-about-tray = Cartes à partager
web-shitenno-about-tray-text = Ce que le Tairō a étalé cette année et que personne n’a encore reçu.
web-shitenno-about-tile = Tuile de hiérarchie
web-shitenno-about-tile-text = Qui reçoit le lot reçoit ce titre jusqu’au prochain partage des titres.
web-shitenno-about-title-text = Plus il y a de sceaux, plus tôt vient le tour.
web-shitenno-about-payment = Une façon de payer
web-shitenno-about-payment-text = Ces cartes et tuiles suffisent, et aucune ne peut être retirée.
web-shitenno-about-offer = Offrir le lot
web-shitenno-about-offer-text = Les autres sont interrogés par titre décroissant. Ce que tous refusent, vous le gardez, et vous avez fini pour cette année.
web-shitenno-about-accept = Prendre le lot
web-shitenno-about-accept-text = Vous recevez ses cartes et son titre, et avez fini pour cette année.
web-shitenno-about-refuse = Refuser le lot
web-shitenno-about-refuse-text = Il passe au titre suivant plus bas. Vous en attendez un autre.
web-shitenno-about-end = Finir le tour
web-shitenno-about-end-text = Vous pouvez poser jusqu’à deux Kamons par tour, et garder vos cartes pour les années suivantes.
web-shitenno-koku = koku

## Drawings in the rules

web-shitenno-figure-hand = Une carte Troupe, une carte double qui compte pour ses deux troupes, et des kokus de deux valeurs.
web-shitenno-live = Votre tour, la première année. Prenez le contrôle d’une province de toute façon que votre main peut payer.
