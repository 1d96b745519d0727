### Shogun. Ids, viewer parts, lists and refusals follow the convention at the top of zipang.ftl; an underscore
### in an id becomes a hyphen. What is different here:
###
### EVENTS. base = `shogun-event-<tag>`
###     tag                subject    other      variant
###     game-set-up        first                 -<setup>
###     start-dealt        seat
###     cards-turned-up
###     cards-renewed      seat
###     province-claimed   seat                  -<source>
###     group-placed       seat
###     tower-loaded
###     events-laid-out
###     season-started
###     actions-laid-out
###     specials-laid-out
###     plan-sealed        seat
###     plan-unsealed      seat
###     event-drawn
###     bids-revealed                            -tied       tied is not empty
###     special-taken      seat
###     turn-order-set
###     action-started
###     action-turned-up
###     card-revealed      seat                  -none       the card is a chest card or `empty`
###                                              -army       else, if the action is battle_a or battle_b
###                                              (else silent: what follows names the province)
###     lapsed             seat                  -<reason>
###     built              seat
###     rice-confiscated   seat                  -changed    there are several amounts
###     taxes-collected    seat                  -changed    as above
###     marker-placed, marker-removed, no-markers-left
###     deployed           seat                  -changed    as above
###     moved              seat
###     stayed             seat
###     attacked           seat       defender   -neutral    there is no defender
###     revolted           seat                  -winter     more is not 0
###     thrown                                   -none       the tray is empty
###     battle-ended       attacker,  defender   -<kind>-<outcome>
###                        else defender
###     card-lost          seat                  -board      there is a space (else silent)
###     winter-came
###     unsupplied         seat
###     scored
###     year-ended
###     game-ended         any rank 1            -shared     several seats have rank 1
###
### ARGUMENTS. Seats by name; provinces, spaces and actions, special cards, seasons and sides by the words below;
### year, number, place, loss and player as they are. Numbers come with their noun: $chests from `shogun-chests`,
### $armies and $survivors from `shogun-armies`, $markers from `shogun-markers`, $farmers and $more from
### `shogun-farmers`, each with $count. What else differs from the fields of the event:
###     amounts            the last one as $amount (rice-confiscated), $chests (taxes-collected) or $armies (deployed),
###                        the first as $printed, and
###                        $steps: a list of `shogun-amount-<source>` ($amount) for the others
###     by color           a list of those that are not 0: `shogun-share` ($seat, $count; subject seat) and
###                        `shogun-share-farmers` ($count); thrown.tray is $tray, rice (zeros too) is $rice
###     start-dealt        $armies: a list of `shogun-garrison` ($province, $count)
###     tower-loaded       $thrown and $fell_out: numbers; $inside: all shelves together, by color
###     events-laid-out    $events: a list of `shogun-open-event` ($card; $loss is the last part of the id)
###     event-drawn        $card, $effect (see CARDS)
###     specials-laid-out  $specials: a list of `shogun-place` ($place from 1, $special)
###     bids-revealed      $bids: a list of `shogun-bid` (subject seat; $seat; -province with $province, -chest with
###                        $value, or -empty); $tied: a list of `shogun-tied` ($seats, with `you-object`)
###     turn-order-set     $order: a list of `shogun-who` (subject seat; $seat)
###     thrown             $cubes by color; $lay: `shogun-thrown-lay` ($cubes) if from_tray holds something, else
###                        nothing; $extra: `shogun-thrown-extra` ($extras: a list of `shogun-extra-<source>`,
###                        $armies) if there are extras, else nothing
###     battle-ended       $count: `shogun-count` ($attackers, $defenders, $farmers: numbers) with the variant
###                        -neutral or -revolt by its kind, -farmers if farmers helped, else none;
###                        $lost: `shogun-lost` ($buildings: a list of `shogun-a-<building>`) if any, else nothing
###     built              $building: `shogun-a-<building>`
###     unsupplied         $provinces, $rice and $unsupplied: numbers; $drawn: a list of provinces
###     winter-came        $card
###     scored             $scores: a list of `shogun-score` (subject seat; $seat, $points, $provinces, $buildings,
###                        $total: numbers; -majorities with $majorities, a list of `shogun-majority`, -tied if tied,
###                        with $building from `shogun-<building>s`, $region, $points; those of 0 points left out)
###     game-ended         $winners: a list of `shogun-who`; $standing: a list of `shogun-standing` (subject seat;
###                        $rank, $seat, $points, $chests), best rank first, then by seat
###
### CARDS. The kind of an event card is its id without the last part: `shogun-card-<kind>`, and
### `shogun-card-<kind>-effect`.
###
### MOVES.
###     claim:PROVINCE, claim:pile, renew, unseal, stay     shogun-move-<head>, -claim-pile; $province
###     group:N                                             shogun-move-group       $armies
###     plan:SPACE:CARD     shogun-move-plan $space, $card (a province, `shogun-chest-card` $value, `shogun-no-card`)
###     special:SPECIAL     shogun-move-special $special
###     march:TO:N          shogun-move-march $province, $armies
###     revolt:PROVINCE     shogun-move-revolt $province
###
### QUESTIONS. base = `shogun-ask-<step>`; subject = the actors. $seat: actors[0]; $seats: all actors, joined;
### $province: what waits for a decision (for `group` the claimed card). In `plan` the other is the viewer if
### its plan is sealed. `over` is like `game-ended`: $winners, -shared.

