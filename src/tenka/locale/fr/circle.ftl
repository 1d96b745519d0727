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
