### Die eigenen Worte des Browsers: Seiten, Knöpfe, Beschriftungen. Karten, Ereignisse und Fragen stehen in der Datei ihres Spiels.

## Überall

web-home = Zur Startseite
web-rules = Regeln
web-help = Hilfe
web-close = Schließen
web-cancel = Abbrechen
web-save = Speichern
web-retry = Noch einmal
web-continue = Weiter
web-loading = Wird geladen
web-language = Sprache
web-theme-auto = Hell oder dunkel: wie das System. Zu hell wechseln
web-theme-light = Hell. Zu dunkel wechseln
web-theme-dark = Dunkel. Zur Wahl des Systems wechseln
web-error = Etwas ist schiefgegangen.
web-offline = Der Server antwortet nicht. Läuft er noch?
web-not-loaded = Dieser Teil von Tenka ließ sich nicht laden. Vielleicht gibt es eine neue Fassung.
web-reload = Seite neu laden
web-lost = Unter dieser Adresse gibt es nichts.
web-you = Du
web-named = { $name }: { $what }
web-bot = Bot, { $level }
web-open-seat = Per Einladungslink
web-watch = Aufzeichnung ansehen

## Startseite

web-welcome = Alles unter dem Himmel
web-games = Spiele
web-new-game = Neues Spiel
web-players = { $least }–{ $most } Personen
web-minutes = { $quick }–{ $long } Minuten
web-running = Deine Tische
web-finished = Beendete Spiele
web-finished-empty = Hier erscheinen deine beendeten Spiele, jedes mit seiner Aufzeichnung.
web-table-yours = Du bist am Zug
web-table-others = Die anderen überlegen
web-table-waiting = Wartet auf Mitspielende
web-table-over = Beendet
web-rank = { $rank ->
        [1] Du hast gewonnen
       *[other] Platz { $rank } für dich
    }
web-open = Öffnen
web-playing-as = Du spielst als
web-your-name = Dein Name
web-rename = Namen ändern
web-play-offline = Hier spielen, ohne Netz
web-play-offline-about = Alles läuft in diesem Browser: einmal geholt, spielt es auch dort, wo kein Netz ist.
web-fan-work = Ein inoffizielles Werk von Fans. Die Namen der Spiele gehören ihren Eigentümern.
web-what = Drei Brettspiele vom Aufstieg zum Shogun, genau nach dem Regelheft: gegen faire Bots oder mit Freunden, im Browser. Nichts zu installieren, kein Konto nötig.
web-newcomer = Neu hier? { $game } spielend lernen
web-newcomer-again = { $game } weiter lernen
web-newcomer-note = Ein paar Minuten, eins nach dem andern
web-running-all = Alle { $count } Tische zeigen
web-open-tables-empty = Gerade sucht niemand Mitspieler. Eröffne einen Tisch mit einem freien Platz und nimm ihn in die Liste auf: Hier finden ihn andere.
web-open-tables-new = Einen Tisch eröffnen

## Neues Spiel

web-how-many = Wie viele spielen mit?
web-who-sits = Wer sitzt wo?
web-about-open = kommt über den Link, den du schickst
web-about-bot = ein Bot
web-start = Spiel beginnen
web-start-note = Die Karten werden sofort ausgeteilt.
web-open-table = Tisch eröffnen
web-open-table-note = Du bekommst einen Link zum Verschicken. Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-here-seat = An diesem Bildschirm
web-here-name = Person { $number }
web-here-called = Name der Person auf Platz { $number }
web-here-note = Ihr reicht den Bildschirm weiter; niemand sieht die Geheimnisse der anderen.

## Warteraum

web-waiting = { $free ->
        [one] Ein Platz ist noch frei. Sobald er besetzt ist, beginnt das Spiel.
       *[other] { $free } Plätze sind noch frei. Sobald alle besetzt sind, beginnt das Spiel.
    }
web-invite = Einladungslink
web-copy = Link kopieren
web-copied = Kopiert
web-sit = Platz nehmen
web-no-invite = Um Platz zu nehmen, brauchst du den Einladungslink von jemandem am Tisch.
web-away = gerade nicht da
web-invited = Du bist zu einem Spiel eingeladen
web-qr = QR-Code der Einladung
web-qr-note = Freunde neben dir lesen ihn mit ihrem Telefon.
web-share-link = Link teilen
web-only-here = Diese Adresse gilt nur auf diesem Rechner. Mit „--host 0.0.0.0“ gestartet, lässt Tenka andere aus deinem Netz mitspielen.
web-fill = { $free ->
        [one] Mit einem Bot auf dem freien Platz beginnen
       *[other] Mit Bots auf den { $free } freien Plätzen beginnen
    }
