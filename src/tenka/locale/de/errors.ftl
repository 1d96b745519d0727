### Was an dem falsch sein kann, was jemand mitbringt: Optionen, Aufzeichnungen, Dateien.

## Spiele, Plätze und Optionen

error-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
error-game-version = { $game } gibt es hier in der Fassung { $here }, nicht in der Fassung { $version }.
error-language = Eine Sprache „{ $language }“ gibt es nicht. Es gibt: { $known }.
error-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-option-none = { $game } hat keine Option „{ $option }“.
error-option-unknown = { $game } hat keine Option „{ $option }“. Es gibt: { $known }.
error-option-moon-setup = Der vorgegebene Aufbau gilt nur für die Sonnenseite; auf der Mondseite werden Provinzen gewählt.
error-option-choice = Die Option „{ $option }“ ist eines von { $known }, nicht { $value }.
error-option-flag = Die Option „{ $option }“ ist true oder false, nicht { $value }.
error-option-material = Die Option „{ $option }“ ist eine Liste von Berichtigungen wie „tower.shelves.stay=[1, 4]“.
error-option-modules = Die Option „modules“ ist eine Liste aus { $known }, nicht { $value }.
error-option-module = Ein Modul { $module } gibt es nicht. Es gibt: { $known }.
error-option-module-twice = Das Modul „{ $module }“ ist zweimal gewünscht.

## Aufzeichnungen

error-record-large = Diese Datei ist zu groß für eine Aufzeichnung ({ $bytes } Bytes, höchstens { $most }).
error-record-json = Diese Datei ist keine Aufzeichnung: Sie ist kein vollständiges JSON.
error-record-other = Diese Datei ist zwar JSON, aber keine Aufzeichnung von Tenka.
error-record-format = Diese Aufzeichnung hat das Format { $format }; dieses Programm liest Format { $known }.
error-record-damaged = Diese Aufzeichnung ist beschädigt: Was bei `{ $where }` steht, ist von anderer Art, oder dort fehlt etwas.
error-record-rules = Diese Aufzeichnung lässt sich nicht nachspielen: { $why }
error-record-no-seed = Der Startwert ist noch nicht offengelegt: Nur ein beendetes Spiel lässt sich prüfen.
error-record-unfinished = Die Aufzeichnung bricht nach Eintrag { $entry } ab, bevor das Spiel zu Ende ist.
error-record-result = Das Ergebnis folgt nicht aus den Zügen.
error-record-start-draws = Beim Aufbau sind die Ziehungen der Aufzeichnung nicht die des Startwerts.
error-record-seed-digits = Der Startwert ist nicht in hexadezimalen Ziffern geschrieben.
error-record-seed-hash = Der Startwert passt nicht zum Fingerabdruck, der zu Beginn veröffentlicht wurde.
error-record-move = In Eintrag { $entry } darf Platz { $seat } den Zug „{ $move }“ nicht spielen.
error-record-undo = In Eintrag { $entry } darf Platz { $seat } nicht um { $back } zurückgehen.
error-record-seat = In Eintrag { $entry } gibt es keinen Platz { $seat }.
error-record-draws = In Eintrag { $entry } sind die Ziehungen der Aufzeichnung nicht die des Startwerts.
error-record-breaks = Die Aufzeichnung bricht nach Eintrag { $entry } ab: { $why }.
error-record-entry = Eintrag { $entry } passt nicht: { $why }.
error-record-seedless = Ohne seinen Startwert lässt sich ein Spiel ansehen, aber nicht weiterspielen.
error-fork-impossible = Die Stellung, mit der dieses Spiel beginnt, ist unmöglich ({ $error }).
error-fork-contradiction = Die Stellung, mit der dieses Spiel beginnt, widerspricht sich selbst.
error-fork-numbers = Die Stellung, mit der dieses Spiel beginnt, hat Zahlen, die kein Spiel erreicht.
error-fork-undrawable = Die Stellung, mit der dieses Spiel beginnt, lässt sich nicht ziehen. { $why }
error-position-impossible = Keine Verteilung der Karten passt zu dem, was in dieser Stellung bekannt ist.
error-position-hard = Was in dieser Stellung bekannt ist, lässt zu viele Verteilungen offen, um sie zu zählen.

