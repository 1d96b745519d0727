### Shitennō. Ids, viewer parts, lists and refusals follow the convention at the top of zipang.ftl; an underscore
### or a plus in an id becomes a hyphen. What is different here:
###
### EVENTS. base = `shitenno-event-<tag>`
###     tag               subject   other   variant (the first that fits)
###     titles-dealt
###     dealt
###     sharing-started   tairo             -last   last is true
###     reshuffled
###     lot-offered       tairo     seat
###     lot-refused       seat      next    -all    nobody is next
###     lots-split        tairo     seat
###     lot-taken         seat              -<how>
###     titles-taken
###     turn-started      seat
###     card-taken        seat
###     controlled        seat
###     tile-taken        seat              -last   nothing lies below
###     turn-ended        seat              -none   nothing was placed (else silent)
###     gilded            seat
###     hand-counted      seat              -empty  no cards
###     province-counted  seat
###     game-ended        any seat of rank 1
###
### ARGUMENTS. Fields under their own names: provinces as `shitenno-province-<id>`, troops and cards as
### `shitenno-card-<id>`, bonuses as `shitenno-bonus-<id>`, titles as `shitenno-title-<id>`. Equal cards of a list stand
### together: `shitenno-several` ($count, $what). $lot and $other are the text of base `shitenno-lot` ($cards, $tile:
### `shitenno-tile-<seals>`; variant -empty without cards). $titles lists base `shitenno-titled` (subject seat; $seat,
### $title), highest first. $payment lists the cards, then the Hatamoto and tiles as `shitenno-part-<id>`, several
### as above. `game-ended` has $winners and $standing, each entry base `shitenno-standing` (subject seat; $rank,
### $seat, $points).
###
### MOVES.
###     add:CARD            shitenno-move-add       $card
###     offer:SEALS         shitenno-move-offer     $tile
###     split:HIGH+LOW      shitenno-move-split     $tile, $other
###     choose:SEALS        shitenno-move-choose    $tile
###     accept, refuse, draw, end   shitenno-move-<name>
###     PROVINCE:WAY        shitenno-move-<way>     $province
###     use:PART:COUNT      shitenno-move-use       $part, $count; variant -none for 0
###     gild:PROVINCE:N     shitenno-move-gild      $province, $position; variant -none for gild:none
###
### QUESTIONS. base = `shitenno-ask-<step>`; subject = actors[0] ($seat), other = tairo ($tairo) while somebody is
### asked, with $lot and $other. Variant in `turn`: -<placed> if a Kamon was placed. $province in `pay`.

## Words

shitenno-name = Shitennō
shitenno-even-year = année paire
shitenno-odd-year = année impaire
shitenno-tairo = Tairō
shitenno-lot-word = lot
shitenno-tray = cartes à partager
shitenno-troop-deck = paquet de troupes
shitenno-koku-deck = paquet de kokus
shitenno-discards = troupes défaussées
shitenno-hand = main
shitenno-stock = Kamons en réserve
shitenno-gate = porte
shitenno-golden = doré
shitenno-hierarchy-tiles = tuiles de hiérarchie
shitenno-bonus-tiles = tuiles bonus
shitenno-title-order = ordre des titres
shitenno-points = { $points ->
        [one] { $points } point de faveur
       *[other] { $points } points de faveur
    }
shitenno-kokus = { $kokus ->
        [one] { $kokus } koku
       *[other] { $kokus } kokus
    }
shitenno-several = { $count } × { $what }

## Generals, titles, provinces

shitenno-general-honda = Honda Tadakatsu
shitenno-general-sakakibara = Sakakibara Yasumasa
shitenno-general-sakai = Sakai Tadatsugu
shitenno-general-ii = Ii Naomasa

shitenno-title-daimyo = Daimyō
shitenno-title-shomyo = Shōmyō
shitenno-title-sensei = Sensei
shitenno-title-hatamoto = Hatamoto
shitenno-power-daimyo = 2 points de plus pour chaque Kamon posé.
shitenno-power-shomyo = 1 point de plus pour chaque Kamon posé.
shitenno-power-sensei = À la fin du tour, un de ses Kamons peut être retourné sur sa face dorée, qui compte double.
shitenno-power-hatamoto = Une fois par tour, vaut une troupe de n’importe quel type.