web-fill-level = Stärke der Bots
web-fill-note = Kommt jemand nicht, musst du nicht warten.
web-read-rules = Regeln lesen
web-house = Was an diesem Tisch gilt

## Tisch

web-title-turn = Du bist am Zug
web-board = Der Tisch
web-campaign = Feldzug { $number }
web-watching = Du schaust zu
web-spectator = Du schaust zu: Du siehst, was alle wissen dürfen.
web-about-table = Über diesen Tisch
web-origin-fork = Weitergespielt von einem Moment eines anderen Spiels
web-origin-file = Aus einer Datei geöffnet
web-origin-lesson = ein erstes Spiel, das lehrt
web-origin-daily = die Partie eines Tages
web-pass-on = Bildschirm weitergeben
web-pass-to = Gib den Bildschirm an { $name } weiter
web-pass-note = Was nur diese Person wissen darf, ist noch nicht hier. Es kommt, wenn der Knopf gedrückt wird.
web-pass-or = Oder zuerst:
web-i-am = Ich bin { $name }
web-connection-open = Verbunden
web-connection-connecting = Verbindet …
web-connection-broken = Verbindung verloren, neuer Versuch …
web-connection-closed = Getrennt
web-why = Warum?
web-rule = Regel { $rule }
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-earlier = Früheres zeigen
web-log-keys = Was geschah, das Neueste zuerst. Pfeiltasten gehen zu Überschriften und Namen.
web-log-count =
    { $count ->
        [one] eine Zeile
       *[other] { $count } Zeilen
    }
web-log-moment = Diesen Moment zeigen
web-moves = Alle Züge
web-details = Zu dieser Karte
web-details-hint = Zeige auf eine Karte oder halte sie gedrückt, um zu lesen, was sie tut.
web-copies = { $count }× im Stapel
web-your-hand = Deine Hand
web-hand-card = { $number }: { $card }, { $btl ->
        [one] { $btl } Kampfpunkt
       *[other] { $btl } Kampfpunkte
    }, { $hnr ->
        [one] { $hnr } Ehrenpunkt
       *[other] { $hnr } Ehrenpunkte
    }. { $effect }
web-seen-by = Gesehen von { $names }.
web-known-card = { $name } hat { $card }
web-seat-label = { $name }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, bekannt: { $known }
web-own-label = Du, { $name }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
web-proved = Diese Hand erreicht bekanntermaßen { $btl ->
        [one] { $btl } Kampfpunkt
       *[other] { $btl } Kampfpunkte
    }.
web-leads = Hat die meisten Münzen
web-out = ausgeschieden
web-aimed = Ziel der gespielten Karte
web-supply-label = Vorrat: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
web-discards-label = Ablage: { $count } offen, eine verdeckt
web-face-down = Die erste Karte der Ablage liegt verdeckt
web-pot-label = Topf: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
web-removed = { $coins } entfernt
web-removed-long = { $coins ->
        [one] Eine Münze ist aus dem Spiel.
       *[other] { $coins } Münzen sind aus dem Spiel.
    }
web-last-turn = letzter Zug

## Wählen

web-choose-card = Wähle eine Karte; was sie erreichen kann, leuchtet auf.
web-choose-target = { $card }: Wähle das Ziel.
web-choose-second = { $card }: eines oder zwei?
web-choose-confirm = { $card } spielen?
web-choose-seat = { $name } wählen
web-choose-pot = Den Topf wählen
web-only = nur { $name }
web-pick-card = Wähle eine Karte
web-forced = Du hast nichts zum Antworten. Es geht von selbst weiter.
web-answer-time = Zeit zum Antworten

## Augenblicke

web-says-monk = Mönch
web-says-coin = zahlt eine Münze
web-says-blocked = wehrt ab
web-says-out = ausgeschieden
web-scene-hands = Die Hände werden gezeigt
web-scene-blocked = Dein Angriff ist abgewehrt
web-scene-honor = Die Ehre entscheidet
web-scene-tie = Gleichstand: Alle ziehen eine Karte
web-scene-won = Der Feldzug ist entschieden
web-scene-time = Verbleibende Zeit
web-no-cards = keine Karten

## Das Ende

