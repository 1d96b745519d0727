### Der Trainer: was `sharp` getan hätte, nach einer Partie und, wo der Tisch es erlaubt, während einer.

## Im Browser und im Terminal

coach = Trainer
coach-about = Was „scharfsinnig“ an deiner Stelle getan hätte, mit dem, was du wusstest, und was es wert gewesen wäre. Schätzungen, keine Wahrheiten.
coach-percent = { $percent } %
coach-gain = { $gain } ± { $error } %
coach-about-seat = Was „scharfsinnig“ an der Stelle dieses Platzes getan hätte, mit dem, was dort bekannt war, und was es wert gewesen wäre. Schätzungen, keine Wahrheiten.
coach-verdict-same = Wie scharfsinnig
coach-verdict-equal = Genauso gut
coach-verdict-better = Besser als scharfsinnig
coach-verdict-slip = Ungenau
coach-verdict-mistake = Fehler
coach-others-same =
    { $count ->
        [one] einmal dasselbe
       *[other] { $count }-mal dasselbe
    }
coach-summary =
    { $count ->
        [0] Nichts zu entscheiden
        [one] Eine Entscheidung, { $good } so gut wie scharfsinnig; ungenau: { $slips }; Fehler: { $mistakes }
       *[other] { $count } Entscheidungen, { $good } so gut wie scharfsinnig; ungenau: { $slips }; Fehler: { $mistakes }
    }

## Im Browser

web-coach-start = Meine Partie ansehen
web-coach-start-seat = Die Partie dieses Platzes ansehen
web-coach-go-on = Weiter
web-coach-stop = Anhalten
web-coach-working = { $done } von { $total } Entscheidungen
web-coach-cancelled = Angehalten nach { $done } von { $total } Entscheidungen.
web-coach-failed = Der Trainer ist nicht bis zum Ende gekommen.
web-coach-nobody = Wähle unten, mit wessen Augen du zusiehst, um von dessen Entscheidungen zu hören.
web-coach-empty = Dieser Platz hatte nichts zu entscheiden.
web-coach-played = Du hast gespielt
web-coach-played-seat = Gespielt
web-coach-best = Scharfsinnig
web-coach-compared = Deins → scharfsinnig
web-coach-compared-seat = Gespielt → scharfsinnig
web-coach-order = Reihenfolge
web-coach-by-time = Wie gespielt
web-coach-by-size = Größte zuerst
web-coach-turning = Einer der größten Fehler
web-coach-to-moment = Diesen Moment zeigen
web-coach-bar = Unterschied in der Gewinnchance
web-coach-both = { $played } → { $best }
web-coach-chance-same = Gewinnchance { $chance }
web-coach-chance = Gewinnchance { $from } → { $to }
web-coach-more = Was die Zahlen bedeuten
web-coach-explained = Beide Entscheidungen wurden in denselben möglichen Welten ausprobiert, die zu dem passen, was der Platz wusste, und nach den Faustregeln des Bots zu Ende gespielt. Die Zahl ist der Unterschied in der Gewinnchance in Prozentpunkten; in 95 von 100 Fällen liegt die Wahrheit innerhalb von ±, wenn der Bot gut urteilt. Wer stärker spielt, weiß es vielleicht besser.
web-hint = Tipp
web-hint-title = Tipp: was scharfsinnig tun würde. Alle sehen, dass du fragst.
web-hint-thinking = Der Trainer denkt nach
web-hint-text = Scharfsinnig würde: { $move }
web-hint-several = Scharfsinnig würde
web-hint-chance = Gewinnchance etwa { $percent } %, nach seiner Schätzung.
web-hint-play = Das spielen
web-hints-used =
    { $count ->
        [one] ein Tipp
       *[other] { $count } Tipps
    }
web-hints-chip = Tipps erlaubt

## Im Terminal

coach-title = { $game }: die Entscheidungen von { $name }
coach-column-step = Schritt
coach-column-played = gespielt
coach-column-best = scharfsinnig würde
coach-column-chance = Gewinnchance
coach-column-gain = Unterschied
coach-column-verdict = Urteil
coach-looking = Denkt nach
coach-none = { $name } hatte nichts zu entscheiden.
coach-unknown-seat = Es gibt keinen Platz { $seat }; der letzte ist { $last }.
