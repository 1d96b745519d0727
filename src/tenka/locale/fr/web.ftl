### The browser's own words: pages, buttons, labels. Cards, events and questions stand in the file of their game.

## Everywhere

web-home = Accueil
web-rules = Règles
web-help = Aide
web-close = Fermer
web-cancel = Annuler
web-save = Enregistrer
web-retry = Réessayer
web-continue = Continuer
web-loading = Chargement
web-language = Langue
web-theme-auto = Clair ou sombre : comme le système. Passer au clair
web-theme-light = Clair. Passer au sombre
web-theme-dark = Sombre. Suivre le système
web-error = Une erreur s’est produite.
web-offline = Le serveur ne répond pas. Tourne-t-il encore ?
web-not-loaded = Cette partie de Tenka n’a pas pu être chargée. Il y en a peut-être une nouvelle version.
web-reload = Recharger la page
web-lost = Il n’y a rien à cette adresse.
web-you = Vous
web-named = { $name } : { $what }
web-bot = Bot, { $level }
web-open-seat = Un ami, par lien
web-watch = Voir la rediffusion

## Start page

web-welcome = Tout sous le ciel
web-games = Jeux
web-new-game = Nouvelle partie
web-players = { $least }–{ $most } joueurs
web-minutes = { $quick }–{ $long } min
web-running = Vos tables
web-finished = Parties finies
web-finished-empty = Les parties que vous avez finies apparaissent ici, chacune avec sa rediffusion.
web-table-yours = À vous
web-table-others = Les autres réfléchissent
web-table-waiting = En attente de joueurs
web-table-over = Finie
web-rank = { $rank ->
        [1] Vous avez gagné
       *[other] Vous terminez { $rank }e
    }
web-open = Ouvrir
web-playing-as = Vous êtes
web-your-name = Votre nom
web-rename = Changer de nom
web-play-offline = Jouer ici, sans réseau
web-play-offline-about = Tout tourne dans ce navigateur : une fois téléchargé, il permet de jouer même sans réseau.
web-fan-work = Une œuvre de fans, non officielle. Les noms des jeux appartiennent à leurs propriétaires.
web-what = Trois jeux de plateau sur l’ascension d’un shogun, exactement selon leurs règles : contre des bots loyaux ou entre amis, dans votre navigateur. Rien à installer, aucun compte nécessaire.
web-newcomer = Nouveau ici ? Apprenez { $game } en jouant
web-newcomer-again = Continuer à apprendre { $game }
web-newcomer-note = Quelques minutes, une chose à la fois
web-running-all = Montrer les { $count } tables
web-open-tables-empty = Personne ne cherche de joueurs en ce moment. Ouvrez une table avec une place libre et annoncez-la : d’autres la trouveront ici.
web-open-tables-new = Ouvrir une table

## New game

web-how-many = Combien de joueurs ?
web-who-sits = Qui s’assied où ?
web-about-open = vient par le lien que vous envoyez
web-about-bot = un bot
web-start = Commencer la partie
web-start-note = Vous êtes servi aussitôt.
web-open-table = Ouvrir la table
web-open-table-note = Vous recevez un lien à envoyer. La partie commence quand toutes les places sont prises.
web-here-seat = À cet écran
web-here-name = Joueur { $number }
web-here-called = Nom du joueur de la place { $number }
web-here-note = Vous vous passez l’écran ; personne ne voit les secrets d’un autre.

## Waiting room

web-waiting = { $free ->
        [one] Une place est encore libre. La partie commence quand elle est prise.
       *[other] { $free } places sont encore libres. La partie commence quand toutes sont prises.
    }
web-invite = Lien d’invitation
web-copy = Copier le lien
web-copied = Copié
web-sit = S’asseoir
web-no-invite = Demandez à un joueur le lien d’invitation pour vous asseoir.
web-away = absent
web-invited = Vous êtes invité à une partie
web-qr = Code QR de l’invitation
web-qr-note = Les amis à côté de vous le scannent avec leur téléphone.
web-share-link = Partager le lien
web-only-here = Cette adresse ne marche que sur cet ordinateur. Lancé avec « --host 0.0.0.0 », Tenka laisse entrer les autres de votre réseau.
web-fill = { $free ->
        [one] Commencer avec un bot à la place libre
       *[other] Commencer avec des bots aux { $free } places libres
    }
