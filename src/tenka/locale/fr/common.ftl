### Words shared by all games, by the server, the browser and the terminal.

## Joining words. `list-pair` joins all but the last, `list-last` the last; both fold from the left.

list-pair = { $head }, { $item }
list-last = { $head } et { $item }
# The viewer in the middle of a sentence, as in "against Ben and you".
you-object = vous
who = { $seat }
who-you = vous

## Games and players

tenka = Tenka
game-zipang = Zipang Portable
game-shogun = Shogun
game-shitenno = Shitennō
zipang-tagline = Campagnes, pièces et honneur
shogun-tagline = Deux années de plans, de constructions et de batailles
shitenno-tagline = Quatre généraux partagent, conquièrent et courtisent le shogun
zipang-statistic-campaigns = Campagnes gagnées
zipang-statistic-eliminated = Éliminations subies
zipang-statistic-stolen = Pièces volées
shitenno-statistic-daimyo = Années comme daimyō
shitenno-statistic-kamons = Kamons posés
shitenno-statistic-provinces = Provinces dominées
shogun-statistic-provinces = Provinces à la fin
shogun-statistic-buildings = Bâtiments à la fin
shogun-statistic-battles = Batailles contre des joueurs
shogun-statistic-battles-won = Batailles gagnées
shogun-statistic-luck = Chance : batailles gagnées au-delà des probabilités
zipang-in-short = Jouez des personnages avec une toute petite main, survivez aux autres dans de courtes campagnes ou gardez le plus d’honneur, et finissez avec le plus de pièces.
shogun-in-short = Chaque saison, vous planifiez dix actions en secret ; puis les armées marchent, la tour tranche les batailles, et l’hiver réclame du riz et compte les points.
shitenno-in-short = Les années paires, cartes et titres se partagent en lots ; les années impaires, ils servent à prendre le contrôle de provinces, et le plus de points de faveur l’emporte.
bot-level-random = hasard
bot-level-steady = posé
bot-level-sharp = vif
bot-level-master = maître
bot-about-random = joue n’importe quel coup permis
bot-about-steady = pèse chaque coup d’après ce qui se voit, un pas à l’avance
bot-about-sharp = joue la suite dans bien des mondes possibles avant d’agir, une seconde environ
bot-about-master = cherche comme « vif », mais trois secondes environ et avec le meilleur jugement que nous ayons
bot-strength = gagne { $wins } parties à quatre sur 10 contre « { $weaker } »
seat-me = vous
seat-open = place libre
seat-bot = bot
seat-program = programme
seat-person = personne
seat-number = Place { $number }

## Refusals that every game shares. Nothing has changed when one of these is said.

refusal-unknown-move = Ce coup n’existe pas dans ce jeu.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-game-over = La partie est finie.
refusal-stale = Il s’est passé quelque chose entre-temps. Regardez et choisissez à nouveau.
refusal-one-at-a-time = Jouez ces coups un par un.
refusal-not-seated = Vous regardez ; seuls les joueurs jouent.
refusal-table-waiting = La partie n’a pas commencé : une place est encore libre.
refusal-undo-start = Rien n’a encore été joué.
refusal-undo-over = La partie est finie.
refusal-undo-together = D’autres choisissent en même temps. Un choix scellé se rouvre avec son propre bouton.
refusal-undo-others = Quelqu’un d’autre a joué depuis.
refusal-undo-drawn = Quelque chose a été tiré au sort.
refusal-undo-revealed = Quelque chose de caché a été révélé.
refusal-undo-often = Vous êtes revenu en arrière aussi souvent qu’une partie le permet.
refusal-undo-off = À cette table, les choix sont définitifs.
refusal-bot-plays = Un bot joue à votre place. Reprenez-la d’abord.
refusal-taken-back = Vous avez repris cette réponse.
refusal-seat-often = À cette table, on est venu et parti aussi souvent qu’une partie le permet.
refusal-vote-not-now = Il n’y a rien à voter ici pour l’instant.
refusal-chat-closed = Vous ne pouvez pas écrire à cette table.
refusal-chat-empty = Il n’y a rien à lire là-dedans.
refusal-chat-too-fast = Vous écrivez trop vite. Patientez un instant.
refusal-look-seated = Qui joue à cette table ne peut pas regarder les cartes des autres.
refusal-look-closed = Cette place ne partage pas sa vue.
refusal-lesson = Un beau coup, mais gardez-le pour plus tard : d’abord la tâche de cette leçon.

## Problems that the server reports