## Words

shogun-name = Shogun
shogun-chests = { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
    }
shogun-armies = { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    }
shogun-farmers = { $count ->
        [one] { $count } paysan
       *[other] { $count } paysans
    }
shogun-markers = { $count ->
        [one] { $count } marqueur de révolte
       *[other] { $count } marqueurs de révolte
    }
shogun-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
shogun-side-sun = face soleil
shogun-side-moon = face lune
shogun-year = Année { $year }
shogun-spring = printemps
shogun-summer = été
shogun-fall = automne
shogun-winter = hiver
shogun-neutral = neutre
shogun-farmers-name = paysans
shogun-chest-word = coffres
shogun-rice-word = riz
shogun-tax-word = impôt
shogun-supply-word = réserve
shogun-tower-word = tour
shogun-tray-word = bac
shogun-marker-word = marqueurs de révolte
shogun-chest-card = carte Coffre { $value }
shogun-no-card = aucune carte
shogun-face-down = face cachée

## Regions

shogun-region-green = verte
shogun-region-red = rouge
shogun-region-purple = violette
shogun-region-yellow = jaune
shogun-region-brown = brune

## Buildings

shogun-castle = château
shogun-temple = temple
shogun-theater = théâtre nô
shogun-castles = châteaux
shogun-temples = temples
shogun-theaters = théâtres nô
shogun-a-castle = un château
shogun-a-temple = un temple
shogun-a-theater = un théâtre nô

## Spaces of the board: ten actions and the bid, each with a sentence

shogun-space-castle = Construire un château
shogun-space-temple = Construire un temple
shogun-space-theater = Construire un théâtre nô
shogun-space-rice = Réquisitionner du riz
shogun-space-taxes = Lever l’impôt
shogun-space-deploy5 = Déployer 5 armées
shogun-space-deploy3 = Déployer 3 armées
shogun-space-deploy1 = Déployer 1 armée et bouger
shogun-space-battle-a = Combat/Mouvement A
shogun-space-battle-b = Combat/Mouvement B
shogun-space-auction = Enchère pour l’ordre du tour

shogun-space-castle-text = Paie 3 coffres et pose un château sur un emplacement libre.
shogun-space-temple-text = Paie 2 coffres et pose un temple sur un emplacement libre.
shogun-space-theater-text = Paie 1 coffre et pose un théâtre nô sur un emplacement libre.
shogun-space-rice-text = Prend le riz de la province ; ses paysans s’agitent.
shogun-space-taxes-text = Prend l’impôt de la province en coffres ; ses paysans s’agitent.
shogun-space-deploy5-text = Paie 3 coffres et déploie 5 armées de la réserve.
shogun-space-deploy3-text = Paie 2 coffres et déploie 3 armées de la réserve.
shogun-space-deploy1-text = Paie 1 coffre, déploie 1 armée, puis peut déplacer des armées vers une province voisine à soi.
shogun-space-battle-a-text = Marche sur une province voisine et combat si elle n’est pas à soi ; une armée reste.
shogun-space-battle-b-text = La même chose encore, depuis une autre province.
shogun-space-auction-text = La plus haute enchère choisit d’abord parmi les cartes Spéciales et les places dans l’ordre du tour.

## Special cards, each with its privilege