## Ziehungen einer Aufzeichnung; sie stehen in einem anderen Satz

error-draws-short = die Ziehungen von „{ $stream }“ enden zu früh
error-draw-range = eine Ziehung von „{ $stream }“ ist { $number }, nicht eine von { $of }
error-draw-order = ein Mischen von „{ $stream }“ ist keine Reihenfolge von { $of } Dingen
error-draws-left = { $number ->
    [one] eine Ziehung von „{ $stream }“ bleibt übrig
   *[other] { $number } Ziehungen von „{ $stream }“ bleiben übrig
}
error-draw-other = eine Ziehung von „{ $stream }“ ist nicht die aufgezeichnete
error-shuffle-other = ein Mischen von „{ $stream }“ ist nicht das aufgezeichnete
error-draw-thing = „{ $thing }“ kann nicht gezogen werden: Es gibt { $known }
error-draw-order-things = { $shuffled } ist nicht { $things } in anderer Reihenfolge

## Berichtigte Werte des Materials

error-material-file = Eine Datei mit Berichtigungen ist ein JSON-Objekt mit den Namen unserer Dateien, etwa „tower“.
error-material-line = „{ $line }“ berichtigt nichts: Es sollte aussehen wie tower.shelves.stay=[1, 4].
error-material-json = Der Wert von { $where } ist kein JSON: { $value }
error-material-unknown = Einen Wert „{ $where }“ gibt es im Material nicht.
error-material-size = { $where }: Zahlen gehen bis { $most }, Listen und Wörter haben bis zu { $long } Teile.
error-material-lines = Es sind mehr als { $most } Berichtigungen.
error-material-tower = Höchstens { $most } Würfel einer Farbe liegen von Anfang an im Turm.
error-material-kind = Der Wert { $where } ist { $here }; { $value } ist von anderer Art.
error-material-region = { $where }: { $province } liegt in der unbekannten Region „{ $region }“.
error-material-province = { $where }: Eine Provinz „{ $province }“ gibt es nicht.
error-material-border-land = { $where }: Eine Landgrenze verbindet zwei verschiedene Provinzen.
error-material-border-sea = { $where }: Ein Seeweg verbindet zwei verschiedene Provinzen.
error-material-provinces = { $where }: Es sind nicht { $number } Provinzen in der Reihenfolge ihrer Kennungen.
error-material-regions = { $where }: Es sind nicht fünf Regionen mit je neun Provinzen.
error-material-spaces = { $where }: Eine Provinz hat 1 bis 3 Bauplätze.
error-material-border-twice = { $where }: Eine Grenze steht zweimal da.
error-material-removed = { $where }: Zu dritt bleiben acht Provinzen aus dem Spiel.
error-material-apart = { $where }: Zu { $seats } hängen nicht alle Provinzen zusammen.
error-material-events = events: Es gibt { $number } Ereigniskarten.
error-material-fraction = { $where } ist ein Bruch [oben, unten], unten höchstens 1000.
error-material-armies = supplies.armies: Alle haben 1 bis { $most } Armeen.
error-material-farmers = supplies.farmers: Es gibt 1 bis { $most } Bauern, und genug, um den Turm mit setup.tower_farmers ({ $tower }) zu füllen.
error-material-provisions-first = supplies.provisions: Die Tabelle beginnt mit einer unversorgten Provinz.
error-material-provisions-order = supplies.provisions: Die Zeilen sind nicht in der richtigen Reihenfolge.
error-material-provisions-farmers = supplies.provisions: Ein Aufstand hat mindestens einen Bauern.
error-material-groups = { $where }: Armeegruppen haben 1 bis 5 Armeen, aus einem Vorrat von { $armies }.
error-material-own-provinces = { $where }: Alle haben eigene Provinzen.
error-material-own-groups = { $where }: Die Armeen sind nicht die Armeegruppen.
error-material-not-in-game = { $where }: Eine Provinz ist nicht im Spiel.
error-material-effect = { $where }: Eine Wirkung „{ $effect }“ gibt es nicht. Es gibt: { $known }.
error-material-by-seats = { $where }: je eine Zahl für 3, 4 und 5 Personen.
error-material-chambers-size = chambers: Es gibt sechs Zeilen und sechs Spalten, jede mit einem Wert.
error-material-chambers-drawn = chambers.drawn: 1 bis 6 Marker je Runde, aus einem Beutel von 36.
error-material-statues = { $where }.statues: höchstens { $most }.
error-material-samurai-regions = samurai.regions: Es gibt 1 bis 5 Regionen.
error-material-samurai-armies = samurai.cards: So viele Armeen hat niemand.
error-material-court-costs = { $where }.costs: drei Kosten, das teuerste Feld zuerst.
error-material-court-cards = { $where }.tower_cards: Alle haben drei Turmkarten.
error-material-favor = { $where }: Eine Gunst „{ $favor }“ gibt es nicht. Es gibt: { $known }.
error-material-favor-amount = { $where }: eine Menge von 1 bis { $most }.

