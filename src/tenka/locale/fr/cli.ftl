### The terminal.

## The table

cli-guest = Invité
cli-column-name = nom
cli-column-coins = pièces
cli-column-cards = cartes
cli-column-notes = connu
cli-note-you = vous
cli-note-out = hors de cette campagne
cli-note-block = peut encore parer avec une pièce
cli-note-known = a { $cards }
cli-note-proved = a au moins { $btl } BTL
cli-note-knows = a vu votre { $cards }
cli-zipang-title = Campagne { $campaign }
cli-zipang-middle = Cagnotte : { $pot } · Pioche : { $supply } · Pièces hors du jeu : { $removed }
cli-zipang-discards = Défausse : une face cachée, { $cards }
cli-zipang-discards-none = Défausse : une face cachée
cli-zipang-hand = Votre main : { $cards }
cli-zipang-hand-none = Votre main est vide.
cli-zipang-card = { $card } ({ $btl } BTL, { $hnr } HNR)

## Talking

cli-welcome = { $game } avec { $players }. Tapez « ? » pour l’aide.
cli-promise = Empreinte de la graine secrète : { $hash }
cli-prompt = >
cli-help =
    Tapez le numéro d’un coup, son nom (comme captain:2) ou le début de l’un des deux.
    ?              cette aide
    pourquoi       la règle du dernier refus
    pourquoi COUP  pourquoi un coup n’est pas permis maintenant
    regle D2       un paragraphe des règles ; regle seul les liste tous
    table          la table encore une fois
    journal        tout ce que vous avez entendu jusqu’ici
    annuler        reprendre votre dernier choix, tant qu’il n’est qu’à vous
    reprendre      reprendre de ce tour tout ce qui peut l’être
    quitter        quitter la partie ; on vous demande s’il faut l’enregistrer
cli-no-undo = Vous ne pouvez pas revenir plus loin. { $reason }
cli-why-none = Rien n’a encore été refusé. Essayez : pourquoi { $move }
cli-why-legal = Ce coup est permis maintenant : { $move }
cli-refused = { $reason } (Règle { $rule } ; tapez pourquoi pour la lire.)
cli-refused-plain = { $reason }
cli-no-rule = Il n’y a pas de paragraphe { $rule }. Tapez regle pour les voir tous.
cli-not-understood = « { $typed } » n’est ni un coup ni une commande. Tapez « ? » pour l’aide.
cli-several = « { $typed } » pourrait être l’un de ceux-ci :
cli-no-number = Il n’y a pas de coup numéro { $number } ici.
cli-save-ask = Tapez un nom de fichier pour enregistrer cette partie, ou appuyez sur Entrée pour partir sans.
cli-saved = L’enregistrement est dans { $file }.
cli-saved-unfinished = L’enregistrement est dans { $file }. Il contient tous les secrets d’une partie inachevée ; ne le montrez pas.
cli-left = Vous quittez la table. La partie n’est pas finie.

## What may be typed: small letters, several words apart; English words are understood in every language.

cli-typed-help = aide
cli-typed-why = pourquoi
cli-typed-rule = regle règle
cli-typed-table = table
cli-typed-log = journal
cli-typed-undo = annuler
cli-typed-restart = reprendre
cli-typed-quit = quitter fin
cli-typed-map = carte
cli-typed-province = province
cli-typed-tower = tour
cli-typed-odds = chances
cli-typed-unseal = rouvrir
cli-typed-show = montrer
cli-typed-clear = vider
cli-typed-fill = remplir
cli-typed-seal = sceller
cli-typed-empty = vide
cli-typed-chest = coffre
cli-typed-tower-card = tour carte_tour

## Replaying and verifying

cli-step = Étape { $number }
cli-replay-title = { $game } avec { $players }, raconté pour { $viewer }
cli-replay-public = tous
cli-replay-unfinished = L’enregistrement finit ici ; la partie n’est pas finie.
cli-verified = Vérifié. La graine correspond à son empreinte publiée, et { $count ->
        [one] chaque tirage de { $count } entrée en découle
       *[other] chaque tirage des { $count } entrées en découle
    }.

## Material

cli-data-cards = Cartes
cli-data-card = carte
cli-data-count = à { $players }
cli-data-provenance = origine
cli-data-coins = Pièces au début
cli-data-coins-line = { $players } joueurs : { $coins } chacun
cli-data-box = La boîte contient { $cards } cartes et { $coins } pièces ; une main a { $hand } cartes.
cli-provenance-printed = imprimé
cli-provenance-printed-long = imprimé : écrit dans les règles
cli-provenance-ruled = décidé
cli-provenance-ruled-long = décidé : notre décision, voir docs/rules/zipang.fr.md

