### Words shared by all games, by the server, the browser and the terminal.

## Joining words. `list-pair` joins all but the last, `list-last` the last; both fold from the left.

list-pair = { $head }, { $item }
list-last = { $head } und { $item }
# The viewer in the middle of a sentence, as in "gegen Ben und dich" (accusative only).
you-object = dich
who = { $seat }
who-you = du

## Games and players

tenka = Tenka
game-zipang = Zipang Portable
game-shogun = Shogun
game-shitenno = Shitennō
zipang-tagline = Feldzüge, Münzen und Ehre
shogun-tagline = Zwei Jahre voller Pläne, Bauten und Kämpfe
shitenno-tagline = Vier Generäle teilen, erobern und werben um den Shogun
zipang-statistic-campaigns = Gewonnene Feldzüge
zipang-statistic-eliminated = Ausgeschieden
zipang-statistic-stolen = Gestohlene Münzen
shitenno-statistic-daimyo = Jahre als Daimyō
shitenno-statistic-kamons = Gelegte Kamons
shitenno-statistic-provinces = Beherrschte Provinzen
shogun-statistic-provinces = Provinzen am Ende
shogun-statistic-buildings = Gebäude am Ende
shogun-statistic-battles = Kämpfe gegen Mitspieler
shogun-statistic-battles-won = Gewonnene Kämpfe
shogun-statistic-luck = Glück: Siege über Erwarten
zipang-in-short = Spiele Figuren aus einer winzigen Hand, überlebe kurze Feldzüge oder behalte die meiste Ehre, und habe am Ende die meisten Münzen.
shogun-in-short = Jede Jahreszeit planst du zehn Aktionen im Geheimen; dann marschieren Armeen, der Turm entscheidet Kämpfe, und der Winter verlangt Reis und bringt Punkte.
shitenno-in-short = In geraden Jahren werden Karten und Titel in Losen geteilt; in ungeraden bezahlst du damit Provinzen, und die meisten Gunstpunkte gewinnen.
bot-level-random = zufällig
bot-level-steady = besonnen
bot-level-sharp = scharfsinnig
bot-level-master = meisterlich
bot-about-random = spielt irgendeinen erlaubten Zug
bot-about-steady = wägt jeden Zug nach dem ab, was zu sehen ist, einen Schritt weit
bot-about-sharp = spielt vor jedem Zug viele mögliche Welten durch, etwa eine Sekunde lang
bot-about-master = sucht wie scharfsinnig, aber etwa drei Sekunden lang und mit dem besten Urteil, das wir haben
bot-strength = gewinnt { $wins } von 10 Spielen zu viert gegen „{ $weaker }“
seat-me = du
seat-open = freier Platz
seat-bot = Bot
seat-program = Programm
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
refusal-undo-start = Es wurde noch nichts gespielt.
refusal-undo-over = Das Spiel ist zu Ende.
refusal-undo-together = Andere entscheiden gleichzeitig. Eine versiegelte Wahl lässt sich mit ihrer eigenen Schaltfläche wieder öffnen.
refusal-undo-others = Seither hat jemand anders gehandelt.
refusal-undo-drawn = Es wurde etwas gelost.
refusal-undo-revealed = Etwas Verborgenes kam ans Licht.
refusal-undo-often = Du bist so oft zurückgegangen, wie ein Spiel es erlaubt.
refusal-undo-off = An diesem Tisch gilt jede Entscheidung.
refusal-bot-plays = Ein Bot spielt deinen Platz. Nimm ihn erst wieder ein.
refusal-taken-back = Du hast diese Antwort zurückgenommen.
refusal-seat-often = An diesem Tisch sind Leute so oft gegangen und gekommen, wie ein Spiel es erlaubt.
refusal-vote-not-now = Hier ist gerade nichts abzustimmen.
refusal-chat-closed = An diesem Tisch kannst du nicht schreiben.
refusal-chat-empty = Darin ist nichts zu lesen.
refusal-chat-too-fast = Du schreibst zu schnell. Warte bitte einen Moment.
refusal-look-seated = Wer an diesem Tisch spielt, kann anderen nicht in die Karten sehen.
refusal-look-closed = Dieser Platz zeigt seine Sicht nicht.
refusal-lesson = Ein guter Zug für später. Erst kommt die Aufgabe dieser Lektion.

## Problems that the server reports

