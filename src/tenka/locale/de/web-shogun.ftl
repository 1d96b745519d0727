### Die eigenen Wörter des Browsers für Shogun: Knöpfe, Hinweise, Beschriftungen. Provinzen, Karten, Ereignisse und Fragen stehen in shogun.ftl.

## Die Karte

web-shogun-map = Karte der Provinzen
web-shogun-map-keys = Pfeiltasten wandern über die Karte, Eingabe wählt, + und − zoomen, 0 zeigt alles.
web-shogun-zoom = Ausschnitt der Karte
web-shogun-closer = Näher heran
web-shogun-farther = Weiter weg
web-shogun-whole = Die ganze Karte
web-shogun-back = Zurück zum Ausschnitt
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
web-shogun-plan-tap = Tippe auf eine Aktion, dann auf eine deiner Karten; oder auf eine deiner Provinzen, dann auf eine Aktion.
web-shogun-plan-how = Wähle ein Feld, dann seine Karte.
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
web-shogun-budget = { $spent } von { $chests } { $chests ->
        [one] Truhe
       *[other] Truhen
    }
web-shogun-budget-bid = Gebot { $bid }
web-shogun-budget-taxes = Steuern +{ $count }
web-shogun-here = Was in { $province } geschehen soll
web-shogun-here-help = Wähle, was hier geschehen soll. Gestrichelt: Es geschähe nichts.
web-shogun-take-hint = Auf den Tisch legen
web-shogun-card-for = { $action }: welche Karte?
web-shogun-action-for = { $card }: welche Aktion?
web-shogun-fill-short = Füllen

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

web-shogun-scene-strip = Andere kämpfen.
web-shogun-enlarge = Ausführlich zeigen
web-shogun-scene-battle = Der Turm entscheidet.
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
web-shogun-winter-needs = Reis gegen Provinzen: Jede Provinz isst einen.
web-shogun-pantry = { $rice } Reis für { $provinces ->
        [one] { $provinces } Provinz
       *[other] { $provinces } Provinzen
    }
web-shogun-hunger = Zu wenig Reis
web-shogun-hunger-row = { $name }: { $rice } Reis für { $provinces ->
        [one] { $provinces } Provinz
       *[other] { $provinces } Provinzen
    }. Aufstand in { $drawn }.
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

web-shogun-end-feat = Gegen die Wahrscheinlichkeit
web-shogun-end-feat-text = { $name } gewann { $province } bei einer Chance von { $chance }.
web-shogun-end-luck = Glück
web-shogun-end-luck-text = { $name } gewann { $count } Kämpfe mehr, als zu erwarten war.
web-shogun-end-luck-none = Niemand hat mehr Kämpfe gewonnen, als zu erwarten war.
web-shogun-end-coach = Wendepunkt, nach dem Trainer
web-shogun-end-turn = Wendepunkt, nach Punkten
web-shogun-end-turn-text = { $name } führt seit { $season } in Jahr { $year }.
web-shogun-end-turn-never = { $name } lag nie zurück.
web-shogun-end-see = Ansehen
web-shogun-chart = Verlauf des Spiels
web-shogun-chart-points = Punkte
web-shogun-chart-provinces = Provinzen
web-shogun-chart-armies = Armeen
web-shogun-chart-chests = Truhen

## Neues Spiel und Übersicht

web-shogun-side-sun = Sonnenseite
web-shogun-side-sun-text = Die üblichen Regionen, mit oder ohne gedruckten Start.
web-shogun-side-moon = Mondseite
web-shogun-side-moon-text = 8 Provinzen in einer anderen Region; alle wählen ihren Start.
web-shogun-setup-predetermined = Wie gedruckt
web-shogun-setup-draft = Gewählt
web-shogun-more-options = Weitere Einstellungen
web-shogun-specials = Sonderkarten
web-shogun-events = Ereigniskarten

## Das erste Spiel


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

## Was ein Ding ist, für alle, die darauf ruhen oder es halten