shitenno-tile-4 = 4 sceaux (Daimyō)
shitenno-tile-3 = 3 sceaux (Shōmyō)
shitenno-tile-2 = 2 sceaux (Sensei)
shitenno-tile-1 = 1 sceau (Hatamoto)

shitenno-province-chugoku = Chūgoku
shitenno-province-chubu = Chūbu
shitenno-province-hokkaido = Hokkaidō
shitenno-province-kyushu = Kyūshū
shitenno-province-tohoku = Tōhoku
shitenno-province-shikoku = Shikoku
shitenno-province-kansai = Kansai
shitenno-province-kanto = Kantō

## Cards and tiles

shitenno-card-samurai = Samouraï
shitenno-card-bushi = Bushi
shitenno-card-sohei = Sōhei
shitenno-card-shinobi = Shinobi
shitenno-card-samurai-samurai = Samouraï+Samouraï
shitenno-card-samurai-bushi = Samouraï+Bushi
shitenno-card-samurai-sohei = Samouraï+Sōhei
shitenno-card-samurai-shinobi = Samouraï+Shinobi
shitenno-card-bushi-bushi = Bushi+Bushi
shitenno-card-bushi-sohei = Bushi+Sōhei
shitenno-card-bushi-shinobi = Bushi+Shinobi
shitenno-card-sohei-sohei = Sōhei+Sōhei
shitenno-card-sohei-shinobi = Sōhei+Shinobi
shitenno-card-shinobi-shinobi = Shinobi+Shinobi
shitenno-card-koku1 = 1 koku
shitenno-card-koku2 = 2 kokus
shitenno-card-koku3 = 3 kokus

shitenno-bonus-exchange = Échange
shitenno-bonus-plus-one = +1
shitenno-bonus-card-taking = Pioche
shitenno-effect-exchange = Change une troupe ou un koku que vous jouez en une troupe de votre choix, ou une troupe en un koku.
shitenno-effect-plus-one = Double une troupe que vous jouez, ou ajoute 1 koku aux kokus que vous jouez.
shitenno-effect-card-taking = Piochez une carte Troupe à tout moment de votre tour.

shitenno-part-hatamoto = le Hatamoto
shitenno-part-exchange = tuile Échange
shitenno-part-plus-one = tuile +1

shitenno-lot = { $cards } avec { $tile }
shitenno-lot-empty = aucune carte avec { $tile }

## Events

shitenno-titled = { $seat } est { $title }
shitenno-titled-you = vous êtes { $title }
shitenno-event-titles-dealt = Les premiers titres : { $titles }.
shitenno-event-dealt = Vous recevez { $cards }.

shitenno-event-sharing-started = Année paire { $year }. { $tairo } est Tairō et étale { $cards }.
shitenno-event-sharing-started-you = Année paire { $year }. Vous êtes Tairō et étalez { $cards }.
shitenno-event-sharing-started-last = Année paire { $year }. { $tairo } est Tairō et étale { $cards }. Le paquet de kokus est vide : cette manche est la dernière.
shitenno-event-sharing-started-last-you = Année paire { $year }. Vous êtes Tairō et étalez { $cards }. Le paquet de kokus est vide : cette manche est la dernière.
shitenno-event-reshuffled = Les troupes défaussées sont mélangées en un nouveau paquet de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.

shitenno-event-lot-offered = { $tairo } offre à { $seat } un lot : { $lot }.
shitenno-event-lot-offered-you = Vous offrez à { $seat } un lot : { $lot }.
shitenno-event-lot-offered-at-you = { $tairo } vous offre un lot : { $lot }.
shitenno-event-lot-refused = { $seat } refuse. Le lot est offert à { $next }.
shitenno-event-lot-refused-you = Vous refusez. Le lot est offert à { $next }.
shitenno-event-lot-refused-at-you = { $seat } refuse. Le lot vous est offert.
shitenno-event-lot-refused-all = { $seat } refuse. Personne n’a pris le lot.
shitenno-event-lot-refused-all-you = Vous refusez. Personne n’a pris le lot.
shitenno-event-lots-split = { $tairo } fait deux lots au choix de { $seat } : { $lot }, ou { $other }.
shitenno-event-lots-split-you = Vous faites deux lots au choix de { $seat } : { $lot }, ou { $other }.
shitenno-event-lots-split-at-you = { $tairo } fait deux lots à votre choix : { $lot }, ou { $other }.
shitenno-event-lot-taken-accepted = { $seat } prend le lot : { $lot }.
shitenno-event-lot-taken-accepted-you = Vous prenez le lot : { $lot }.
shitenno-event-lot-taken-kept = { $seat } garde le lot : { $lot }.
shitenno-event-lot-taken-kept-you = Vous gardez le lot : { $lot }.
shitenno-event-lot-taken-chosen = { $seat } choisit { $lot }.
shitenno-event-lot-taken-chosen-you = Vous choisissez { $lot }.
shitenno-event-lot-taken-left = Il reste à { $seat } { $lot }.
shitenno-event-lot-taken-left-you = Il vous reste { $lot }.
shitenno-event-titles-taken = Les titres de cette manche : { $titles }.

