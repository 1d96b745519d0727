### Die eigenen Wörter des Browsers für Shogun: Knöpfe, Hinweise, Beschriftungen. Provinzen, Karten, Ereignisse und Fragen stehen in shogun.ftl.

## Die Karte

web-shogun-map = Karte der Provinzen
web-shogun-map-keys = Pfeiltasten wandern über die Karte, Eingabe wählt, + und − zoomen, 0 zeigt alles.
web-shogun-zoom = Ausschnitt der Karte
web-shogun-closer = Näher heran
web-shogun-farther = Weiter weg
web-shogun-whole = Die ganze Karte
web-shogun-patterns = Muster für die Regionen
web-shogun-describe = { $province }, { $region }. { $owner }, { $armies }. Steuer { $tax }, Reis { $rice }. { $buildings }. { $markers }.
web-shogun-no-buildings = keine Gebäude
web-shogun-free = { $free } von { $of } { $of ->
        [one] Bauplatz
       *[other] Bauplätzen
    } frei
web-shogun-by-sea = über See
web-shogun-most = Mehrheit in { $region }:
web-shogun-nobody = niemand

## Die Runde

web-shogun-set-up = Aufbau
web-shogun-year = Jahr { $year } von 2
web-shogun-event = Ereignis:
web-shogun-one-of = Eines von:
web-shogun-track = Aktionen dieser Runde
web-shogun-face-down = Aktion { $number } liegt verdeckt.
web-shogun-now = jetzt
web-shogun-later = verdeckt
web-shogun-players = Spieler in Zugreihenfolge
web-shogun-place = Platz { $place } der Zugreihenfolge
web-shogun-planning = plant
web-shogun-sealed = versiegelt
web-shogun-provinces = { $count ->
        [one] { $count } Provinz
       *[other] { $count } Provinzen
    }
web-shogun-armies-where = Armeen: { $map } auf der Karte, { $supply } im Vorrat
web-shogun-shelf = Boden { $number }
web-shogun-tower-about = Was im Turm und in der Schale liegt, nach Farben
web-shogun-at-once = Nichts zeigen, sofort weiter
web-shogun-tabs = Teile des Tisches
web-shogun-tab-plan = Pult
web-shogun-tab-players = Spieler
web-shogun-tab-tower = Turm
web-shogun-tab-log = Verlauf

## Aktionen in ein, zwei Wörtern

web-shogun-short-castle = Burg
web-shogun-short-temple = Tempel
web-shogun-short-theater = Theater
web-shogun-short-rice = Reis
web-shogun-short-taxes = Steuern
web-shogun-short-deploy5 = 5 Armeen
web-shogun-short-deploy3 = 3 Armeen
web-shogun-short-deploy1 = 1 Armee
web-shogun-short-battle-a = Kampf A
web-shogun-short-battle-b = Kampf B
web-shogun-short-auction = Gebot

## Das Planungspult

web-shogun-plan = Dein Plan
web-shogun-plan-help = Wähle ein Feld, dann eine Karte oder eine Provinz auf der Landkarte; oder zieh eine Karte.
web-shogun-your-cards = Deine Karten
web-shogun-sort = Sortieren nach
web-shogun-sort-tax = Steuer
web-shogun-sort-rice = Reis
web-shogun-sort-armies = Armeen
web-shogun-sort-region = Region
web-shogun-lies-on = liegt auf { $space }
web-shogun-undo = Zurück
web-shogun-clear = Leeren
web-shogun-fill = Sinnvoll füllen
web-shogun-form = Als Liste
web-shogun-seal = Plan versiegeln
web-shogun-missing = { $count ->
        [one] Ein Feld braucht noch eine Karte.
       *[other] { $count } Felder brauchen noch eine Karte.
    }