## Errors

cli-puzzles-found = { $puzzles ->
    [one] { $puzzles } énigme jusqu’ici
   *[other] { $puzzles } énigmes jusqu’ici
}
cli-puzzles-written = { $games ->
        [one] Énigmes dans { $file } : { $puzzles }, tirées d’une partie.
       *[other] Énigmes dans { $file } : { $puzzles }, tirées de { $games } parties.
    }
cli-puzzles-other = Le fichier { $file } vient d’une autre recherche. Choisissez un autre nom.
cli-error-seat = Une place est « me » ou « bot:NIVEAU », pas « { $seat } ».
cli-error-two-me = Une seule place peut être « me » pour l’instant. Donnez les autres à des bots.
cli-error-bot = Il n’y a pas de bot « { $bot } » pour { $game }. Il y a : { $bots }.
cli-error-no-file = Il n’y a pas de fichier { $file }.
cli-error-no-folder = Il n’y a pas de dossier { $folder }.
cli-error-folder = { $file } est un dossier, pas un enregistrement.
cli-error-unreadable = Le fichier { $file } ne peut pas être lu ({ $reason }).
cli-error-exists = Le fichier { $file } existe déjà. Choisissez un autre nom.
cli-error-unwritable = Le fichier { $file } ne peut pas être écrit ({ $reason }).
cli-error-viewer = « { $viewer } » n’est pas un point de vue. Choisissez public ou une place de 0 à { $last }.
cli-error-seed = Une graine est un nombre entier à partir de 0, de 70 chiffres au plus.
cli-error-name = Un nom a de 1 à 24 caractères visibles.

## Options and material

cli-sealed = Votre choix est scellé. Appuyez sur Entrée pour continuer, ou tapez rouvrir pour le reprendre.
cli-error-option = Une option s’écrit NOM=VALEUR, pas « { $option } ».
cli-error-option-twice = L’option { $option } est donnée deux fois.
cli-error-material = Le fichier { $file } ne contient pas de corrections. Il devrait ressembler à : { $example }
cli-error-material-large = Le fichier { $file } est trop grand pour un fichier de corrections.
cli-error-no-material = Le matériel de { $game } ne peut pas être corrigé.

## Shogun

cli-help-shogun =
    Tapez le numéro d’un coup, son nom (comme special:rice) ou le début de l’un des deux.
    carte          toute la carte ; carte rouge seulement une région
    province kai   tout sur une province
    tour           ce qui est dans la tour de bataille, le bac et les réserves
    chances kai 4  comment finirait une attaque sur une province avec tant d’armées
    Pour planifier : chateau mino, impot kai, mise 2 posent une carte sur une case ; un nombre seul est une carte Coffre.
    vider chateau retire une carte, vider les retire toutes ; remplir pose des cartes convenables sur ce qui est vide.
    montrer        le plan encore une fois ; sceller le rend ; rouvrir le reprend tant que d’autres planifient
    Pour marcher : kai 3 envoie trois armées, kai autant qu’il se peut ; stay ne déplace rien là où c’est permis.
    ?              cette aide
    pourquoi       la règle du dernier refus
    pourquoi COUP  pourquoi un coup n’est pas permis maintenant
    regle P4       un paragraphe des règles ; regle seul les liste tous
    table          la table encore une fois
    journal        tout ce que vous avez entendu jusqu’ici
    annuler        reprendre votre dernier choix, tant qu’il n’est qu’à vous
    reprendre      reprendre de ce tour tout ce qui peut l’être
    quitter        quitter la partie ; on vous demande s’il faut l’enregistrer
cli-shogun-title = { $year ->
        [0] Choix des provinces
       *[other] Année { $year }, { $season }
    }
