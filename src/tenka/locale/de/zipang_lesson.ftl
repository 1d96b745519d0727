### Der erste Feldzug von Zipang Portable, Aufgabe für Aufgabe. $one und $two sind die Namen der anderen.

zipang-lesson-coins = Willkommen. Das sind deine Münzen. Wer am reichsten ist, sobald jemand keine mehr hat, wird Shogun.
zipang-lesson-pot = Ein Spiel ist eine Reihe kurzer Feldzüge. Für jeden zahlen alle eine Münze in diesen Topf. Wer den Feldzug gewinnt, nimmt ihn ganz.
zipang-lesson-hand = Das ist deine Hand. Die Klinge zeigt Kampfpunkte (BTL), zum Angreifen und Verteidigen. Der Knoten zeigt Ehre (HNR); sie zählt, wenn ein Feldzug mit mehreren Spielern endet. Du hast gerade eine dritte Karte gezogen und musst eine spielen.
zipang-lesson-attack = Der Hauptmann greift mit 3 Kampfpunkten an. Tippe auf ihn, dann auf { $two }.
zipang-lesson-out = Das hat gereicht: Die Karten von { $two } hatten zusammen weniger Punkte, also scheidet { $two } aus diesem Feldzug aus. Die Ablage liegt offen in der Mitte.
zipang-lesson-answer = Jetzt greift { $one } dich mit dem Kriegsherrn und 5 Kampfpunkten an. Deine Hand hat nur 3, aber ein Mönch hebt jede Karte für dich auf. Antworte mit dem Mönch.
zipang-lesson-tea = Der Mönch ist weg, du hast nachgezogen und bist am Zug. Der Teemeister nimmt ungesehen eine Karte aus einer Hand, und du musst sie sofort spielen. Tippe auf ihn; nur ein Ziel ist noch da.
zipang-lesson-taken = Du hast einen Mönch genommen. Im eigenen Zug bewirkt er nichts, aber { $one } hat ihn verloren. Spiele ihn.
zipang-lesson-nobleman = { $one } hat einen einzelnen Bauern gespielt, der nichts bewirkt. Dein Edelmann sieht in eine Hand, bevor er eine Karte daraus nimmt. Spiele ihn.
zipang-lesson-take = Das sind die Karten von { $one }. Der Kaiser würde den Feldzug beenden, und die Ehre würde entscheiden. Nimm lieber den Hauptmann: Ohne ihn hat { $one } kaum noch einen Kampfpunkt.
zipang-lesson-last = Eine genommene Karte wird sofort gespielt. Greife damit { $one } an.
zipang-lesson-won = Du bist allein übrig, also gehört der Topf dir: Nun bist du am reichsten. Der nächste Feldzug hat begonnen, und wer gewonnen hat, beginnt.
zipang-lesson-end = Mehr brauchst du nicht, um zu spielen. Halte eine Karte oder verweile auf ihr, um zu lesen, was sie bewirkt. Das Spiel endet, wenn nach einem Feldzug jemand keine Münze mehr hat.