shogun-special-chest = +1 coffre
shogun-special-rice = +1 riz
shogun-special-armies = 6 armées
shogun-special-attack = +1 en attaque
shogun-special-defense = +1 en défense
shogun-special-chest-text = Lever l’impôt rapporte 1 coffre de plus.
shogun-special-rice-text = Réquisitionner du riz rapporte 1 riz de plus.
shogun-special-armies-text = Déployer 5 armées en déploie 6.
shogun-special-attack-text = À chacune de vos attaques, 1 armée de plus de votre réserve va dans la tour.
shogun-special-defense-text = Chaque fois qu’un joueur vous attaque, 1 armée de plus de votre réserve va dans la tour.

## Event cards, by kind, each with its effect

shogun-card-theater = Jours de théâtre
shogun-card-neutral = Villages têtus
shogun-card-castle = Châteaux forts
shogun-card-temple = Paix des temples
shogun-card-taxes-max = Impôts légers
shogun-card-taxes-min = Impôts lourds
shogun-card-rice-min = Bonne récolte
shogun-card-rice-max = Maigre récolte
shogun-card-deploy = Peu de recrues
shogun-card-theater-effect = Construire un théâtre nô retire 1 marqueur de révolte de sa province.
shogun-card-neutral-effect = Les provinces neutres sont défendues par 2 paysans au lieu de 1.
shogun-card-castle-effect = Un château donne à son propriétaire attaqué 1 armée de plus de la réserve.
shogun-card-temple-effect = Les provinces avec un temple ne peuvent pas être attaquées.
shogun-card-taxes-max-effect = L’impôt rapporte au plus 5 coffres.
shogun-card-taxes-min-effect = L’impôt rapporte au moins 6 coffres.
shogun-card-rice-min-effect = Le riz rapporte au moins 4.
shogun-card-rice-max-effect = Le riz rapporte au plus 3.
shogun-card-deploy-effect = Déployer 5 ne déploie que 3 armées, Déployer 3 seulement 2.

## Provinces

shogun-province-aki = Aki
shogun-province-awa-boso = Awa-Boso
shogun-province-awa-shikoku = Awa-Shikoku
shogun-province-bingo = Bingo
shogun-province-bitchu = Bitchu
shogun-province-bizen = Bizen
shogun-province-echigo = Echigo
shogun-province-echizen = Echizen
shogun-province-etchu = Etchu
shogun-province-harima = Harima
shogun-province-hida = Hida
shogun-province-hitachi = Hitachi
shogun-province-hoki = Hoki
shogun-province-ise = Ise
shogun-province-iwami = Iwami
shogun-province-iyo = Iyo
shogun-province-izu = Izu
shogun-province-izumo = Izumo
shogun-province-kaga = Kaga
shogun-province-kai = Kai
shogun-province-kazusa = Kazusa
shogun-province-kii = Kii
shogun-province-kozuke = Kozuke
shogun-province-mikawa = Mikawa
shogun-province-mimasaka = Mimasaka
shogun-province-mino = Mino
shogun-province-musashi = Musashi
shogun-province-mutsu = Mutsu
shogun-province-noto = Noto
shogun-province-omi = Omi
shogun-province-owari = Owari
shogun-province-sagami = Sagami
shogun-province-sanuki = Sanuki
shogun-province-settsu = Settsu
shogun-province-shima = Shima
shogun-province-shimosa = Shimosa
shogun-province-shimotsuke = Shimotsuke
shogun-province-shinano = Shinano
shogun-province-suruga = Suruga
shogun-province-tajima = Tajima
shogun-province-tamba = Tamba
shogun-province-tosa = Tosa
shogun-province-totomi = Totomi
shogun-province-wakasa = Wakasa
shogun-province-yamato = Yamato

## Set-up

shogun-event-game-set-up-predetermined = On joue sur la { $side }. Chacun a { $chests }, et les provinces de départ sont imposées.
shogun-event-game-set-up-draft = On joue sur la { $side }. Chacun a { $chests } ; { $first } prend la première province.
shogun-event-game-set-up-draft-you = On joue sur la { $side }. Chacun a { $chests } ; vous prenez la première province.

shogun-garrison = { $province } { $count }
shogun-event-start-dealt = { $seat } commence comme joueur { $player } : { $armies }.
shogun-event-start-dealt-you = Vous commencez comme joueur { $player } : { $armies }.

