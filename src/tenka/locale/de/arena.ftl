### The arena and the ladder.

arena-column-bot = Bot
arena-column-games = Partien
arena-column-wins = Siege
arena-column-interval = 95-%-Bereich
arena-column-rating = Wertung
arena-column-rating-interval = 95-%-Bereich
arena-playing = Es wird gespielt
arena-chance = Durch bloßen Zufall gewänne jeder { $chance }.
arena-times = Eine Partie dauerte im Mittel { $mean } s, die längste Entscheidung { $slowest } s.
arena-uneven = Die Plätze wurden nicht gleichmäßig getauscht: Das täte ein Vielfaches von { $cycle } Partien.
arena-late = { $bot } hat { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} durch zu späte Antworten verloren.
arena-report = Geschrieben nach { $file }.
arena-title = Arena: { $game }
arena-facts = { $games ->
        [one] Eine Partie an einem Tisch zu { $seats }, Austeilung { $seed }.
       *[other] { $games } Partien an einem Tisch zu { $seats }, erste Austeilung { $seed }.
    }
arena-simulations = { $simulations ->
    [one] Eine Simulation
   *[other] { $simulations } Simulationen
 } je Entscheidung für Bots, die suchen.
arena-clock = Eine Uhr von { $seconds } s für jede Entscheidung.
arena-wins = Erste Plätze
arena-wins-about = Wie oft jeder Erster wurde, mit dem 95-%-Bereich nach Wilson. Die gestrichelte Linie ist der Zufall.
arena-ratings = Wertungen
arena-ratings-about = Nach Plackett und Luce, aus allen Plätzen, im Maßstab von Elo: 400 Punkte sind Aussichten von zehn zu eins. Der Durchschnitt ist 1500; die Bereiche entstehen, indem Austeilungen zufällig gewichtet werden.
arena-places = Plätze
arena-places-about = Wie sich die Partien jedes Bots auf die Plätze verteilen.
arena-place = { $rank }.
arena-progress = Von Partie zu Partie
arena-progress-about = Der bisherige Anteil der ersten Plätze.
dataset-written = { $games ->
    [one] Eine beendete Partie
   *[other] { $games } beendete Partien
 } mit { $decisions } Entscheidungen in { $folder }.
dataset-from-bots = Gespielt von { $bots } ab Austeilung { $seed }, mit { $simulations ->
        [0] so vielen Simulationen je Entscheidung, wie jeder Bot mag
       *[other] { $simulations } Simulationen je Entscheidung
    }.
dataset-from-records = Aus Aufzeichnungen beendeter Partien, ohne die Namen der Leute.
dataset-card =
    # { $title }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $decisions } Entscheidungen

    Geschrieben von `tenka dataset` aus Tenka { $version }. { $made }

    Regeln und Aufbau: `{ $id }`, { $seats } Plätze, Optionen `{ $options }`.

    ## decisions

    | Spalte | Bedeutung |
    | --- | --- |
    | game | die Nummer der Partie |
    | moment | nach wie vielen Einträgen ihrer Aufzeichnung |
    | player | der Platz, der entschied |
    | decider | der Bot, der für ihn entschied, oder `person` |
    | row | was der Platz wusste: { $numbers } Zahlen, benannt in `layout.json` |
    | mask | welche der { $actions } Aktionen erlaubt waren, benannt in `layout.json` |
    | action | was er tat |
    | outcome | sein Anteil am ersten Rang am Ende, weniger 1 / Plätze |
    | rank | sein Rang am Ende |

    Zeilen enthalten nichts, was der Platz nicht wissen konnte. Zurückgenommene Entscheidungen fehlen.

    ## games

    | Spalte | Bedeutung |
    | --- | --- |
    | game | die Nummer der Partie |
    | players | nach Plätzen, der Bot oder `person` |
    | ranks, points | nach Plätzen |
    | record | die ganze Partie mit allem Verborgenen; `tenka replay` zeigt sie |
ladder-head =
    # Die Leiter

    Jeder Bot sieht, was sein Platz wissen darf, und sonst nichts. Jede Zeile ist ein Bot an einem Tisch voll der
    nächstschwächeren, von jedem Platz aus mit denselben Austeilungen. Bots, die suchen, machen je Entscheidung eine feste
    Zahl von Simulationen, hier in Klammern, damit derselbe Befehl auf jedem Rechner dieselben Partien gibt, wie
    beschäftigt er auch ist; `Sekunden` hat ein Platz jeder Seite in einer ganzen Partie gedacht, in Rechenzeit. Im Spiel
    haben sie eine Uhr und denken länger: Wie viel, sagt [Bots und die Arena](bots.md).

    Nach etwa { $looks } Partien wird auf einen Wettkampf geschaut; er endet beim ersten Mal, das zeigt, wer besser ist.
    Der Bereich ist der des Anteils erster Plätze nach Wilson, { $each } bei jedem Mal, sodass alle Male einer Zeile
    zusammen höchstens in 5 % der Fälle irren; „schlägt“ heißt, dass er ganz über dem Zufall liegt.

    Diese Seite schreibt die Arena. Was schon gespielt ist, bleibt und wird nicht noch einmal gespielt:

    ```sh
    { $command }
    ```
ladder-columns = | Bot | gegen | Partien | erste Plätze | Bereich | Zufall | Sekunden | schlägt |
ladder-beats-better = ja
ladder-beats-worse = nein, verliert
ladder-beats-open = nicht gezeigt
ladder-beats-unplayed = nicht gespielt