shitenno-event-turn-started = Année impaire : c’est à { $seat }, { $title }.
shitenno-event-turn-started-you = Année impaire : c’est à vous, { $title }.
shitenno-event-card-taken = { $seat } utilise une tuile Pioche et prend une carte Troupe.
shitenno-event-card-taken-you = Vous utilisez une tuile Pioche et prenez { $card }.
shitenno-event-controlled = { $seat } prend le contrôle de { $province }, position { $position }, avec { $payment } et marque { $points }.
shitenno-event-controlled-you = Vous prenez le contrôle de { $province }, position { $position }, avec { $payment } et marquez { $points }.
shitenno-event-tile-taken = { $seat } prend la tuile { $troop } à la porte de { $province } : { $bonus }. Dessous se trouve { $below }.
shitenno-event-tile-taken-you = Vous prenez la tuile { $troop } à la porte de { $province } : { $bonus }. Dessous se trouve { $below }.
shitenno-event-tile-taken-last = { $seat } prend la dernière tuile à la porte de { $province }, { $troop } : { $bonus }.
shitenno-event-tile-taken-last-you = Vous prenez la dernière tuile à la porte de { $province }, { $troop } : { $bonus }.
shitenno-event-turn-ended-none = { $seat } ne pose pas de Kamon.
shitenno-event-turn-ended-none-you = Vous ne posez pas de Kamon.
shitenno-event-gilded = { $seat } retourne le Kamon de la position { $position } de { $province } sur sa face dorée.
shitenno-event-gilded-you = Vous retournez votre Kamon de la position { $position } de { $province } sur sa face dorée.

shitenno-event-hand-counted = { $seat } montre { $cards } : { $kokus } pour les kokus, { $tiles } pour les tuiles.
shitenno-event-hand-counted-you = Vous montrez { $cards } : { $kokus } pour les kokus, { $tiles } pour les tuiles.
shitenno-event-hand-counted-empty = { $seat } n’a plus de carte : { $tiles } pour les tuiles.
shitenno-event-hand-counted-empty-you = Vous n’avez plus de carte : { $tiles } pour les tuiles.
shitenno-event-province-counted = { $seat } domine { $province } et marque { $points }.
shitenno-event-province-counted-you = Vous dominez { $province } et marquez { $points }.
shitenno-standing = { $rank }. { $seat } ({ $points })
shitenno-standing-you = { $rank }. vous ({ $points })
shitenno-event-game-ended = La partie est finie. La faveur du shogun va à { $winners } : { $standing }.
shitenno-event-game-ended-you = La partie est finie. La faveur du shogun est à vous : { $standing }.

## Questions