web-shogun-about-province = Provinz
web-shogun-about-province-text = Eine Provinz des Plans. Wer sie besitzt, plant dort Aktionen; im Winter zählt jede 1 Punkt.
web-shogun-about-neutral = Neutrale Provinz
web-shogun-about-neutral-text = Sie gehört niemandem. Wer einmarschiert, trifft im Turm auf mindestens einen Bauern.
web-shogun-about-army = Armeen
web-shogun-about-army-text = Die Zahl sagt, wie viele Armeen hier stehen, das Wappen, wem sie gehören. Eine muss bleiben, wenn die anderen ziehen.
web-shogun-about-castle = Burg
web-shogun-about-castle-text = Ein Gebäude: Punkte im Winter, mehr für die meisten Burgen einer Region.
web-shogun-about-temple = Tempel
web-shogun-about-temple-text = Ein Gebäude: Punkte im Winter, mehr für die meisten Tempel einer Region.
web-shogun-about-theater = Nô-Theater
web-shogun-about-theater-text = Ein Gebäude: Punkte im Winter, mehr für die meisten Theater einer Region.
web-shogun-about-slot = Bauplatz
web-shogun-about-slot-text = Platz für ein Gebäude. Zwei gleiche stehen nie in einer Provinz.
web-shogun-about-marker = Unruhemarker
web-shogun-about-marker-text = Die Bauern sind unruhig. Wer hier noch einmal Reis oder Steuern nimmt, löst einen Aufstand aus, mit einem Bauern je Marker; im Kampf helfen sie nicht.
web-shogun-about-chests = Schatztruhen
web-shogun-about-chests-text = Sie bezahlen Gebäude, Armeen und Gebote und entscheiden am Ende bei Gleichstand. Steuern bringen neue.
web-shogun-about-rice = Reis
web-shogun-about-rice-text = Im Winter braucht jede Provinz 1 Reis. Wer zu wenig hat, erlebt Aufstände.
web-shogun-about-points = Punkte
web-shogun-about-points-text = Gezählt in beiden Wintern: Provinzen, Gebäude und die meisten Gebäude einer Art je Region.
web-shogun-about-provinces = Provinzen
web-shogun-about-provinces-text = So viele Provinzen gehören dieser Person: ebenso viele Punkte, und ebenso viel Reis kosten sie im Winter.
web-shogun-about-armies = Armeen
web-shogun-about-armies-text = Armeen auf dem Plan; die anderen warten im Vorrat oder liegen im Turm.
web-shogun-about-place = Reihenfolge
web-shogun-about-place-text = Jede Aktion wird in dieser Reihenfolge ausgeführt. Der Platz kam mit der Sonderkarte.
web-shogun-about-sealed = Pläne
web-shogun-about-sealed-text = Alle planen gleichzeitig und geheim. Ein versiegelter Plan kann zurückgenommen werden, bis alle versiegelt haben.
web-shogun-about-tower = Der Turm
web-shogun-about-tower-text = Alle Würfel eines Kampfes kommen hier hinein. Manche bleiben auf den Böden liegen, andere fallen heraus, auch aus früheren Kämpfen. Was darin liegt, ist offen.
web-shogun-about-tray = Die Schale
web-shogun-about-tray-text = Würfel, die herausfielen und für niemanden kämpften. Beim nächsten Kampf werden sie mitgeworfen.
web-shogun-about-season = Jahreszeit
web-shogun-about-season-text = Ein Jahr hat Frühling, Sommer und Herbst, je mit einem Plan und zehn Aktionen, und den Winter, der abrechnet. Gespielt werden zwei Jahre.
web-shogun-about-open-event = Eines der offenen Ereignisse
web-shogun-about-open-event-text = Eines davon wird gezogen, wenn alle Pläne versiegelt sind, und gilt für die Runde. Das letzte kostet im Winter Reis.
web-shogun-about-face-down = Verdeckte Aktion
web-shogun-about-face-down-text = Eine der Aktionen, die nicht offen liegen. Sie wird während der Runde aufgedeckt.
web-shogun-about-majority = Die meisten Gebäude einer Region
web-shogun-about-majority-text = Wer in einer Region die meisten Burgen, Tempel oder Theater hat, bekommt im Winter Punkte; bei Gleichstand alle einen weniger.
web-shogun-about-neighbor = Nachbarprovinzen
web-shogun-about-neighbor-text = Armeen ziehen über eine gemeinsame Grenze oder einen Seeweg. Die Farbe nennt den Besitzer, die Zahl die Armeen.
web-shogun-about-tax = Steuer
web-shogun-about-tax-text = So viele Truhen bringt diese Provinz, wenn hier Steuern eingezogen werden.
web-shogun-about-harvest = Reisertrag
web-shogun-about-harvest-text = So viel Reis bringt diese Provinz, wenn hier Reis eingezogen wird.
web-shogun-about-card = Provinzkarte
web-shogun-about-card-text = Lege sie auf eine Aktion: Dann geschieht diese Aktion in dieser Provinz. Jede Karte liegt nur auf einem Feld. Als Gebot kostet sie nichts, schlägt eine 0 und unterliegt einer 1.
web-shogun-about-chest-card = Truhenkarte
web-shogun-about-chest-card-text = Als Gebot ist sie so viele Truhen wert, wie sie zeigt. Auf einer Aktion heißt sie: hier geschieht nichts.
web-shogun-about-odds = Chancen
web-shogun-about-odds-text = Berechnet aus dem, was alle wissen: die geworfenen Würfel und die im Turm und in der Schale.
web-shogun-about-group = Armeegruppe
web-shogun-about-group-text = In jede Provinz, die du nimmst, kommt eine Gruppe.
web-shogun-about-pile = Der Stapel
web-shogun-about-pile-text = Statt einer offenen Karte darfst du ungesehen die oberste des Stapels nehmen.
web-shogun-about-renew = Zwei neue Karten
web-shogun-about-renew-text = Du hast dieselben zwei Karten vor dir wie beim letzten Mal, also darfst du sie einmal austauschen.
web-shogun-about-revolt = Aufstand
web-shogun-about-revolt-text = Hier stehen Bauern auf, weil Reis fehlt. Du wählst, welche Provinz zuerst dran ist.
web-shogun-about-march = Marsch
web-shogun-about-march-text = Wähle eine markierte Provinz und wie viele Armeen ziehen. Eine muss bleiben.
web-shogun-about-target = Wohin
web-shogun-about-target-text = Eine Provinz, die von hier erreichbar ist. Gehört sie nicht dir, wird gekämpft.
web-shogun-about-stay = Nichts bewegen
web-shogun-about-stay-text = Deine Armeen bleiben, wo sie sind.
web-shogun-about-seal = Plan versiegeln
web-shogun-about-seal-text = Legt deinen Plan fest. Bis alle versiegelt haben, kannst du ihn zurücknehmen.
web-shogun-about-unseal = Plan zurücknehmen
web-shogun-about-unseal-text = Öffnet deinen versiegelten Plan wieder, solange noch jemand plant.
web-shogun-about-fill = Sinnvoll füllen
web-shogun-about-fill-text = Legt passende Karten auf die noch leeren Felder. Was du gelegt hast, bleibt.
web-shogun-about-undo = Zurück
web-shogun-about-undo-text = Nimmt deine letzte Änderung am Plan zurück.
web-shogun-about-clear = Leeren
web-shogun-about-clear-text = Nimmt alle Karten vom Plan.
web-shogun-about-form = Als Liste
web-shogun-about-form-text = Derselbe Plan als Formular: eine Auswahl je Aktion.
web-shogun-about-zoom = Ansicht der Karte
web-shogun-about-zoom-text = Mausrad, zwei Finger, Doppeltipp auf eine Provinz oder diese Knöpfe.
web-shogun-about-speed = Tempo
web-shogun-about-speed-text = Wie schnell alles gezeigt wird. Leertaste oder Klick geht jederzeit weiter.
web-shogun-about-map = Die Karte
web-shogun-about-map-text = Pfeiltasten gehen von Provinz zu Provinz. Zeige auf eine Figur oder halte sie gedrückt, um zu erfahren, was sie ist.

