### The first season of Shogun, task by task. $one and $two are the names of the others.

shogun-lesson-goal = Bienvenue, daimyō. Les armées aux quatre losanges sont les vôtres, comme les provinces où elles se tiennent. En hiver, les provinces rapportent des points, et leurs châteaux, temples et théâtres aussi. Qui en a le plus après deux ans devient shogun.
shogun-lesson-season = Le printemps est passé, l’été commence. À chaque saison, vous planifiez dix actions en secret : pour chacune, vous posez la carte de la province où elle aura lieu. Voici l’ordre dans lequel elles viennent ; la moitié est encore cachée.
shogun-lesson-rice = Votre peuple mange du riz en hiver. Touchez « Riz », puis votre carte Hoki, aux champs riches. Ses paysans ont déjà payé au printemps et n’aimeront pas cela : un marqueur de révolte s’y trouve.
shogun-lesson-theater = Maintenant un bâtiment. Touchez « Théâtre », puis la carte Etchu.
shogun-lesson-battle = Et une bataille. Touchez la seconde, « Combat B », puis la carte Bizen : cinq de vos armées s’y tiennent, à côté d’une faible province de { $two }.
shogun-lesson-fill = Les autres actions ont aussi besoin d’une carte ; une carte à coffres veut dire que rien ne se passe. « Remplir au mieux » les pose toutes, avec une petite enchère pour l’ordre du tour.
shogun-lesson-seal = Personne ne voit votre plan avant son exécution. Scellez-le.
shogun-lesson-special = Tous les plans sont scellés, et les enchères sont ouvertes : vous avez misé le plus et choisissez d’abord. Chaque carte Spéciale aide à une chose et donne une place dans l’ordre du tour. Prenez celle qui apporte plus de riz.
shogun-lesson-revolt = C’était une révolte : Hoki avait un marqueur de révolte, des paysans se sont donc soulevés. Les deux camps sont jetés dans la tour ; ce qui sort en bas combat, le reste attend dedans une bataille future. Vos armées ont gagné, une reste, et la province et son riz sont à vous.
shogun-lesson-built = Etchu a maintenant son théâtre. Ce que vous construisez compte chaque hiver, et plus encore pour qui en a le plus d’une sorte dans une région.
shogun-lesson-march = Maintenant votre bataille. Touchez Harima : la barre dit vos chances de gagner avec quatre armées. Une reste toujours. Puis marchez.
shogun-lesson-won = Vous avez gagné : Harima est à vous, et sa carte rejoint votre main. { $two } y avait planifié une action, qui est perdue.
shogun-lesson-winter = L’automne vient, dernière saison de l’année, puis l’hiver : votre peuple mange un riz par province. S’il y en a trop peu, des paysans se soulèvent. Puis l’on compte les points, et la seconde année commence.
shogun-lesson-end = Voilà une saison : planifier, sceller, enchérir, et regarder. Pointez un élément, ou appuyez longuement dessus, pour lire ce que c’est.
