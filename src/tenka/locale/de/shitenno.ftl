### Shitennō. Die Regeln für Namen, Varianten und Argumente stehen im Kopf der englischen Datei.

## Wörter

shitenno-name = Shitennō
shitenno-even-year = gerades Jahr
shitenno-odd-year = ungerades Jahr
shitenno-tairo = Tairō
shitenno-lot-word = Los
shitenno-tray = Karten zum Teilen
shitenno-troop-deck = Truppenstapel
shitenno-koku-deck = Kokustapel
shitenno-discards = abgelegte Truppen
shitenno-hand = Handkarten
shitenno-stock = Kamons im Vorrat
shitenno-gate = Tor
shitenno-golden = golden
shitenno-hierarchy-tiles = Hierarchieplättchen
shitenno-bonus-tiles = Bonusplättchen
shitenno-title-order = Rangfolge der Titel
shitenno-points = { $points ->
        [one] { $points } Gunstpunkt
       *[other] { $points } Gunstpunkte
    }
shitenno-kokus = { $kokus ->
        [one] { $kokus } Koku
       *[other] { $kokus } Koku
    }
shitenno-several = { $count } × { $what }

## Generäle, Titel, Provinzen

shitenno-general-honda = Honda Tadakatsu
shitenno-general-sakakibara = Sakakibara Yasumasa
shitenno-general-sakai = Sakai Tadatsugu
shitenno-general-ii = Ii Naomasa

shitenno-title-daimyo = Daimyō
shitenno-title-shomyo = Shōmyō
shitenno-title-sensei = Sensei
shitenno-title-hatamoto = Hatamoto
shitenno-power-daimyo = 2 Punkte mehr für jeden gelegten Kamon.
shitenno-power-shomyo = 1 Punkt mehr für jeden gelegten Kamon.
shitenno-power-sensei = Am Ende des Zuges darf ein eigener Kamon auf die goldene Seite gedreht werden; er zählt doppelt.
shitenno-power-hatamoto = Ersetzt einmal pro Zug eine Truppe beliebiger Art.

shitenno-tile-4 = 4 Siegeln (Daimyō)
shitenno-tile-3 = 3 Siegeln (Shōmyō)
shitenno-tile-2 = 2 Siegeln (Sensei)
shitenno-tile-1 = 1 Siegel (Hatamoto)

shitenno-province-chugoku = Chūgoku
shitenno-province-chubu = Chūbu
shitenno-province-hokkaido = Hokkaidō
shitenno-province-kyushu = Kyūshū
shitenno-province-tohoku = Tōhoku
shitenno-province-shikoku = Shikoku
shitenno-province-kansai = Kansai
shitenno-province-kanto = Kantō

## Karten und Plättchen

shitenno-card-samurai = Samurai
shitenno-card-bushi = Bushi
shitenno-card-sohei = Sōhei
shitenno-card-shinobi = Shinobi
shitenno-card-samurai-samurai = Samurai+Samurai
shitenno-card-samurai-bushi = Samurai+Bushi
shitenno-card-samurai-sohei = Samurai+Sōhei
shitenno-card-samurai-shinobi = Samurai+Shinobi
shitenno-card-bushi-bushi = Bushi+Bushi
shitenno-card-bushi-sohei = Bushi+Sōhei
shitenno-card-bushi-shinobi = Bushi+Shinobi
shitenno-card-sohei-sohei = Sōhei+Sōhei
shitenno-card-sohei-shinobi = Sōhei+Shinobi
shitenno-card-shinobi-shinobi = Shinobi+Shinobi
shitenno-card-koku1 = 1 Koku
shitenno-card-koku2 = 2 Koku
shitenno-card-koku3 = 3 Koku

shitenno-bonus-exchange = Tausch
shitenno-bonus-plus-one = +1
shitenno-bonus-card-taking = Karte nehmen
shitenno-effect-exchange = Macht aus einer gespielten Truppe oder einem gespielten Koku eine Truppe deiner Wahl oder aus einer Truppe einen Koku.
shitenno-effect-plus-one = Verdoppelt eine gespielte Truppe oder erhöht gespielte Koku um 1.
shitenno-effect-card-taking = Ziehe zu einem beliebigen Zeitpunkt deines Zuges eine Truppenkarte.

