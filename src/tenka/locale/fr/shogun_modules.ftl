### The modules of Shogun. Everything follows the conventions at the top of zipang.ftl and shogun.ftl.
###
### EVENTS. base = `shogun-event-<tag>`
###     tag                subject    other      variant
###     favors-laid-out
###     officials-arrived  seat
###     officials-sent     seat                  -tray       there is no province
###     conversion-lapsed  seat                  -officials  lack is `officials`
###                                              -armies     else; -armies-tray if there is no province
###     audience-entered   seat
###     favor-taken        seat
###     favor-missed       seat                  -<cause>
###     favor-granted      seat
###     favor-kept         seat
###     favor-void         seat
###     event-dismissed, event-upheld   seat
###     garrison-placed    seat                  -neutral    neutral is true
###     marker-parried     seat
###     court-closed                             -none       nobody waits
###     samurai-advanced   seat
###     benefit-taken      seat
###     leader-placed, leader-kept, leader-stayed, leader-lost   seat
###     leader-moved       seat                  -statue     statue is true
###     statues-taken      seat       victim
###     statues-scored
###     regions-laid-out
###     chambers-opened
###     chamber-taken, chamber-declined   seat
###     chambers-closed                          -none       spaces is empty
###     chambers-scored
###
### ARGUMENTS. favor, samurai, chamber and count as they are; region by its word; $officials from `shogun-officials` ($count).
###     favors-laid-out    $favors: a list of `shogun-offer` ($favor, $gift, $officials)
###     $gift              `shogun-gift-<kind>` ($amount); of benefit-taken the kind is the benefit, `tray` for armies;
###                        of favor-granted it is grant, of favor-kept gift
###     event-dismissed, event-upheld   $card
###     court-closed       $waiting: by color
###     samurai-advanced   $regions: a number
###     statues-scored     $scores: a list of `shogun-statue-score` (subject seat; $seat, $points, $statues, $trophies)
###     regions            $regions: a list of regions; spaces: $spaces, a list
###     chambers-scored    $scores: points by color (zeros too)
###     bids-revealed      `shogun-bid-tower` for a tower card; card-revealed: -none for a tower card on one of the ten
###                        actions, silent on convert3, convert2, convert1
###
### MOVES.
###     favor:N, favor:none                  shogun-move-favor $favor, -favor-none
###     use:PROVINCE, use:dismiss, use:uphold   shogun-move-use $province, -use-dismiss, -use-uphold
###     benefit:KIND                         shogun-move-benefit-<kind>
###     leader:PROVINCE, leader:none         shogun-move-leader $province, -leader-none
###     chamber:SPACE, chamber:none          shogun-move-chamber $chamber, -chamber-none
###     plan:SPACE:tower1 to tower3          $card: `shogun-tower-card` ($value)
###
### QUESTIONS. As in shogun.ftl; favor_use has $favor, leader_here $province, chamber $region.

## Words

shogun-officials = { $count ->
        [one] { $count } fonctionnaire
       *[other] { $count } fonctionnaires
    }
shogun-tower-card = carte Tour { $value }
shogun-space-convert3 = Convertir 3 armées
shogun-space-convert3-text = Trois armées de la province, ou du bac avec une carte Tour, deviennent fonctionnaires.
shogun-space-convert2 = Convertir 2 armées
shogun-space-convert2-text = Deux armées de la province, ou du bac avec une carte Tour, deviennent fonctionnaires.
shogun-space-convert1 = Convertir 1 armée
shogun-space-convert1-text = Une armée de la province, ou du bac avec une carte Tour, devient fonctionnaire.
shogun-court-word = Cour du Tenno
shogun-entrance-word = vestibule
shogun-audience-word = salle d’audience
shogun-officials-word = fonctionnaires
shogun-favors-word = faveurs
shogun-samurai-word = carte Samouraï
shogun-leader-word = chef
shogun-statues-word = statues
shogun-trophies-word = trophées
shogun-chambers-word = chambres

shogun-gift-chests = { $amount ->
        [one] { $amount } coffre
       *[other] { $amount } coffres
    }
shogun-gift-rice = { $amount } riz
shogun-gift-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
shogun-gift-tray = { $amount ->
        [one] { $amount } armée dans le bac
       *[other] { $amount } armées dans le bac
    }