shogun-event-cards-turned-up = Cartes retournées : { $provinces }.
shogun-event-cards-renewed = { $seat } met { $provinces } sous la pile.
shogun-event-cards-renewed-you = Vous mettez { $provinces } sous la pile.
shogun-event-province-claimed-open = { $seat } prend { $province }.
shogun-event-province-claimed-open-you = Vous prenez { $province }.
shogun-event-province-claimed-pile = { $seat } prend une carte de la pile : { $province }.
shogun-event-province-claimed-pile-you = Vous prenez une carte de la pile : { $province }.
shogun-event-group-placed = { $seat } place { $armies } à { $province }.
shogun-event-group-placed-you = Vous placez { $armies } à { $province }.

shogun-share = { $seat } { $count }
shogun-share-you = vous { $count }
shogun-share-farmers = paysans { $count }
shogun-event-tower-loaded = La tour est garnie de { $thrown } cubes. { $fell_out ->
        [0] Rien ne ressort
        [one] { $fell_out } ressort
       *[other] { $fell_out } ressortent
    } ; à l’intérieur : { $inside }.

## The round

shogun-open-event = { $card } (riz −{ $loss })
shogun-event-events-laid-out = L’année { $year } apporte { $events }.
shogun-event-season-started = Année { $year }, { $season }.
shogun-event-actions-laid-out = Les cinq premières actions sont { $actions } ; cinq autres sont face cachée.
shogun-place = { $place }. { $special }
shogun-event-specials-laid-out = Les places dans l’ordre du tour : { $specials }.

shogun-event-plan-sealed = { $seat } scelle son plan.
shogun-event-plan-sealed-you = Vous scellez votre plan.
shogun-event-plan-unsealed = { $seat } reprend son plan.
shogun-event-plan-unsealed-you = Vous reprenez votre plan.

shogun-event-event-drawn = L’événement de la manche est { $card }. { $effect }
shogun-bid-chest = { $seat } mise { $value }
shogun-bid-chest-you = vous misez { $value }
shogun-bid-province = { $seat } mise la carte { $province }
shogun-bid-province-you = vous misez la carte { $province }
shogun-bid-empty = { $seat } ne mise rien
shogun-bid-empty-you = vous ne misez rien
shogun-tied = entre { $seats }
shogun-event-bids-revealed = Les enchères, dans l’ordre du choix : { $bids }.
shogun-event-bids-revealed-tied = Les enchères, dans l’ordre du choix : { $bids }. Le sort décide { $tied }.
shogun-event-special-taken = { $seat } prend { $special } et la place { $place }.
shogun-event-special-taken-you = Vous prenez { $special } et la place { $place }.
shogun-who = { $seat }
shogun-who-you = vous
shogun-event-turn-order-set = L’ordre du tour est { $order }.

## Actions

shogun-event-action-started = Action { $number } : { $action }.
shogun-event-action-turned-up = La carte suivante est retournée. L’action { $number } est { $action }.
shogun-event-card-revealed-none = { $seat } ne fait rien ici.
shogun-event-card-revealed-none-you = Vous ne faites rien ici.
shogun-event-card-revealed-army = { $seat } retourne { $card }.
shogun-event-card-revealed-army-you = Vous retournez { $card }.

shogun-event-lapsed-chests = { $action } est perdu à { $province } : { $seat } a trop peu de coffres.
shogun-event-lapsed-chests-you = { $action } est perdu à { $province } : vous avez trop peu de coffres.
shogun-event-lapsed-supply = { $action } est perdu à { $province } : { $seat } a trop peu d’armées en réserve.
shogun-event-lapsed-supply-you = { $action } est perdu à { $province } : vous avez trop peu d’armées en réserve.
shogun-event-lapsed-no-space = { $action } est perdu pour { $seat } : { $province } n’a pas d’emplacement libre.
shogun-event-lapsed-no-space-you = { $action } est perdu pour vous : { $province } n’a pas d’emplacement libre.
shogun-event-lapsed-already-there = { $action } est perdu pour { $seat } : { $province } a déjà ce bâtiment.
shogun-event-lapsed-already-there-you = { $action } est perdu pour vous : { $province } a déjà ce bâtiment.
shogun-event-lapsed-no-tiles = { $action } est perdu pour { $seat } à { $province } : il ne reste aucun de ces bâtiments.
shogun-event-lapsed-no-tiles-you = { $action } est perdu pour vous à { $province } : il ne reste aucun de ces bâtiments.
shogun-event-lapsed-one-army = { $action } est perdu pour { $seat } : la seule armée à { $province } doit rester.
shogun-event-lapsed-one-army-you = { $action } est perdu pour vous : la seule armée à { $province } doit rester.
shogun-event-lapsed-nowhere-to-go = { $action } est perdu pour { $seat } : depuis { $province }, on ne peut aller nulle part.
shogun-event-lapsed-nowhere-to-go-you = { $action } est perdu pour vous : depuis { $province }, on ne peut aller nulle part.