shitenno-part-hatamoto = Hatamoto
shitenno-part-exchange = Tauschplättchen
shitenno-part-plus-one = +1-Plättchen

shitenno-lot = { $cards } mit { $tile }
shitenno-lot-empty = keine Karte mit { $tile }

## Ereignisse

shitenno-titled = { $seat } ist { $title }
shitenno-titled-you = du bist { $title }
shitenno-event-titles-dealt = Die ersten Titel: { $titles }.
shitenno-event-dealt = Du bekommst { $cards }.

shitenno-event-sharing-started = Gerades Jahr { $year }. { $tairo } ist Tairō und legt aus: { $cards }.
shitenno-event-sharing-started-you = Gerades Jahr { $year }. Du bist Tairō und legst aus: { $cards }.
shitenno-event-sharing-started-last = Gerades Jahr { $year }. { $tairo } ist Tairō und legt aus: { $cards }. Der Kokustapel ist leer: Das ist die letzte Runde.
shitenno-event-sharing-started-last-you = Gerades Jahr { $year }. Du bist Tairō und legst aus: { $cards }. Der Kokustapel ist leer: Das ist die letzte Runde.
shitenno-event-reshuffled = Die abgelegten Truppen werden zu einem neuen Stapel gemischt ({ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }).

shitenno-event-lot-offered = { $tairo } bietet { $seat } ein Los an: { $lot }.
shitenno-event-lot-offered-you = Du bietest { $seat } ein Los an: { $lot }.
shitenno-event-lot-offered-at-you = { $tairo } bietet dir ein Los an: { $lot }.
shitenno-event-lot-refused = { $seat } lehnt ab. Das Los wird { $next } angeboten.
shitenno-event-lot-refused-you = Du lehnst ab. Das Los wird { $next } angeboten.
shitenno-event-lot-refused-at-you = { $seat } lehnt ab. Das Los wird dir angeboten.
shitenno-event-lot-refused-all = { $seat } lehnt ab. Niemand hat das Los genommen.
shitenno-event-lot-refused-all-you = Du lehnst ab. Niemand hat das Los genommen.
shitenno-event-lots-split = { $tairo } lässt { $seat } die Wahl zwischen zwei Losen: { $lot } oder { $other }.
shitenno-event-lots-split-you = Du lässt { $seat } die Wahl zwischen zwei Losen: { $lot } oder { $other }.
shitenno-event-lots-split-at-you = { $tairo } lässt dir die Wahl zwischen zwei Losen: { $lot } oder { $other }.
shitenno-event-lot-taken-accepted = { $seat } nimmt das Los: { $lot }.
shitenno-event-lot-taken-accepted-you = Du nimmst das Los: { $lot }.
shitenno-event-lot-taken-kept = { $seat } behält das Los: { $lot }.
shitenno-event-lot-taken-kept-you = Du behältst das Los: { $lot }.
shitenno-event-lot-taken-chosen = { $seat } wählt { $lot }.
shitenno-event-lot-taken-chosen-you = Du wählst { $lot }.
shitenno-event-lot-taken-left = Für { $seat } bleibt übrig: { $lot }.
shitenno-event-lot-taken-left-you = Für dich bleibt übrig: { $lot }.
shitenno-event-titles-taken = Die Titel dieser Runde: { $titles }.

