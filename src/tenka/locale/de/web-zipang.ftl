### Hilfe an Ort und Stelle am Tisch von Zipang Portable.

web-zipang-about-points = Kampfpunkte (Klinge): { $btl }. Ehre (Knoten): { $hnr }.
web-zipang-about-coins = Münzen
web-zipang-about-coins-text = Wer die meisten hat, wenn nach einem Feldzug jemand keine mehr besitzt, wird Shogun.
web-zipang-about-pot = Der Topf
web-zipang-about-pot-text = Für jeden Feldzug zahlen alle eine Münze hinein; wer den Feldzug gewinnt, nimmt sie alle.
web-zipang-about-gone = Münzen, die weg sind
web-zipang-about-gone-text = In jedem Feldzug verlässt eine Münze des Topfes das Spiel, so wird das Land ärmer.
web-zipang-about-supply = Der Vorrat
web-zipang-about-supply-text = Jeder Zug beginnt damit, hier eine Karte zu ziehen. Ist er leer, ist der nächste Zug der letzte des Feldzugs, und die Ehre entscheidet.
web-zipang-about-discards = Die Ablage
web-zipang-about-discards-text = Gespielte und verlorene Karten liegen hier offen, die neueste rechts. Der Kabuki kann eine nehmen.
web-zipang-about-face-down = Die verdeckte Karte
web-zipang-about-face-down-text = Zu Beginn eines Feldzugs wird eine Karte beiseitegelegt. Niemand kennt sie, und niemand kann sie nehmen.
web-zipang-about-hidden = Karten, die du nicht kennst
web-zipang-about-hidden-text = Alle halten zwei Karten, im eigenen Zug drei. Karten, die du gesehen hast, liegen offen, mit einem Auge.
web-zipang-about-proved = Gezeigte Kampfpunkte
web-zipang-about-proved-text = Diese Hand hat einen Angriff abgewehrt, also hat sie mindestens so viele Kampfpunkte.
web-zipang-about-out = Ausgeschieden
web-zipang-about-out-text = Wer einen Kampf verliert oder keine Karten hat, wartet auf den nächsten Feldzug. Die Münzen bleiben.
web-zipang-about-let = Geschehen lassen
web-zipang-about-let-text = Die Karte tut mit dir, was auf ihr steht. Ein Angriff scheitert von selbst, wenn deine Hand genug Kampfpunkte hat.
web-zipang-about-monk = Mit dem Mönch antworten
web-zipang-about-monk-text = Legt deinen Mönch ab und hebt die Karte für dich auf. Du ziehst eine neue Karte.
web-zipang-about-coin = Mit einer Münze abwehren
web-zipang-about-coin-text = Vor deinem ersten Zug in einem Feldzug wehrt eine Münze in den Topf einen Angriff ab.
web-zipang-live = Ein Feldzug zu dritt, und du bist am Zug. Spiele irgendeine Karte deiner Hand und sieh, was daraus wird.