web-game-over = Das Spiel ist zu Ende
web-again = Noch ein Spiel
web-picture = Bild
web-record = Als Datei speichern
web-fair = Faire Ziehungen
web-fair-promise = Jedes Mischen und Ziehen folgt aus einem geheimen Startwert, der vor dem ersten Zug feststand. Dies ist sein Fingerabdruck; am Ende des Spiels wird der Startwert gezeigt, und alle können prüfen, dass nichts geändert wurde.
web-fair-hash = Fingerabdruck des Startwerts (SHA-256):
web-fair-seed = Der Startwert:
web-fair-checking = Alle Ziehungen werden geprüft …
web-fair-holds = { $draws ->
        [one] Geprüft: Die eine gezogene Zahl folgt aus dem Startwert, der zu Beginn versprochen wurde. Nichts wurde geändert.
       *[other] Geprüft: Alle { $draws } gezogenen Zahlen folgen aus dem Startwert, der zu Beginn versprochen wurde. Nichts wurde geändert.
    }
web-fair-fails = Dieses Spiel besteht die Prüfung nicht: Nicht alle Ziehungen folgen aus dem Startwert, der zu Beginn versprochen wurde.
web-fair-no-seed = Diese Aufzeichnung hat keinen Startwert, daher lassen sich ihre Ziehungen nicht prüfen. Ihre Züge folgen den Regeln.
web-fair-how = Selbst prüfen
web-fair-yourself = Speichere die Aufzeichnung und lass deinen eigenen Rechner jede Ziehung noch einmal ausrechnen:

## Aufzeichnung

web-replay = Aufzeichnung
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-play = Abspielen
web-pause = Anhalten
web-speed = Tempo
web-step-of = Schritt { $at } von { $of }
web-viewpoint = Sichtweise
web-viewpoint-own = Wie du es sahst
web-viewpoint-seat = Wie { $name } es sah
web-viewpoint-public = Wie alle es sahen
web-viewpoint-all = Alles offen
web-replay-tools = Mehr zu dieser Aufzeichnung
web-moments = Momente dieses Spiels
web-moments-to = Zum nächsten ({ $key }), mit Umschalt zum vorigen
web-moments-mistake =
    { $count ->
        [one] ein Fehler
       *[other] { $count } Fehler
    }
web-moment-next = Zum nächsten Wendepunkt
web-moment-before = Zum vorigen Wendepunkt
web-panels = Diagramm, Trainer und mehr
web-more = Mehr
web-copy-moment = Link hierher
web-graph = Diagramm
web-graph-coins = Münzen
web-graph-points = Punkte
web-graph-luck = Glück
web-graph-luck-about = Kämpfe, die öfter (oder seltener) gewonnen wurden, als zu erwarten war
web-fork = Ab hier weiterspielen
web-fork-about = Du nimmst in diesem Moment einen Platz ein, gegen Bots. Du weißt, was diese Person wusste; verdeckte Karten und Pläne werden neu gezogen, damit von den echten nichts verraten wird.
web-fork-seat = Wessen Platz nimmst du ein?
web-fork-bots = Bots auf den anderen Plätzen
web-fork-start = Weiterspielen
web-upload = Aufzeichnung öffnen
web-upload-sending = Die Aufzeichnung wird geprüft …
web-upload-about = Ein Spiel, das als Datei gespeichert wurde, zum Ansehen oder Weiterspielen, oder eine Datei mit allen Spielen.
web-upload-many = { $count ->
        [0] Es ist kein beendetes Spiel darin, das nicht schon hier wäre.
        [one] Ein Spiel wurde hierher geholt.
       *[other] { $count } Spiele wurden hierher geholt.
    }

## Regelseite

web-live = Hier ausprobieren
web-live-start = Brett zeigen
web-live-wait = Das Brett wird aufgebaut …
web-live-again = Von vorn
web-contents = Inhalt
web-reference = Alle Karten
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
        [0] Nichts gefunden zu „{ $words }“.
        [one] In einem Absatz gefunden
       *[other] In { $count } Absätzen gefunden
    }
web-rules-print = Drucken

## Hilfe

