### Rätsel. Kommt mit ihren Seiten; was die Startseite davon sagt, steht in pages.ftl.

puzzle-title = Rätsel
puzzle-count = { $puzzles ->
        [one] 1 Rätsel
       *[other] { $puzzles } Rätsel
    }
puzzle-tally = Beim ersten Versuch gelöst: { $solved } von { $answered }
puzzle-streak = { $streak ->
        [one] 1 in Folge
       *[other] { $streak } in Folge
    }
puzzle-begin = Lösen
puzzle-go-on = Weiter
puzzle-consent = Aus meinen Spielen dürfen Rätsel werden
puzzle-consent-about = Nur wenn alle zustimmen, die mitgespielt haben. Ein Rätsel zeigt, was ein Platz in einem Augenblick wusste, ohne Namen. Überlegst du es dir anders, werden die Rätsel aus deinen Spielen entfernt.
puzzle-task = Eine Entscheidung ist klar besser als alle anderen. Welche?
puzzle-again = Dieses hast du schon beantwortet; nur die erste Antwort zählt.
puzzle-skip = Ein anderes
puzzle-next = Nächstes Rätsel
puzzle-show = Antwort ansehen
puzzle-right = Richtig
puzzle-wrong = Nicht die beste Entscheidung
puzzle-margin = Die beste Entscheidung liegt in der Gewinnchance { $gain } ± { $error } Prozentpunkte vor der nächstbesten Idee. Jede wurde in { $worlds } möglichen Welten ausprobiert.
puzzle-choices = Was der Trainer meint
puzzle-best = die beste
puzzle-yours = deine
puzzle-chance = Gewinnchance: { $chance }
puzzle-rules = Die Regel
puzzle-source-bots = Aus einem Spiel von Bots
puzzle-source-people = Aus einem Spiel von Leuten, die zugestimmt haben
puzzle-none-left = Von diesem Spiel ist kein Rätsel übrig: Alle sind gelöst.
puzzle-none-left-about = Neue kommen mit neuen Versionen und aus Spielen hier. Bis dahin:
puzzle-play = Ein Spiel spielen
zipang-puzzle-success = Die angegriffene Hand ist schwächer: { $chance }
shogun-puzzle-success = Der Angriff nimmt die Provinz ein: { $chance }
