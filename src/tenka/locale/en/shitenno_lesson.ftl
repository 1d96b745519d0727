### The first round of Shitennō, task by task. $one and $two are the names of the others.

shitenno-lesson-goal = Welcome, general. You seek the Shogun’s favor: the points on this board. You win them by taking control of provinces. Whoever has the most in the end wins.
shitenno-lesson-titles = Every general has a title. The highest one comes first and has a power. In even years, cards and titles are shared out; { $two } has the highest title now and shares them.
shitenno-lesson-offer = { $two } has put cards and a title together: this lot is offered to you first. Cards with soldiers are troops, cards with rice are kokus, the money.
shitenno-lesson-accept = The title is Daimyō, the highest: two more points for each province. With the Shinobi that you hold, these cards pay for two provinces. Take the lot.
shitenno-lesson-daimyo = The others shared the rest, and everybody has a new title. Now comes the odd year: by falling title, everybody may place up to two Kamons, their crests. You are Daimyō and come first.
shitenno-lesson-province = This is Chūbu. The troops at the top and the one on the gate are what it takes: two Shinobi and a Sōhei. The numbers are the prices of its places in kokus, and their points.
shitenno-lesson-troops = You hold these troops. Tap Chūbu, then pay with troops.
shitenno-lesson-scored = Your Kamon lies on the first place: 3 points, and 2 because you are Daimyō. The tile from the gate is yours as well: it helps with a later payment.
shitenno-lesson-kokus = Kokus pay for any province: the first place of Chūgoku costs 3. Tap Chūgoku, then pay with kokus.
shitenno-lesson-tairo = The others have placed theirs, and a new even year begins. As Daimyō you are Tairō: now you share out these cards, one lot after the other.
shitenno-lesson-card = A lot has any number of cards and one title. Tap a Samurai to put it into the lot.
shitenno-lesson-koku = Now a card of 3 kokus.
shitenno-lesson-tile = And a title: give it the Shōmyō, with three seals.
shitenno-lesson-form = Offer this lot: a Samurai, 3 kokus and the Shōmyō. The others may take it or refuse. What everybody refuses, you keep.
shitenno-lesson-kept = Both refused, so you kept your lot: you are Shōmyō now. The others shared the rest, and { $one }, the new Daimyō, had the first turn. Now it is yours.
shitenno-lesson-end = So it goes on, until somebody has no Kamon left or the kokus run out. In the end there are points for what you hold, and for having the most Kamons in a province.
