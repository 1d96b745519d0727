### Die eigenen Worte des Browsers für die Module von Shogun. Alles andere steht in shogun_modules.ftl.

## Planfelder

web-shogun-short-convert3 = Wandle 3
web-shogun-short-convert2 = Wandle 2
web-shogun-short-convert1 = Wandle 1
web-shogun-key-court = ein Feld des Hofs wählen: 3, 2 oder 1 Armeen
web-shogun-key-choice = die Antwort mit dieser Nummer wählen

## Tafeln und Fragen

web-shogun-tab-boards = Tafeln
web-shogun-boards = Tafeln der Module
web-shogun-choose-province = Wähle eine Provinz

web-shogun-favors-offered = Ausliegende Gunstkarten
web-shogun-favors-none = Gerade liegt keine Gunst aus.
web-shogun-favor-number = Gunst { $favor }
web-shogun-favor-text = { $gift }, für { $officials }
web-shogun-favor-too-dear = Dafür brauchst du { $officials }.
web-shogun-favor-none-text = Deine Hofbeamten warten auf die nächste Runde.
web-shogun-favor-use = Gunst { $favor }: { $gift }
web-shogun-favor-keeps = Behält Gunst { $favor }: { $gift }
web-shogun-uphold-text = Die Gunst ist trotzdem verbraucht.
web-shogun-officials-of = { $name }: { $officials }
web-shogun-officials-where = Hofbeamte: { $court } am Hof, { $supply } im Vorrat
web-shogun-hall-empty = leer
web-shogun-asking = In dieser Reihenfolge wird nach jetzigem Stand um Gunst gebeten: { $names }.
web-shogun-favors-past = Nicht mehr im Spiel:
web-shogun-ask-order = Es bitten nacheinander:

web-shogun-samurai-card = Samuraikarte { $card }
web-shogun-samurai-nothing = nichts
web-shogun-benefit-chests = in deinen Besitz
web-shogun-benefit-rice = für den kommenden Winter
web-shogun-benefit-armies = mit der nächsten Schlacht in den Turm
web-shogun-benefit-points = sofort

web-shogun-leader-in = Heerführer in { $province }
web-shogun-leader-off = Der Heerführer ist nicht auf dem Plan.
web-shogun-leader-place-help = Wo er steht, kosten Gebäude 1 weniger, und Steuern, Reis und Aufstellen bringen 1 mehr.
web-shogun-leader-move-help = Er darf nicht bleiben. Flieht er weiter weg, hinterlässt er kein Denkmal.
web-shogun-leader-later = Er kommt in eine andere Provinz.
web-shogun-leaves-statue = hinterlässt ein Denkmal
web-shogun-trophy-of = Trophäe von { $name }
web-shogun-statues-left = Denkmäler: { $board } auf dem Plan, { $left } übrig

web-shogun-chamber-open = offen
web-shogun-chamber-down = verdeckt
web-shogun-chamber-bag = im Beutel
web-shogun-chamber-line = { $value } wert für den, der dort die meisten hat; bei Gleichstand je 1 weniger.
web-shogun-chamber-row = Reihe { $line }
web-shogun-chamber-column = Spalte { $line }
web-shogun-chamber-none-text = Alle offenen Marker bleiben liegen.
web-shogun-chamber-values = Wert der Reihen und Spalten
web-shogun-chambers-about = Wer am Ende die meisten in einer Reihe oder Spalte hat, bekommt deren Punkte.
web-shogun-chambers-of = Gemächer: { $board } besetzt, { $left } Marker übrig
web-shogun-region-tiles = Regionsplättchen der Reihe nach

## Szenen und das Ende

web-shogun-scene-statues = Denkmäler und Trophäen werden gezählt.
web-shogun-scene-chambers = Die Gemächer werden gezählt.
web-shogun-statues-scoring = Punkte für Denkmäler
web-shogun-chambers-scoring = Punkte für Gemächer
web-shogun-score-here = Punkte
web-shogun-points-from = Punkte
web-shogun-points-year = Jahr { $year }

## Kurzübersicht

web-shogun-about-officials = Sie warten in der Empfangshalle; wer dort die meisten hat, bittet zuerst.
web-shogun-about-leader = Ein Sechseck mit Helm in der Farbe seines Besitzers. Wo er steht, sind Aktionen besser.
web-shogun-about-statue = Ein Stein mit dem Wappen seines Besitzers. Am Ende je ein Punkt.
web-shogun-about-trophy = Ein fremdes Denkmal, das dein Heerführer mitnahm. Am Ende je ein Punkt.
web-shogun-about-chambers = Ein Rahmen ist offen, ein Wappen ist besetzt, und eine schraffierte Scheibe ist verdeckt: Sie zählt wie eine weitere Person, die nichts bekommt.
web-shogun-about-tower-card = Auf einem Feld des Hofs wandelt sie deine Armeen in der Schale. Auf einer Aktion bewirkt sie nichts, als Gebot zählt sie wie eine 0.
web-shogun-about-kept = Sie wirkt später oder bis zum Ende der Runde.
web-shogun-about-gone = Sie ist nicht mehr im Spiel.
web-shogun-about-entrance = Hier warten Hofbeamte. Wer die meisten hat, bittet zuerst.
web-shogun-about-audience = Wer um eine Gunst bittet, bringt alle Hofbeamten hierher und bezahlt mit ihnen.
web-shogun-about-tiles = In dieser Reihenfolge darf, wer in der Region die meisten Provinzen hat, ein Feld nehmen.
web-shogun-about-board = Öffnet und schließt diese Tafel.
web-shogun-statue-in = Denkmal in { $province }
web-shogun-leader-of = Heerführer von { $name }
web-shogun-statue-of = Denkmal von { $name }
