### Was ein Link zeigt, wo er geteilt wird, etwa in einem Chat. Nur der Server braucht das.

link-waiting = offen, { $taken } von { $seats } Plätzen besetzt
link-playing = läuft, { $seats } am Tisch
link-over = beendet, { $seats } am Tisch