shogun-event-built = { $seat } construit { $building } à { $province } pour { $chests }.
shogun-event-built-you = Vous construisez { $building } à { $province } pour { $chests }.

shogun-amount-leader = { $amount } avec le chef
shogun-amount-event = { $amount } par l’événement
shogun-amount-special = { $amount } avec la carte Spéciale
shogun-event-rice-confiscated = { $seat } prend { $amount } riz à { $province }.
shogun-event-rice-confiscated-you = Vous prenez { $amount } riz à { $province }.
shogun-event-rice-confiscated-changed = { $seat } prend { $amount } riz à { $province } ({ $printed } imprimé, puis { $steps }).
shogun-event-rice-confiscated-changed-you = Vous prenez { $amount } riz à { $province } ({ $printed } imprimé, puis { $steps }).
shogun-event-taxes-collected = { $seat } lève { $chests } à { $province }.
shogun-event-taxes-collected-you = Vous levez { $chests } à { $province }.
shogun-event-taxes-collected-changed = { $seat } lève { $chests } à { $province } ({ $printed } imprimé, puis { $steps }).
shogun-event-taxes-collected-changed-you = Vous levez { $chests } à { $province } ({ $printed } imprimé, puis { $steps }).
shogun-event-marker-placed = Les paysans s’agitent à { $province } : { $markers } maintenant.
shogun-event-marker-removed = Un marqueur de révolte quitte { $province } : { $markers } maintenant.
shogun-event-no-markers-left = Tous les marqueurs de révolte sont en jeu ; { $province } n’en reçoit pas.
shogun-event-deployed = { $seat } déploie { $armies } à { $province } pour { $chests }.
shogun-event-deployed-you = Vous déployez { $armies } à { $province } pour { $chests }.
shogun-event-deployed-changed = { $seat } déploie { $armies } à { $province } pour { $chests } ({ $printed } imprimé, puis { $steps }).
shogun-event-deployed-changed-you = Vous déployez { $armies } à { $province } pour { $chests } ({ $printed } imprimé, puis { $steps }).
shogun-event-moved = { $seat } déplace { $armies } depuis { $origin } vers { $province }.
shogun-event-moved-you = Vous déplacez { $armies } depuis { $origin } vers { $province }.
shogun-event-stayed = { $seat } ne déplace rien depuis { $province }.
shogun-event-stayed-you = Vous ne déplacez rien depuis { $province }.

## Battles

shogun-event-attacked = { $seat } attaque { $defender } à { $province }, avec { $armies } depuis { $origin }.
shogun-event-attacked-you = Vous attaquez { $defender } à { $province }, avec { $armies } depuis { $origin }.
shogun-event-attacked-at-you = { $seat } vous attaque à { $province }, avec { $armies } depuis { $origin }.
shogun-event-attacked-neutral = { $seat } marche sur { $province }, neutre, avec { $armies } depuis { $origin }.
shogun-event-attacked-neutral-you = Vous marchez sur { $province }, neutre, avec { $armies } depuis { $origin }.
shogun-event-revolted = Des paysans se soulèvent contre { $seat } à { $province } : { $farmers }.
shogun-event-revolted-you = Des paysans se soulèvent contre vous à { $province } : { $farmers }.
shogun-event-revolted-winter = Des paysans affamés se soulèvent contre { $seat } à { $province } : { $farmers } pour les marqueurs de révolte, { $more } pour l’hiver.
shogun-event-revolted-winter-you = Des paysans affamés se soulèvent contre vous à { $province } : { $farmers } pour les marqueurs de révolte, { $more } pour l’hiver.

shogun-extra-special = { $armies } par la carte Spéciale
shogun-extra-event = { $armies } par l’événement
shogun-thrown-extra = , dont { $extras }
shogun-thrown-lay = , et depuis le bac { $cubes }
shogun-event-thrown = Dans la tour vont { $cubes }{ $extra }{ $lay }. Dans le bac tombent { $tray }.
shogun-event-thrown-none = Dans la tour vont { $cubes }{ $extra }{ $lay }. Rien n’en sort.

