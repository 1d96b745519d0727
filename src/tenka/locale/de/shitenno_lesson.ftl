### Die erste Runde von Shitennō, Aufgabe für Aufgabe. $one und $two sind die Namen der anderen.

shitenno-lesson-goal = Willkommen, General. Du suchst die Gunst des Shoguns: die Punkte auf diesem Plan. Du gewinnst sie, indem du die Kontrolle über Provinzen übernimmst. Wer am Ende die meisten hat, gewinnt.
shitenno-lesson-titles = Jeder General hat einen Titel. Der höchste kommt zuerst und hat eine Macht. In geraden Jahren werden Karten und Titel aufgeteilt; { $two } hat jetzt den höchsten Titel und teilt auf.
shitenno-lesson-offer = { $two } hat Karten und einen Titel zusammengelegt: Dieses Los wird dir zuerst angeboten. Karten mit Kriegern sind Truppen, Karten mit Reis sind Kokus, das Geld.
shitenno-lesson-accept = Der Titel ist Daimyō, der höchste: zwei Punkte mehr für jede Provinz. Mit dem Shinobi in deiner Hand bezahlen diese Karten zwei Provinzen. Nimm das Los.
shitenno-lesson-daimyo = Die anderen haben den Rest geteilt, und alle haben einen neuen Titel. Nun kommt das ungerade Jahr: Nach fallendem Titel dürfen alle bis zu zwei Kamons setzen, ihre Wappen. Du bist Daimyō und beginnst.
shitenno-lesson-province = Das ist Chūbu. Die Truppen oben und die am Tor werden gebraucht: zwei Shinobi und ein Sōhei. Die Zahlen sind die Preise der Plätze in Kokus und ihre Punkte.
shitenno-lesson-troops = Du hast diese Truppen. Tippe auf Chūbu und bezahle mit Truppen.
shitenno-lesson-scored = Dein Kamon liegt auf dem ersten Platz: 3 Punkte, und 2 dazu, weil du Daimyō bist. Auch das Plättchen vom Tor gehört dir: Es hilft bei einer späteren Zahlung.
shitenno-lesson-kokus = Kokus bezahlen jede Provinz: Der erste Platz von Chūgoku kostet 3. Tippe auf Chūgoku und bezahle mit Kokus.
shitenno-lesson-tairo = Die anderen haben ihre gesetzt, und ein neues gerades Jahr beginnt. Als Daimyō bist du Tairō: Nun teilst du diese Karten auf, ein Los nach dem anderen.
shitenno-lesson-card = Ein Los hat beliebig viele Karten und einen Titel. Tippe auf einen Samurai, um ihn in das Los zu legen.
shitenno-lesson-koku = Nun eine Karte mit 3 Kokus.
shitenno-lesson-tile = Und ein Titel: Gib ihm den Shōmyō mit drei Siegeln.
shitenno-lesson-form = Biete dieses Los an: ein Samurai, 3 Kokus und der Shōmyō. Die anderen können es nehmen oder ablehnen. Was alle ablehnen, behältst du.
shitenno-lesson-kept = Beide haben abgelehnt, also hast du dein Los behalten: Du bist jetzt Shōmyō. Die anderen haben den Rest geteilt, und { $one } war als neuer Daimyō zuerst am Zug. Nun bist du dran.
shitenno-lesson-end = So geht es weiter, bis jemand keinen Kamon mehr hat oder die Kokus ausgehen. Am Ende gibt es Punkte für das, was du hältst, und für die meisten Kamons in einer Provinz.
