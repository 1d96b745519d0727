### Accounts, what is kept of somebody, and the hosts' page.

## Signing in

web-account = Compte
web-sign-in = Se connecter
web-sign-up = Créer un compte
web-sign-with = Se connecter avec { $provider }
web-sign-name = Nom
web-sign-password = Mot de passe
web-sign-password-about = Au moins 10 caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.
web-sign-show = Afficher le mot de passe
web-sign-bring = { $tables ->
        [one] Emporter la table que j’ai en tant qu’invité
       *[other] Emporter les { $tables } tables que j’ai en tant qu’invité
    }
web-sign-bring-about = Sinon, elles restent à l’invité de ce navigateur, qui revient quand vous vous déconnectez.
web-sign-no-account = Pas encore de compte ?
web-sign-has-account = Vous en avez déjà un ?

## The account's page

web-account-guest = Vous jouez en invité
web-account-guest-about = Ce navigateur vous connaît sous le nom de { $name }. Avec un compte, vous jouez aux mêmes tables depuis tous vos appareils, vous les gardez si le navigateur vous oublie, et personne d’autre ne peut prendre votre nom. Aucune adresse e-mail n’est demandée.
web-account-off = Ce serveur n’a pas de comptes : ce navigateur vous connaît sous le nom de { $name }.
web-account-closed = Les comptes sont attribués par l’hôte de ce serveur.
web-account-host = Hôte
web-account-hosts-page = La page des hôtes
web-account-banned = Vous ne pouvez pas jouer ici pour le moment : { $reason }
web-account-welcome = Vous êtes connecté en tant que { $name }.
web-account-brought = { $tables ->
        [0] { "" }
        [one] Une table vous a suivi.
       *[other] { $tables } tables vous ont suivi.
    }
web-account-shared = { $tables ->
        [0] { "" }
        [one] À une table, vous aviez deux places : elles partagent maintenant votre écran.
       *[other] À { $tables } tables, vous aviez deux places : elles partagent maintenant votre écran.
    }
web-account-password = Mot de passe
web-account-password-old = Ancien mot de passe
web-account-password-new = Nouveau mot de passe
web-account-password-change = Changer le mot de passe
web-account-password-set = Définir un mot de passe
web-account-password-done = Le mot de passe est changé ; les autres appareils sont déconnectés.
web-account-linked = Vous pouvez aussi vous connecter avec { $provider }.
web-account-link = Lier { $provider }
web-account-devices = Connexions
web-account-device-here = ce navigateur
web-account-device = ouverte { $since }, dernier usage { $seen }
web-account-out = Se déconnecter
web-account-out-everywhere = Se déconnecter partout
web-data = Vos données
web-data-about = Votre nom, vos tables, coups, messages, notes et avis, en un fichier JSON. Les réglages et les personnes ignorées restent dans ce navigateur seulement.
web-data-download = Tout télécharger
web-data-delete = Tout supprimer
web-data-delete-about = Des bots continuent pour vous à { $tables ->
        [one] votre table
       *[other] vos { $tables } tables
    }. Vos messages et vos notes sont effacés, et les parties finies vous appellent « Nanashi », le sans-nom. C’est irréversible.
web-data-delete-type = Tapez votre nom, { $name }, pour tout supprimer
web-data-delete-now = Supprimer pour de bon
web-data-deleted = Tout est supprimé. Vous êtes maintenant quelqu’un de nouveau.

## For hosts

web-admin = Hôtes
web-admin-about = Ce que tout le monde peut voir, et ce que les hôtes peuvent faire. Les cartes de personne ne sont montrées ici.
web-admin-load = Charge
web-admin-tables = Tables
web-admin-people = Personnes
web-admin-bans = Exclusions
web-admin-log = Journal
web-admin-search = Chercher
web-admin-search-tables = Un nom, un jeu ou l’identifiant d’une table
web-admin-search-people = Un nom
web-admin-none = Rien trouvé.
web-admin-rooms = Tables en mémoire
web-admin-playing = Parties en cours
web-admin-waiting = Tables en attente
web-admin-over = Parties finies
web-admin-connected = Personnes connectées
web-admin-pages = Pages aux tables
web-admin-rate = Coups par seconde
web-admin-thinking = Bots en réflexion
web-admin-queued = Messages en attente
web-admin-longest = File la plus longue
web-admin-memory = Mémoire, Mo
web-admin-uptime = En marche
web-admin-versions = Tenka { $version }, Python { $python }, { $database } au schéma { $schema }
web-admin-rules = Règles : { $games }
web-admin-this-process = Connexions, coups et mémoire sont ceux du processus qui a répondu ; les tables sont comptées dans la base de données.
web-admin-status-waiting = en attente
web-admin-status-playing = en cours
web-admin-status-over = finie
web-admin-status-closed = fermée : { $reason }
web-admin-close = Fermer
web-admin-close-named = Fermer la table de { $names }
web-admin-close-now = Fermer la table
web-admin-reason = Motif, communiqué aux personnes concernées
web-admin-guest = invité
web-admin-player = compte
web-admin-host = hôte
web-admin-person = { $tables ->
        [0] aucune table
        [one] une table
       *[other] { $tables } tables
    }, arrivée { $since }
web-admin-from = connexion depuis { $addresses }
web-admin-ban = Exclure
web-admin-ban-named = Exclure { $name }
web-admin-ban-now = Exclure
web-admin-ban-length = Pour combien de temps
web-admin-ban-days = { $days ->
        [one] Un jour
       *[other] { $days } jours
    }
web-admin-ban-forever = Pour toujours
web-admin-ban-address-too = Aussi toute personne venant de { $address }
web-admin-ban-by-address = Exclure une adresse
web-admin-ban-address = Une adresse ou un réseau
web-admin-ban-address-about = Personne ne peut jouer ni créer de compte depuis là ; qui partage l’adresse est exclu aussi.
web-admin-banned-until = jusqu’au { $until }
web-admin-banned-forever = pour toujours
web-admin-ban-by = { $by }, { $when }
web-admin-lift = Lever
web-admin-lift-named = Lever l’exclusion de { $name }
web-admin-deed-close = table fermée
web-admin-deed-ban = exclusion
web-admin-deed-unban = exclusion levée
web-admin-deed-grant = nomination comme hôte
web-admin-deed-revoke = droits d’hôte retirés
web-admin-deed-password = mot de passe donné
web-table-closed = Fermée : { $reason }