problem-bad-address = An diese Adresse lässt sich nichts schicken.
problem-bad-bot = Für dieses Spiel gibt es keinen Bot dieser Stufe.
problem-bad-json = Diese Nachricht ist kein gültiges JSON.
problem-bad-letter = Diese Bestätigung stimmt nicht oder ist zu alt. Bitte fordere eine neue E-Mail an.
problem-bad-message = Diese Nachricht hat nicht die erwartete Form.
problem-bad-method = Diese Adresse nimmt eine solche Anfrage nicht an.
problem-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
problem-bad-network = Das ist keine Adresse, oder ein größeres Netz, als ein Gastgeber ausschließen darf.
problem-bad-options = Diese Optionen passen nicht zum Spiel.
problem-bad-request = Diese Anfrage hat nicht die erwartete Form.
problem-bad-seats = Das Spiel ist nicht für diese Zahl von Personen.
problem-bad-start = Ein Turnier beginnt zu einem Zeitpunkt innerhalb des nächsten Jahres.
problem-bad-time-control = Eine Uhr braucht mindestens zehn Sekunden.
problem-bad-title = Der Name eines Turniers hat 1 bis 60 sichtbare Zeichen.
problem-bad-token = Dieses Token öffnet diesen Tisch nicht.
problem-banned = Du darfst hier zurzeit nicht spielen. Warum, steht auf deiner Kontoseite.
problem-broken-table = Die Aufzeichnung dieses Tisches lässt sich nicht weiterspielen.
problem-club-only = Dieses Turnier ist für die Mitglieder eines Vereins.
problem-coach-busy = Der Trainer hat zu viel zu tun. Bitte versuche es später noch einmal.
problem-coach-failed = Der Trainer weiß hierauf keine Antwort.
problem-coach-not-yours = Der Trainer spricht nur mit denen, die diesen Platz gespielt haben.
problem-coach-one = Der Trainer sieht sich immer nur eine deiner Partien an. Halte die andere an oder warte auf sie.
problem-common-password = Dieses Passwort gehört zu den ersten, die jemand probiert. Besser sind ein paar ungewöhnliche Wörter hintereinander.
problem-contest-closed = Diesem Turnier kann niemand mehr beitreten.
problem-contest-few = Zu einem Turnier gehören mindestens zwei Menschen.
problem-contest-full = Dieses Turnier hat so viele Teilnehmer, wie es aufnehmen kann.
problem-contest-moved-on = Dieses Turnier ist inzwischen weiter. Bitte schau noch einmal nach.
problem-crowded-address = Zu viele Verbindungen von deiner Adresse. Bitte versuche es später noch einmal.
problem-deal-sealed = Andere können diese Partie noch spielen. Aufzeichnung, Coach und Datei öffnen sich, wenn das niemand mehr kann.
problem-draining = Dieser Server hört gerade auf. Bitte versuche es noch einmal.
problem-foreign-origin = Diese Anfrage kam von einer anderen Seite und wurde nicht angenommen.
problem-fork-over = In diesem Moment ist das Spiel zu Ende: Es gibt nichts mehr zu spielen.
problem-head-too-large = Der Kopf dieser Anfrage ist zu groß.
problem-hint-not-now = Du hast gerade nichts zu entscheiden.
problem-hints-off = An diesem Tisch gibt es keine Tipps.
problem-hints-spent = Du hast so viele Tipps bekommen, wie ein Spiel erlaubt.
problem-internal = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert.
problem-key-reused = Dieser Schlüssel gehört zu einem anderen Zug.
problem-name-taken = Dieser Name, oder einer, der so aussieht, gehört schon jemandem.
problem-no-accounts = Auf diesem Server gibt es keine Konten.
problem-no-answer = Darauf gibt es hier keine Antwort.
problem-no-ban = Diese Sperre gibt es nicht.
problem-no-club = Diesen Verein gibt es nicht.
problem-no-contest = Dieses Turnier gibt es nicht.
problem-no-invite = Diese Einladung gehört nicht zu diesem Tisch.
problem-no-mail = Dieser Server verschickt keine E-Mails.
problem-no-page = Unter dieser Adresse ist nichts zu finden.
problem-no-person = Diese Person gibt es nicht.
problem-no-proposal = Dieser Tisch wird nicht mehr vorgeschlagen.
problem-no-puzzle = Dieses Rätsel gibt es nicht.
problem-no-sign-up = Hier kann sich niemand selbst ein Konto anlegen. Bitte frag den Gastgeber.
problem-no-subscription = Eine solche Adresse hast du nicht.
problem-no-table = Diesen Tisch gibt es nicht.
problem-not-allowed = Das dürfen nur andere.
problem-not-built = Die Seiten für den Browser sind noch nicht gebaut.
problem-not-confirmed = Der eingetippte Name ist nicht deiner. Es wurde nichts gelöscht.
problem-not-delivered = Dorthin ließ sich nichts zustellen.
problem-not-over = Das öffnet sich, wenn das Spiel aus ist.
problem-not-seated = Das können nur die, die an diesem Tisch sitzen.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-not-stored = Der Zug konnte nicht gespeichert werden und gilt nicht. Bitte versuche es noch einmal.
problem-not-your-seat = Dieser Platz spielt nicht an deinem Bildschirm.
problem-notes-open = Das Spiel ist zu Ende, und die Notizen sind für alle offen.
problem-one-me = Genau ein Platz muss dein eigener sein, oder keiner und mindestens einer offen.
problem-openid-down = Der Anbieter antwortet nicht so, wie er sollte. Bitte versuch es später noch einmal.
problem-openid-failed = Die Anmeldung dort hat nicht geklappt. Bitte versuch es noch einmal.
problem-openid-taken = Diese Anmeldung gehört zu einem anderen Konto.
problem-part-off = Auf diesem Server ist das abgeschaltet.
problem-record-broken = Diese Aufzeichnung stimmt nicht: Züge oder Ziehungen folgen nicht auseinander.
problem-record-made-up = Dieses Spiel beginnt mit einer Stellung, die jemand gestellt hat. Es lässt sich ansehen, aber nicht weiterspielen.
problem-record-only = Dieses Spiel kam als Datei. Es lässt sich als Wiederholung ansehen.
problem-record-ruleset = Diese Aufzeichnung gehört zu einem Spiel, einer Regelfassung oder Optionen, die hier nicht bekannt sind.
problem-record-unfinished = Diese Aufzeichnung bricht ab, bevor das Spiel zu Ende ist.
problem-record-unreadable = Diese Datei ist keine Aufzeichnung von Tenka, oder sie ist beschädigt.
problem-server-full = Zu viele Leute sind mit diesem Server verbunden. Bitte versuche es später noch einmal.
problem-short-password = Ein Passwort hat 10 bis 200 Zeichen.
problem-sign-in-first = Bitte melde dich zuerst an.
problem-signed-in = Du bist schon angemeldet.
problem-storage-down = Der Speicher antwortet nicht. Bitte versuche es noch einmal.
problem-table-closed = Ein Gastgeber hat diesen Tisch geschlossen.
problem-table-full = Alle Plätze an diesem Tisch sind besetzt.
problem-too-large = Das ist zu groß.
problem-too-long = Das auszurechnen dauert zu lange.
problem-too-many-attempts = Zu viele Versuche. Bitte warte ein paar Minuten.
problem-too-many-connections = Du hast zu viele Seiten mit Tischen offen.
problem-too-many-contests = Du hast schon so viele laufende Turniere, wie ein Mensch haben kann.
problem-too-many-messages = Zu viele Nachrichten in kurzer Zeit. Bitte warte einen Moment.
problem-too-many-requests = Zu viele Anfragen in kurzer Zeit. Bitte warte einen Moment.
problem-too-many-spectators = An diesem Tisch sehen schon zu viele zu.
problem-too-many-subscriptions = Mehr Adressen sind nicht erlaubt. Entferne zuerst eine.
problem-too-many-tables = Zu viele neue Tische in kurzer Zeit. Bitte warte einen Moment.
problem-too-slow = Die Anfrage kam zu langsam an.
problem-unknown-game = Dieses Spiel ist hier nicht bekannt.
problem-wrong-password = Das alte Passwort stimmt nicht.
problem-wrong-sign-in = Name oder Passwort stimmen nicht.