shitenno-ask-lot = { $seat } compose un lot.
shitenno-ask-lot-you = Composez un lot : ajoutez des cartes, puis offrez-le avec une tuile de hiérarchie.
shitenno-ask-offer = { $tairo } offre à { $seat } un lot : { $lot }.
shitenno-ask-offer-you = { $tairo } vous offre { $lot }. Prenez-vous le lot ?
shitenno-ask-offer-at-you = Vous offrez à { $seat } un lot : { $lot }.
shitenno-ask-split = { $seat } divise le reste en deux lots.
shitenno-ask-split-you = Divisez le reste : mettez des cartes dans le lot qui reçoit la plus haute tuile de hiérarchie, puis nommez les deux tuiles. L’autre joueur choisit d’abord.
shitenno-ask-choose = { $seat } choisit entre deux lots : { $lot }, ou { $other }.
shitenno-ask-choose-you = Quel lot prenez-vous : { $lot }, ou { $other } ?
shitenno-ask-choose-at-you = { $seat } choisit entre vos deux lots : { $lot }, ou { $other }.
shitenno-ask-turn = { $seat } peut prendre le contrôle de provinces.
shitenno-ask-turn-you = À vous : prenez le contrôle d’une province, ou finissez le tour.
shitenno-ask-turn-1 = { $seat } peut poser un second Kamon.
shitenno-ask-turn-1-you = Vous pouvez poser un second Kamon, ou finir le tour.
shitenno-ask-turn-2 = { $seat } peut encore prendre une carte.
shitenno-ask-turn-2-you = Vous pouvez encore prendre une carte, ou finir le tour.
shitenno-ask-pay = { $seat } paie.
shitenno-ask-pay-you = Il y a plusieurs façons de payer { $province }. Combien de ceux-ci utilisez-vous ?
shitenno-ask-gild = { $seat } peut retourner un Kamon sur sa face dorée.
shitenno-ask-gild-you = Vous pouvez retourner un de vos Kamons sur sa face dorée.
shitenno-ask-over = La partie est finie : la faveur du shogun va à { $winners }.
shitenno-ask-over-you = La partie est finie : la faveur du shogun est à vous.

## Moves

shitenno-move-add = Ajouter { $card } au lot
shitenno-move-offer = Offrir le lot avec { $tile }
shitenno-move-accept = Prendre le lot
shitenno-move-refuse = Refuser le lot
shitenno-move-split = Fini : ce lot avec { $tile }, le reste avec { $other }
shitenno-move-choose = Prendre le lot avec { $tile }
shitenno-move-troops = { $province } : en troupes
shitenno-move-kokus = { $province } : en kokus
shitenno-move-draw = Utiliser une tuile Pioche
shitenno-move-end = Finir le tour
shitenno-move-use = { $part } : en utiliser { $count }
shitenno-move-use-none = { $part } : n’en utiliser aucun
shitenno-move-gild = Dorer le Kamon de { $province }, position { $position }
shitenno-move-gild-none = Ne rien dorer

## Refusals

refusal-lot-card-gone = Cette carte n’est pas parmi celles à partager.
refusal-lot-order = Les cartes vont dans un lot dans l’ordre de la liste.
refusal-lot-tile-gone = Cette tuile de hiérarchie est partie pour cette année.
refusal-lot-one-only = Plus de deux joueurs attendent un lot : n’en offrez qu’un.
refusal-lot-split-now = Seuls deux joueurs attendent un lot : divisez le reste en deux.
refusal-lot-not-offered = Aucun lot ne vous est offert.
refusal-lot-answer-first = Prenez ou refusez d’abord le lot.
refusal-lot-choose-first = Choisissez d’abord l’un des deux lots.
refusal-lot-not-there = Il n’y a pas de lot avec cette tuile de hiérarchie.
refusal-even-year = Une année paire, on partage cartes et titres, et rien d’autre n’a lieu.
refusal-odd-year = Une année impaire, on ne partage rien.
refusal-province-full = Cette province n’a pas de position libre.
refusal-two-kamons = Vous avez posé deux Kamons cette année.
refusal-no-kamon = Vous n’avez plus de Kamon.
refusal-too-few-troops = Vous n’avez pas les troupes pour cette province.
refusal-too-few-kokus = Vous n’avez pas les kokus pour cette province.
refusal-no-card-taking = Vous n’avez pas de tuile Pioche.
refusal-no-troop-card = Il n’y a pas de carte Troupe à piocher.
refusal-nothing-to-pay = Nommez d’abord la province.
refusal-pay-first = Finissez d’abord votre paiement.
refusal-no-such-payment = Il n’y a pas de paiement pareil dont rien ne puisse être retiré.
refusal-not-sensei = Seul le Sensei retourne des Kamons.
refusal-gild-later = Le Sensei retourne un Kamon à la fin du tour.
refusal-gild-now = Votre tour est fini ; vous pouvez seulement retourner un Kamon.
refusal-not-your-kamon = Aucun de vos Kamons n’est là.
refusal-golden-already = Ce Kamon est déjà doré.

## Where values come from