web-shogun-hint-of = { $space }: { $hint }
web-shogun-hint-more = und { $count } weitere
web-shogun-hint-no-space = dort ist kein Bauplatz frei
web-shogun-hint-already-there = dieses Gebäude steht dort schon
web-shogun-hint-no-tiles = von diesen Gebäuden ist keines übrig
web-shogun-hint-chests = bis dahin könnten Truhen fehlen
web-shogun-hint-supply = zu wenige Armeen im Vorrat
web-shogun-hint-revolt = die Bauern werden sich erheben: dort liegt ein Marker
web-shogun-hint-one-army = die einzige Armee dort muss bleiben
web-shogun-hint-exposed = ein stärkerer Nachbar könnte sie vorher nehmen
web-shogun-hint-unpayable = so viele Truhen hast du nicht zu bieten

## Sonderkarten, Auswahl, Aufstände

web-shogun-choose-order = Es wählen der Reihe nach:
web-shogun-pile = Karten im Stapel
web-shogun-renew = Zwei neue Karten
web-shogun-groups = Deine Armeegruppen
web-shogun-group-choose = Wähle die Armeegruppe für diese Provinz

## Ziehen

web-shogun-march-from = Von { $province } ({ $armies }) nach:
web-shogun-march-choose = Wähle eine markierte Provinz auf der Karte oder in der Liste.
web-shogun-march-armies = Armeen, die ziehen
web-shogun-march-stay = In { $province } bleiben: { $armies }.
web-shogun-march-own = { $province } gehört dir: Die Armeen ziehen nur um.
web-shogun-march-nowhere = Ziehen
web-shogun-march = { $armies } nach { $province }
web-shogun-fewer = Eine weniger
web-shogun-more = Eine mehr
web-shogun-odds = Chancen von { $attacker } gegen { $defender }
web-shogun-odds-win = du nimmst sie
web-shogun-odds-tie = niemand hält sie
web-shogun-odds-lose = sie halten sie
web-shogun-odds-left = etwa { $count } übrig

## Szenen

web-shogun-scene-battle = Die Würfel fallen durch den Turm.
web-shogun-scene-bids = Die Gebote werden aufgedeckt.
web-shogun-scene-winter = Es ist Winter.
web-shogun-scene-scored = Das Jahr wird gewertet.
web-shogun-battle-players = Kampf um { $province }
web-shogun-battle-neutral = Einmarsch in { $province }
web-shogun-battle-revolt = Aufstand in { $province }
web-shogun-attacker = greift an
web-shogun-defender = verteidigt
web-shogun-help = helfen dem Verteidiger
web-shogun-against = leisten Widerstand
web-shogun-thrown = in den Turm geworfen
web-shogun-out = liegt in der Schale
web-shogun-bids = Die Gebote
web-shogun-lot = Bei gleichen Geboten entschied das Los.
web-shogun-winter = Winter
web-shogun-winter-loss = { $card }: Alle verlieren { $loss } Reis. Der Rest muss die Provinzen ernähren.
web-shogun-hunger = Zu wenig Reis
web-shogun-hunger-row = { $name }: { $rice } Reis für { $provinces } Provinzen. Aufstand in { $drawn }.
web-shogun-scoring = Punkte für Jahr { $year }
web-shogun-score-provinces = Provinzen
web-shogun-score-buildings = Gebäude
web-shogun-score-most = Mehrheiten in Regionen
web-shogun-score-year = dieses Jahr
web-shogun-score-total = gesamt
web-shogun-shared = geteilt
web-shogun-lapsed = entfällt
web-shogun-word-rice = +{ $count } Reis

## Das Ende

web-shogun-chart = Verlauf des Spiels
web-shogun-chart-points = Punkte
web-shogun-chart-provinces = Provinzen
web-shogun-chart-armies = Armeen
web-shogun-chart-chests = Truhen

## Neues Spiel und Übersicht

web-shogun-side-sun = Sonnenseite
web-shogun-side-sun-text = Die üblichen Regionen, mit oder ohne gedruckten Start.
web-shogun-side-moon = Mondseite
web-shogun-side-moon-text = Andere Regionen und Werte; alle wählen ihren Start.
web-shogun-setup-predetermined = Wie gedruckt
web-shogun-setup-draft = Gewählt
web-shogun-more-options = Weitere Einstellungen
web-shogun-specials = Sonderkarten
web-shogun-events = Ereigniskarten