web-help-home = Wähle ein Spiel und drücke „Neues Spiel“. „Erste Schritte“ lehrt es in einem ersten Spiel von ein paar Minuten, eins nach dem andern.
web-keys = Mit der Tastatur
web-help-zipang = Tippe auf eine Karte, dann auf ihr Ziel. Eine Karte ohne Ziel wird zweimal angetippt.
web-key-digit = eine Karte deiner Hand oder eine Antwort wählen
web-key-letter = ein Ziel über seinen Buchstaben wählen; P ist der Topf
web-key-arrows = zwischen Karten oder Zielen wechseln
web-key-enter = das Gewählte tun
web-key-escape = die Wahl zurücknehmen
web-key-space-name = Leertaste
web-key-undo-name = Strg+Z
web-key-restart-name = Strg+Umschalt+Z
web-key-steps-name = Bild ↑ ↓
web-key-ends-name = Pos1, Ende
web-key-space = überspringen, was gerade gezeigt wird
web-key-ahead = alles überspringen, bis du gefragt wirst
web-key-moves = alle Züge auflisten
web-key-log = Verlauf zeigen oder verbergen
web-key-help = diese Seite
web-key-step = einen Schritt zurück oder weiter
web-key-steps = zehn Schritte zurück oder weiter
web-key-ends = zum Anfang, zum Ende
web-key-graph = Diagramm zeigen oder verbergen
web-key-moment = zum nächsten Wendepunkt; mit Umschalt zum vorigen
web-key-kind = zum nächsten einer Art, wie sie neben den Knöpfen stehen
web-key-mistake = zum nächsten Fehler, den der Trainer fand
web-key-coach = den Trainer zeigen oder verbergen
web-key-tools = zeigen oder verbergen, was man noch tun kann
web-key-playing = abspielen oder anhalten

## Einstellungen, Nachrichten und was verpasst wurde

web-settings = Einstellungen
web-set-colors = Farben
web-set-colors-auto = wie das System
web-set-colors-light = hell
web-set-colors-dark = dunkel
web-set-motion = Bewegung
web-set-motion-auto = wie das System
web-set-motion-full = alles bewegt sich
web-set-motion-less = so wenig wie möglich
web-set-speed = Tempo
web-set-speed-none = nichts zeigen
web-set-sound = Ton
web-set-confirm = Vor jedem Zug nachfragen
web-set-forced = Eine Antwort, die kein Nachdenken braucht, von selbst geben
web-set-large = Auch was nur andere angeht ausführlich zeigen
web-ahead = Zu meiner nächsten Entscheidung springen
web-ahead-on = Alles bis zu deiner nächsten Entscheidung wird übersprungen; drücken hält an
web-set-kept = Das merkt sich dieser Browser.
web-notices = Sag mir, wenn ein Tisch auf mich wartet
web-notices-about = Eine Nachricht nennt das Spiel, die Leute und den Tisch, nie, was dort geschehen ist.
web-notices-push = Dieser oder ein anderer Browser
web-notices-webhook = Ein eigener Webhook
web-notices-mail = E-Mail
web-notices-add = Hinzufügen
web-notices-add-push = In diesem Browser Bescheid sagen
web-notices-try = Ausprobieren
web-notices-tried = Abgeschickt. Es sollte gleich ankommen.
web-notices-remove = { $target } entfernen
web-notices-letter = Eine E-Mail an { $address } ist unterwegs. Öffne zur Bestätigung die Adresse darin.
web-notices-confirmed = Deine E-Mail-Adresse ist bestätigt.
web-confirm = Diesen Zug machen?
web-confirm-choice = Deine ganze Wahl, wie sie ist.
web-confirm-yes = Ja
web-recap = Während du weg warst, ist einiges geschehen ({ $count }).
web-recap-show = Zeig es mir
web-recap-showing = { $left ->
    [one] Was du verpasst hast: noch eines
   *[other] Was du verpasst hast: noch { $left }
}
web-recap-skip = Zum Jetzt springen
web-open-tables = Offene Tische
web-listed = Diesen Tisch anzeigen, sodass sich alle dazusetzen können
web-again-join = Zum nächsten Spiel

## Hilfe an Ort und Stelle

web-explain-more = In den Regeln weiterlesen
web-explain-keys = Mit den Pfeiltasten geht es von Ding zu Ding, Enter öffnet die Regeln, Esc schließt.
web-key-explain = Was ist das? Alles auf dem Tisch der Reihe nach
web-key-state = was alle wollen und wie das Spiel steht
web-state = Ziel und Stand des Spiels
web-explain-moves = Alles, was du jetzt tun darfst, als Liste.
web-explain-no-moves = Gerade hast du nichts zu entscheiden.
web-explain-touch = Halte irgendetwas auf dem Tisch gedrückt, um zu erfahren, was es ist und welche Regel davon handelt.

## Die Anleitung zum ersten Spiel