shitenno-event-turn-started = Ungerades Jahr: { $seat } ist als { $title } am Zug.
shitenno-event-turn-started-you = Ungerades Jahr: Du bist als { $title } am Zug.
shitenno-event-card-taken = { $seat } setzt das Plättchen Karte nehmen ein und zieht eine Truppenkarte.
shitenno-event-card-taken-you = Du setzt das Plättchen Karte nehmen ein und ziehst { $card }.
shitenno-event-controlled = { $seat } übernimmt { $province }, Position { $position }, mit { $payment } und bekommt { $points }.
shitenno-event-controlled-you = Du übernimmst { $province }, Position { $position }, mit { $payment } und bekommst { $points }.
shitenno-event-tile-taken = { $seat } nimmt das Plättchen { $troop } vom Tor von { $province }: { $bonus }. Darunter liegt { $below }.
shitenno-event-tile-taken-you = Du nimmst das Plättchen { $troop } vom Tor von { $province }: { $bonus }. Darunter liegt { $below }.
shitenno-event-tile-taken-last = { $seat } nimmt das letzte Plättchen vom Tor von { $province }, { $troop }: { $bonus }.
shitenno-event-tile-taken-last-you = Du nimmst das letzte Plättchen vom Tor von { $province }, { $troop }: { $bonus }.
shitenno-event-turn-ended-none = { $seat } legt keinen Kamon.
shitenno-event-turn-ended-none-you = Du legst keinen Kamon.
shitenno-event-gilded = { $seat } dreht den Kamon auf Position { $position } von { $province } auf die goldene Seite.
shitenno-event-gilded-you = Du drehst deinen Kamon auf Position { $position } von { $province } auf die goldene Seite.

shitenno-event-hand-counted = { $seat } zeigt { $cards }: { $kokus } für Koku, { $tiles } für Plättchen.
shitenno-event-hand-counted-you = Du zeigst { $cards }: { $kokus } für Koku, { $tiles } für Plättchen.
shitenno-event-hand-counted-empty = { $seat } hat keine Karte mehr: { $tiles } für Plättchen.
shitenno-event-hand-counted-empty-you = Du hast keine Karte mehr: { $tiles } für Plättchen.
shitenno-event-province-counted = { $seat } beherrscht { $province } und bekommt { $points }.
shitenno-event-province-counted-you = Du beherrschst { $province } und bekommst { $points }.
shitenno-standing = { $rank }. { $seat } ({ $points })
shitenno-standing-you = { $rank }. du ({ $points })
shitenno-event-game-ended = Das Spiel ist aus. { $winners } hat die Gunst des Shoguns: { $standing }.
shitenno-event-game-ended-you = Das Spiel ist aus. Du hast die Gunst des Shoguns: { $standing }.

## Fragen

shitenno-ask-lot = { $seat } stellt ein Los zusammen.
shitenno-ask-lot-you = Stelle ein Los zusammen: Lege Karten hinein und biete es dann mit einem Hierarchieplättchen an.
shitenno-ask-offer = { $tairo } bietet { $seat } ein Los an: { $lot }.
shitenno-ask-offer-you = { $tairo } bietet dir an: { $lot }. Nimmst du das Los?
shitenno-ask-offer-at-you = Du bietest { $seat } ein Los an: { $lot }.
shitenno-ask-split = { $seat } teilt den Rest in zwei Lose.
shitenno-ask-split-you = Teile den Rest: Lege Karten in das Los mit dem höheren Hierarchieplättchen und nenne dann beide Plättchen. Die andere Person wählt zuerst.
shitenno-ask-choose = { $seat } wählt zwischen zwei Losen: { $lot } oder { $other }.
shitenno-ask-choose-you = Welches Los nimmst du: { $lot } oder { $other }?
shitenno-ask-choose-at-you = { $seat } wählt zwischen deinen beiden Losen: { $lot } oder { $other }.
shitenno-ask-turn = { $seat } darf Provinzen übernehmen.
shitenno-ask-turn-you = Du bist am Zug: Übernimm eine Provinz oder beende den Zug.
shitenno-ask-turn-1 = { $seat } darf einen zweiten Kamon legen.
shitenno-ask-turn-1-you = Du darfst einen zweiten Kamon legen oder den Zug beenden.
shitenno-ask-turn-2 = { $seat } darf noch eine Karte nehmen.
shitenno-ask-turn-2-you = Du darfst noch eine Karte nehmen oder den Zug beenden.
shitenno-ask-pay = { $seat } bezahlt.
shitenno-ask-pay-you = { $province } lässt sich auf mehrere Arten bezahlen. Wie viele davon setzt du ein?
shitenno-ask-gild = { $seat } darf einen Kamon auf die goldene Seite drehen.
shitenno-ask-gild-you = Du darfst einen deiner Kamons auf die goldene Seite drehen.
shitenno-ask-over = Das Spiel ist aus: { $winners } hat die Gunst des Shoguns.
shitenno-ask-over-you = Das Spiel ist aus: Du hast die Gunst des Shoguns.