shitenno-provenance-printed = imprimé : écrit dans les règles ou imprimé sur le plateau
shitenno-provenance-inferred = déduit : découle de valeurs imprimées
shitenno-provenance-reconstructed = reconstruit : conforme aux totaux imprimés, sans avoir été lu sur les cartes

## The terminal

cli-help-shitenno =
    Tapez le numéro d’un coup, son nom (comme kanto:troops) ou le début de l’un des deux.
    lot …          un lot entier d’un coup, dans n’importe quel ordre : lot samurai koku1 2
                   (pour diviser : les cartes du premier lot et les deux tuiles : lot samurai koku1 4+2)
    pay 3          l’un des paiements de la liste
    ?              cette aide
    pourquoi       la règle du dernier refus
    pourquoi COUP  pourquoi un coup n’est pas permis maintenant
    regle D2       un paragraphe des règles ; regle seul les liste tous
    table          la table encore une fois
    journal        tout ce que vous avez entendu jusqu’ici
    annuler        reprendre votre dernier choix, tant qu’il n’est qu’à vous
    reprendre      reprendre de ce tour tout ce qui peut l’être
    quitter        quitter la partie ; on vous demande s’il faut l’enregistrer
cli-shitenno-title = Manche { $year } sur { $years } au plus, { $half }
cli-shitenno-column-name = nom
cli-shitenno-column-title = titre
cli-shitenno-column-points = points
cli-shitenno-column-kamons = Kamons
cli-shitenno-column-cards = cartes
cli-shitenno-column-tiles = tuiles
cli-shitenno-column-known = cartes connues
cli-shitenno-column-province = province
cli-shitenno-column-troops = troupes
cli-shitenno-column-price = ou kokus
cli-shitenno-column-kamons-there = Kamons de gauche à droite
cli-shitenno-column-leader = dominée par
cli-shitenno-column-provenance = origine
cli-shitenno-none = –
cli-shitenno-decks = Paquet de troupes : { $troops } · Paquet de kokus : { $kokus }
cli-shitenno-tray = À partager : { $cards } · Tuiles de hiérarchie : { $seals }
cli-shitenno-draft = Dans le lot jusqu’ici : { $cards }
cli-shitenno-lot = Lot : { $cards } avec { $tile }
cli-shitenno-hand = Votre main : { $cards }
cli-shitenno-how-lot = Ou le lot entier d’un coup : lot CARTE CARTE … et les sceaux, comme lot samurai koku1 2
cli-shitenno-how-split = Ou tout d’un coup : lot CARTE CARTE … et les deux tuiles, comme lot samurai koku1 4+2
cli-shitenno-payments = Ou un paiement entier d’un coup :
cli-shitenno-cards = Les cartes s’appellent { $cards }.
cli-shitenno-thing-simple-troops = { $total } troupes simples ; de chaque type : { $split } ({ $origin })
cli-shitenno-thing-double-troops = { $total } troupes doubles ; de chaque paire : { $split } ({ $origin })
cli-shitenno-thing-kokus = { $total } cartes Koku ; nombre × valeur : { $split } ({ $origin })
cli-shitenno-thing-bonus-tiles = { $total } tuiles bonus ; de chaque troupe avec chaque bonus : { $split } ({ $origin })
cli-shitenno-origin-printed = imprimé
cli-shitenno-origin-inferred = déduit
cli-shitenno-origin-reconstructed = reconstruit

## Where the game stands

shitenno-state-even = Chacun veut le plus de points de faveur : manche { $year } sur { $years } au plus, cartes et titres se partagent, puis l’on prend des provinces ; en tête avec { $points } : { $leaders } ; c’est fini quand quelqu’un n’a plus de Kamon (le moins à présent : { $kamons }) ou que le paquet de kokus est vide ({ $kokus ->
        [one] { $kokus } restant
       *[other] { $kokus } restants
    }).
shitenno-state-odd = Chacun veut le plus de points de faveur : manche { $year } sur { $years } au plus, on prend des provinces, puis cartes et titres se partagent à nouveau ; en tête avec { $points } : { $leaders } ; c’est fini quand quelqu’un n’a plus de Kamon (le moins à présent : { $kamons }) ou que le paquet de kokus est vide ({ $kokus ->
        [one] { $kokus } restant
       *[other] { $kokus } restants
    }).
