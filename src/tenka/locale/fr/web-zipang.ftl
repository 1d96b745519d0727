### Help in place at the table of Zipang Portable.

web-zipang-about-points = Points de bataille (lame) : { $btl }. Honneur (nœud) : { $hnr }.
web-zipang-about-coins = Pièces
web-zipang-about-coins-text = Qui en a le plus quand quelqu’un n’en a plus après une campagne devient shogun.
web-zipang-about-pot = La cagnotte
web-zipang-about-pot-text = Chacun y verse une pièce pour chaque campagne ; le gagnant de la campagne prend tout.
web-zipang-about-gone = Pièces disparues
web-zipang-about-gone-text = À chaque campagne, une pièce de la cagnotte quitte le jeu : le pays s’appauvrit.
web-zipang-about-supply = La pioche
web-zipang-about-supply-text = Chaque tour commence en piochant une carte ici. Quand elle est vide, le tour suivant est le dernier de la campagne, et l’honneur tranche.
web-zipang-about-discards = La défausse
web-zipang-about-discards-text = Les cartes jouées ou perdues sont ici face visible, la plus récente à droite. Le Kabuki peut en prendre une.
web-zipang-about-face-down = La carte face cachée
web-zipang-about-face-down-text = Une carte est mise de côté au début d’une campagne. Personne ne la connaît, et personne ne peut la prendre.
web-zipang-about-hidden = Cartes que vous n’avez pas vues
web-zipang-about-hidden-text = Chacun a deux cartes, et trois à son propre tour. Celles que vous avez vues sont ouvertes, avec un œil.
web-zipang-about-proved = Points de bataille montrés
web-zipang-about-proved-text = Cette main a paré une attaque : elle a au moins autant de points de bataille.
web-zipang-about-out = Hors de la campagne
web-zipang-about-out-text = Ce joueur a perdu une bataille ou n’a plus de cartes, et attend la campagne suivante. Ses pièces restent.
web-zipang-about-let = Laisser faire
web-zipang-about-let-text = La carte vous fait ce qu’elle dit. Une attaque échoue d’elle-même si votre main a assez de points de bataille.
web-zipang-about-monk = Répondre par le Moine
web-zipang-about-monk-text = Défausse votre Moine et annule la carte pour vous. Vous piochez une nouvelle carte.
web-zipang-about-coin = Parer avec une pièce
web-zipang-about-coin-text = Avant votre premier tour d’une campagne, une pièce dans la cagnotte pare une attaque.
web-zipang-live = Une campagne à trois joueurs, et c’est à vous. Jouez une carte de votre main et voyez ce qu’il en sort.