problem-bad-address = Rien ne peut être envoyé à cette adresse.
problem-bad-bot = Il n’y a pas de bot de ce niveau pour ce jeu.
problem-bad-json = Ce message n’est pas du JSON valide.
problem-bad-letter = Cette confirmation est fausse ou trop ancienne. Demandez un nouveau message.
problem-bad-message = Ce message n’a pas la forme attendue.
problem-bad-method = Cette adresse n’accepte pas une telle requête.
problem-bad-name = Un nom a de 1 à 24 caractères visibles.
problem-bad-network = Ce n’est pas une adresse, ou c’est un réseau plus grand qu’un hôte ne peut exclure.
problem-bad-options = Ces options ne conviennent pas au jeu.
problem-bad-request = Cette requête n’a pas la forme attendue.
problem-bad-seats = Le jeu ne se joue pas à ce nombre.
problem-bad-start = Un tournoi commence à un moment de l’année qui vient.
problem-bad-time-control = Une pendule a besoin d’au moins dix secondes.
problem-bad-title = Le nom d’un tournoi a de 1 à 60 caractères visibles.
problem-bad-token = Ce jeton n’ouvre pas cette table.
problem-banned = Vous ne pouvez pas jouer ici pour le moment. La page de votre compte dit pourquoi.
problem-broken-table = L’enregistrement de cette table ne permet pas de continuer.
problem-club-only = Ce tournoi est réservé aux membres d’un club.
problem-coach-busy = L’entraîneur a trop à faire. Réessayez plus tard.
problem-coach-failed = L’entraîneur n’a pas de réponse à cela.
problem-coach-not-yours = L’entraîneur ne parle qu’à la personne qui a joué cette place.
problem-coach-one = L’entraîneur regarde une seule de vos parties à la fois. Arrêtez l’autre ou attendez-la.
problem-common-password = Ce mot de passe est parmi les premiers que n’importe qui essaierait. Quelques mots inhabituels à la suite valent mieux.
problem-contest-closed = On ne peut plus entrer dans ce tournoi.
problem-contest-few = Il faut au moins deux personnes pour un tournoi.
problem-contest-full = Ce tournoi a autant de participants qu’il peut en prendre.
problem-contest-moved-on = Ce tournoi a avancé. Regardez-le de nouveau.
problem-crowded-address = Trop de connexions depuis votre adresse. Réessayez plus tard.
problem-deal-sealed = D’autres peuvent encore jouer cette donne. Rediffusion, entraîneur et enregistrement s’ouvrent quand plus personne ne le peut.
problem-draining = Ce serveur va s’arrêter. Réessayez.
problem-foreign-origin = Cette requête venait d’un autre site et n’a pas été acceptée.
problem-fork-over = La partie est finie à ce moment : il ne reste rien à jouer.
problem-head-too-large = L’en-tête de cette requête est trop grand.
problem-hint-not-now = Vous n’avez rien à décider pour l’instant.
problem-hints-off = Cette table joue sans conseils.
problem-hints-spent = Vous avez eu autant de conseils qu’une partie en permet.
problem-internal = Une erreur s’est produite sur le serveur. Rien n’a été changé.
problem-key-reused = Cette clé appartient à un autre coup.
problem-name-taken = Ce nom, ou un nom qui lui ressemble, appartient à quelqu’un.
problem-no-accounts = Il n’y a pas de comptes sur ce serveur.
problem-no-answer = Il n’y a rien à répondre à cela ici.
problem-no-ban = Cette exclusion n’existe pas.
problem-no-club = Ce club n’existe pas.
problem-no-contest = Ce tournoi n’existe pas.
problem-no-invite = Cette invitation n’appartient pas à la table.
problem-no-mail = Cet hôte n’envoie pas d’e-mails.
problem-no-page = Il n’y a rien à cette adresse.
problem-no-person = Cette personne n’existe pas.
problem-no-proposal = Cette table n’est plus proposée.
problem-no-puzzle = Cette énigme n’existe pas.
problem-no-sign-up = Personne ne peut créer de compte ici par soi-même. Demandez à l’hôte.
problem-no-subscription = Vous n’avez pas d’adresse pareille.
problem-no-table = Cette table n’existe pas.
problem-not-allowed = C’est à d’autres de le faire.
problem-not-built = Le client du navigateur n’est pas encore construit.
problem-not-confirmed = Le nom saisi n’est pas le vôtre. Rien n’a été supprimé.
problem-not-delivered = Rien n’a pu y être remis.
problem-not-over = Cela s’ouvre quand la partie est finie.
problem-not-seated = Seules les personnes assises à cette table peuvent le faire.
problem-not-started = La partie n’a pas encore commencé.
problem-not-stored = Le coup n’a pas pu être enregistré et n’a pas été joué. Réessayez.
problem-not-your-seat = Cette place ne joue pas sur votre écran.
problem-notes-open = La partie est finie, et les notes sont ouvertes à tous.
problem-one-me = Une seule place doit être la vôtre, ou aucune et au moins une libre.
problem-openid-down = Le fournisseur ne répond pas comme il faut. Réessayez plus tard.
problem-openid-failed = La connexion là-bas n’a pas fonctionné. Réessayez.
problem-openid-taken = Cette connexion appartient à un autre compte.
problem-part-off = L’hôte de ce serveur a désactivé cela.
problem-record-broken = Cet enregistrement ne tient pas : ses coups ou ses tirages ne découlent pas les uns des autres. « tenka verify » nomme l’endroit.
problem-record-made-up = Cette partie commence par une position inventée. On peut la regarder, mais pas la continuer.
problem-record-only = Cette partie est venue d’un fichier. On peut la regarder en rediffusion.
problem-record-ruleset = Cet enregistrement vient d’un jeu, d’une version des règles ou d’options inconnus ici.
problem-record-unfinished = Cet enregistrement s’interrompt avant la fin de la partie.
problem-record-unreadable = Ce fichier n’est pas un enregistrement de Tenka, ou il est abîmé.
problem-server-full = Trop de personnes sont connectées à ce serveur. Réessayez plus tard.
problem-short-password = Un mot de passe a de 10 à 200 caractères.
problem-sign-in-first = Connectez-vous d’abord.
problem-signed-in = Vous êtes déjà connecté.
problem-storage-down = Le stockage ne répond pas. Réessayez.
problem-table-closed = Un hôte a fermé cette table.
problem-table-full = Toutes les places de cette table sont prises.
problem-too-large = C’est trop grand.
problem-too-long = Cela prend trop de temps à calculer.
problem-too-many-attempts = Trop d’essais. Patientez quelques minutes.
problem-too-many-connections = Vous avez trop de pages ouvertes à des tables.
problem-too-many-contests = Vous avez déjà autant de tournois en cours qu’une personne peut en avoir.
problem-too-many-messages = Trop de messages en peu de temps. Patientez un instant.
problem-too-many-requests = Trop de requêtes en peu de temps. Patientez un instant.
problem-too-many-spectators = Trop de personnes regardent cette table.
problem-too-many-subscriptions = Vous avez autant d’adresses que permis. Retirez-en une d’abord.
problem-too-many-tables = Trop de nouvelles tables en peu de temps. Patientez un instant.
problem-too-slow = La requête a mis trop de temps à arriver.
problem-unknown-game = Ce jeu n’est pas connu ici.
problem-wrong-password = L’ancien mot de passe n’est pas le bon.
problem-wrong-sign-in = Le nom ou le mot de passe n’est pas le bon.