shogun-count = { $attackers } contre { $defenders }
shogun-count-farmers = { $attackers } contre { $defenders } plus { $farmers ->
        [one] { $farmers } paysan
       *[other] { $farmers } paysans
    }
shogun-count-neutral = { $attackers } contre { $farmers ->
        [one] { $farmers } paysan
       *[other] { $farmers } paysans
    }
shogun-count-revolt = { $defenders } contre { $farmers ->
        [one] { $farmers } paysan
       *[other] { $farmers } paysans
    }
shogun-lost = { " " }Perdu avec elle : { $buildings }.

shogun-event-battle-ended-players-attacker = { $count } : { $attacker } prend { $province } à { $defender }, avec { $survivors } restantes.
shogun-event-battle-ended-players-attacker-you = { $count } : vous prenez { $province } à { $defender }, avec { $survivors } restantes.
shogun-event-battle-ended-players-attacker-at-you = { $count } : { $attacker } vous prend { $province }, avec { $survivors } restantes.
shogun-event-battle-ended-players-defender = { $count } : { $defender } tient { $province } contre { $attacker } avec { $survivors }.
shogun-event-battle-ended-players-defender-you = { $count } : { $defender } tient { $province } contre vous avec { $survivors }.
shogun-event-battle-ended-players-defender-at-you = { $count } : vous tenez { $province } contre { $attacker } avec { $survivors }.
shogun-event-battle-ended-players-nobody = { $count } : ni { $attacker } ni { $defender } ne tient { $province } ; elle devient neutre.{ $lost }
shogun-event-battle-ended-players-nobody-you = { $count } : ni vous ni { $defender } ne tenez { $province } ; elle devient neutre.{ $lost }
shogun-event-battle-ended-players-nobody-at-you = { $count } : ni { $attacker } ni vous ne tenez { $province } ; elle devient neutre.{ $lost }
shogun-event-battle-ended-neutral-attacker = { $count } : { $attacker } prend { $province } avec { $survivors }.
shogun-event-battle-ended-neutral-attacker-you = { $count } : vous prenez { $province } avec { $survivors }.
shogun-event-battle-ended-neutral-farmers = { $count } : les paysans repoussent { $attacker }, et { $province } reste neutre.
shogun-event-battle-ended-neutral-farmers-you = { $count } : les paysans vous repoussent, et { $province } reste neutre.
shogun-event-battle-ended-revolt-defender = { $count } : { $defender } mate la révolte et garde { $province } avec { $survivors }.
shogun-event-battle-ended-revolt-defender-you = { $count } : vous matez la révolte et gardez { $province } avec { $survivors }.
shogun-event-battle-ended-revolt-farmers = { $count } : { $defender } perd { $province } contre les paysans ; elle devient neutre.{ $lost }
shogun-event-battle-ended-revolt-farmers-you = { $count } : vous perdez { $province } contre les paysans ; elle devient neutre.{ $lost }

shogun-event-card-lost-board = La carte { $province } quitte le plateau de { $seat } ; { $space } y est vide maintenant.
shogun-event-card-lost-board-you = La carte { $province } quitte votre plateau ; { $space } y est vide maintenant.

## Winter and end

shogun-event-winter-came = L’hiver de l’année { $year }, « { $card } » coûte à chacun { $loss } riz ; riz restant : { $rice }.
shogun-event-unsupplied = { $seat } a { $rice } riz pour { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }, { $unsupplied } de trop peu. Des paysans se soulèvent à { $drawn } ; l’hiver ajoute { $farmers } à chaque révolte.
shogun-event-unsupplied-you = Vous avez { $rice } riz pour { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    }, { $unsupplied } de trop peu. Des paysans se soulèvent à { $drawn } ; l’hiver ajoute { $farmers } à chaque révolte.

shogun-majority = { $building }, région { $region } { $points }
shogun-majority-tied = { $building }, région { $region } { $points } à égalité
shogun-score = { $seat } { $points } (provinces { $provinces }, bâtiments { $buildings } ; { $total } en tout)
shogun-score-you = vous { $points } (provinces { $provinces }, bâtiments { $buildings } ; { $total } en tout)
shogun-score-majorities = { $seat } { $points } (provinces { $provinces }, bâtiments { $buildings }, majorités { $majorities } ; { $total } en tout)
shogun-score-majorities-you = vous { $points } (provinces { $provinces }, bâtiments { $buildings }, majorités { $majorities } ; { $total } en tout)
shogun-event-scored = Points de l’année { $year } : { $scores }.
shogun-event-year-ended = L’année { $year } est finie. Tout le riz est perdu, et les marqueurs de révolte quittent le plateau.

