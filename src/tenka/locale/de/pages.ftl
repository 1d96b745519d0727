### Seiten der Spieler, Wertungen, die Partie des Tages.

## Die Seite einer Person

web-page-mine = Meine Seite
web-page-about = Was du hier gespielt hast, gezählt aus den Aufzeichnungen deiner Spiele.
web-page-empty = Noch kein beendetes Spiel. Spiel eines, und diese Seite fängt an zu erzählen.
web-page-empty-other = Noch kein beendetes Spiel.
web-page-hidden = Niemand sonst sieht diese Seite
web-page-hidden-about = Dann stehst du auf keiner Liste der Wertungen und auf niemandes Seite, und der Link hierher führt andere ins Leere. An deinen Tischen steht dein Name wie bisher.
web-page-link = Die Adresse für andere:
web-page-games = { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
web-page-seats = Spieler
web-page-count = Spiele
web-page-place = { $place }.
web-page-points = Ø Punkte
web-page-average = im Schnitt
web-page-best = am meisten in einem Spiel
web-page-numbers = Was die Spiele erzählen
web-page-rivals = Im Vergleich
web-page-ahead = davor
web-page-equal = gleichauf
web-page-behind = dahinter
web-page-person = Person
web-page-last = Letzte Spiele
web-page-left = Tisch verlassen
web-page-course = Wertung nach jedem der letzten { $games } Spiele: von { $first } auf { $last }.
web-page-places = { $games ->
        [one] Platz im letzten Spiel, der erste oben.
       *[other] Plätze in den letzten { $games } Spielen, der erste oben.
    }

## Wertungen

web-rating = Wertung
web-rating-people = Unter Menschen
web-rating-bots = Gegen Bots
web-rating-value = { $value } ± { $spread }
web-rating-rung = Mindestens so stark wie { $bot }
web-rating-below = Noch nicht so stark wie { $bot }
web-rating-provisional = vorläufig
web-rating-games = { $games ->
        [one] aus 1 gewerteten Spiel
       *[other] aus { $games } gewerteten Spielen
    }
web-rating-none = Noch ohne Wertung
web-rating-people-none = Gewertet wird, wenn zwei Menschen mit Konto am Tisch sitzen.
web-ratings = Wertungen
web-ratings-of = Wertungen: { $game }
web-ratings-about = Alle mit Konto und mindestens { $least } gewerteten Spielen, die sich zeigen wollen. Die Bots stehen, wo die Leiter sie hat.
web-ratings-empty = Noch hat niemand { $least } gewertete Spiele. Sei der Erste.
web-ratings-bot = Bot
web-table-settings-rated-choice = Gewertet
web-table-settings-rated-about = Zählt für die Wertungen, wenn mindestens zwei Menschen mit Konto spielen. Spiele mit Tipps nie.
web-table-settings-rated = Dieser Tisch zählt für die Wertungen, wenn zwei Menschen mit Konto spielen.
web-table-settings-unrated = Dieser Tisch zählt nicht für die Wertungen.

## Die Partie des Tages

web-daily = Die Partie des Tages
web-daily-about = Jeden Tag eine Partie für jedes Spiel, für alle die gleiche, gegen die gleichen Bots. Was machst du daraus?
web-daily-rules = { $seats } am Tisch, die anderen sind Bots: { $bot }. Kein Zurücknehmen, keine Tipps; wer geht, hat kein Ergebnis. Zu Ende spielen kannst du bis { $until }.
web-daily-play = Heutige Partie spielen
web-daily-continue = Weiterspielen
web-daily-done = Du hast sie gespielt
web-daily-streak = { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
web-daily-players = { $players ->
        [0] Noch hat sie niemand zu Ende gespielt.
        [one] 1 Person hat sie zu Ende gespielt.
       *[other] { $players } Personen haben sie zu Ende gespielt.
    }
web-daily-results = Ergebnisse
web-daily-day = Ergebnisse vom { $day }
web-daily-earlier = Der Tag davor
web-daily-later = Der Tag danach
web-daily-empty = Keine Ergebnisse an diesem Tag.
web-daily-rank = Rang
web-daily-place = Platz
web-daily-points = Punkte
web-daily-guest = Gast
web-daily-you = du
web-daily-sealed = Die Partie bleibt zwei Tage geschlossen, damit niemand jemandem hilft. Dann öffnen sich Aufzeichnung, Coach und Datei.
web-daily-table = Ergebnisse ansehen

## Turniere; alles Weitere dazu steht in contests.ftl

web-contests = Turniere
web-contests-about = Mehrere Runden an Tischen zu zweit bis zu sechst, mit einer Rangliste. In einer Minute ist eines für deine Freunde gemacht, oder du nimmst an einem teil.
web-contest-back = Zum Turnier
web-puzzles = Rätsel
web-puzzles-about = Augenblicke aus echten Spielen, in denen eine Entscheidung klar besser ist. Finde sie, und sieh, warum.
