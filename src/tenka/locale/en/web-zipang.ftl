### Help in place at the table of Zipang Portable.

web-zipang-about-points = Battle points (blade): { $btl }. Honor (knot): { $hnr }.
web-zipang-about-coins = Coins
web-zipang-about-coins-text = Whoever has the most when somebody has none left after a campaign becomes shogun.
web-zipang-about-pot = The pot
web-zipang-about-pot-text = Everybody pays a coin into it for each campaign; the winner of the campaign takes all of it.
web-zipang-about-gone = Coins that are gone
web-zipang-about-gone-text = One coin of the pot leaves the game in every campaign, so the land grows poorer.
web-zipang-about-supply = The supply
web-zipang-about-supply-text = Every turn begins with drawing a card from here. When it is empty, the next turn is the last of the campaign, and honor decides.
web-zipang-about-discards = The discards
web-zipang-about-discards-text = Cards that were played or lost lie here face up, the newest on the right. The Kabuki can take one.
web-zipang-about-face-down = The card face down
web-zipang-about-face-down-text = One card is laid aside at the start of a campaign. Nobody knows it, and nobody can take it.
web-zipang-about-hidden = Cards you have not seen
web-zipang-about-hidden-text = Everybody holds two cards, and three in their own turn. Cards that you have seen are shown open, with an eye.
web-zipang-about-proved = Battle points that were shown
web-zipang-about-proved-text = This hand has blocked an attack, so it has at least so many battle points.
web-zipang-about-out = Out of the campaign
web-zipang-about-out-text = This player lost a battle or has no cards, and waits for the next campaign. The coins stay.
web-zipang-about-let = Let it happen
web-zipang-about-let-text = The card does to you what it says. An attack fails by itself if your hand has enough battle points.
web-zipang-about-monk = Answer with the Monk
web-zipang-about-monk-text = Discards your Monk and cancels the card for you. You draw a new card.
web-zipang-about-coin = Block with a coin
web-zipang-about-coin-text = Before your first turn of a campaign, a coin into the pot blocks an attack.
web-zipang-live = A campaign with three players, and it is your turn. Play any card of your hand and see what comes of it.
