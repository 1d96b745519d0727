### Who knows whom: following, being here, blocking, asking somebody to a table.

web-circle = Personnes
web-circle-about = Suivez des personnes, voyez qui est là, invitez-les à une table.
web-circle-seen = Les autres voient quand je suis là
web-circle-seen-about = Sinon, personne ne le voit sur aucune liste, et ce n’est pas gardé non plus. À une table, ceux qui y sont assis voient toujours qui est connecté.
web-circle-following = Personnes que vous suivez
web-circle-following-empty = Personne encore. Sur la page de quelqu’un, où mène un nom à une table, vous pouvez le suivre.
web-circle-here = Aussi là
web-circle-here-empty = Personne d’autre ne montre sa présence en ce moment.
web-circle-away = pas là
web-circle-blocked = Personnes bloquées
web-circle-blocked-about = Vous n’entendez plus les personnes que vous bloquez. Elles ne trouvent ni votre page ni vos tables, et n’apprennent pas pourquoi.
web-follow = Suivre
web-unfollow = Ne plus suivre
web-block = Bloquer
web-block-name = Bloquer { $name }
web-block-sure = Vraiment bloquer { $name } ?
web-unblock = Débloquer
web-blocked-seat = bloqué

## To a table

web-call = Inviter à cette table
web-call-name = Nom d’un compte
web-call-send = Inviter
web-call-person = Inviter { $name }
web-called = Invités : { $names }.
web-calls = Vous êtes invité
web-call-line = { $name } vous invite : { $game }
web-call-decline = Décliner

## A table for people who wait

web-lobby = Trouver des joueurs
web-lobby-about = Dites ce que vous joueriez maintenant ; dès qu’il y a assez de monde, une table est proposée.
web-lobby-games = Que joueriez-vous maintenant ?
web-lobby-seats = { $seats } joueurs
web-lobby-count = { $people ->
        [0] personne n’attend
        [one] une personne attend
       *[other] { $people } personnes attendent
    }
web-lobby-wait = Attendre une table
web-lobby-waiting = Vous attendez une table
web-lobby-waiting-about = Vous pouvez laisser cette page ouverte en arrière-plan. Qui la ferme n’attend plus.
web-lobby-stop = Ne plus attendre
web-lobby-proposed = Une table pour vous : { $game }
web-lobby-proposed-about = Elle commence dès que tous ont dit oui, avec une pendule et des places tirées au sort.
web-lobby-yes = Je joue
web-lobby-said-yes = Vous avez dit oui. Les autres ont encore { $seconds } s.
web-lobby-seconds = encore { $seconds } s
web-lobby-confirmed = dit oui
web-lobby-open = interrogé
web-lobby-out = Vous n’avez pas répondu à temps, vous n’attendez donc plus.

## Clubs

web-clubs = Clubs
web-clubs-about = Un groupe avec sa propre page : membres, tables, tournois, résultats et classement entre vous.
web-clubs-mine = Vos clubs
web-clubs-mine-empty = Vous n’êtes encore dans aucun club. Fondez-en un, ou demandez à en rejoindre un.
web-clubs-others = Autres clubs
web-clubs-others-empty = Il n’y a pas encore d’autres clubs.
web-clubs-found = Fonder un club
web-clubs-found-account = Pour fonder un club, il faut un compte.
web-club-name = Nom du club
web-club-text = De quoi il s’agit
web-club-listed = Chacun le trouve dans la liste des clubs
web-club-save = Enregistrer
web-club-edit = Modifier
web-club-members = Membres
web-club-count = { $members ->
        [one] 1 membre
       *[other] { $members } membres
    }
web-club-keeper = s’occupe du club
web-club-asked = demande à entrer
web-club-accept = Accueillir
web-club-remove = Retirer
web-club-decline = Décliner
web-club-link = Le lien pour entrer :
web-club-join = Rejoindre
web-club-ask = Demander à entrer
web-club-asked-you = Vous avez demandé à entrer. Qui s’occupe du club décide.
web-club-closed = Les membres ont le lien pour entrer.
web-club-leave = Quitter le club
web-club-leave-sure = Vraiment le quitter ?
web-club-standings = Classement
web-club-standings-about = De toutes les parties avec au moins deux membres : combien des autres membres de la table quelqu’un a devancés. Les égaux comptent pour moitié.
web-club-standings-empty = Dès que deux membres ont fini une partie ensemble, ils sont ici.
web-club-share = devance
web-club-results = Dernières parties entre membres
web-club-result = { $name } ({ $place }.)
web-club-tables = Tables ouvertes de membres
web-club-tables-empty = Aucun membre n’a de table ouverte en ce moment.
web-club-contests = Tournois du club
web-club-contests-empty = Aucun tournoi encore. Chaque membre du club peut en créer un, et tous les membres peuvent y entrer.
