### The first campaign of Zipang Portable, task by task. $one and $two are the names of the others.

zipang-lesson-coins = Welcome. These are your coins. Whoever is richest when somebody has none left becomes shogun.
zipang-lesson-pot = A game is a row of short campaigns. For each of them everybody pays a coin into this pot. Whoever wins the campaign takes it all.
zipang-lesson-hand = This is your hand. The blade shows battle points (BTL), to attack and defend. The knot shows honor (HNR), which counts if a campaign ends with several players left. You have just drawn a third card, and must play one.
zipang-lesson-attack = The Captain attacks with 3 battle points. Tap him, then tap { $two }.
zipang-lesson-out = That was enough: the cards of { $two } had fewer points together, so { $two } is out of this campaign. The discards lie open in the middle.
zipang-lesson-answer = Now { $one } attacks you with the Warlord and 5 battle points. Your hand has only 3, but a Monk cancels any card for you. Answer with the Monk.
zipang-lesson-tea = The Monk is gone, you drew a new card, and it is your turn. The Tea Master takes a card from a hand unseen, and you must play it at once. Tap him; there is only one target left.
zipang-lesson-taken = You took a Monk. On your own turn he does nothing, but { $one } has lost him. Play him.
zipang-lesson-nobleman = { $one } played a single Peasant, which does nothing. Your Nobleman looks into a hand before he takes a card from it. Play him.
zipang-lesson-take = Those are the cards of { $one }. The Emperor would end the campaign, and honor would decide. Take the Captain instead: without him, { $one } has hardly a battle point left.
zipang-lesson-last = A card that was taken is played at once. Attack { $one } with it.
zipang-lesson-won = You are the last one left, so the pot is yours: you are the richest now. The next campaign has begun, and the winner starts.
zipang-lesson-end = That is all you need to play. Hold or rest on any card to read what it does. The game ends when somebody has no coin left after a campaign.
