### Der Tisch, an dem Menschen sitzen: Zurücknehmen, Uhren, Chat, Notizen, wer spielt und wer zusieht.

## Zurücknehmen

web-undo = Zurücknehmen
web-restart-turn = Zug neu beginnen
web-undo-until = Weiter zurück geht es nicht: { $reason }
web-undo-not = Du kannst gerade nichts zurücknehmen. { $reason }

## Hausregeln

web-table-settings = Hausregeln
web-table-settings-undo = Entscheidungen lassen sich zurücknehmen, bis jemand anders handelt, etwas gelost wird oder Verborgenes ans Licht kommt.
web-table-settings-no-undo = Jede Entscheidung gilt.
web-table-settings-undo-choice = Entscheidungen lassen sich zurücknehmen
web-table-settings-undo-about = Bis jemand anders handelt, etwas gelost wird oder etwas Verborgenes ans Licht kommt.
web-table-settings-hints = Tipps sind erlaubt. Alle sehen, wer danach fragt.
web-table-settings-no-hints = Es gibt keine Tipps.
web-table-settings-hints-choice = Tipps sind erlaubt
web-table-settings-hints-about = Wer entscheiden muss, darf den Trainer fragen, was „scharfsinnig“ tun würde. Alle sehen, wie oft.
web-table-settings-chat = Wer darf im Chat schreiben?
web-chat-who-players = Die Mitspielenden
web-chat-who-everyone = Mitspielende und Zuschauende
web-chat-who-nobody = Niemand
web-table-settings-chat-players = Im Chat schreiben die Mitspielenden.
web-table-settings-chat-everyone = Im Chat schreiben alle, auch wer zusieht.
web-table-settings-chat-nobody = Es gibt keinen Chat.
web-time-control = Rhythmus
web-time-control-none = Keine Uhr
web-time-control-live = Live: { $minutes } Min., je Entscheidung { $more } s mehr
web-time-control-move = { $time } je Entscheidung
web-time-control-about = Die Zeit läuft nur, solange du eine Entscheidung schuldest. Ist sie um, spielt ein Bot für dich weiter, bis du deinen Platz wieder einnimmst.
web-clocks = Restzeit
web-clock-hours = { $hours } Std. { $minutes } Min.
web-clock-days = { $days } T. { $hours } Std.

## Wer spielt

web-people = Wer am Tisch sitzt
web-here = ist da
web-stand-in = nicht da, ein Bot spielt
web-stand-in-you = Ein Bot spielt deinen Platz.
web-take-back-seat = Meinen Platz wieder einnehmen
web-leave = Den Tisch verlassen
web-leave-about = Ein Bot spielt für dich weiter. Solange das Spiel dauert, kannst du zurückkommen und deinen Platz wieder einnehmen.
web-leave-waiting = Dein Platz ist wieder für jemand anderen frei.
web-vote-away = { $name } ist nicht da.
web-vote-slow = { $name } lässt den Tisch warten.
web-vote = Einen Bot weiterspielen lassen
web-vote-withdraw = Meine Stimme zurückziehen
web-votes = { $votes } von { $needed } Stimmen.

## Wer zusieht

web-share = Zuschauende dürfen in meine Karten sehen
web-share-about = Wer zusieht, sieht, was du siehst, bis du es abschaltest. Wer hier mitspielt, kann das nicht; nichts hindert aber jemanden daran, in einem zweiten Browser als Gast zuzusehen.
web-shared = zeigt die eigenen Karten
web-look = Über die Schulter sehen
web-look-public = Sehen, was alle sehen
web-looking = Du siehst, was { $name } sieht.

## Chat und Notizen

web-side = Verlauf, Chat und Notizen
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = An alle am Tisch schreiben
web-chat-send = Senden
web-chat-closed = Du kannst hier lesen, aber nicht schreiben.
web-chat-spectator = sieht zu
web-said = { $name } sagt: { $text }
web-unread = { $count ->
        [one] eine ungelesene Zeile
       *[other] { $count } ungelesene Zeilen
    }
web-mute = Stumm
web-mute-name = { $name } stummschalten
web-unmute = Zeigen, was Stummgeschaltete sagen
web-notes = Notizen
web-notes-about = Bis das Spiel zu Ende ist, kannst nur du das lesen. Danach ist es für alle offen, die diesen Tisch sehen.
web-notes-kept = Gespeichert.
web-notes-writing = Noch nicht gespeichert.
web-notes-open = Was sich alle notiert haben
web-notes-none = Niemand hat Notizen gemacht.
web-key-undo = die letzte Entscheidung zurücknehmen; mit Umschalt den ganzen Zug
