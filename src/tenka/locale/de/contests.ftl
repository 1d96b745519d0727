### Turniere. Kommt mit ihren Seiten; was die Startseite davon sagt, steht in pages.ftl.

## Die Liste

contest-new = Neues Turnier
contest-list-open = Zum Mitmachen
contest-list-running = Wird gespielt
contest-list-over = Vorbei
contest-list-empty = Noch kein Turnier. Mach das erste: Spiel aussuchen, Link weitergeben, und los geht es, wenn alle da sind.
contest-players = { $players ->
        [one] 1 Teilnehmer
       *[other] { $players } Teilnehmer
    }
contest-joined = Du bist dabei
contest-nobody = Noch macht niemand mit.
contest-tables-of = Tische zu { $seats }
contest-starts-by-hand = beginnt, wenn alle da sind
contest-starts-at = Beginn: { $starts }
contest-waits-for-host = Zum Mitmachen offen. { $host } startet es.
contest-over = Vorbei
contest-of-club = Für Mitglieder des Vereins „{ $club }“
contest-won = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen den ersten Platz
    }
contest-round-of = Runde { $round } von { $rounds }

## Eines machen

contest-name = Name
contest-name-default = Turnier vom { $day }
contest-game = Spiel
contest-seats = An jedem Tisch
contest-format = Art
contest-format-swiss = Schweizer System
contest-format-swiss-about = Ein paar Runden; wer ähnlich gut steht, trifft sich, und niemand trifft sich wieder, wenn es sich vermeiden lässt. Gut für jede Zahl.
contest-format-round-robin = Jeder gegen jeden
contest-format-round-robin-about = Alle treffen alle, so gleichmäßig wie möglich. Gut für wenige.
contest-format-knock-out = K. o.
contest-format-knock-out-about = Die Besten jedes Tisches kommen weiter, bis ein Tisch übrig ist.
contest-clock-about = Wessen Zeit um ist, für den spielt ein Bot weiter. Jedes Turnier hat eine Uhr, damit Runden zu Ende gehen.
contest-start = Beginn
contest-start-hand = Wenn ich den Knopf drücke
contest-start-date = Zu einem Termin
contest-duplicate = Duplikat
contest-duplicate-about = Dieselbe Ausgangslage an jedem Tisch einer Runde. Verglichen wirst du mit denen, die anderswo deinen Platz hatten: So hebt sich das Glück auf.
contest-more = Weitere Regeln
contest-rounds = Runden
contest-rounds-automatic = So viele, wie zur Zahl der Teilnehmer passen
contest-advance = Von jedem Tisch kommen weiter
contest-advance-half = die Hälfte
contest-odd = Wenn Tische nicht voll werden
contest-odd-bots = Bots nehmen die leeren Plätze
contest-odd-smaller = Einige Tische sind kleiner
contest-bot = Bots der Stufe
contest-rated = Zählt für Wertungen
contest-listed = Alle finden es in der Liste
contest-join = Ich mache mit
contest-make = Turnier anlegen

## Seine Seite

contest-my-table = Zu deinem Tisch
contest-look = Zuschauen
contest-enter = Mitmachen
contest-enter-late = Ab der nächsten Runde mitmachen
contest-begin = Jetzt beginnen
contest-copy = Link kopieren
contest-withdraw = Aussteigen
contest-withdraw-sure-open = Bis zum Beginn kannst du wieder einsteigen.
contest-withdraw-sure-running = In dieser Runde spielt ein Bot für dich weiter; sie zählt als letzter Platz.
contest-end = Turnier beenden
contest-end-sure-open = Es hat noch nicht begonnen und ist dann weg.
contest-end-sure-running = Bisherige Ergebnisse bleiben; Tische, an denen noch gespielt wird, zählen nicht mehr.
contest-rules = Die Regeln dieses Turniers
contest-standings = Rangliste
contest-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
contest-out = ausgestiegen
contest-absent = abwesend
contest-round = Runde { $round }
contest-round-over = vorbei
contest-table = Tisch { $number }
contest-bye = Spielfrei
contest-sealed = Alle Tische spielen dieselbe Ausgangslage. Ergebnisse, Aufzeichnungen und Zuschauer warten, bis der letzte fertig ist.
contest-score-place = Runde { $round }: { $place } von { $seats }, { $points }
contest-score-bye = Runde { $round }: spielfrei, { $points }
contest-score-absent = Runde { $round }: abwesend, { $points }

## Warum jemand vor dem Nächsten steht

contest-why-points = Mehr Punkte als { $other }: { $points } zu { $theirs }.
contest-why-opponents = So viele Punkte wie { $other }, aber gegen stärkere Gegner: Sie haben im Schnitt { $opponents } Punkte, die von { $other } { $their_opponents }.
contest-why-head = So viele Punkte und so starke Gegner wie { $other }; besser, wo sie sich trafen.
contest-why-shared = Teilt den Platz mit { $other }: gleich in allem, was zählt.
contest-why-reached = Kam weiter als { $other }.
contest-why-last = In der letzten Runde mehr Punkte als { $other }: { $last } zu { $their_last }.

## Die Regeln in Worten

contest-rule-swiss = Schweizer System an Tischen zu { $seats }: Bei dir sitzt, wer etwa so viele Punkte hat wie du, und niemand trifft sich wieder, wenn es sich vermeiden lässt. Die Plätze wechseln von Runde zu Runde.
contest-rule-round-robin = Jeder gegen jeden an Tischen zu { $seats }: Alle treffen alle, so gleichmäßig wie möglich. Die Plätze wechseln von Runde zu Runde.
contest-rule-knock-out = K. o. an Tischen zu { $seats }: { $count ->
        [one] Wer am Tisch am besten ist, kommt weiter
       *[other] Die besten { $count } jedes Tisches kommen weiter
    }, bis ein Tisch übrig ist. Sind sie in allem gleich, entscheidet das Los.
contest-rule-rounds = { $rounds ->
        [one] Eine Runde.
       *[other] { $rounds } Runden.
    }
contest-rule-points = Eine Runde bringt bis zu 100 Punkte: den Anteil deines Tisches, den du hinter dir lässt. Gleiche Plätze teilen.
contest-rule-duplicate = Jeder Tisch einer Runde hat dieselbe Ausgangslage. Eine Runde bringt bis zu 100 Punkte: den Anteil derer mit deinem Platz an den anderen Tischen, die du übertriffst, nach dem Rang, dann nach den Punkten des Spiels. Nichts wird zurückgenommen, und niemand sieht einen anderen Tisch, bevor die Runde vorbei ist.
contest-rule-odd-bots = Leere Plätze nehmen Bots: { $bot }.
contest-rule-odd-smaller = Geht die Zahl nicht auf, sind einige Tische kleiner, und wer keinen Platz findet, ist spielfrei und bekommt 50 Punkte; alle einmal, bevor jemand zweimal.
contest-rule-absent = Ist jemandes Zeit um ({ $time }), spielt ein Bot weiter. Wer am Ende einer Partie fort ist, bekommt den letzten Platz und scheidet nach zwei solchen Runden hintereinander aus.
contest-rule-late = Wer später kommt, spielt ab der nächsten Runde mit; bis zur letzten ist es nie zu spät.
contest-rule-no-late = Nach dem Beginn kommt niemand mehr dazu.
contest-rule-ties = Bei gleichen Punkten entscheiden die durchschnittlichen Punkte der Gegner, dann die Begegnungen derer, die gleich sind, dann teilen sie den Platz.
contest-rule-rated = Die Partien zählen für Wertungen.
contest-rule-unrated = Die Partien zählen nicht für Wertungen.