web-fill-level = Niveau des bots
web-fill-note = Si quelqu’un ne vient pas, vous n’avez pas à attendre.
web-read-rules = Lire les règles
web-house = Conventions de cette table

## Table

web-title-turn = À vous
web-board = La table
web-campaign = Campagne { $number }
web-watching = Vous regardez
web-spectator = Vous regardez : vous voyez ce que tout le monde peut savoir.
web-about-table = À propos de cette table
web-origin-fork = Continuée depuis un moment d’une autre partie
web-origin-file = Ouverte depuis un fichier
web-origin-lesson = une première partie qui enseigne
web-origin-daily = la donne d’un jour
web-pass-on = Passer l’écran
web-pass-to = Passez l’écran à { $name }
web-pass-note = Ce que seul ce joueur peut savoir n’est pas encore là. Cela vient quand on appuie sur le bouton.
web-pass-or = Ou d’abord :
web-i-am = Je suis { $name }
web-connection-open = Connecté
web-connection-connecting = Connexion…
web-connection-broken = Connexion perdue, nouvel essai…
web-connection-closed = Déconnecté
web-why = Pourquoi ?
web-rule = Règle { $rule }
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-log-earlier = Montrer ce qui précède
web-log-keys = Ce qui s’est passé, le plus récent d’abord. Les flèches vont aux titres et aux noms.
web-log-count =
    { $count ->
        [one] une ligne
       *[other] { $count } lignes
    }
web-log-moment = Montrer ce moment
web-moves = Tous les coups
web-details = À propos de cette carte
web-details-hint = Pointez une carte, ou appuyez longuement dessus, pour lire ce qu’elle fait.
web-copies = { $count }× dans le paquet
web-your-hand = Votre main
web-hand-card = { $number } : { $card }, { $btl ->
        [one] { $btl } point de bataille
       *[other] { $btl } points de bataille
    }, { $hnr ->
        [one] { $hnr } point d’honneur
       *[other] { $hnr } points d’honneur
    }. { $effect }
web-seen-by = Vue par { $names }.
web-known-card = { $name } a { $card }
web-seat-label = { $name } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, connues : { $known }
web-own-label = Vous, { $name } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
web-proved = On sait que cette main atteint { $btl ->
        [one] { $btl } point de bataille
       *[other] { $btl } points de bataille
    }.
web-leads = A le plus de pièces
web-out = éliminé
web-aimed = Visé par la carte en jeu
web-supply-label = Pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-discards-label = Défausse : { $count ->
        [one] { $count } visible
       *[other] { $count } visibles
    }, une cachée
web-face-down = La première carte défaussée est face cachée
web-pot-label = Cagnotte : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
web-removed = { $coins } hors jeu
web-removed-long = { $coins ->
        [one] Une pièce a quitté le jeu.
       *[other] { $coins } pièces ont quitté le jeu.
    }
web-last-turn = dernier tour

## Choosing

web-choose-card = Choisissez une carte ; ce qu’elle peut atteindre s’éclaire.
web-choose-target = { $card } : choisissez la cible.
web-choose-second = { $card } : une seule, ou deux ?
web-choose-confirm = Jouer { $card } ?
web-choose-seat = Choisir { $name }
web-choose-pot = Choisir la cagnotte
web-only = seulement { $name }
web-pick-card = Choisissez une carte
web-forced = Vous n’avez rien pour répondre. La partie continue.
web-answer-time = Temps pour répondre

## Moments

web-says-monk = Moine
web-says-coin = paie une pièce
web-says-blocked = pare
web-says-out = éliminé
web-scene-hands = Les mains sont montrées
web-scene-blocked = Votre attaque est parée
web-scene-honor = L’honneur tranche
web-scene-tie = Égalité : chacun pioche une carte
web-scene-won = La campagne est gagnée
web-scene-time = Temps restant
web-no-cards = aucune carte

