### The terminal.

## The table

cli-guest = Gast
cli-column-name = Name
cli-column-coins = Münzen
cli-column-cards = Karten
cli-column-notes = bekannt
cli-note-you = du
cli-note-out = aus diesem Feldzug ausgeschieden
cli-note-block = kann noch mit einer Münze abwehren
cli-note-known = hat { $cards }
cli-note-proved = hat mindestens { $btl } BTL
cli-note-knows = kennt von dir { $cards }
cli-zipang-title = Feldzug { $campaign }
cli-zipang-middle = Topf: { $pot } · Vorrat: { $supply } · Münzen aus dem Spiel: { $removed }
cli-zipang-discards = Ablage: eine verdeckt, { $cards }
cli-zipang-discards-none = Ablage: eine verdeckt
cli-zipang-hand = Deine Hand: { $cards }
cli-zipang-hand-none = Deine Hand ist leer.
cli-zipang-card = { $card } ({ $btl } BTL, { $hnr } HNR)

## Talking

cli-welcome = { $game } mit { $players }. Mit ? gibt es Hilfe.
cli-promise = Fingerabdruck des geheimen Startwerts: { $hash }
cli-prompt = >
cli-help =
    Tippe die Nummer eines Zuges, seinen Namen (etwa captain:2) oder den Anfang davon.
    ?            diese Hilfe
    warum        die Regel hinter der letzten Ablehnung
    warum ZUG    warum ein Zug jetzt nicht erlaubt ist
    regel D2     ein Absatz der Regeln; regel allein nennt alle
    tisch        der Tisch noch einmal
    log          alles, was du bisher erfahren hast
    undo         die letzte Entscheidung zurücknehmen, solange sie nur dich betrifft
    neustart     alles aus diesem Zug zurücknehmen, was noch geht
    ende         das Spiel verlassen; du wirst gefragt, ob es gespeichert werden soll
cli-no-undo = Weiter zurück geht es nicht. { $reason }
cli-why-none = Bisher wurde nichts abgelehnt. Versuche es mit: warum { $move }
cli-why-legal = Dieser Zug ist jetzt erlaubt: { $move }
cli-refused = { $reason } (Regel { $rule }; tippe warum, um sie zu lesen.)
cli-refused-plain = { $reason }
cli-no-rule = Einen Absatz { $rule } gibt es nicht. Tippe regel, um alle zu sehen.
cli-not-understood = „{ $typed }“ ist weder Zug noch Befehl. Mit ? gibt es Hilfe.
cli-several = „{ $typed }“ könnte eines davon sein:
cli-no-number = Einen Zug mit der Nummer { $number } gibt es hier nicht.
cli-save-ask = Tippe einen Dateinamen, um die Aufzeichnung des Spiels zu speichern, oder nur Enter, um ohne sie zu gehen.
cli-saved = Die Aufzeichnung steht in { $file }.
cli-saved-unfinished = Die Aufzeichnung steht in { $file }. Sie enthält alle Geheimnisse eines unfertigen Spiels; zeige sie nicht herum.
cli-left = Du verlässt den Tisch. Das Spiel ist nicht beendet.

## What may be typed: small letters, several words apart; English words are understood in every language.

cli-typed-help = hilfe
cli-typed-why = warum
cli-typed-rule = regel
cli-typed-table = tisch
cli-typed-log = log
cli-typed-undo = zurücknehmen zuruecknehmen
cli-typed-restart = neustart
cli-typed-quit = ende
cli-typed-map = karte
cli-typed-province = provinz
cli-typed-tower = turm
cli-typed-odds = chancen
cli-typed-unseal = zurück zurueck
cli-typed-show = zeig zeige
cli-typed-clear = weg
cli-typed-fill = fülle fuelle
cli-typed-seal = siegeln fertig
cli-typed-empty = leer
cli-typed-chest = truhe
cli-typed-tower-card = turm turmkarte

## Replaying and verifying