## Notices to people who are away

notice-turn = À vous : { $game }
notice-last = Il ne manque que vous : { $game }
notice-over = { $game } : la partie est finie
notice-invited = Vous êtes invité : { $game }
notice-proposed = Une table pour vous : { $game }
notice-round = Votre table pour la ronde suivante est prête : { $game }
notice-test = Tenka peut vous joindre
notice-with = Avec { $others }.
notice-alone = Voici comment vous apprendrez qu’une table vous attend.
notice-letter-title = Tenka : est-ce votre adresse ?
notice-letter = Quelqu’un sur { $site } veut être prévenu ici quand une table attend. Si c’est vous, ouvrez cette adresse d’ici un jour. Sinon, ne faites rien : vous n’entendrez plus parler de nous.

## What happens at the table itself, whatever the game. `-you` is said to the one who did it.

table-event-taken-back = { $seat } reprend un choix.
table-event-taken-back-you = Vous reprenez un choix.
table-event-hinted = { $seat } demande un conseil.
table-event-hinted-you = Vous demandez un conseil.
table-event-seat-changed-left = { $seat } quitte la table. Un bot continue.
table-event-seat-changed-left-you = Vous quittez la table. Un bot continue.
table-event-seat-changed-time = Temps écoulé pour { $seat }. Un bot continue.
table-event-seat-changed-time-you = Votre temps est écoulé. Un bot continue pour vous.
table-event-seat-changed-vote = Les autres laissent un bot continuer pour { $seat }.
table-event-seat-changed-vote-you = Les autres laissent un bot continuer pour vous.
table-event-seat-changed-back = { $seat } revient et joue à nouveau.
table-event-seat-changed-back-you = Vous revenez et jouez à nouveau.
