### Die erste Jahreszeit von Shogun, Aufgabe für Aufgabe. $one und $two sind die Namen der anderen.

shogun-lesson-goal = Willkommen, Daimyō. Die Armeen mit den vier Rauten sind deine, und ebenso die Provinzen, in denen sie stehen. Im Winter bringen Provinzen Punkte, auch die Burgen, Tempel und Theater darin. Wer nach zwei Jahren die meisten hat, wird Shogun.
shogun-lesson-season = Der Frühling ist vorbei, der Sommer beginnt. In jeder Jahreszeit planst du heimlich zehn Aktionen: Für jede legst du die Karte der Provinz, in der sie geschehen soll. Hier siehst du die Reihenfolge; die Hälfte ist noch verdeckt.
shogun-lesson-rice = Dein Volk isst im Winter Reis. Tippe auf „Reis“, dann auf deine Karte Hoki mit ihren reichen Feldern. Den Bauern dort gefällt das nicht, sie haben schon im Frühling bezahlt: Dort liegt ein Aufstandsmarker.
shogun-lesson-theater = Nun ein Gebäude. Tippe auf „Theater“, dann auf die Karte Etchu.
shogun-lesson-battle = Und eine Schlacht. Tippe auf die zweite, „Kampf B“, dann auf die Karte Bizen: Dort stehen fünf deiner Armeen, neben einer schwachen Provinz von { $two }.
shogun-lesson-fill = Auch die anderen Aktionen brauchen je eine Karte; eine Karte mit Truhen heißt, dass nichts geschieht. „Sinnvoll füllen“ legt sie alle und ein kleines Gebot für die Reihenfolge.
shogun-lesson-seal = Niemand sieht deinen Plan, bevor er ausgeführt wird. Versiegle ihn.
shogun-lesson-special = Alle Pläne sind versiegelt und die Gebote offen: Du bietest am meisten und wählst zuerst. Jede Sonderkarte hilft bei einer Sache und ist ein Platz in der Reihenfolge. Nimm die, die mehr Reis bringt.
shogun-lesson-revolt = Das war ein Aufstand: Weil auf Hoki ein Aufstandsmarker lag, erhoben sich Bauern. Beide Seiten kommen in den Turm; was unten herausfällt, kämpft, der Rest bleibt für eine spätere Schlacht darin. Deine Armeen haben gewonnen, eine ist übrig, und die Provinz und ihr Reis gehören dir.
shogun-lesson-built = Etchu hat jetzt sein Theater. Was du baust, zählt in jedem Winter, und mehr für den, der in einer Region am meisten von einer Art hat.
shogun-lesson-march = Nun deine Schlacht. Tippe auf Harima: Der Balken zeigt, wie wahrscheinlich du mit vier Armeen gewinnst. Eine bleibt immer zurück. Dann marschiere.
shogun-lesson-won = Gewonnen: Harima gehört dir, und seine Karte kommt in deine Hand. { $two } hatte dort eine Aktion geplant; sie ist verloren.
shogun-lesson-winter = Es kommt der Herbst, die letzte Jahreszeit, und dann der Winter: Dein Volk isst für jede Provinz einen Reis. Reicht er nicht, erheben sich Bauern. Dann werden Punkte gezählt, und das zweite Jahr beginnt.
shogun-lesson-end = Das war eine Jahreszeit: planen, versiegeln, bieten und zusehen, was geschieht. Verweile auf etwas oder halte es, um zu lesen, was es ist.