## Das erste Spiel

web-shogun-guide = Wegweiser
web-shogun-guide-ok = Verstanden
web-shogun-guide-skip = Keine Tipps mehr
web-shogun-guide-plan = Gib jeder Aktion insgeheim eine deiner Provinzen. Die ersten fünf Aktionen kommen in dieser Reihenfolge; die anderen fünf bleiben verdeckt. „Sinnvoll füllen“ macht einen Anfang. Niemand sieht deinen Plan, bevor er ausgeführt wird.
web-shogun-guide-special = Die Gebote liegen offen. Jede Sonderkarte bringt ein Vorrecht und einen Platz in der Zugreihenfolge; wer früh handelt, schlägt zuerst zu, wer spät handelt, weiß mehr.
web-shogun-guide-march = Wähle eine markierte Provinz und wie viele Armeen ziehen; eine muss bleiben. Die Chancen rechnen ein, was schon im Turm liegt.
web-shogun-guide-claim = Nimm eine der offenen Provinzkarten oder die oberste vom Stapel. Dann stell eine deiner Armeegruppen hinein.
web-shogun-guide-revolt = Du hast zu wenig Reis, also erheben sich Bauern. Du bestimmst, welche Provinz zuerst dran ist; Würfel, die im Turm bleiben, helfen vielleicht später.

## Tasten

web-shogun-key-space = ein Feld des Plans wählen, in der Reihenfolge dieser Runde
web-shogun-key-bid = das Feld des Gebots wählen
web-shogun-key-fill = den Rest des Plans sinnvoll füllen
web-shogun-key-undo = die letzte Karte des Plans zurücknehmen
web-shogun-key-map = über die Karte gehen und sie vergrößern, wenn sie ausgewählt ist

## Chancen, Aufstände und Glück

web-shogun-odds-before = Die Chancen vor dem Wurf
web-shogun-odds-of-revolt = Wenn hier die Bauern aufstehen
web-shogun-odds-held = niedergeschlagen
web-shogun-odds-revolt = Bauern siegen
web-shogun-odds-takes = { $name } erobert sie
web-shogun-odds-holds = { $name } hält sie
web-shogun-odds-farmers = Bauern halten sie
web-shogun-hint-revolt-odds = ({ $percent }, ihn niederzuschlagen)
web-shogun-was-tray = { $count } in der Schale
web-shogun-was-inside = { $count } im Turm
web-shogun-stays = { $count ->
        [0] keiner bleibt im Turm
        [one] { $count } bleibt im Turm
       *[other] { $count } bleiben im Turm
    }
web-shogun-expected = erwartet { $count }
web-shogun-no-farmers = Hier liegt ein Unruhemarker, also helfen keine Bauern.
web-shogun-why-players-attacker = Es fielen mehr Angreifer heraus als Verteidiger und Bauern zusammen.
web-shogun-why-players-defender = Die Angreifer sind weniger als alle, die gegen sie stehen.
web-shogun-why-players-tie = Gleich viele: Niemand bleibt übrig, um sie zu halten.
web-shogun-why-players-no-defender = Es sind zu wenige Angreifer, und kein Verteidiger fiel heraus.
web-shogun-why-neutral-attacker = Es fielen mehr Angreifer heraus als Bauern.
web-shogun-why-neutral-farmers = Die Bauern sind mindestens ebenso viele.
web-shogun-why-revolt-defender = Es fielen mehr Armeen heraus als Bauern.
web-shogun-why-revolt-farmers = Die Bauern sind mindestens ebenso viele und siegen damit.
web-shogun-luck-better = Glück: { $name } warf besser als { $count } von 100.
web-shogun-luck-better-you = Glück: Du warfst besser als { $count } von 100.
web-shogun-luck-worse = Glück: { $name } warf schlechter als { $count } von 100.
web-shogun-luck-worse-you = Glück: Du warfst schlechter als { $count } von 100.
web-shogun-luck-certain = Glück: Es konnte nicht anders kommen.
