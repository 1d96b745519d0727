### The browser's own words for Shitennō: buttons, hints, labels. Cards, events and questions stand in shitenno.ftl.

## The table

web-shitenno-head = Runde { $year } · { $half }
web-shitenno-last = letzte Runde
web-shitenno-map = Karte von Japan mit acht Provinzen
web-shitenno-track = Punkteleiste
web-shitenno-tabs = Teile des Tisches
web-shitenno-tab-map = Karte
web-shitenno-tab-mat = Provinzen
web-shitenno-tab-tray = Teilen
web-shitenno-tab-log = Verlauf
web-shitenno-describe = { $province }. { $needs } Positionen { $positions }. Kamons: { $kamons }.
web-shitenno-needs = Kostet { $troops } oder Koku im Wert von { $price }.
web-shitenno-no-kamons = keine
web-shitenno-full = Alle vier Positionen sind besetzt.
web-shitenno-nobody = niemand
web-shitenno-no-cards = keine Karten
web-shitenno-enter = Enter

## Titles

web-shitenno-power-daimyo = +2 Punkte je Kamon
web-shitenno-power-shomyo = +1 Punkt je Kamon
web-shitenno-power-sensei = vergoldet einen Kamon
web-shitenno-power-hatamoto = ist eine beliebige Truppe
web-shitenno-new-title = { $title } ab diesem Jahr
web-shitenno-known = { $known } von { $cards } Handkarten kennen alle.
web-shitenno-hidden = { $count ->
        [one] { $count } Karte ist
       *[other] { $count } Karten sind
    } verdeckt.

## Sharing

web-shitenno-asking = Wer gefragt wird, nach fallendem Titel
web-shitenno-tairo = teilt aus
web-shitenno-asked = gefragt
web-shitenno-refused = lehnt ab
web-shitenno-waits = wartet
web-shitenno-has = hat ein Los
web-shitenno-to-share = Karten zum Teilen
web-shitenno-tap = Tippe Karten für dein Los an
web-shitenno-your-lot = Dein Los
web-shitenno-lot-of = Los von { $seat }
web-shitenno-lot-with = Los mit { $title }
web-shitenno-first-lot = Erstes Los
web-shitenno-second-lot = Zweites Los
web-shitenno-empty-lot = Keine Karte in diesem Los.
web-shitenno-left = Noch zu teilen
web-shitenno-nothing-left = Nichts ist übrig.
web-shitenno-forming = { $seat } stellt ein Los zusammen.
web-shitenno-tile-for = Hierarchieplättchen für: { $lot }
web-shitenno-ask-split = Teile den Rest in zwei Lose, jedes mit einem Hierarchieplättchen. Die andere Person wählt zuerst.
web-shitenno-needs-tile = Wähle ein Hierarchieplättchen.
web-shitenno-needs-tiles = Wähle für jedes Los ein Hierarchieplättchen.
web-shitenno-clear = Von vorn
web-shitenno-offer = Los anbieten
web-shitenno-split = Beide Lose anbieten

## Provinces

web-shitenno-hint-turn = Tippe eine leuchtende Provinz an, um zu sehen, womit du zahlen kannst.
web-shitenno-take = Provinz übernehmen
web-shitenno-placed = { $placed } von { $most } Kamons gelegt
web-shitenno-nothing = Du kannst gerade keine Provinz bezahlen.
web-shitenno-cannot = Du kannst diese Provinz gerade nicht bezahlen.
web-shitenno-back = Zurück
web-shitenno-or = oder
web-shitenno-gives = Bringt { $points } Punkte.
web-shitenno-gives-more = Dein Titel bringt { $points } dazu.
web-shitenno-tiles-left = { $count ->
        [0] Kein Plättchen ist übrig.
        [one] { $count } Plättchen ist übrig.
       *[other] { $count } Plättchen sind übrig.
    }
web-shitenno-leads = { $seat } hat die Mehrheit.
web-shitenno-nobody-leads = Noch niemand hat die Mehrheit.
web-shitenno-ways = Arten zu zahlen
web-shitenno-way-troops = Mit Truppen
web-shitenno-way-kokus = Mit Koku
web-shitenno-more = { $count } weitere Arten
web-shitenno-position = Position { $position }
web-shitenno-gild-title = Einen Kamon vergolden
web-shitenno-gild-hint = Die goldene Seite zählt für die Mehrheit doppelt.
web-shitenno-acts = { $seat } ist am Zug
web-shitenno-acts-you = Du bist am Zug
web-shitenno-majorities = Mehrheiten
web-shitenno-empty-hand = Deine Hand ist leer.

## What people say

web-shitenno-says-refuse = Nein.
web-shitenno-says-accepted = Ich nehme es.
web-shitenno-says-kept = Dann behalte ich es.
web-shitenno-says-chosen = Dieses.
web-shitenno-says-left = Das andere.
web-shitenno-says-points = +{ $points }
web-shitenno-says-none = Kein Kamon.
web-shitenno-says-gild = Vergoldet.

## The end

web-shitenno-count = Die Schlusswertung
web-shitenno-count-before = vorher
web-shitenno-count-kokus = Koku
web-shitenno-count-tiles = Plättchen
web-shitenno-count-most = Mehrheiten
web-shitenno-count-total = gesamt

## Hilfe und Tasten

web-shitenno-help = In geraden Jahren legst du Karten und ein Plättchen in ein Los und bietest es an; in ungeraden wählst du eine Provinz und eine Art, sie zu bezahlen.
web-shitenno-key-digit = eine Karte, ein Los, eine Zahlung oder ein Kamon nach seinem Platz wählen
web-shitenno-key-arrows = zwischen dem wechseln, was wählbar ist
web-shitenno-key-tile = das nächste Rangplättchen ins erste Los legen; mit der Umschalttaste ins zweite
web-shitenno-key-answer = ein Los annehmen oder ablehnen
web-shitenno-key-draw = mit einem Plättchen Karten nehmen
web-shitenno-key-gild = nichts vergolden
web-shitenno-key-end = deinen Zug beenden