shogun-gift-event = l’événement peut être retiré
shogun-gift-calm = 1 marqueur de révolte de moins
shogun-gift-garrison = { $amount } armées gratuites, même dans une province neutre
shogun-gift-theater = un théâtre nô gratuit
shogun-gift-temple = un temple gratuit
shogun-gift-castle = un château gratuit
shogun-gift-peace-a = aucune attaque par Combat/Mouvement A
shogun-gift-peace-b = aucune attaque par Combat/Mouvement B
shogun-gift-peace-ab = aucune attaque par Combat/Mouvement A et B
shogun-offer = faveur { $favor } ({ $gift }) pour { $officials }

## Tenno’s Court

shogun-bid-tower = { $seat } une carte Tour
shogun-bid-tower-you = vous une carte Tour

shogun-event-favors-laid-out = Offertes à la cour : { $favors }.
shogun-event-officials-arrived = { $seat } commence avec { $officials } à la cour.
shogun-event-officials-arrived-you = Vous commencez avec { $officials } à la cour.
shogun-event-officials-sent = { $seat } envoie { $officials } depuis { $province } à la cour.
shogun-event-officials-sent-you = Vous envoyez { $officials } depuis { $province } à la cour.
shogun-event-officials-sent-tray = { $seat } envoie { $officials } depuis le bac à la cour.
shogun-event-officials-sent-tray-you = Vous envoyez { $officials } depuis le bac à la cour.
shogun-event-conversion-lapsed-armies = { $space } est perdu pour { $seat } : trop peu d’armées à { $province }.
shogun-event-conversion-lapsed-armies-you = { $space } est perdu pour vous : trop peu d’armées à { $province }.
shogun-event-conversion-lapsed-armies-tray = { $space } est perdu pour { $seat } : trop peu d’armées dans le bac.
shogun-event-conversion-lapsed-armies-tray-you = { $space } est perdu pour vous : trop peu d’armées dans le bac.
shogun-event-conversion-lapsed-officials = { $space } est perdu pour { $seat } : il reste trop peu de fonctionnaires.
shogun-event-conversion-lapsed-officials-you = { $space } est perdu pour vous : il reste trop peu de fonctionnaires.
shogun-event-audience-entered = { $seat } entre dans la salle d’audience avec { $officials }.
shogun-event-audience-entered-you = Vous entrez dans la salle d’audience avec { $officials }.
shogun-event-favor-taken = { $seat } prend la faveur { $favor } pour { $officials }.
shogun-event-favor-taken-you = Vous prenez la faveur { $favor } pour { $officials }.
shogun-event-favor-missed-declined = { $seat } ne demande pas de faveur.
shogun-event-favor-missed-declined-you = Vous ne demandez pas de faveur.
shogun-event-favor-missed-too-few = { $seat } a trop peu de fonctionnaires pour une faveur.
shogun-event-favor-missed-too-few-you = Vous avez trop peu de fonctionnaires pour une faveur.
shogun-event-favor-granted = La faveur apporte à { $seat } { $gift }.
shogun-event-favor-granted-you = La faveur vous apporte { $gift }.
shogun-event-favor-kept = { $seat } garde la faveur { $favor } : { $gift }.
shogun-event-favor-kept-you = Vous gardez la faveur { $favor } : { $gift }.
shogun-event-favor-void = La faveur { $favor } n’apporte rien à { $seat } : elle est inapplicable.
shogun-event-favor-void-you = La faveur { $favor } ne vous apporte rien : elle est inapplicable.
shogun-event-event-dismissed = { $seat } fait retirer { $card } : pas d’événement cette manche.
shogun-event-event-dismissed-you = Vous faites retirer { $card } : pas d’événement cette manche.
shogun-event-event-upheld = { $seat } laisse { $card } en place.
shogun-event-event-upheld-you = Vous laissez { $card } en place.
shogun-event-garrison-placed = { $seat } place gratuitement { $armies } à { $province }.
shogun-event-garrison-placed-you = Vous placez gratuitement { $armies } à { $province }.
shogun-event-garrison-placed-neutral = { $seat } prend { $province }, neutre, avec { $armies }, sans bataille.
shogun-event-garrison-placed-neutral-you = Vous prenez { $province }, neutre, avec { $armies }, sans bataille.
shogun-event-marker-parried = { $seat } évite par une faveur un marqueur de révolte à { $province }.
shogun-event-marker-parried-you = Vous évitez par une faveur un marqueur de révolte à { $province }.
shogun-event-court-closed = L’audience est finie. Dans le vestibule attendent { $waiting }.
shogun-event-court-closed-none = L’audience est finie. Le vestibule est vide.