## Bots und die Arena

error-no-bot = Für { $game } gibt es keinen Bot „{ $bot }“. Es gibt: { $known }.
error-no-bots = Für ein Spiel „{ $game }“ gibt es keine Bots, nur für: { $known }.
error-no-action = seat_{ $seat } darf Aktion { $action } jetzt nicht tun: Sieh in die action_mask.
error-bots-alike = Zwei verschiedene Bots heißen „{ $bot }“.
error-bot-unreadable = Der Bot „{ $bot }“ lässt sich nicht lesen: { $why }.
error-bot-size = Der Bot „{ $bot }“ ist leer oder zu groß.
error-bot-weights = „{ $bot }“ enthält keine Gewichte, die python -m tenka.research.learn geschrieben hat.
error-bot-table = Die Gewichte „{ $bot }“ sind für { $game } mit { $seats } Plätzen und den Optionen { $options }.
error-bot-start = Der Bot „{ $bot }“ startet nicht ({ $file }, Zeile { $line }): { $why }.
error-bot-decide = Der Bot „{ $bot }“ hat keine Funktion decide(observation, moves, clock).
error-bot-failed = Der Bot „{ $bot }“ ist in { $file }, Zeile { $line }, gescheitert: { $why }.
error-bot-ended = Der Bot „{ $bot }“ hat seinen Prozess beendet.
error-bot-simulations = „{ $simulations }“ ist keine Zahl von Simulationen.
error-ladder-simulations = „{ $simulations }“ nennt keine Stufen mit Simulationen, wie etwa sharp:300,master:900.
error-bot-answer = Der Bot „{ $bot }“ hat mit { $answer } geantwortet, was keiner seiner Züge ist.
error-bot-late = Der Bot „{ $bot }“ hat nicht innerhalb von { $seconds } s geantwortet.
error-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $why }.
error-dataset-other = In { $folder } liegt ein anderer Datensatz: Wähle einen neuen Ordner, oder wiederhole seinen Befehl.
error-dataset-place = { $file } lässt sich nicht schreiben: { $why }. Sobald das geht, macht derselbe Befehl weiter.
error-dataset-unlike = { $file } ist keine Partie { $game } mit { $seats } Plätzen und den Optionen der ersten Aufzeichnung.
error-record-unlike = Die Umgebung ist für { $game } mit { $seats } Plätzen, die Aufzeichnung nicht.
error-record-options = Die Aufzeichnung wurde mit anderen Optionen gespielt als die Umgebung: { $options }.
error-record-moment = Die Aufzeichnung hat die Momente 0 bis { $most }, nicht { $moment }.
error-results-place = In „{ $file }“ lassen sich keine Ergebnisse ablegen: { $why }.
error-results-none = „{ $file }“ enthält keine Ergebnisse der Arena: { $why }.
error-results-other = „{ $file }“ enthält einen anderen Wettkampf: { $contest }.
error-no-dask = Für einen Cluster wird Dask gebraucht: pip install 'tenka-games[cluster]'.
error-no-server = Der Server ist nicht installiert: pip install 'tenka-games[server]'.
error-no-cluster = Unter „{ $address }“ antwortet kein Dask-Cluster: { $why }.
error-arena-ended = Ein Prozess der Arena wurde beendet. Starte noch einmal, um mit dem Rest weiterzumachen.

error-query-unknown = In { $game } gibt es keine Abfrage „{ $query }“.
error-query-parameter = Der Parameter „{ $name }“ passt hier nicht: „{ $value }“.
error-query-seat = Danach können nur Mitspielende fragen.
