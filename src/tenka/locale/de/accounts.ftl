### Konten, was über jemanden gespeichert ist, und die Seite der Gastgeber.

## Anmelden

web-account = Konto
web-sign-in = Anmelden
web-sign-up = Konto anlegen
web-sign-with = Mit { $provider } anmelden
web-sign-name = Name
web-sign-password = Passwort
web-sign-password-about = Mindestens 10 Zeichen. Ein paar Wörter hintereinander merkt man sich leicht und errät sie schwer.
web-sign-show = Passwort zeigen
web-sign-bring = { $tables ->
        [one] Den Tisch mitnehmen, den ich als Gast habe
       *[other] Die { $tables } Tische mitnehmen, die ich als Gast habe
    }
web-sign-bring-about = Sonst bleiben sie beim Gast dieses Browsers, der wieder da ist, wenn du dich abmeldest.
web-sign-no-account = Noch kein Konto?
web-sign-has-account = Du hast schon eines?

## Die Kontoseite

web-account-guest = Du spielst als Gast
web-account-guest-about = Dieser Browser kennt dich als { $name }. Mit einem Konto spielst du dieselben Tische auf jedem Gerät, behältst sie, auch wenn der Browser dich vergisst, und niemand sonst kann deinen Namen nehmen. Nach einer Mailadresse wird nicht gefragt.
web-account-off = Dieser Server hat keine Konten: Dieser Browser kennt dich als { $name }.
web-account-closed = Konten vergibt der Gastgeber dieses Servers.
web-account-host = Gastgeber
web-account-hosts-page = Die Seite der Gastgeber
web-account-banned = Du darfst hier zurzeit nicht spielen: { $reason }
web-account-welcome = Du bist als { $name } angemeldet.
web-account-brought = { $tables ->
        [0] { "" }
        [one] Ein Tisch ist mitgekommen.
       *[other] { $tables } Tische sind mitgekommen.
    }
web-account-shared = { $tables ->
        [0] { "" }
        [one] An einem Tisch hattest du zwei Plätze: Sie teilen sich jetzt deinen Bildschirm.
       *[other] An { $tables } Tischen hattest du je zwei Plätze: Sie teilen sich jetzt deinen Bildschirm.
    }
web-account-password = Passwort
web-account-password-old = Altes Passwort
web-account-password-new = Neues Passwort
web-account-password-change = Passwort ändern
web-account-password-set = Passwort setzen
web-account-password-done = Das Passwort ist geändert; andere Geräte sind abgemeldet.
web-account-linked = Du kannst dich auch mit { $provider } anmelden.
web-account-link = { $provider } verknüpfen
web-account-devices = Angemeldet
web-account-device-here = dieser Browser
web-account-device = angemeldet { $since }, zuletzt benutzt { $seen }
web-account-out = Abmelden
web-account-out-everywhere = Überall abmelden
web-data = Deine Daten
web-data-about = Name, Tische, Züge, Chat, Notizen und Nachrichten als eine JSON-Datei. Einstellungen, und wen du stummgeschaltet hast, liegen nur in diesem Browser.
web-data-download = Alles herunterladen
web-data-delete = Alles löschen
web-data-delete-about = Bots spielen für dich weiter, an { $tables ->
        [one] deinem Tisch
       *[other] deinen { $tables } Tischen
    }. Dein Chat und deine Notizen werden entfernt, und beendete Spiele nennen dich „Nanashi“, namenlos. Das lässt sich nicht zurücknehmen.
web-data-delete-type = Tippe deinen Namen, { $name }, um alles zu löschen
web-data-delete-now = Endgültig löschen
web-data-deleted = Alles ist gelöscht. Du bist jetzt jemand Neues.

## Für Gastgeber

web-admin = Gastgeber
web-admin-about = Was alle sehen dürfen, und was Gastgeber tun dürfen. Niemandes Karten sind hier zu sehen.
web-admin-load = Last
web-admin-tables = Tische
web-admin-people = Personen
web-admin-bans = Sperren
web-admin-log = Protokoll
web-admin-search = Suchen
web-admin-search-tables = Ein Name, ein Spiel oder die Kennung eines Tischs
web-admin-search-people = Ein Name
web-admin-none = Nichts gefunden.
web-admin-rooms = Tische im Speicher
web-admin-playing = Laufende Spiele
web-admin-waiting = Wartende Tische
web-admin-over = Beendete Spiele
web-admin-connected = Verbundene Personen
web-admin-pages = Seiten an Tischen
web-admin-rate = Züge je Sekunde
web-admin-thinking = Denkende Bots
web-admin-queued = Wartende Meldungen
web-admin-longest = Längste Schlange
web-admin-memory = Speicher, MB
web-admin-uptime = Läuft seit
web-admin-versions = Tenka { $version }, Python { $python }, { $database } mit Schema { $schema }
web-admin-rules = Regeln: { $games }
web-admin-this-process = Verbindungen, Züge und Speicher sind die des Prozesses, der geantwortet hat; Tische sind in der Datenbank gezählt.
web-admin-status-waiting = wartet
web-admin-status-playing = läuft
web-admin-status-over = beendet
web-admin-status-closed = geschlossen: { $reason }
web-admin-close = Schließen
web-admin-close-named = Schließen: der Tisch von { $names }
web-admin-close-now = Tisch schließen
web-admin-reason = Grund, den die Betroffenen erfahren
web-admin-guest = Gast
web-admin-player = Konto
web-admin-host = Gastgeber
web-admin-person = { $tables ->
        [0] keine Tische
        [one] ein Tisch
       *[other] { $tables } Tische
    }, dabei: { $since }
web-admin-from = verbunden von { $addresses }
web-admin-ban = Sperren
web-admin-ban-named = Sperren: { $name }
web-admin-ban-now = Sperren
web-admin-ban-length = Wie lange
web-admin-ban-days = { $days ->
        [one] Einen Tag
       *[other] { $days } Tage
    }
web-admin-ban-forever = Für immer
web-admin-ban-address-too = Auch alle von { $address }
web-admin-ban-by-address = Eine Adresse sperren
web-admin-ban-address = Eine Adresse oder ein Netz
web-admin-ban-address-about = Niemand von dort kann spielen oder ein Konto anlegen; auch nicht, wer die Adresse nur teilt.
web-admin-banned-until = bis { $until }
web-admin-banned-forever = für immer
web-admin-ban-by = { $by }, { $when }
web-admin-lift = Aufheben
web-admin-lift-named = Aufheben: die Sperre von { $name }
web-admin-deed-close = schloss einen Tisch
web-admin-deed-ban = sperrte
web-admin-deed-unban = hob eine Sperre auf
web-admin-deed-contest = beendete ein Turnier
web-admin-deed-grant = machte zum Gastgeber
web-admin-deed-revoke = nahm Gastgeberrechte zurück
web-admin-deed-password = vergab ein Passwort
web-table-closed = Geschlossen: { $reason }