cli-shogun-column-provinces = provinces
cli-shogun-column-armies = armées
cli-shogun-column-supply = réserve
cli-shogun-column-chests = coffres
cli-shogun-column-rice = riz
cli-shogun-column-points = points
cli-shogun-column-notes = notes
cli-shogun-column-province = province
cli-shogun-column-region = région
cli-shogun-column-owner = à qui
cli-shogun-column-markers = agitation
cli-shogun-column-spaces = construit
cli-shogun-column-sites = emplacements
cli-shogun-column-tax = impôt
cli-shogun-column-near = voisines
cli-shogun-column-planned = prévue pour
cli-shogun-column-number = n°
cli-shogun-column-word = tapez
cli-shogun-column-action = action
cli-shogun-column-cost = coût
cli-shogun-column-card = votre carte
cli-shogun-column-hint = à quoi s’attendre
cli-shogun-note-place = place { $place }, { $special }
cli-shogun-note-sealed = plan scellé
cli-shogun-note-groups = groupes d’armées { $groups }
cli-shogun-draft = Cartes visibles : { $cards }. Pile : { $pile }
cli-shogun-actions = Actions : { $actions }
cli-shogun-hidden = { "" } et { $count } face cachée
cli-shogun-event = Événement : { $card }. { $effect }
cli-shogun-events = Événements visibles : { $events }
cli-shogun-specials = Places à prendre : { $specials }
cli-shogun-region = La région { $region }
cli-shogun-map-legend = { $sea } marque une route maritime ; l’agitation est le nombre de marqueurs de révolte ; { $castle } château, { $temple } temple, { $theater } théâtre nô, { $free } emplacement libre.
cli-shogun-letter-castle = C
cli-shogun-letter-temple = T
cli-shogun-letter-theater = N
cli-shogun-no-region = Il n’y a pas de région « { $typed } ». Il y a : { $regions }.
cli-shogun-no-province = Il n’y a pas de province « { $typed } » dans cette partie.
cli-shogun-several = « { $typed } » pourrait être l’une de celles-ci : { $provinces }
cli-shogun-province = { $province }, région { $region } : { $holder }
cli-shogun-province-values = Impôt { $tax }, riz { $rice }, emplacements { $spaces }, dont { $free } libres
cli-shogun-province-state = Bâtiments : { $buildings }. Marqueurs de révolte : { $markers }
cli-shogun-province-near = Voisines : { $near }
cli-shogun-tower = Tour de bataille
cli-shogun-shelf = étage { $number }
cli-shogun-about-special = place { $place }. { $text }
cli-shogun-about-claim = { $region }, impôt { $tax }, riz { $rice }, emplacements { $spaces } ; à côté de { $near }
cli-shogun-about-revolt = { $armies } contre { $farmers ->
        [one] { $farmers } paysan
       *[other] { $farmers } paysans
    }
cli-shogun-march = { $province } ({ $holder }) : { $count ->
        [one] 1 armée
       *[other] 1 à { $count } armées
    }
cli-shogun-march-odds = , avec toutes, prise dans { $percent } cas sur 100
cli-shogun-march-how = Tapez une province et un nombre, comme kai 3 ; sans nombre, toutes celles qui peuvent y vont.
cli-shogun-march-how-stay = Tapez une province et un nombre, comme kai 3 ; sans nombre, toutes celles qui peuvent y vont. Ou tapez stay.
cli-shogun-odds-how = Tapez une province et combien d’armées attaquent, de 1 à { $most } : chances kai 4
cli-shogun-odds-own = { $province } est déjà à vous.
cli-shogun-odds = { $province } avec { $armies }, sur 100 cas : prise { $win }, tenue { $lose }, à personne { $nobody }. Si elle est prise, il reste { $left } armées en moyenne.
cli-shogun-odds-neutral = { $province } avec { $armies }, sur 100 cas : prise { $win }, pas prise { $lose }. Si elle est prise, il reste { $left } armées en moyenne.
cli-shogun-odds-error = Calculé d’après le contenu connu de la tour, à { $percent } sur 100 près.
cli-shogun-plan = Votre plan
cli-shogun-own = Vos provinces
cli-shogun-plan-how = Tapez une case et une carte, comme impot kai ou mise 1. Puis : remplir, montrer, vider, sceller. Ou tapez 1 pour remplir le reste et sceller.
cli-shogun-means = Vous avez { $chests }, et { $rice } riz pour { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    } ; l’hiver coûtera { $least } à { $most } riz.
cli-shogun-word-castle = chateau château
cli-shogun-word-temple = temple
cli-shogun-word-theater = theatre théâtre
cli-shogun-word-rice = riz
cli-shogun-word-taxes = impot impôt
cli-shogun-word-deploy5 = 5
cli-shogun-word-deploy3 = 3
cli-shogun-word-deploy1 = 1
cli-shogun-word-battle-a = a
cli-shogun-word-battle-b = b
cli-shogun-word-auction = mise
cli-shogun-word-convert3 = cour3
cli-shogun-word-convert2 = cour2
cli-shogun-word-convert1 = cour1
cli-shogun-which-card = { $space } : quelle carte ? Tapez ensuite une de vos provinces ou le nombre d’une carte Coffre.
cli-shogun-no-card = « { $typed } » n’est aucune de vos cartes.
cli-shogun-no-space = Il n’y a pas de case « { $typed } » sur votre plateau.
cli-shogun-moved = La carte quitte { $space }.
cli-shogun-cleared = { $space } est vide.
cli-shogun-cleared-all = Votre plan est vide.
cli-shogun-missing = { $count ->
        [one] Il faut encore une carte.
       *[other] Il faut encore { $count } cartes.
    } Vides : { $spaces }. Tapez remplir pour les faire remplir.