## Züge

shitenno-move-add = { $card } in das Los legen
shitenno-move-offer = Das Los mit { $tile } anbieten
shitenno-move-accept = Das Los nehmen
shitenno-move-refuse = Das Los ablehnen
shitenno-move-split = Fertig: dieses Los mit { $tile }, der Rest mit { $other }
shitenno-move-choose = Das Los mit { $tile } nehmen
shitenno-move-troops = { $province }: mit Truppen
shitenno-move-kokus = { $province }: mit Koku
shitenno-move-draw = Das Plättchen Karte nehmen einsetzen
shitenno-move-end = Den Zug beenden
shitenno-move-use = { $part }: { $count } einsetzen
shitenno-move-use-none = { $part }: nicht einsetzen
shitenno-move-gild = Den Kamon in { $province }, Position { $position }, vergolden
shitenno-move-gild-none = Nichts vergolden

## Ablehnungen

refusal-lot-card-gone = Diese Karte ist nicht unter denen, die geteilt werden.
refusal-lot-order = Karten kommen in der Reihenfolge ins Los, in der sie aufgeführt sind.
refusal-lot-tile-gone = Dieses Hierarchieplättchen ist für dieses Jahr vergeben.
refusal-lot-one-only = Mehr als zwei warten auf ein Los: Biete ein einzelnes an.
refusal-lot-split-now = Nur noch zwei warten auf ein Los: Teile den Rest in zwei.
refusal-lot-not-offered = Dir wird kein Los angeboten.
refusal-lot-answer-first = Nimm das Los oder lehne es ab.
refusal-lot-choose-first = Wähle zuerst eines der beiden Lose.
refusal-lot-not-there = Es gibt kein Los mit diesem Hierarchieplättchen.
refusal-even-year = Im geraden Jahr werden Karten und Titel geteilt, und sonst geschieht nichts.
refusal-odd-year = Im ungeraden Jahr wird nichts geteilt.
refusal-province-full = Diese Provinz hat keine freie Position.
refusal-two-kamons = Du hast in diesem Jahr schon zwei Kamons gelegt.
refusal-no-kamon = Du hast keinen Kamon mehr.
refusal-too-few-troops = Dir fehlen die Truppen für diese Provinz.
refusal-too-few-kokus = Dir fehlen die Koku für diese Provinz.
refusal-no-card-taking = Du hast kein Plättchen Karte nehmen.
refusal-no-troop-card = Es gibt keine Truppenkarte zu ziehen.
refusal-nothing-to-pay = Nenne zuerst die Provinz.
refusal-pay-first = Bezahle zuerst fertig.
refusal-no-such-payment = So eine Zahlung, von der nichts weggelassen werden kann, gibt es nicht.
refusal-not-sensei = Nur der Sensei dreht Kamons um.
refusal-gild-later = Der Sensei dreht einen Kamon am Ende des Zuges um.
refusal-gild-now = Dein Zug ist zu Ende; du darfst nur noch einen Kamon umdrehen.
refusal-not-your-kamon = Dort liegt keiner deiner Kamons.
refusal-golden-already = Dieser Kamon ist schon golden.

## Woher die Werte stammen

shitenno-provenance-printed = gedruckt: steht in der Anleitung oder auf dem Spielplan
shitenno-provenance-inferred = abgeleitet: folgt aus gedruckten Werten
shitenno-provenance-reconstructed = rekonstruiert: passt genau zu den gedruckten Summen, nicht von den Karten selbst abgelesen

## Das Terminal