cli-step = Schritt { $number }
cli-replay-title = { $game } mit { $players }, erzählt für { $viewer }
cli-replay-public = alle
cli-replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht beendet.
cli-verified = Geprüft. Der Startwert passt zu seinem veröffentlichten Fingerabdruck, und aus ihm { $count ->
        [one] folgen alle Ziehungen von { $count } Eintrag
       *[other] folgen alle Ziehungen aller { $count } Einträge
    }.

## Material

cli-data-cards = Karten
cli-data-card = Karte
cli-data-count = zu { $players }
cli-data-provenance = Herkunft
cli-data-coins = Münzen zu Beginn
cli-data-coins-line = { $players } Personen: je { $coins }
cli-data-box = In der Schachtel sind { $cards } Karten und { $coins } Münzen; eine Hand hat { $hand } Karten.
cli-provenance-printed = gedruckt
cli-provenance-printed-long = gedruckt: steht im Regelheft
cli-provenance-ruled = festgelegt
cli-provenance-ruled-long = festgelegt: unsere Entscheidung, siehe docs/rules/zipang.de.md

## Errors

cli-puzzles-found = { $puzzles ->
    [one] { $puzzles } Rätsel bisher
   *[other] { $puzzles } Rätsel bisher
}
cli-puzzles-written = { $games ->
        [one] Rätsel in { $file }: { $puzzles }, aus einem Spiel.
       *[other] Rätsel in { $file }: { $puzzles }, aus { $games } Spielen.
    }
cli-puzzles-other = Die Datei { $file } stammt von einer anderen Suche. Bitte einen anderen Namen wählen.
cli-error-seat = Ein Platz heißt „me“ oder „bot:STUFE“, nicht „{ $seat }“.
cli-error-two-me = Vorerst kann nur ein Platz „me“ heißen. Gib die anderen an Bots.
cli-error-bot = Für { $game } gibt es keinen Bot „{ $bot }“. Es gibt: { $bots }.
cli-error-no-file = Eine Datei { $file } gibt es nicht.
cli-error-no-folder = Es gibt keinen Ordner { $folder }.
cli-error-folder = { $file } ist ein Ordner, keine Aufzeichnung.
cli-error-unreadable = Die Datei { $file } lässt sich nicht lesen ({ $reason }).
cli-error-exists = Die Datei { $file } gibt es schon. Bitte wähle einen anderen Namen.
cli-error-unwritable = Die Datei { $file } lässt sich nicht schreiben ({ $reason }).
cli-error-viewer = „{ $viewer }“ ist keine Sicht. Wähle public oder einen Platz von 0 bis { $last }.
cli-error-seed = Ein Startwert ist eine ganze Zahl ab 0 mit höchstens 70 Ziffern.
cli-error-name = Ein Name hat 1 bis 24 sichtbare Zeichen.

## Options and material

cli-sealed = Deine Wahl ist versiegelt. Mit Enter geht es weiter, mit zurück nimmst du sie zurück.
cli-error-option = Eine Option schreibt sich NAME=WERT, nicht „{ $option }“.
cli-error-option-twice = Die Option { $option } ist zweimal angegeben.
cli-error-material = Die Datei { $file } enthält keine Berichtigungen. So sollte sie aussehen: { $example }
cli-error-material-large = Die Datei { $file } ist zu groß für eine Datei mit Berichtigungen.
cli-error-no-material = Das Material von { $game } lässt sich nicht berichtigen.

## Shogun

