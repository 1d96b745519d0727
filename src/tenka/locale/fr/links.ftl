### Ce qu’un lien montre là où il est partagé, par exemple dans une discussion. Seul le serveur s’en sert.

link-waiting = ouverte, { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
 } sur { $seats }
link-playing = en cours, { $seats } joueurs
link-over = terminée, { $seats } joueurs