cli-help-shitenno =
    Tippe die Nummer eines Zuges, seinen Namen (etwa kanto:troops) oder den Anfang davon.
    lot …       ein ganzes Los auf einmal, in beliebiger Reihenfolge: lot samurai koku1 2
                (beim Teilen: die Karten des ersten Loses und beide Plättchen: lot samurai koku1 4+2)
    pay 3       eine der aufgeführten Zahlungen
    ?           diese Hilfe
    warum       die Regel hinter der letzten Ablehnung
    warum ZUG   warum ein Zug jetzt nicht erlaubt ist
    regel D2    ein Absatz der Regeln; regel allein zeigt alle
    tisch       noch einmal der Tisch
    log         alles, was du bisher erfahren hast
    undo        die letzte Entscheidung zurücknehmen, solange sie nur dich betrifft
    neustart    alles aus diesem Zug zurücknehmen, was noch geht
    ende        das Spiel verlassen; du wirst gefragt, ob es gespeichert werden soll
cli-shitenno-title = Runde { $year } von höchstens { $years }, { $half }
cli-shitenno-column-name = Name
cli-shitenno-column-title = Titel
cli-shitenno-column-points = Punkte
cli-shitenno-column-kamons = Kamons
cli-shitenno-column-cards = Karten
cli-shitenno-column-tiles = Plättchen
cli-shitenno-column-known = bekannte Karten
cli-shitenno-column-province = Provinz
cli-shitenno-column-troops = kostet Truppen
cli-shitenno-column-price = oder Koku
cli-shitenno-column-kamons-there = Kamons von links
cli-shitenno-column-leader = beherrscht von
cli-shitenno-column-provenance = Herkunft
cli-shitenno-none = –
cli-shitenno-decks = Truppenstapel: { $troops } · Kokustapel: { $kokus }
cli-shitenno-tray = Zu teilen: { $cards } · Hierarchieplättchen: { $seals }
cli-shitenno-draft = Bisher im Los: { $cards }
cli-shitenno-lot = Los: { $cards } mit { $tile }
cli-shitenno-hand = Deine Hand: { $cards }
cli-shitenno-how-lot = Oder das ganze Los auf einmal: lot KARTE KARTE … und die Siegel, etwa lot samurai koku1 2
cli-shitenno-how-split = Oder alles auf einmal: lot KARTE KARTE … und beide Plättchen, etwa lot samurai koku1 4+2
cli-shitenno-payments = Oder eine ganze Zahlung auf einmal:
cli-shitenno-cards = Die Karten heißen { $cards }.
cli-shitenno-thing-simple-troops = { $total } einfache Truppen; von jeder Art: { $split } ({ $origin })
cli-shitenno-thing-double-troops = { $total } doppelte Truppen; von jedem Paar: { $split } ({ $origin })
cli-shitenno-thing-kokus = { $total } Kokukarten; Anzahl × Wert: { $split } ({ $origin })
cli-shitenno-thing-bonus-tiles = { $total } Bonusplättchen; zu jeder Truppe mit jedem Bonus: { $split } ({ $origin })
cli-shitenno-origin-printed = gedruckt
cli-shitenno-origin-inferred = abgeleitet
cli-shitenno-origin-reconstructed = rekonstruiert

## Wie das Spiel steht

shitenno-state-even = Alle wollen die meisten Gunstpunkte: In Runde { $year } von höchstens { $years } werden Karten und Titel aufgeteilt, danach Provinzen übernommen; vorn mit { $points }: { $leaders }; Schluss ist, wenn jemand keinen Kamon mehr hat (jetzt mindestens { $kamons }) oder der Kokustapel leer ist (noch { $kokus }).
shitenno-state-odd = Alle wollen die meisten Gunstpunkte: In Runde { $year } von höchstens { $years } werden Provinzen übernommen, danach Karten und Titel neu aufgeteilt; vorn mit { $points }: { $leaders }; Schluss ist, wenn jemand keinen Kamon mehr hat (jetzt mindestens { $kamons }) oder der Kokustapel leer ist (noch { $kokus }).