web-guide = Anleitung
web-guide-ok = Verstanden
web-guide-whole = Den ganzen Tipp lesen
web-guide-skip = Keine Tipps mehr
web-guide-again = Den Tipp noch einmal lesen
web-guide-all-again = Die Tipps wieder zeigen
web-first-steps = Erste Schritte
web-guide-shogun-plan = Gib jeder Aktion insgeheim eine deiner Provinzen. Die ersten fünf Aktionen kommen in dieser Reihenfolge; die anderen fünf bleiben verdeckt. „Sinnvoll füllen“ macht einen Anfang. Niemand sieht deinen Plan, bevor er ausgeführt wird.
web-guide-shogun-special = Die Gebote liegen offen. Jede Sonderkarte bringt ein Vorrecht und einen Platz in der Zugreihenfolge; wer früh handelt, schlägt zuerst zu, wer spät handelt, weiß mehr.
web-guide-shogun-march = Wähle eine markierte Provinz und wie viele Armeen ziehen; eine muss bleiben. Die Chancen rechnen ein, was schon im Turm liegt.
web-guide-shogun-claim = Nimm eine der offenen Provinzkarten oder die oberste vom Stapel. Dann stell eine deiner Armeegruppen hinein.
web-guide-shogun-revolt = Du hast zu wenig Reis, also erheben sich Bauern. Du bestimmst, welche Provinz zuerst dran ist; Würfel, die im Turm bleiben, helfen vielleicht später.
web-guide-shogun-goal = Jedes der zwei Jahre hat drei Jahreszeiten, und in jeder planst du verdeckt zehn Aktionen. Dann kommt der Winter: Deine Leute essen Reis, und es gibt Punkte für Provinzen und Gebäude, mehr noch für die meisten Burgen, Tempel oder Theater einer Region.
web-guide-zipang-goal = In kurzen Feldzügen streiten die Häuser um die Münzen in der Mitte. Wer als Letzter übrig ist oder am Ende des Feldzugs die meiste Ehre hat, nimmt sie. Hat jemand keine Münze mehr, wird das reichste Haus Shogun.
web-guide-zipang-turn = Du hast eine Karte gezogen. Spiele eine der drei aus; sie wirkt sofort. Kampfpunkte greifen an und verteidigen; Ehre zählt am Ende des Feldzugs, es kommt also darauf an, was du behältst.
web-guide-zipang-react = Jemand spielt eine Karte, die dich trifft. Ein Mönch hebt sie für dich auf. Vor deinem ersten Zug im Feldzug wehrt auch 1 Münze einen Angriff ab. Sonst lass es geschehen. Alle in Reichweite werden gefragt, mit oder ohne Mönch, das Warten verrät also nichts.
web-guide-zipang-take = Wähle eine Karte. Was du auf anderen Händen gesehen hast, bleibt an deren Platz vermerkt.
web-guide-shitenno-goal = Du bist einer von vier Generälen, die die Gunst des Shogun suchen. In geraden Jahren werden Karten und Titel in Losen aufgeteilt; in ungeraden bezahlst du mit Truppen oder Koku, um Provinzen zu beherrschen. Das bringt gleich Punkte und am Ende noch einmal.
web-guide-shitenno-lot = Du bist Tairō: Lege Karten mit einem Titelplättchen zusammen. Die anderen werden der Reihe nach gefragt, ob sie dieses Los wollen. Mach also eines, das sie lockt, oder eines, das du selbst gern hättest.
web-guide-shitenno-offer = Nimm dieses Los oder lass es und warte auf ein anderes. Wer es nimmt, bekommt alle Karten darin und seinen Titel für das ungerade Jahr.
web-guide-shitenno-split = Zwei sind übrig: Du machst aus dem Rest zwei Lose, und die andere Person wählt zuerst. Mach sie für dich gleich gut.
web-guide-shitenno-choose = Du wählst eines der zwei Lose, die gemacht wurden; der andere General bekommt das übrige.
web-guide-shitenno-turn = Wähle eine Provinz und eine Art, einen Platz darin zu bezahlen, oder beende den Zug. Je später der Platz, desto mehr kostet er und desto mehr Punkte bringt er.

## Erste Spiele, die lehren

web-lesson = Erstes Spiel
web-lesson-task = Aufgabe { $number } von { $of }
web-lesson-next = Weiter
web-lesson-back = Zurück
web-lesson-leave = Später
web-lesson-play = Jetzt ein echtes Spiel, mit Tipps
web-lesson-stay = Dieses Spiel zu Ende spielen