cli-shogun-no-free-card = Toutes les cartes de cette sorte sont sur le plateau.
cli-shogun-court = Cour : fonctionnaires en attente { $waiting } ; offertes { $favors }.
cli-shogun-court-kept = Faveurs gardées : { $kept }.
cli-shogun-samurai = Cartes Samouraï : { $cards }.
cli-shogun-leaders = Chefs : { $leaders }.
cli-shogun-statues = Statues : { $statues } ; trophées : { $trophies }.
cli-shogun-chambers = Chambres ({ $open } ouverte, { $down } face cachée, . dans le sac), régions dans l’ordre { $regions } :
cli-shogun-nothing = rien
cli-shogun-about-favor = { $gift }, coûte { $count ->
        [one] { $count } fonctionnaire
       *[other] { $count } fonctionnaires
    }
cli-shogun-about-chamber = rangée { $row }, colonne { $column }
cli-shogun-about-statue = laisse une statue
cli-shogun-data-doubtful = Valeurs que personne n’a lues dans la boîte
cli-shogun-data-how = Vous savez mieux ? Écrivez vos valeurs dans un fichier et nommez-le : tenka play shogun --material FICHIER
cli-shogun-data-value = valeur
cli-shogun-data-is = est
cli-shogun-data-provinces = Provinces, { $side } (imprimé)
cli-shogun-data-printed = Tout le reste (imprimé)

## tenka games

cli-games-game = jeu
cli-games-players = joueurs
cli-games-minutes = minutes
cli-games-options = options
cli-games-bots = bots
cli-games-how = Les options sont pour `tenka play JEU`, en listes autant que vous voulez ; les bots sont des places comme bot:steady.

## tenka admin

cli-admin-backed-up = Tout ce qui est stocké est maintenant dans { $file }.
cli-admin-restored = { $rows } lignes sont de retour. Le serveur peut démarrer.
cli-admin-no-secret = Attention : cette sauvegarde ne contient pas de secret, comme les anciennes. Copiez le fichier « secret » du dossier de l’ancien serveur avant de démarrer, ou réglez TENKA_SECRET comme là-bas ; sinon, les invités perdent leur place, et les avis push s’arrêtent.
cli-admin-other-secret = Attention : TENKA_SECRET n’est pas ce avec quoi l’ancien serveur signait. Réglez-le comme là-bas avant de démarrer ; sinon, les invités perdent leur place, et les avis push s’arrêtent.
cli-admin-puzzles = Parties examinées : { $games }. Nouvelles énigmes : { $puzzles }.
cli-admin-counting = Comptage
cli-admin-counted =
    { $games ->
        [one] 1 partie comptée
       *[other] { $games } parties comptées
    } ; { $differing ->
        [0] rien n’a changé.
        [one] 1 résultat a changé.
       *[other] { $differing } résultats ont changé.
    }
cli-admin-validated =
    { $games ->
        [one] 1 partie
       *[other] { $games } parties
    } avec { $entries ->
        [one] 1 entrée
       *[other] { $entries } entrées
    } rejouées ; { $broken ->
        [0] toutes tiennent
        [one] une ne tient pas
       *[other] { $broken } ne tiennent pas
    }.
cli-admin-damaged = La base de données est abîmée : { $what }
cli-admin-broken = Différentes de ce que jouent leurs propres règles ({ $count }) :
cli-admin-differing = Seraient d’autres parties avec les règles les plus récentes, et gardent celles de leur début ({ $count }) :
cli-admin-reason-unknown = ces règles ou options ne sont pas connues ici
cli-admin-reason-start = la mise en place diffère
cli-admin-reason-entry = diffère à l’entrée { $entry }
cli-admin-reason-result = le résultat après l’entrée { $entry } diffère
cli-admin-reason-draws = les tirages ne sont pas ceux de la graine
cli-admin-reason-unreadable = une de ses lignes est illisible
cli-admin-more = et { $count } de plus
cli-admin-account-new = { $name } a maintenant un compte, avec ce mot de passe :
cli-admin-account-password = { $name } est déconnecté partout et a ce nouveau mot de passe :
cli-admin-granted = { $name } est maintenant hôte.
cli-admin-revoked = { $name } est de nouveau joueur.
cli-admin-no-hosts = Il n’y a pas encore d’hôtes.