## Nachrichten an Abwesende

notice-turn = Du bist am Zug: { $game }
notice-last = Nur du fehlst noch: { $game }
notice-over = { $game } ist zu Ende
notice-round = Dein Tisch für die nächste Runde steht bereit: { $game }
notice-invited = Du bist eingeladen: { $game }
notice-proposed = Ein Tisch für dich: { $game }
notice-test = Tenka kann dich erreichen
notice-with = Mit { $others }.
notice-alone = So erfährst du, dass ein Tisch auf dich wartet.
notice-letter-title = Tenka: Ist das deine Adresse?
notice-letter = Jemand möchte auf { $site } hier erfahren, wenn ein Tisch wartet. Wenn du das bist, öffne diese Adresse innerhalb eines Tages. Wenn nicht, tu nichts: Du hörst nicht wieder von uns.

## Was am Tisch selbst geschieht, in jedem Spiel. `-you` ist an den gerichtet, der es tat.

table-event-taken-back = { $seat } nimmt eine Entscheidung zurück.
table-event-taken-back-you = Du nimmst eine Entscheidung zurück.
table-event-hinted = { $seat } fragt nach einem Tipp.
table-event-hinted-you = Du fragst nach einem Tipp.
table-event-seat-changed-left = { $seat } verlässt den Tisch. Ein Bot spielt weiter.
table-event-seat-changed-left-you = Du verlässt den Tisch. Ein Bot spielt weiter.
table-event-seat-changed-time = { $seat } hat keine Zeit mehr. Ein Bot spielt weiter.
table-event-seat-changed-time-you = Deine Zeit ist um. Ein Bot spielt für dich weiter.
table-event-seat-changed-vote = Die anderen lassen für { $seat } einen Bot weiterspielen.
table-event-seat-changed-vote-you = Die anderen lassen für dich einen Bot weiterspielen.
table-event-seat-changed-back = { $seat } ist zurück und spielt wieder.
table-event-seat-changed-back-you = Du bist zurück und spielst wieder.
