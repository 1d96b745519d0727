# Tenka without a server: everything runs and is kept in this browser.

web-alone = Jouer ici, sans réseau
web-alone-about = Tout se passe dans ce navigateur : les règles, les bots et vos parties. Pas de compte, pas de serveur, et après la première fois, pas de réseau non plus.
web-alone-start = Commencer
web-alone-size = Environ { $megabytes } Mo sont téléchargés, une seule fois.
web-alone-fetching = Téléchargement des jeux : { $percent } %
web-alone-starting = On dresse la table…
web-alone-broken = Tenka n’a pas pu démarrer. Si le réseau manque, réessayez quand il est de retour ; si cela n’aide pas, ce navigateur est trop ancien ou ne laisse pas les pages travailler en arrière-plan.
web-alone-again = Réessayer
web-alone-full = Il n’y a plus de place pour vos parties dans ce navigateur. Rien n’est perdu, mais votre dernière action n’est pas gardée. Faites de la place, ou enregistrez vos parties dans un fichier et supprimez les données d’un autre site.
web-alone-denied = Ce navigateur ne laisse rien garder à Tenka, comme dans une fenêtre privée. Rien n’est écrit à moitié, mais votre dernière action n’est pas gardée.
web-alone-cleared = Les parties gardées par ce navigateur ont été retirées, comme lorsqu’on efface ses données. Les parties ouvertes ne peuvent pas continuer ; un fichier avec toutes les parties ramène celles qui sont finies.
web-alone-export = Enregistrer toutes les parties
web-alone-close = Fermer
web-alone-rules = Lire d’abord les règles
web-rules-of = Règles de { $game }