## Warum etwas nicht geht

web-shogun-not-nothing-placed = Noch liegt keine Karte auf dem Plan.
web-shogun-not-nothing-undone = Es gibt nichts zurückzunehmen.
web-shogun-not-full = Jedes Feld, das eine Karte haben kann, hat eine.
web-shogun-not-choose-target = Wähle zuerst, wohin.
web-shogun-not-least = Mindestens eine Armee muss ziehen.
web-shogun-not-most = Mindestens eine Armee muss zurückbleiben.
web-shogun-not-whole = Du siehst schon die ganze Karte.
web-shogun-not-busy = Es wird noch etwas gezeigt.
web-shogun-moments-winter =
    { $count ->
        [one] ein Winter
       *[other] { $count } Winter
    }
web-shogun-moments-revolt =
    { $count ->
        [one] ein Aufstand
       *[other] { $count } Aufstände
    }
web-shogun-moments-battle =
    { $count ->
        [one] eine Schlacht
       *[other] { $count } Schlachten
    }

## Zeichnungen in den Regeln

web-shogun-figure-board = Die Sonnenseite: fünf Regionen mit je neun Provinzen.
web-shogun-figure-tower = Oben hineingeworfen; manche Würfel bleiben auf den beiden Böden liegen, manche von dort fallen herab. Nur was in der Schale liegt, zählt.

