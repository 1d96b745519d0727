### The table where people live: taking back, clocks, chat, notes, who plays and who watches.

## Taking back

web-undo = Annuler
web-restart-turn = Reprendre votre tour
web-undo-until = On ne revient pas plus loin : { $reason }
web-undo-not = Vous ne pouvez rien reprendre maintenant. { $reason }

## Rules of the house

web-table-settings = Règles de la maison
web-table-settings-undo = Un choix peut être repris tant que personne d’autre n’agit, que rien n’est tiré et que rien de caché n’est montré.
web-table-settings-no-undo = Les choix sont définitifs.
web-table-settings-undo-choice = Les choix peuvent être repris
web-table-settings-undo-about = Tant que personne d’autre n’agit, que rien n’est tiré au sort et que rien de caché n’est révélé.
web-table-settings-hints = Les conseils sont permis. Tout le monde voit qui en demande.
web-table-settings-no-hints = Il n’y a pas de conseils.
web-table-settings-hints-choice = Les conseils sont permis
web-table-settings-hints-about = Qui doit décider peut demander à l’entraîneur ce que ferait « vif ». Tout le monde voit combien de fois.
web-table-settings-chat = Qui peut écrire dans le chat ?
web-chat-who-players = Les joueurs
web-chat-who-everyone = Joueurs et spectateurs
web-chat-who-nobody = Personne
web-table-settings-chat-players = Les joueurs écrivent dans le chat.
web-table-settings-chat-everyone = Joueurs et spectateurs écrivent dans le chat.
web-table-settings-chat-nobody = Il n’y a pas de chat.
web-time-control = Rythme
web-time-control-none = Sans pendule
web-time-control-live = En direct : { $minutes } min, { $more } s de plus par décision
web-time-control-move = { $time } par décision
web-time-control-about = Le temps ne court que lorsque vous devez décider. Quand il est écoulé, un bot continue pour vous jusqu’à ce que vous repreniez votre place.
web-clocks = Temps restant
web-clock-hours = { $hours } h { $minutes } min
web-clock-days = { $days } j { $hours } h

## Who plays

web-people = Personnes à cette table
web-here = est là
web-stand-in = absent, un bot joue
web-stand-in-you = Un bot joue à votre place.
web-take-back-seat = Reprendre ma place
web-leave = Quitter la table
web-leave-about = Un bot continue pour vous. Vous pouvez revenir et reprendre votre place tant que la partie dure.
web-leave-waiting = Votre place est de nouveau libre pour quelqu’un d’autre.
web-vote-away = { $name } n’est pas là.
web-vote-slow = { $name } fait attendre la table.
web-vote = Laisser jouer un bot
web-vote-withdraw = Retirer mon vote
web-votes = { $votes } votes sur { $needed }.

## Who watches

web-share = Laisser les spectateurs voir mes cartes
web-share-about = Les spectateurs voient ce que vous voyez, jusqu’à ce que vous l’arrêtiez. Personne qui joue ici ne peut regarder ; mais rien n’empêche un joueur de regarder en invité dans un second navigateur.
web-shared = montre ses cartes aux spectateurs
web-look = Regarder par-dessus cette épaule
web-look-public = Voir ce que tout le monde voit
web-looking = Vous voyez ce que voit { $name }.

## Chat and notes

web-side = Journal, chat et notes
web-chat = Chat
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Écrire à toute la table
web-chat-send = Envoyer
web-chat-closed = Vous pouvez lire ici, mais pas écrire.
web-chat-spectator = regarde
web-said = { $name } dit : { $text }
web-unread = { $count ->
        [one] une ligne non lue
       *[other] { $count } lignes non lues
    }
web-mute = Ignorer
web-mute-name = Ignorer { $name }
web-unmute = Montrer les personnes ignorées
web-notes = Notes
web-notes-about = Vous seul pouvez lire ceci jusqu’à la fin de la partie. Ensuite, c’est ouvert à tous ceux qui voient cette table.
web-notes-kept = Gardé.
web-notes-writing = Pas encore gardé.
web-notes-open = Ce que chacun a noté pour soi
web-notes-none = Personne n’a pris de notes.
web-key-undo = annuler votre dernier choix ; avec Maj, tout votre tour