## Samurai

shogun-event-samurai-advanced = { $seat } a des provinces dans { $regions } régions et retourne la carte Samouraï { $samurai }.
shogun-event-samurai-advanced-you = Vous avez des provinces dans { $regions } régions et retournez la carte Samouraï { $samurai }.
shogun-event-benefit-taken = Les samouraïs apportent à { $seat } { $gift }.
shogun-event-benefit-taken-you = Les samouraïs vous apportent { $gift }.

## Military Leaders

shogun-event-leader-placed = { $seat } place son chef à { $province }.
shogun-event-leader-placed-you = Vous placez votre chef à { $province }.
shogun-event-leader-kept = { $seat } ne place pas son chef à { $province }.
shogun-event-leader-kept-you = Vous ne placez pas votre chef à { $province }.
shogun-event-leader-moved = Le chef de { $seat } va depuis { $origin } à { $province } et ne laisse pas de statue.
shogun-event-leader-moved-you = Votre chef va depuis { $origin } à { $province } et ne laisse pas de statue.
shogun-event-leader-moved-statue = Le chef de { $seat } va depuis { $origin } à { $province } et laisse une statue.
shogun-event-leader-moved-statue-you = Votre chef va depuis { $origin } à { $province } et laisse une statue.
shogun-event-leader-stayed = Le chef de { $seat } ne peut aller nulle part et reste à { $province }.
shogun-event-leader-stayed-you = Votre chef ne peut aller nulle part et reste à { $province }.
shogun-event-leader-lost = Avec { $province }, { $seat } perd son chef jusqu’à la fin de l’hiver.
shogun-event-leader-lost-you = Avec { $province }, vous perdez votre chef jusqu’à la fin de l’hiver.
shogun-event-statues-taken = { $count ->
        [one] Le chef de { $seat } prend à { $victim } une statue à { $province } comme trophée.
       *[other] Le chef de { $seat } prend à { $victim } { $count } statues à { $province } comme trophées.
    }
shogun-event-statues-taken-you = { $count ->
        [one] Votre chef prend à { $victim } une statue à { $province } comme trophée.
       *[other] Votre chef prend à { $victim } { $count } statues à { $province } comme trophées.
    }
shogun-event-statues-taken-at-you = { $count ->
        [one] Le chef de { $seat } prend votre statue à { $province } comme trophée.
       *[other] Le chef de { $seat } prend vos { $count } statues à { $province } comme trophées.
    }
shogun-statue-score = { $seat } { $points } (statues { $statues }, trophées { $trophies })
shogun-statue-score-you = vous { $points } (statues { $statues }, trophées { $trophies })
shogun-event-statues-scored = Points des statues : { $scores }.

## Chambers

shogun-event-regions-laid-out = Les tuiles de région sont dans cet ordre : { $regions }.
shogun-event-chambers-opened = Chambres ouvertes cette manche : { $spaces }.
shogun-event-chamber-taken = { $seat }, qui a le plus de provinces dans la région { $region }, prend la chambre { $chamber }.
shogun-event-chamber-taken-you = Avec le plus de provinces dans la région { $region }, vous prenez la chambre { $chamber }.
shogun-event-chamber-declined = { $seat }, qui a le plus de provinces dans la région { $region }, ne prend pas de chambre.
shogun-event-chamber-declined-you = Avec le plus de provinces dans la région { $region }, vous ne prenez pas de chambre.
shogun-event-chambers-closed = Retournées face cachée : { $spaces }. Les tuiles de région sont maintenant dans cet ordre : { $regions }.
shogun-event-chambers-closed-none = Aucune chambre n’est retournée. Les tuiles de région sont maintenant dans cet ordre : { $regions }.
shogun-event-chambers-scored = Points des chambres : { $scores }.

## Questions