## The end

web-game-over = La partie est finie
web-again = Rejouer
web-picture = Image
web-record = Enregistrer en fichier
web-fair = Tirages loyaux
web-fair-promise = Chaque mélange et chaque tirage découle d’une graine secrète fixée avant le premier coup. Voici son empreinte ; à la fin de la partie, la graine est montrée, et chacun peut vérifier que rien n’a été changé.
web-fair-hash = Empreinte de la graine (SHA-256) :
web-fair-seed = La graine :
web-fair-checking = Vérification de chaque tirage…
web-fair-holds = { $draws ->
        [one] Vérifié : le seul nombre tiré découle de la graine promise au début. Rien n’a été changé.
       *[other] Vérifié : les { $draws } nombres tirés découlent de la graine promise au début. Rien n’a été changé.
    }
web-fair-fails = Cette partie ne passe pas la vérification : tous les tirages ne découlent pas de la graine promise au début.
web-fair-no-seed = Cet enregistrement n’a pas de graine, ses tirages ne peuvent donc pas être vérifiés. Ses coups suivent les règles.
web-fair-how = Vérifiez vous-même
web-fair-yourself = Enregistrez la partie et laissez votre propre ordinateur recalculer chaque tirage :

## Replay

web-replay = Rediffusion
web-previous = Un pas en arrière
web-next = Un pas en avant
web-play = Lecture
web-pause = Pause
web-speed = Vitesse
web-step-of = Étape { $at } sur { $of }
web-viewpoint = Point de vue
web-viewpoint-own = Comme vous l’avez vu
web-viewpoint-seat = Comme { $name } l’a vu
web-viewpoint-public = Comme tous l’ont vu
web-viewpoint-all = Tous les secrets ouverts
web-replay-tools = Plus sur cette rediffusion
web-moments = Moments de cette partie
web-moments-to = Au suivant ({ $key }), avec Maj au précédent
web-moments-mistake =
    { $count ->
        [one] une erreur
       *[other] { $count } erreurs
    }
web-moment-next = Au tournant suivant
web-moment-before = Au tournant précédent
web-panels = Courbe, entraîneur et plus
web-more = Plus
web-copy-moment = Lien vers ce moment
web-graph = Courbe
web-graph-coins = Pièces
web-graph-points = Points
web-graph-luck = Chance
web-graph-luck-about = Batailles gagnées de plus (ou de moins) que les chances ne promettaient
web-fork = Continuer d’ici
web-fork-about = Vous prenez une place à ce moment, contre des bots. Vous savez ce que ce joueur savait ; cartes et plans cachés sont tirés à nouveau, et rien des vrais n’est trahi.
web-fork-seat = Quelle place prenez-vous ?
web-fork-bots = Bots aux autres places
web-fork-start = Continuer
web-upload = Ouvrir un enregistrement
web-upload-sending = Vérification de l’enregistrement…
web-upload-about = Une partie enregistrée en fichier, à regarder ou à continuer, ou un fichier avec toutes les parties.
web-upload-many = { $count ->
        [0] Il ne contient aucune partie finie qui ne soit déjà ici.
        [one] Une partie a été amenée ici.
       *[other] { $count } parties ont été amenées ici.
    }

## Rules page

web-live = Essayez ici
web-live-start = Montrer le plateau
web-live-wait = Mise en place…
web-live-again = Recommencer
web-contents = Sommaire
web-reference = Toutes les cartes
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
        [0] Rien trouvé pour « { $words } ».
        [one] Trouvé dans un paragraphe
       *[other] Trouvé dans { $count } paragraphes
    }
web-rules-print = Imprimer

## Help