shogun-standing = { $rank }. { $seat } ({ $points }, { $chests })
shogun-standing-you = { $rank }. vous ({ $points }, { $chests })
shogun-event-game-ended = La partie est finie. Le titre de shogun va à { $winners } : { $standing }.
shogun-event-game-ended-you = La partie est finie. Vous devenez shogun : { $standing }.
shogun-event-game-ended-shared = La partie est finie. Shoguns ensemble : { $winners }. Le classement : { $standing }.

## Questions

shogun-ask-claim = { $seat } choisit une province.
shogun-ask-claim-you = Prenez une province : une carte visible, ou le dessus de la pile.
shogun-ask-group = { $seat } choisit un groupe d’armées pour { $province }.
shogun-ask-group-you = Combien d’armées commencent à { $province } ?
shogun-ask-plan = Planifient encore : { $seats }.
shogun-ask-plan-you = Planifiez vos dix actions et votre enchère.
shogun-ask-plan-at-you = Votre plan est scellé. Planifient encore : { $seats }.
shogun-ask-special = { $seat } prend une carte Spéciale avec sa place dans l’ordre du tour.
shogun-ask-special-you = Quelle carte Spéciale prenez-vous, avec sa place dans l’ordre du tour ?
shogun-ask-battle = { $seat } marche depuis { $province }.
shogun-ask-battle-you = Où marchez-vous depuis { $province }, et avec combien d’armées ?
shogun-ask-move = { $seat } peut déplacer des armées depuis { $province }.
shogun-ask-move-you = Déplacez-vous des armées depuis { $province } vers une de vos provinces voisines ?
shogun-ask-revolt = { $seat } décide quelle province se révolte ensuite.
shogun-ask-revolt-you = Laquelle de vos provinces se révolte ensuite ?
shogun-ask-over = La partie est finie : le titre de shogun va à { $winners }.
shogun-ask-over-you = La partie est finie : vous devenez shogun.
shogun-ask-over-shared = La partie est finie. Shoguns ensemble : { $winners }.

## Moves

shogun-move-claim = Prendre { $province }
shogun-move-claim-pile = Prendre le dessus de la pile
shogun-move-renew = Mettre les deux cartes visibles sous la pile et en retourner deux autres
shogun-move-group = Placer { $armies }
shogun-move-plan = { $space } : { $card }
shogun-move-unseal = Reprendre le plan
shogun-move-special = Prendre { $special }
shogun-move-march = { $province } : { $armies }
shogun-move-stay = Ne rien déplacer
shogun-move-revolt = { $province } se révolte ensuite

## Refusals

refusal-not-now = Ce n’est pas le moment.
refusal-removed = Cette province n’est pas en jeu à trois joueurs.
refusal-not-face-up = Cette carte n’est pas face visible.
refusal-cannot-renew = Vous ne pouvez renouveler les cartes visibles qu’une fois par tour, et seulement si vous aviez les deux mêmes la dernière fois.
refusal-place-group-first = Placez d’abord un groupe d’armées dans la province que vous avez prise.
refusal-claim-first = Prenez d’abord une province.
refusal-no-such-group = Vous n’avez plus de groupe de cette taille.
refusal-next-space = Les cases se planifient dans l’ordre ; c’est le tour d’une autre.
refusal-not-your-province = Cette province n’est pas à vous.
refusal-card-used = Cette carte est déjà sur une autre case.
refusal-must-fill = Vous avez assez de cartes : cette case ne peut pas rester vide.
refusal-unpayable-bid = Vous n’avez pas autant de coffres à miser.
refusal-keep-a-bid = Il vous faut la dernière carte qui peut être misée pour la case d’enchère.
refusal-keep-no-bid = Vous n’avez pas de carte qui puisse être misée : la dernière case vide doit être celle de l’enchère.
refusal-already-sealed = Votre plan est scellé. Reprenez-le d’abord.
refusal-nothing-sealed = Il n’y a pas de plan scellé à reprendre.
refusal-special-taken = Quelqu’un a pris cette carte Spéciale.
refusal-no-border = Ces provinces ne sont pas voisines.
refusal-leave-one = Au moins une armée doit rester.
refusal-own-only = Avec cette action, les armées ne vont que dans vos propres provinces.
refusal-temple-shield = Par l’événement de cette manche, une province avec un temple ne peut pas être attaquée.
refusal-must-move = Qui peut marcher le doit : déplacez au moins une armée.
refusal-same-province = Les armées sont déjà dans cette province.
refusal-not-in-revolt = Cette province n’est pas parmi celles qui se révoltent.

