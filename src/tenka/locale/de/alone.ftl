# Tenka ohne Server: Alles läuft in diesem Browser und bleibt hier.

web-alone = Hier spielen, ohne Netz
web-alone-about = Alles geschieht in diesem Browser: die Regeln, die Bots und deine Spiele. Kein Konto, kein Server und nach dem ersten Mal auch kein Netz.
web-alone-start = Los
web-alone-size = Einmal werden etwa { $megabytes } MB geholt.
web-alone-fetching = Die Spiele werden geholt: { $percent } %
web-alone-starting = Der Tisch wird gedeckt …
web-alone-broken = Tenka konnte nicht starten. Wenn das Netz fehlt, versuche es wieder, sobald es da ist; hilft das nicht, ist dieser Browser zu alt oder lässt Seiten nicht im Hintergrund arbeiten.
web-alone-again = Noch einmal
web-alone-full = In diesem Browser ist kein Platz mehr für deine Spiele. Nichts ging verloren, aber was du zuletzt getan hast, ist nicht gespeichert. Schaffe Platz, oder sichere deine Spiele als Datei und entferne Daten anderer Seiten.
web-alone-denied = Dieser Browser lässt Tenka nichts aufheben, wie in einem privaten Fenster. Nichts ist halb geschrieben, aber was du zuletzt getan hast, ist nicht gespeichert.
web-alone-cleared = Die Spiele, die dieser Browser aufbewahrt hat, wurden entfernt, wie wenn jemand seine Daten löscht. Offene Spiele können nicht weitergehen; eine Datei mit allen Spielen bringt die beendeten zurück.
web-alone-export = Alle Spiele als Datei sichern
web-alone-close = Schließen
web-alone-rules = Erst die Regeln lesen
web-rules-of = Regeln von { $game }