cli-help-shogun =
    Tippe die Nummer eines Zuges, seinen Namen (etwa special:rice) oder den Anfang davon.
    karte          die ganze Karte; karte rot nur eine Region
    provinz kai    alles über eine Provinz
    turm           was im Würfelturm, in der Schale und in den Vorräten liegt
    chancen kai 4  wie ein Angriff auf eine Provinz mit so vielen Armeen ausginge
    Beim Planen: burg mino, steuern kai, gebot 2 legt eine Karte auf ein Feld; eine Zahl allein ist eine Truhenkarte.
    weg burg nimmt eine Karte weg, weg nimmt alle weg; fülle legt sinnvolle Karten auf alles Leere.
    zeig           der Plan noch einmal; fertig gibt ihn ab; zurück nimmt ihn zurück, solange andere planen
    Beim Ziehen: kai 3 schickt drei Armeen, kai so viele wie möglich; stay bewegt nichts, wo das erlaubt ist.
    ?              diese Hilfe
    warum          die Regel hinter der letzten Ablehnung
    warum ZUG      warum ein Zug jetzt nicht erlaubt ist
    regel P4       ein Absatz der Regeln; regel allein nennt alle
    tisch          der Tisch noch einmal
    log            alles, was du bisher erfahren hast
    undo           die letzte Entscheidung zurücknehmen, solange sie nur dich betrifft
    neustart       alles aus diesem Zug zurücknehmen, was noch geht
    ende           das Spiel verlassen; du wirst gefragt, ob es gespeichert werden soll
cli-shogun-title = { $year ->
        [0] Provinzen wählen
       *[other] Jahr { $year }, { $season }
    }
cli-shogun-column-provinces = Provinzen
cli-shogun-column-armies = Armeen
cli-shogun-column-supply = Vorrat
cli-shogun-column-chests = Truhen
cli-shogun-column-rice = Reis
cli-shogun-column-points = Punkte
cli-shogun-column-notes = Notizen
cli-shogun-column-province = Provinz
cli-shogun-column-region = Region
cli-shogun-column-owner = gehört
cli-shogun-column-markers = Unruhe
cli-shogun-column-spaces = bebaut
cli-shogun-column-sites = Bauplätze
cli-shogun-column-tax = Steuer
cli-shogun-column-near = Nachbarn
cli-shogun-column-planned = geplant für
cli-shogun-column-number = Nr.
cli-shogun-column-word = tippe
cli-shogun-column-action = Aktion
cli-shogun-column-cost = Preis
cli-shogun-column-card = deine Karte
cli-shogun-column-hint = was zu erwarten ist
cli-shogun-note-place = Platz { $place }, { $special }
cli-shogun-note-sealed = Plan versiegelt
cli-shogun-note-groups = Armeegruppen { $groups }
cli-shogun-draft = Offene Karten: { $cards }. Stapel: { $pile }
cli-shogun-actions = Aktionen: { $actions }
cli-shogun-hidden = { "" } und { $count } verdeckt
cli-shogun-event = Ereignis: { $card }. { $effect }
cli-shogun-events = Offene Ereignisse: { $events }
cli-shogun-specials = Freie Plätze: { $specials }
cli-shogun-region = Region { $region }
cli-shogun-map-legend = { $sea } ist ein Seeweg; Unruhe ist die Zahl der Unruhemarker; { $castle } Burg, { $temple } Tempel, { $theater } Nô-Theater, { $free } freier Bauplatz.
cli-shogun-letter-castle = B
cli-shogun-letter-temple = T
cli-shogun-letter-theater = N
cli-shogun-no-region = Eine Region „{ $typed }“ gibt es nicht. Es gibt: { $regions }.
cli-shogun-no-province = Eine Provinz „{ $typed }“ gibt es in diesem Spiel nicht.
cli-shogun-several = „{ $typed }“ könnte eines davon sein: { $provinces }
cli-shogun-province = { $province }, Region { $region }: { $holder }
cli-shogun-province-values = Steuer { $tax }, Reis { $rice }, Bauplätze { $spaces }, davon frei { $free }
cli-shogun-province-state = Gebäude: { $buildings }. Unruhemarker: { $markers }
cli-shogun-province-near = Nachbarn: { $near }
cli-shogun-tower = Würfelturm
cli-shogun-shelf = Boden { $number }
cli-shogun-about-special = Platz { $place }. { $text }
cli-shogun-about-claim = { $region }, Steuer { $tax }, Reis { $rice }, Bauplätze { $spaces }; neben { $near }
cli-shogun-about-revolt = { $armies } gegen { $farmers } Bauern
cli-shogun-march = { $province } ({ $holder }): { $count ->
        [one] 1 Armee
       *[other] 1 bis { $count } Armeen
    }
