### Pages of people, ratings, the daily deal.

## A person's page

web-page-mine = Ma page
web-page-about = Ce que vous avez joué ici, compté d’après les enregistrements de vos parties.
web-page-empty = Pas encore de partie finie. Jouez-en une, et cette page commencera à raconter.
web-page-empty-other = Pas encore de partie finie.
web-page-hidden = Personne d’autre ne voit cette page
web-page-hidden-about = Alors vous n’êtes dans aucun classement ni sur la page de personne, et le lien vers cette page ne mène nulle part pour les autres. À vos tables, votre nom reste comme avant.
web-page-link = L’adresse pour les autres :
web-page-games = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }
web-page-seats = Joueurs
web-page-count = Parties
web-page-place = { $place }.
web-page-points = Ø de points
web-page-average = en moyenne
web-page-best = le plus en une partie
web-page-numbers = Ce que disent les parties
web-page-rivals = Face à face
web-page-ahead = devant
web-page-equal = à égalité
web-page-behind = derrière
web-page-person = Personne
web-page-last = Dernières parties
web-page-left = a quitté la table
web-page-course = Cote après chaque partie, sur les { $games } dernières : de { $first } à { $last }.
web-page-places = { $games ->
        [one] Place dans la dernière partie, la première en haut.
       *[other] Places dans les { $games } dernières parties, la première en haut.
    }

## Ratings

web-rating = Cote
web-rating-people = Entre personnes
web-rating-bots = Contre les bots
web-rating-value = { $value } ± { $spread }
web-rating-rung = Au moins aussi fort que { $bot }
web-rating-below = Pas encore aussi fort que { $bot }
web-rating-provisional = provisoire
web-rating-games = { $games ->
        [one] d’après 1 partie classée
       *[other] d’après { $games } parties classées
    }
web-rating-none = Pas encore de cote
web-rating-people-none = Une partie classée demande deux personnes avec un compte à la table.
web-ratings = Classement
web-ratings-of = Classement : { $game }
web-ratings-about = Toutes les personnes avec un compte et au moins { $least } parties classées qui acceptent d’être vues. Les bots se tiennent là où l’échelle les place.
web-ratings-empty = Personne n’a encore joué { $least } parties classées. Soyez la première.
web-ratings-bot = bot
web-table-settings-rated-choice = Classée
web-table-settings-rated-about = Compte pour le classement si au moins deux personnes avec un compte jouent. Jamais avec des conseils.
web-table-settings-rated = Cette table compte pour le classement si deux personnes avec un compte jouent.
web-table-settings-unrated = Cette table ne compte pas pour le classement.

## The daily deal

web-daily = La donne du jour
web-daily-about = Une donne par jour pour chaque jeu, la même pour tout le monde, contre les mêmes bots. Qu’en ferez-vous ?
web-daily-rules = { $seats } à la table, les autres sont des bots : { $bot }. Pas de retour en arrière, pas de conseils ; qui part n’a pas de résultat. Elle peut être finie jusqu’au { $until }.
web-daily-play = Jouer la donne du jour
web-daily-continue = Continuer
web-daily-done = Vous l’avez jouée
web-daily-streak = { $days ->
        [one] 1 jour de suite
       *[other] { $days } jours de suite
    }
web-daily-players = { $players ->
        [0] Personne ne l’a encore finie.
        [one] 1 personne l’a finie.
       *[other] { $players } personnes l’ont finie.
    }
web-daily-results = Résultats
web-daily-day = Résultats du { $day }
web-daily-earlier = La veille
web-daily-later = Le lendemain
web-daily-empty = Pas de résultat ce jour-là.
web-daily-rank = Rang
web-daily-place = Place
web-daily-points = Points
web-daily-guest = invité
web-daily-you = vous
web-daily-sealed = La donne reste fermée deux jours, pour que personne n’aide personne. Puis rediffusion, entraîneur et enregistrement s’ouvrent.
web-daily-table = Voir les résultats

## Tournois ; le reste de ce qui s’en dit est dans contests.ftl

web-contests = Tournois
web-contests-about = Plusieurs rondes à des tables de deux à six, avec un classement. Créez-en un pour vos amis en une minute, ou participez.
web-contest-back = Vers le tournoi
web-puzzles = Énigmes
web-puzzles-about = Des moments de vraies parties où un choix est nettement meilleur. Trouvez-le, et voyez pourquoi.