web-help-home = Choisissez un jeu et appuyez sur « Nouvelle partie ». « Débuter » l’enseigne par une première partie de quelques minutes, une chose à la fois.
web-keys = Au clavier
web-help-zipang = Touchez une carte, puis sa cible. Une carte sans cible se touche deux fois.
web-key-digit = choisir une carte de votre main, ou une réponse
web-key-letter = choisir une cible par sa lettre ; P est la cagnotte
web-key-arrows = aller de carte en carte ou de cible en cible
web-key-enter = faire ce qui est choisi
web-key-escape = reprendre le choix
web-key-space-name = Espace
web-key-undo-name = Ctrl+Z
web-key-restart-name = Ctrl+Maj+Z
web-key-steps-name = Page ↑ ↓
web-key-ends-name = Début, Fin
web-key-space = passer ce qui est montré
web-key-ahead = tout passer jusqu’à votre prochaine décision
web-key-moves = lister tous les coups
web-key-log = montrer ou cacher le journal
web-key-help = cette page
web-key-step = un pas en arrière ou en avant
web-key-steps = dix pas en arrière ou en avant
web-key-ends = au début, à la fin
web-key-graph = montrer ou cacher la courbe
web-key-moment = au tournant suivant ; avec Maj, au précédent
web-key-kind = au suivant d’une sorte, comme indiqué près des commandes
web-key-mistake = à la prochaine erreur trouvée par l’entraîneur
web-key-coach = montrer ou cacher l’entraîneur
web-key-tools = montrer ou cacher ce qu’on peut faire d’autre
web-key-playing = lecture ou pause

## Settings, notices, and what was missed

web-settings = Réglages
web-set-colors = Couleurs
web-set-colors-auto = comme le système
web-set-colors-light = claires
web-set-colors-dark = sombres
web-set-motion = Mouvement
web-set-motion-auto = comme le système
web-set-motion-full = tout bouge
web-set-motion-less = le moins possible
web-set-speed = Vitesse
web-set-speed-none = ne rien montrer
web-set-sound = Son
web-set-confirm = Demander avant chaque coup
web-set-forced = Répondre automatiquement quand il n’y a rien à décider
web-set-large = Montrer longuement aussi ce qui ne touche que les autres
web-ahead = Aller à ma prochaine décision
web-ahead-on = En route vers votre prochaine décision ; appuyez pour arrêter
web-set-kept = Tout cela est gardé dans ce navigateur.
web-notices = Me prévenir quand une table m’attend
web-notices-about = Un avis nomme le jeu, les personnes et la table, jamais ce qui s’y est passé.
web-notices-push = Ce navigateur ou un autre
web-notices-webhook = Un webhook à vous
web-notices-mail = E-mail
web-notices-add = Ajouter
web-notices-add-push = Me prévenir dans ce navigateur
web-notices-try = Essayer
web-notices-tried = Envoyé. Cela devrait arriver d’un instant à l’autre.
web-notices-remove = Retirer { $target }
web-notices-letter = Un e-mail est en route vers { $address }. Ouvrez l’adresse qu’il contient pour confirmer.
web-notices-confirmed = Votre adresse e-mail est confirmée.
web-confirm = Jouer ce coup ?
web-confirm-choice = Votre choix entier, tel quel.
web-confirm-yes = Oui
web-recap = Il s’est passé { $count } choses depuis votre départ.
web-recap-show = Me montrer
web-recap-showing = { $left ->
    [one] Ce que vous avez manqué : encore une chose
   *[other] Ce que vous avez manqué : encore { $left }
}
web-recap-skip = Aller à maintenant
web-open-tables = Tables ouvertes
web-listed = Annoncer cette table, pour que chacun puisse s’asseoir
web-again-join = Rejoindre la partie suivante

## Help in place

web-explain-more = Lire la suite dans les règles
web-explain-keys = Les flèches vont de chose en chose, Entrée ouvre les règles, Échap ferme.
web-key-explain = qu’est-ce que c’est ? Parcourir tout ce qui est sur la table
web-key-state = ce que chacun veut, et où en est la partie
web-state = But et état de la partie
web-explain-moves = Tout ce que vous pouvez faire maintenant, en liste.
web-explain-no-moves = Vous n’avez rien à décider pour l’instant.
web-explain-touch = Appuyez longuement sur un élément de la table pour apprendre ce que c’est et quelle règle en parle.