cli-shogun-march-odds = , mit allen in { $percent } von 100 Fällen erobert
cli-shogun-march-how = Tippe eine Provinz und eine Zahl, etwa kai 3; ohne Zahl ziehen alle, die dürfen.
cli-shogun-march-how-stay = Tippe eine Provinz und eine Zahl, etwa kai 3; ohne Zahl ziehen alle, die dürfen. Oder tippe stay.
cli-shogun-odds-how = Tippe eine Provinz und wie viele Armeen angreifen, von 1 bis { $most }: chancen kai 4
cli-shogun-odds-own = { $province } gehört dir schon.
cli-shogun-odds = { $province } mit { $armies }, in 100 Fällen: erobert { $win }, gehalten { $lose }, niemandes { $nobody }. Wenn erobert, bleiben im Schnitt { $left } Armeen.
cli-shogun-odds-neutral = { $province } mit { $armies }, in 100 Fällen: erobert { $win }, nicht erobert { $lose }. Wenn erobert, bleiben im Schnitt { $left } Armeen.
cli-shogun-odds-error = Berechnet aus dem offenen Inhalt des Turms, auf { $percent } von 100 genau.
cli-shogun-plan = Dein Plan
cli-shogun-own = Deine Provinzen
cli-shogun-plan-how = Tippe ein Feld und eine Karte, etwa steuern kai oder gebot 1. Dazu: fülle, zeig, weg, fertig. Oder tippe 1, um den Rest füllen zu lassen und abzugeben.
cli-shogun-means = Du hast { $chests } und { $rice } Reis für { $provinces ->
        [one] { $provinces } Provinz
       *[other] { $provinces } Provinzen
    }; der Winter wird { $least } bis { $most } Reis kosten.
cli-shogun-word-castle = burg
cli-shogun-word-temple = tempel
cli-shogun-word-theater = theater
cli-shogun-word-rice = reis
cli-shogun-word-taxes = steuern
cli-shogun-word-deploy5 = 5
cli-shogun-word-deploy3 = 3
cli-shogun-word-deploy1 = 1
cli-shogun-word-battle-a = a
cli-shogun-word-battle-b = b
cli-shogun-word-auction = gebot
cli-shogun-word-convert3 = hof3
cli-shogun-word-convert2 = hof2
cli-shogun-word-convert1 = hof1
cli-shogun-which-card = { $space }: Welche Karte? Tippe dahinter eine deiner Provinzen oder die Zahl einer Truhenkarte.
cli-shogun-no-card = „{ $typed }“ ist keine deiner Karten.
cli-shogun-no-space = Ein Feld „{ $typed }“ gibt es auf deinem Tableau nicht.
cli-shogun-moved = Die Karte verlässt { $space }.
cli-shogun-cleared = { $space } ist leer.
cli-shogun-cleared-all = Dein Plan ist leer.
cli-shogun-missing = { $count ->
        [one] Noch eine Karte fehlt.
       *[other] Noch { $count } Karten fehlen.
    } Leer: { $spaces }. Mit fülle werden sie gefüllt.
cli-shogun-no-free-card = Alle Karten dieser Art liegen schon.
cli-shogun-court = Kaiserhof: Hofbeamte warten { $waiting }; es liegen aus { $favors }.
cli-shogun-court-kept = Behaltene Gunst: { $kept }.
cli-shogun-samurai = Samuraikarten: { $cards }.
cli-shogun-leaders = Heerführer: { $leaders }.
cli-shogun-statues = Denkmäler: { $statues }; Trophäen: { $trophies }.
cli-shogun-chambers = Gemächer ({ $open } offen, { $down } umgedreht, . im Beutel), Regionen der Reihe nach { $regions }:
cli-shogun-nothing = keine
cli-shogun-about-favor = { $gift }, kostet { $count ->
        [one] { $count } Hofbeamten
       *[other] { $count } Hofbeamte
    }
