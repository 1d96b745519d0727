### Wer wen kennt: folgen, da sein, blockieren, jemanden an einen Tisch bitten.

web-circle = Leute
web-circle-about = Folge anderen, sieh, wer da ist, und bitte sie an einen Tisch.
web-circle-seen = Andere sehen, wann ich da bin
web-circle-seen-about = Ausgeschaltet sieht es niemand in irgendeiner Liste, und es wird auch nicht gespeichert. Wer an einem Tisch sitzt, sieht dort in jedem Fall, wer verbunden ist.
web-circle-following = Wem du folgst
web-circle-following-empty = Noch niemandem. Auf der Seite einer Person, zu der ihr Name am Tisch führt, kannst du ihr folgen.
web-circle-here = Auch da
web-circle-here-empty = Gerade zeigt sonst niemand, da zu sein.
web-circle-away = nicht da
web-circle-blocked = Blockiert
web-circle-blocked-about = Von Blockierten hörst du nichts. Sie finden weder deine Seite noch deine Tische und erfahren nicht, warum.
web-follow = Folgen
web-unfollow = Nicht mehr folgen
web-block = Blockieren
web-block-name = { $name } blockieren
web-block-sure = { $name } wirklich blockieren?
web-unblock = Nicht mehr blockieren
web-blocked-seat = blockiert

## An einen Tisch

web-call = Andere an diesen Tisch bitten
web-call-name = Name eines Kontos
web-call-send = Einladen
web-call-person = { $name } einladen
web-called = Eingeladen: { $names }.
web-calls = Du bist eingeladen
web-call-line = { $name } lädt dich ein: { $game }
web-call-decline = Ablehnen

## Ein Tisch für alle, die warten

web-lobby = Mitspielende finden
web-lobby-about = Sag, was du jetzt spielen würdest; sobald genug Leute da sind, wird ein Tisch vorgeschlagen.
web-lobby-games = Was würdest du jetzt spielen?
web-lobby-seats = zu { $seats }
web-lobby-count = { $people ->
        [0] niemand wartet
        [one] eine Person wartet
       *[other] { $people } Personen warten
    }
web-lobby-wait = Auf einen Tisch warten
web-lobby-waiting = Du wartest auf einen Tisch
web-lobby-waiting-about = Diese Seite darf im Hintergrund offen bleiben. Wer sie schließt, wartet nicht mehr.
web-lobby-stop = Nicht mehr warten
web-lobby-proposed = Ein Tisch für dich: { $game }
web-lobby-proposed-about = Er beginnt, sobald alle zugesagt haben, mit Uhr und ausgeloster Sitzordnung.
web-lobby-yes = Ich spiele mit
web-lobby-said-yes = Du hast zugesagt. Die anderen haben noch { $seconds } s.
web-lobby-seconds = noch { $seconds } s
web-lobby-confirmed = sagt zu
web-lobby-open = ist gefragt
web-lobby-out = Du hast nicht rechtzeitig geantwortet und wartest deshalb nicht mehr.

## Vereine

web-clubs = Vereine
web-clubs-about = Eine Gruppe mit eigener Seite: Mitglieder, Tische, Turniere, Ergebnisse und eine Tabelle untereinander.
web-clubs-mine = Deine Vereine
web-clubs-mine-empty = Du bist noch in keinem Verein. Gründe einen oder bitte um Aufnahme.
web-clubs-others = Andere Vereine
web-clubs-others-empty = Andere Vereine gibt es noch nicht.
web-clubs-found = Einen Verein gründen
web-clubs-found-account = Um einen Verein zu gründen, brauchst du ein Konto.
web-club-name = Name des Vereins
web-club-text = Worum es geht
web-club-listed = Alle finden ihn in der Liste der Vereine
web-club-save = Speichern
web-club-edit = Ändern
web-club-members = Mitglieder
web-club-count = { $members ->
        [one] 1 Mitglied
       *[other] { $members } Mitglieder
    }
web-club-keeper = kümmert sich um den Verein
web-club-asked = bittet um Aufnahme
web-club-accept = Aufnehmen
web-club-remove = Entfernen
web-club-decline = Ablehnen
web-club-link = Der Link zum Beitreten:
web-club-join = Beitreten
web-club-ask = Um Aufnahme bitten
web-club-asked-you = Du hast um Aufnahme gebeten. Wer sich um den Verein kümmert, entscheidet.
web-club-closed = Den Link zum Beitreten haben die Mitglieder.
web-club-leave = Den Verein verlassen
web-club-leave-sure = Wirklich verlassen?
web-club-standings = Tabelle
web-club-standings-about = Aus allen Partien mit mindestens zwei Mitgliedern: vor wie vielen der anderen Mitglieder am Tisch jemand lag. Gleichstand zählt halb.
web-club-standings-empty = Sobald zwei Mitglieder miteinander ein Spiel beendet haben, stehen sie hier.
web-club-share = besser als
web-club-results = Letzte Partien unter Mitgliedern
web-club-result = { $name } ({ $place }.)
web-club-tables = Offene Tische von Mitgliedern
web-club-tables-empty = Gerade hat kein Mitglied einen offenen Tisch.
web-club-contests = Turniere des Vereins
web-club-contests-empty = Noch kein Turnier. Wer im Verein ist, kann eines machen, und alle Mitglieder können mitspielen.