shogun-ask-favor = { $seat } peut demander une faveur.
shogun-ask-favor-you = Quelle faveur demandez-vous, s’il y en a une ?
shogun-ask-favor-use = { $seat } décide comment utiliser la faveur { $favor }.
shogun-ask-favor-use-you = Comment utilisez-vous la faveur { $favor } ?
shogun-ask-samurai = { $seat } choisit un avantage de la carte Samouraï.
shogun-ask-samurai-you = Quel avantage de votre carte Samouraï prenez-vous ?
shogun-ask-leader-here = { $seat } décide si son chef commence à { $province }.
shogun-ask-leader-here-you = Votre chef commence-t-il à { $province } ?
shogun-ask-leader-place = { $seat } place son chef.
shogun-ask-leader-place-you = Où placez-vous votre chef ?
shogun-ask-leader-move = { $seat } déplace son chef.
shogun-ask-leader-move-you = Où va votre chef ? Un pas vers une province voisine laisse une statue.
shogun-ask-leader-return = { $seat } ramène son chef.
shogun-ask-leader-return-you = Où revient votre chef ?
shogun-ask-chamber = { $seat } a le plus de provinces dans la région { $region } et peut prendre une chambre.
shogun-ask-chamber-you = Vous avez le plus de provinces dans la région { $region }. Quelle chambre prenez-vous, s’il y en a une ?

## Moves

shogun-move-favor = Prendre la faveur { $favor }
shogun-move-favor-none = Ne pas demander de faveur
shogun-move-use = Utiliser la faveur à { $province }
shogun-move-use-dismiss = Retirer l’événement
shogun-move-use-uphold = Laisser l’événement
shogun-move-benefit-chests = Prendre les coffres
shogun-move-benefit-rice = Prendre le riz
shogun-move-benefit-armies = Mettre les armées dans le bac
shogun-move-benefit-points = Prendre les points
shogun-move-leader = Chef à { $province }
shogun-move-leader-none = Pas de chef ici
shogun-move-chamber = Prendre la chambre { $chamber }
shogun-move-chamber-none = Ne pas prendre de chambre

## Refusals

refusal-not-offered = Cette faveur n’est pas offerte.
refusal-too-few-officials = Vous n’avez pas assez de fonctionnaires pour cette faveur.
refusal-take-a-favor-first = Prenez d’abord une faveur.
refusal-use-favor-first = Décidez d’abord comment utiliser la faveur que vous avez prise.
refusal-not-for-this-favor = La faveur ne s’utilise pas ainsi.
refusal-favor-shield = Par une faveur de la cour, ce joueur ne peut pas être attaqué avec cette action.
refusal-not-on-card = Votre carte Samouraï ne montre pas cet avantage.
refusal-supply-too-small = Vous n’avez pas autant d’armées en réserve.
refusal-leader-must-move = Votre chef doit aller dans une autre de vos provinces.
refusal-leader-must-stand = Votre chef doit être placé dans une de vos provinces.
refusal-decide-leader = Décidez d’abord si votre chef commence dans la province que vous avez prise.
refusal-not-open = Aucun marqueur ouvert n’est sur cet espace.

## Options

shogun-option-modules = Modules
shogun-option-modules-text = Davantage de la boîte, dans toutes les combinaisons.
shogun-option-modules-tennos-court = Cour du Tenno
shogun-option-modules-tennos-court-text = Des armées deviennent fonctionnaires et demandent des faveurs : trois cases de plus au plan, 21 faveurs.
shogun-option-modules-samurai = Samouraïs
shogun-option-modules-samurai-text = Des provinces dans quatre régions apportent coffres, riz, armées ou points, plus à chaque fois.
shogun-option-modules-military-leaders = Chefs militaires
shogun-option-modules-military-leaders-text = Un chef améliore les actions là où il est, et laisse des statues qui comptent.
shogun-option-modules-chambers = Chambres
shogun-option-modules-chambers-text = Qui a le plus de provinces dans une région gagne des marqueurs sur un plateau à part ; ses lignes comptent à la fin.

## Hints for a plan

shogun-hint-convert = +{ $count ->
        [one] { $count } fonctionnaire
       *[other] { $count } fonctionnaires
    }
shogun-hint-convert-armies = seulement { $count ->
        [one] { $count } armée disponible
       *[other] { $count } armées disponibles
    } là
shogun-hint-convert-tray = seulement { $count } de vos armées dans le bac
shogun-hint-convert-officials = il ne vous reste que { $count ->
        [one] { $count } fonctionnaire
       *[other] { $count } fonctionnaires
    }