cli-shogun-about-chamber = Zeile { $row }, Spalte { $column }
cli-shogun-about-statue = hinterlässt ein Denkmal
cli-shogun-data-doubtful = Werte, die niemand aus der Schachtel abgelesen hat
cli-shogun-data-how = Du weißt es besser? Schreibe deine Werte in eine Datei und nenne sie: tenka play shogun --material DATEI
cli-shogun-data-value = Wert
cli-shogun-data-is = ist
cli-shogun-data-provinces = Provinzen, { $side } (gedruckt)
cli-shogun-data-printed = Alles Übrige (gedruckt)

## tenka games

cli-games-game = Spiel
cli-games-players = Spieler
cli-games-minutes = Minuten
cli-games-options = Optionen
cli-games-bots = Bots
cli-games-how = Optionen gelten für `tenka play SPIEL`, in Listen so viele wie gewünscht; Bots sind Plätze wie bot:steady.

## tenka admin

cli-admin-backed-up = Alles Gespeicherte liegt jetzt in { $file }.
cli-admin-restored = { $rows } Zeilen sind wieder da. Der Server kann gestartet werden.
cli-admin-no-secret = Achtung: In dieser Sicherung ist kein Geheimnis, wie in älteren. Kopiere vor dem Start die Datei „secret“ aus dem Ordner des alten Servers, oder setze TENKA_SECRET wie dort; sonst verlieren Gäste ihre Plätze, und Push-Nachrichten enden.
cli-admin-other-secret = Achtung: TENKA_SECRET ist nicht das, womit der alte Server unterschrieben hat. Setze es vor dem Start wie dort; sonst verlieren Gäste ihre Plätze, und Push-Nachrichten enden.
cli-admin-puzzles = Durchsuchte Spiele: { $games }. Neue Rätsel: { $puzzles }.
cli-admin-counting = Es wird gezählt
cli-admin-counted =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } gezählt; { $differing ->
        [0] nichts hat sich geändert.
        [one] 1 Ergebnis hat sich geändert.
       *[other] { $differing } Ergebnisse haben sich geändert.
    }
cli-admin-validated =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } mit { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträgen
    } nachgespielt; { $broken ->
        [0] alle stimmen
        [one] eines stimmt nicht
       *[other] { $broken } stimmen nicht
    }.
cli-admin-damaged = Die Datenbank ist beschädigt: { $what }
cli-admin-broken = Nicht so, wie ihre eigenen Regeln sie spielen ({ $count }):
cli-admin-differing = Wären nach den neuesten Regeln andere Spiele und behalten die, mit denen sie begannen ({ $count }):
cli-admin-reason-unknown = diese Regeln oder Optionen sind hier nicht bekannt
cli-admin-reason-start = der Aufbau weicht ab
cli-admin-reason-entry = weicht bei Eintrag { $entry } ab
cli-admin-reason-result = das Ergebnis nach Eintrag { $entry } weicht ab
cli-admin-reason-draws = die Ziehungen sind nicht die des Startwerts
cli-admin-reason-unreadable = eine Zeile davon ist nicht lesbar
cli-admin-more = und { $count } weitere
cli-admin-account-new = { $name } hat jetzt ein Konto, mit diesem Passwort:
cli-admin-account-password = { $name } ist überall abgemeldet und hat dieses neue Passwort:
cli-admin-granted = { $name } ist jetzt Gastgeber.
cli-admin-revoked = { $name } spielt wieder ohne Gastgeberrechte.
cli-admin-no-hosts = Es gibt noch keine Gastgeber.