## Options

shogun-option-side = Face du plateau
shogun-option-side-text = Les régions diffèrent d’une face à l’autre.
shogun-option-side-sun = soleil
shogun-option-side-moon = lune
shogun-option-setup = Provinces de départ
shogun-option-setup-text = Où chacun commence.
shogun-option-setup-predetermined = imposées
shogun-option-setup-predetermined-text = Le tableau imprimé, fait pour une première partie ; pour la face soleil seulement.
shogun-option-setup-draft = choisies
shogun-option-setup-draft-text = Les joueurs prennent leurs provinces une à une.
shogun-option-may-decline-moves = Combat/Mouvement facultatif
shogun-option-may-decline-moves-text = Selon les règles, qui peut marcher le doit ; avec cette option, personne n’y est tenu.
shogun-option-tower = Tour de bataille
shogun-option-tower-text = Comment la tour du programme retient les cubes.
shogun-option-tower-shelves = deux étages
shogun-option-tower-shelves-text = Des cubes peuvent rester sur chaque étage, et en déloger d’autres.
shogun-option-tower-simple = une chance fixe
shogun-option-tower-simple-text = Chaque cube sort avec une chance fixe, un cube lancé plus facilement qu’un cube resté dedans.
shogun-option-tower-recorded = relevée
shogun-option-tower-recorded-text = Pour des lancers d’une vraie table, notés comme ils sont tombés.
shogun-option-material = Valeurs corrigées
shogun-option-material-text = Pour les propriétaires de la boîte qui connaissent une valeur imprimée mieux que nous.

## Where a value of the material comes from

shogun-provenance-reconstructed = reconstruit
shogun-provenance-reported = rapporté
shogun-provenance-assumed = supposé
shogun-provenance-inferred = déduit
shogun-provenance-corrected = corrigé par votre fichier

## Hints for a plan

shogun-hint-no-action = aucune action
shogun-hint-bid = coûte { $count }
shogun-hint-province-bid = ne coûte rien, bat 0
shogun-hint-unpayable = vous n’avez que { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    }
shogun-hint-taxes = { $count ->
        [one] +{ $count } coffre
       *[other] +{ $count } coffres
    }
shogun-hint-rice = +{ $count } riz
shogun-hint-revolt = révolte : { $farmers ->
        [one] { $farmers } paysan se soulève
       *[other] { $farmers } paysans se soulèvent
    } contre { $armies ->
        [one] { $armies } armée
       *[other] { $armies } armées
    }
shogun-hint-march = max. { $count } marchent
shogun-hint-one-army = une seule armée, elle doit rester
shogun-hint-supply = seulement { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    } en réserve
shogun-hint-exposed = un voisin plus fort peut la prendre avant
shogun-hint-already-there = a déjà ce bâtiment
shogun-hint-no-space = pas d’emplacement libre
shogun-hint-no-tiles = il ne reste aucun de ces bâtiments
shogun-hint-chests = coûte { $cost }, mais il ne reste alors que { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
    }
shogun-hint-chests-perhaps = coûte { $cost }, mais au pire il ne reste alors que { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
    }

## Where the game stands

shogun-state = Chacun veut le plus de points après deux hivers : année { $year }, { $season }, l’action { $number } sur 10 est en cours ; en tête avec { $points } : { $leaders } ; l’hiver de chaque année vient après l’automne et compte provinces, bâtiments et majorités.
shogun-state-plan = Chacun veut le plus de points après deux hivers : année { $year }, { $season }, dix actions sont planifiées, mises aux enchères puis exécutées ; en tête avec { $points } : { $leaders } ; l’hiver de chaque année vient après l’automne et compte provinces, bâtiments et majorités.
shogun-state-winter = Chacun veut le plus de points après deux hivers : l’hiver de l’année { $year }, le peuple mange du riz, des paysans peuvent se soulever, puis l’on compte provinces, bâtiments et majorités ; en tête avec { $points } : { $leaders }.
shogun-state-setup = Chacun veut le plus de points après deux hivers : pour l’instant, provinces et armées se partagent, puis la première année commence au printemps.
