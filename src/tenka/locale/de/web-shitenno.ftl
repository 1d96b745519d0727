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
web-shitenno-has = mit Los
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
web-shitenno-ask-choose = Welches der beiden Lose nimmst du?
web-shitenno-needs-tile = Wähle ein Hierarchieplättchen.
web-shitenno-needs-tiles = Wähle für jedes Los ein Hierarchieplättchen.
web-shitenno-clear = Von vorn
web-shitenno-offer = Los anbieten
web-shitenno-split = Beide Lose anbieten

## Provinces

web-shitenno-hint-turn = Tippe eine leuchtende Provinz an, um zu sehen, womit du zahlen kannst.
web-shitenno-hint-none = Du kannst gerade keinen Platz bezahlen.
web-shitenno-hint-gild = Tippe eine leuchtende Provinz an, um deinen Kamon dort zu vergolden.
web-shitenno-take = Provinz übernehmen
web-shitenno-placed = { $placed } von { $most } Kamons gelegt
web-shitenno-nothing = Du kannst gerade keine Provinz bezahlen.
web-shitenno-cannot = Du kannst diese Provinz gerade nicht bezahlen.
web-shitenno-back = Zurück
web-shitenno-or = oder
web-shitenno-gives = Bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
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
web-shitenno-more = { $count ->
        [one] { $count } weitere Art
       *[other] { $count } weitere Arten
    }
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
web-shitenno-moments-year =
    { $count ->
        [one] ein gerades Jahr
       *[other] { $count } gerade Jahre
    }
web-shitenno-moments-control =
    { $count ->
        [one] ein Kamon gelegt
       *[other] { $count } Kamons gelegt
    }

## Hilfe an Ort und Stelle

web-shitenno-about-province = eine Provinz
web-shitenno-about-province-text = Du übernimmst die Kontrolle, indem du Truppen oder Kokus zahlst, und legst einen Kamon auf den ersten freien Platz von links. Wer hier die meisten Kamons hat, punktet am Ende.
web-shitenno-about-gate = das Tor
web-shitenno-about-gate-text = Die Truppe auf dem obersten Plättchen wird zusätzlich zu denen darüber gebraucht. Wer die Provinz nimmt, erhält das Plättchen; sein Bonus steht auf der Rückseite. Darunter liegen die übrigen.
web-shitenno-about-position = ein freier Platz
web-shitenno-about-position-text = Die Zahl ist der Preis in Kokus und zugleich die Punkte, die er sofort bringt.
web-shitenno-about-taken = ein Kamon
web-shitenno-about-taken-text = Dieser General hat hier die Kontrolle übernommen. Ein goldener Kamon zählt für die Mehrheit doppelt.
web-shitenno-about-leader = wer die meisten Kamons hat
web-shitenno-about-leader-text = Wer eine Provinz am Ende beherrscht, erhält 6 Punkte. Bei gleich vielen gilt, wer am weitesten links liegt.
web-shitenno-about-troop = Truppe
web-shitenno-about-troop-text = Bezahlt Provinzen, die diese Truppe zeigen, oben und am Tor. Dann wird sie abgelegt.
web-shitenno-about-double = Doppelte Truppe
web-shitenno-about-double-text = Zählt in einer Zahlung als beide Truppen. Was davon nicht gebraucht wird, verfällt.
web-shitenno-about-koku = Kokus, das Geld
web-shitenno-about-koku-text = Das Geld: Es bezahlt jede Provinz zur Zahl ihres ersten freien Platzes. Wechselgeld gibt es nicht. Übrige Kokus sind am Ende Punkte.
web-shitenno-about-troops = Der Truppenstapel
web-shitenno-about-troops-text = Von hier kommen neue Truppen. Ist er leer, wird die Ablage gemischt.
web-shitenno-about-kokus = Der Kokustapel
web-shitenno-about-kokus-text = Bezahlte Kokus verlassen das Spiel. Das Jahr, in dem der letzte gezogen wird, ist das letzte.
web-shitenno-about-discards = Die Ablage
web-shitenno-about-discards-text = Bezahlte Truppen. Sie kommen wieder, wenn der Truppenstapel leer ist.
web-shitenno-about-points = Gunstpunkte
web-shitenno-about-points-text = Für jeden gesetzten Kamon, und am Ende für Kokus, Plättchen und Mehrheiten. Die meisten Punkte gewinnen.
web-shitenno-about-stock = Übrige Kamons
web-shitenno-about-stock-text = Wappen, die noch nicht auf dem Plan liegen. Das Spiel endet nach dem Jahr, in dem jemand keins mehr hat.
web-shitenno-about-cards = Karten auf der Hand
web-shitenno-about-cards-text = Hände sind geheim, aber Lose sind offen: Du weißt, was mit einem Los auf eine Hand kam.
web-shitenno-about-worth = Deine Hand zusammen
web-shitenno-about-worth-text = Wie viele Truppen jeder Art du spielen könntest, doppelte Karten für beide gezählt, und deine Kokus.
web-shitenno-about-tairo = Der Tairō
web-shitenno-about-tairo-text = Wer den höchsten Titel hat, teilt die Karten eines geraden Jahres auf.
web-shitenno-about-lot = Ein Los
web-shitenno-about-lot-text = Karten mit einem Hierarchieplättchen. Wer es nimmt, erhält alle und für das ungerade Jahr den Titel des Plättchens.
web-shitenno-about-tray = Karten zum Teilen
web-shitenno-about-tray-text = Was der Tairō in diesem Jahr ausgelegt hat und noch niemand bekommen hat.
web-shitenno-about-tile = Hierarchieplättchen
web-shitenno-about-tile-text = Wer das Los erhält, trägt diesen Titel, bis die Titel neu verteilt werden.
web-shitenno-about-title-text = Je mehr Siegel, desto früher der Zug.
web-shitenno-about-payment = Eine Art zu zahlen
web-shitenno-about-payment-text = Diese Karten und Plättchen reichen, und nichts davon kann weggelassen werden.
web-shitenno-about-offer = Das Los anbieten
web-shitenno-about-offer-text = Die anderen werden nach fallendem Titel gefragt. Was alle ablehnen, behältst du und bist für dieses Jahr fertig.
web-shitenno-about-accept = Das Los nehmen
web-shitenno-about-accept-text = Du erhältst seine Karten und seinen Titel und bist für dieses Jahr fertig.
web-shitenno-about-refuse = Das Los ablehnen
web-shitenno-about-refuse-text = Es geht an den nächstniedrigeren Titel. Du wartest auf ein anderes.
web-shitenno-about-end = Den Zug beenden
web-shitenno-about-end-text = Du darfst in einem Zug bis zu zwei Kamons setzen und behältst deine Karten für spätere Jahre.
web-shitenno-koku = Koku

## Zeichnungen in den Regeln

web-shitenno-figure-hand = Eine Truppenkarte, eine Doppelkarte, die als beide Truppen zählt, und Koku in zwei Werten.
web-shitenno-live = Dein Zug im ersten Jahr. Nimm eine Provinz auf irgendeine Art ein, die deine Hand bezahlen kann.