## Der Überblick: wer wo führt, was eine Wertung jetzt gäbe und was die Karte zeigt

web-shogun-leads = Wer führt wo
web-shogun-region = Region
web-shogun-player = Spieler
web-shogun-points-now = jetzt
web-shogun-lead-one = { $building }, { $region }: { $names } führt mit { $count }, { $lead } voraus, wert { $points }.
web-shogun-lead-tied = { $building }, { $region }: { $names } führen gemeinsam mit je { $count }, wert je { $points }.
web-shogun-lead-nobody = { $building }, { $region }: niemand hat welche; { $points } zu gewinnen.
web-shogun-lead-own = Du hast { $count }.
web-shogun-projected = Wenn der Winter jetzt wertete
web-shogun-projected-provinces = Provinzen
web-shogun-projected-buildings = Gebäude
web-shogun-projected-majorities = Die meisten Gebäude einer Region
web-shogun-projected-modules = Module
web-shogun-projected-about = Punkte einer Wertung in diesem Moment, vor Reis und Aufständen, zu denen dazu, die alle haben.
web-shogun-layers = Was die Karte zeigt
web-shogun-about-layers = Was die Karte zeigt
web-shogun-about-layers-text = Besitzer, Regionen, Reis, Steuern oder Gefahren, durch Muster und Zahl. Einmal gewählt, bleibt es so.
web-shogun-layer-plain = Regionen und Armeen
web-shogun-layer-owner = Besitzer
web-shogun-layer-region = Muster für die Regionen
web-shogun-layer-rice = Reis
web-shogun-layer-tax = Steuern
web-shogun-layer-danger = Gefahr
web-shogun-layer-level-1 = weniger als { $some }
web-shogun-layer-level-2 = { $some } oder mehr
web-shogun-layer-level-3 = { $much } oder mehr
web-shogun-layer-danger-1 = kann angegriffen werden
web-shogun-layer-danger-2 = Bauern können sich erheben
web-shogun-layer-danger-3 = ebenso viele oder mehr können angreifen
web-shogun-layer-rice-number = Die Zahl ist der aufgedruckte Reis.
web-shogun-layer-tax-number = Die Zahl sind die aufgedruckten Steuern.
web-shogun-layer-danger-number = Angreifer gegen Verteidiger, mit allen, die dazukämen; oder Bauern.
web-shogun-layer-rice-about = { $province }: { $count } Reis.
web-shogun-layer-tax-about = { $province }: { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }.
web-shogun-layer-danger-about = { $province }: bis zu { $attackers } können angreifen, { $defenders } verteidigen; Bauern, die sich erheben können: { $farmers }.
web-shogun-key-leads = wer wo führt
web-shogun-key-layers = was die Karte zeigt, eins nach dem anderen
web-shogun-live = Bizen marschiert. Schicke beliebig viele Armeen und sieh, was der Turm behält und was in die Schale fällt.
