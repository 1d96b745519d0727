### The first campaign of Zipang Portable, task by task. $one and $two are the names of the others.

zipang-lesson-coins = Bienvenue. Voici vos pièces. Qui est le plus riche quand quelqu’un n’en a plus devient shogun.
zipang-lesson-pot = Une partie est une suite de courtes campagnes. Pour chacune, tout le monde verse une pièce dans cette cagnotte. Qui gagne la campagne prend tout.
zipang-lesson-hand = Voici votre main. La lame montre les points de bataille (BTL), pour attaquer et se défendre. Le nœud montre l’honneur (HNR), qui compte si une campagne finit avec plusieurs joueurs en lice. Vous venez de piocher une troisième carte et devez en jouer une.
zipang-lesson-attack = Le Capitaine attaque avec 3 points de bataille. Touchez-le, puis touchez { $two }.
zipang-lesson-out = C’était assez : les cartes de { $two } avaient moins de points ensemble, donc { $two } sort de cette campagne. La défausse est visible au milieu.
zipang-lesson-answer = Maintenant, { $one } vous attaque avec le Chef de guerre et 5 points de bataille. Votre main n’en a que 3, mais un Moine annule toute carte pour vous. Répondez par le Moine.
zipang-lesson-tea = Le Moine est parti, vous avez pioché une carte, et c’est à vous. Le Maître de thé prend une carte d’une main sans la voir, et vous devez la jouer aussitôt. Touchez-le ; il ne reste qu’une cible.
zipang-lesson-taken = Vous avez pris un Moine. À votre tour, il ne fait rien, mais { $one } l’a perdu. Jouez-le.
zipang-lesson-nobleman = { $one } a joué un seul Paysan, qui ne fait rien. Votre Noble regarde une main avant d’y prendre une carte. Jouez-le.
zipang-lesson-take = Voici les cartes de { $one }. L’Empereur finirait la campagne, et l’honneur trancherait. Prenez plutôt le Capitaine : sans lui, il ne reste presque aucun point de bataille à { $one }.
zipang-lesson-last = Une carte prise se joue aussitôt. Attaquez { $one } avec elle.
zipang-lesson-won = Vous restez en dernier, la cagnotte est donc à vous : vous êtes maintenant le plus riche. La campagne suivante a commencé, et le gagnant ouvre.
zipang-lesson-end = C’est tout ce qu’il faut pour jouer. Pointez une carte, ou appuyez longuement dessus, pour lire ce qu’elle fait. La partie finit quand quelqu’un n’a plus de pièce après une campagne.
