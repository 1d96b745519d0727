### The first round of Shitennō, task by task. $one and $two are the names of the others.

shitenno-lesson-goal = Bienvenue, général. Vous cherchez la faveur du shogun : les points de ce plateau. Vous les gagnez en prenant le contrôle de provinces. Qui en a le plus à la fin gagne.
shitenno-lesson-titles = Chaque général a un titre. Le plus haut passe d’abord et a un pouvoir. Les années paires, cartes et titres se partagent ; { $two } a le plus haut titre et fait le partage.
shitenno-lesson-offer = { $two } a réuni des cartes et un titre : ce lot vous est offert en premier. Les cartes avec des soldats sont des troupes, celles avec du riz des kokus, la monnaie.
shitenno-lesson-accept = Le titre est Daimyō, le plus haut : deux points de plus par province. Avec le Shinobi que vous avez, ces cartes paient deux provinces. Prenez le lot.
shitenno-lesson-daimyo = Les autres ont partagé le reste, et chacun a un nouveau titre. Vient l’année impaire : par titre décroissant, chacun peut poser jusqu’à deux Kamons, ses emblèmes. Vous êtes Daimyō et passez d’abord.
shitenno-lesson-province = Voici Chūbu. Les troupes du haut et celle de la porte sont ce qu’il faut : deux Shinobi et un Sōhei. Les nombres sont les prix de ses places en kokus, et leurs points.
shitenno-lesson-troops = Vous avez ces troupes. Touchez Chūbu, puis payez en troupes.
shitenno-lesson-scored = Votre Kamon est à la première place : 3 points, et 2 parce que vous êtes Daimyō. La tuile de la porte est aussi à vous : elle aide à un paiement futur.
shitenno-lesson-kokus = Les kokus paient n’importe quelle province : la première place de Chūgoku coûte 3. Touchez Chūgoku, puis payez en kokus.
shitenno-lesson-tairo = Les autres ont posé les leurs, et une nouvelle année paire commence. Comme Daimyō, vous êtes Tairō : à vous de partager ces cartes, un lot après l’autre.
shitenno-lesson-card = Un lot a autant de cartes qu’on veut et un titre. Touchez un Samouraï pour le mettre dans le lot.
shitenno-lesson-koku = Maintenant une carte de 3 kokus.
shitenno-lesson-tile = Et un titre : donnez-lui le Shōmyō, aux trois sceaux.
shitenno-lesson-form = Offrez ce lot : un Samouraï, 3 kokus et le Shōmyō. Les autres peuvent le prendre ou refuser. Ce que tous refusent, vous le gardez.
shitenno-lesson-kept = Les deux ont refusé, vous avez donc gardé votre lot : vous êtes maintenant Shōmyō. Les autres ont partagé le reste, et { $one }, nouveau Daimyō, a eu le premier tour. C’est maintenant à vous.
shitenno-lesson-end = Et ainsi de suite, jusqu’à ce que quelqu’un n’ait plus de Kamon ou qu’il n’y ait plus de kokus. À la fin, il y a des points pour ce que vous avez, et pour le plus de Kamons dans une province.
