### The first season of Shogun, task by task. $one and $two are the names of the others.

shogun-lesson-goal = Welcome, daimyō. The armies with the four diamonds are yours, and so are the provinces where they stand. Provinces bring points in winter, and so do the castles, temples and theaters in them. Whoever has the most after two years becomes shogun.
shogun-lesson-season = Spring is over, and summer begins. In each season you plan ten actions in secret: for each one, you lay the card of the province where it shall happen. Here is the order in which they come; half of it is still hidden.
shogun-lesson-rice = Your people eat rice in winter. Tap “Rice”, then your card Hoki, whose fields are rich. Its farmers paid in spring already and will not like it: a revolt marker lies there.
shogun-lesson-theater = Now a building. Tap “Theater”, then the card Etchu.
shogun-lesson-battle = And a battle. Tap the second battle, “Battle B”, then the card Bizen: five of your armies stand there, beside a weak province of { $two }.
shogun-lesson-fill = The other actions need a card each, too; a card with chests means that nothing happens. “Fill sensibly” lays all of them, and a small bid for the turn order.
shogun-lesson-seal = Nobody sees your plan before it is carried out. Seal it.
shogun-lesson-special = All plans are sealed, and the bids are open: you bid the most and choose first. Each special card helps with one thing and is a place in the turn order. Take the one that brings more rice.
shogun-lesson-revolt = That was a revolt: because Hoki had a revolt marker, farmers rose. Both sides are thrown into the tower; what comes out below fights, the rest stays inside for a later battle. Your armies won, one is left, and the province and its rice are yours.
shogun-lesson-built = Etchu has its theater now. What you build counts each winter, and more for whoever has the most of a kind in a region.
shogun-lesson-march = Now your battle. Tap Harima: the bar tells how likely you are to win with four armies. One always stays behind. Then march.
shogun-lesson-won = You won: Harima is yours, and its card joins your hand. { $two } had planned an action there, which is lost.
shogun-lesson-winter = Fall comes, the last season of the year, and then winter: your people eat one rice for each province. If there is too little, farmers rise. Then points are counted, and the second year begins.
shogun-lesson-end = That was a season: plan, seal, bid, and watch it happen. Rest on anything, or hold it, to read what it is.