## The guide to a first game

web-guide = Guide
web-guide-ok = Compris
web-guide-whole = Lire toute l’astuce
web-guide-skip = Arrêter les astuces
web-guide-again = Relire l’astuce
web-guide-all-again = Revoir les astuces
web-first-steps = Débuter
web-guide-shogun-plan = Donnez à chaque action l’une de vos provinces, en secret. Les cinq premières actions viennent dans cet ordre ; les cinq autres restent cachées. « Remplir au mieux » fait un début. Personne ne voit votre plan avant son exécution.
web-guide-shogun-special = Les enchères sont ouvertes. Chaque carte Spéciale apporte un privilège et une place dans l’ordre du tour ; qui agit tôt frappe le premier, qui agit tard en sait plus.
web-guide-shogun-march = Choisissez une province marquée, puis combien d’armées marchent ; une doit rester. Les chances tiennent compte de ce qui est déjà dans la tour.
web-guide-shogun-claim = Prenez l’une des cartes Province visibles, ou le dessus de la pile. Placez-y ensuite l’un de vos groupes d’armées.
web-guide-shogun-revolt = Vous avez trop peu de riz, des paysans se soulèvent. Vous choisissez la province qui passe d’abord ; les cubes qui restent dans la tour peuvent aider plus tard.
web-guide-shogun-goal = Chacune des deux années a trois saisons, et dans chacune vous planifiez dix actions en secret. Puis vient l’hiver : votre peuple mange du riz, et l’on compte les points des provinces et des bâtiments, avec un bonus pour le plus de châteaux, de temples ou de théâtres d’une région.
web-guide-zipang-goal = Dans de courtes campagnes, les maisons se disputent les pièces du milieu. Qui reste en dernier, ou a le plus d’honneur quand une campagne finit, les prend. Quand quelqu’un n’a plus de pièce, le plus riche devient shogun.
web-guide-zipang-turn = Vous avez pioché une carte. Jouez l’une des trois ; son effet a lieu aussitôt. Les points de bataille attaquent et défendent ; l’honneur compte à la fin de la campagne : ce que vous gardez importe.
web-guide-zipang-react = Quelqu’un joue une carte qui vous touche. Un Moine l’annule pour vous. Avant votre premier tour d’une campagne, 1 pièce pare aussi une attaque. Sinon, laissez faire. Tous ceux qui sont touchés sont interrogés, avec ou sans Moine : l’attente ne trahit rien.
web-guide-zipang-take = Choisissez une carte. Ce que vous avez vu dans d’autres mains reste marqué à leur place.
web-guide-shitenno-goal = Vous êtes l’un des quatre généraux qui veulent la faveur du shogun. Les années paires, cartes et titres se partagent en lots ; les années impaires, vous payez en troupes ou en kokus pour prendre le contrôle de provinces, ce qui rapporte des points maintenant et à la fin.
web-guide-shitenno-lot = Vous êtes tairō : composez un lot de cartes avec une tuile de titre. Les autres disent tour à tour s’ils le veulent : faites-en un qui les tente, ou un qui vous plairait.
web-guide-shitenno-offer = Prenez ce lot, ou laissez-le et attendez-en un autre. Qui le prend reçoit toutes ses cartes, et son titre pour l’année impaire.
web-guide-shitenno-split = Il en reste deux : vous faites deux lots de ce qui reste, l’autre choisit. Faites-les aussi bons l’un que l’autre pour vous.
web-guide-shitenno-choose = Vous choisissez l’un des deux lots ; l’autre général reçoit l’autre.
web-guide-shitenno-turn = Choisissez une province et une façon d’y payer une place, ou passez. Plus la place est tardive, plus elle coûte et plus elle rapporte.

## First games that teach

web-lesson = Première partie
web-lesson-task = Tâche { $number } sur { $of }
web-lesson-next = Suite
web-lesson-back = Retour
web-lesson-leave = Plus tard
web-lesson-play = Maintenant une vraie partie, avec conseils
web-lesson-stay = Jouer celle-ci jusqu’au bout
