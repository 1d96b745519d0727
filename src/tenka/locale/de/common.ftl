### Words shared by all games, by the server, the browser and the terminal.

## Joining words. `list-pair` joins all but the last, `list-last` the last; both fold from the left.

list-pair = { $head }, { $item }
list-last = { $head } und { $item }
# The viewer in the middle of a sentence, as in "gegen Ben und dich" (accusative only).
you-object = dich

## Games and players

tenka = Tenka
game-zipang = Zipang Portable
game-shogun = Shogun
bot-level-random = zufällig
bot-level-steady = besonnen
bot-level-sharp = scharfsinnig
bot-level-master = meisterlich
bot-about-random = spielt irgendeinen erlaubten Zug
bot-about-steady = wägt jeden Zug nach dem ab, was zu sehen ist, einen Schritt weit
bot-about-sharp = spielt vor jedem Zug viele mögliche Welten durch, etwa eine Sekunde lang
bot-about-master = spielt wie scharfsinnig durch, aber länger und mit dem, was er im Spiel gegen sich gelernt hat
seat-me = du
seat-open = freier Platz
seat-bot = Bot
seat-person = Person
seat-number = Platz { $number }

## Refusals that every game shares. Nothing has changed when one of these is said.

refusal-unknown-move = Diesen Zug gibt es in diesem Spiel nicht.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-game-over = Das Spiel ist aus.
refusal-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle neu.
refusal-one-at-a-time = Spiele diese Züge einzeln.
refusal-not-seated = Du siehst zu; ziehen dürfen nur die Mitspielenden.
refusal-table-waiting = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.

## Problems that the server reports

problem-bad-bot = Für dieses Spiel gibt es keinen Bot dieser Stufe.
problem-bad-json = Diese Nachricht ist kein gültiges JSON.
problem-bad-message = Diese Nachricht hat nicht die erwartete Form.
problem-bad-method = Diese Adresse nimmt eine solche Anfrage nicht an.
problem-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
problem-bad-options = Diese Optionen passen nicht zum Spiel.
problem-bad-request = Diese Anfrage hat nicht die erwartete Form.
problem-bad-seats = Das Spiel ist nicht für diese Zahl von Personen.
problem-broken-table = Die Aufzeichnung dieses Tisches lässt sich nicht weiterspielen.
problem-foreign-origin = Diese Anfrage kam von einer anderen Seite und wurde nicht angenommen.
problem-internal = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert.
problem-key-reused = Dieser Schlüssel gehört zu einem anderen Zug.
problem-no-invite = Diese Einladung gehört nicht zu diesem Tisch.
problem-no-odds = Hier gibt es keine Chancen zu nennen.
problem-no-page = Unter dieser Adresse ist nichts zu finden.
problem-no-table = Diesen Tisch gibt es nicht.
problem-not-built = Die Seiten für den Browser sind noch nicht gebaut.
problem-not-over = Das öffnet sich, wenn das Spiel aus ist.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-not-stored = Der Zug konnte nicht gespeichert werden und gilt nicht. Bitte versuche es noch einmal.
problem-not-your-view = Du kannst nur die eigene und die öffentliche Sicht verfolgen.
problem-one-me = Genau ein Platz muss dein eigener sein.
problem-storage-down = Der Speicher antwortet nicht. Bitte versuche es noch einmal.
problem-table-full = Alle Plätze an diesem Tisch sind besetzt.
problem-too-large = Das ist zu groß.
problem-too-many-connections = Du hast zu viele Seiten mit Tischen offen.
problem-too-many-messages = Zu viele Nachrichten in kurzer Zeit. Bitte warte einen Moment.
problem-too-many-requests = Zu viele Anfragen in kurzer Zeit. Bitte warte einen Moment.
problem-too-many-tables = Zu viele neue Tische in kurzer Zeit. Bitte warte einen Moment.
problem-unknown-game = Dieses Spiel ist hier nicht bekannt.
