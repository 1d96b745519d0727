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
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }
shogun-armies = { $count ->
        [one] { $count } Armee
       *[other] { $count } Armeen
    }
shogun-farmers = { $count ->
        [one] { $count } Bauer
       *[other] { $count } Bauern
    }
shogun-markers = { $count } Unruhemarker
shogun-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
shogun-side-sun = Sonnenseite
shogun-side-moon = Mondseite
shogun-year = Jahr { $year }
shogun-spring = Frühling
shogun-summer = Sommer
shogun-fall = Herbst
shogun-winter = Winter
shogun-neutral = neutral
shogun-farmers-name = Bauern
shogun-chest-word = Truhen
shogun-rice-word = Reis
shogun-tax-word = Steuer
shogun-supply-word = Vorrat
shogun-tower-word = Turm
shogun-tray-word = Schale
shogun-marker-word = Unruhemarker
shogun-chest-card = Truhenkarte { $value }
shogun-no-card = keine Karte
shogun-face-down = verdeckt

## Regions

shogun-region-green = Grün
shogun-region-red = Rot
shogun-region-purple = Violett
shogun-region-yellow = Gelb
shogun-region-brown = Braun

## Buildings

shogun-castle = Burg
shogun-temple = Tempel
shogun-theater = Nô-Theater
shogun-castles = Burgen
shogun-temples = Tempel
shogun-theaters = Nô-Theater
shogun-a-castle = eine Burg
shogun-a-temple = einen Tempel
shogun-a-theater = ein Nô-Theater

## Spaces of the board: ten actions and the bid, each with a sentence

shogun-space-castle = Burg bauen
shogun-space-temple = Tempel bauen
shogun-space-theater = Nô-Theater bauen
shogun-space-rice = Reis einziehen
shogun-space-taxes = Steuern einziehen
shogun-space-deploy5 = 5 Armeen aufstellen
shogun-space-deploy3 = 3 Armeen aufstellen
shogun-space-deploy1 = 1 Armee aufstellen und bewegen
shogun-space-battle-a = Kampf/Bewegung A
shogun-space-battle-b = Kampf/Bewegung B
shogun-space-auction = Gebot auf die Reihenfolge

shogun-space-castle-text = Zahlt 3 Truhen und setzt eine Burg auf einen freien Bauplatz.
shogun-space-temple-text = Zahlt 2 Truhen und setzt einen Tempel auf einen freien Bauplatz.
shogun-space-theater-text = Zahlt 1 Truhe und setzt ein Nô-Theater auf einen freien Bauplatz.
shogun-space-rice-text = Nimmt den Reis der Provinz; die Bauern dort werden unruhig.
shogun-space-taxes-text = Nimmt die Steuer der Provinz in Truhen; die Bauern dort werden unruhig.
shogun-space-deploy5-text = Zahlt 3 Truhen und stellt 5 Armeen aus dem Vorrat auf.
shogun-space-deploy3-text = Zahlt 2 Truhen und stellt 3 Armeen aus dem Vorrat auf.
shogun-space-deploy1-text = Zahlt 1 Truhe, stellt 1 Armee auf und darf dann Armeen in eine eigene Nachbarprovinz ziehen.
shogun-space-battle-a-text = Zieht in eine Nachbarprovinz und kämpft, wenn es keine eigene ist; eine Armee bleibt zurück.
shogun-space-battle-b-text = Dasselbe noch einmal, aus einer anderen Provinz.
shogun-space-auction-text = Das höchste Gebot wählt zuerst unter den Sonderkarten und Plätzen der Reihenfolge.

## Special cards, each with its privilege

shogun-special-chest = +1 Truhe
shogun-special-rice = +1 Reis
shogun-special-armies = 6 Armeen
shogun-special-attack = +1 im Angriff
shogun-special-defense = +1 in der Abwehr
shogun-special-chest-text = Steuern einziehen bringt 1 Truhe mehr.
shogun-special-rice-text = Reis einziehen bringt 1 Reis mehr.
shogun-special-armies-text = 5 Armeen aufstellen stellt 6 auf.
shogun-special-attack-text = Bei jedem deiner Angriffe kommt 1 weitere Armee aus deinem Vorrat in den Turm.
shogun-special-defense-text = Wirst du von jemandem angegriffen, kommt 1 weitere Armee aus deinem Vorrat in den Turm.

## Event cards, by kind, each with its effect

shogun-card-theater = Theatertage
shogun-card-neutral = Wehrhafte Dörfer
shogun-card-castle = Starke Burgen
shogun-card-temple = Tempelfrieden
shogun-card-taxes-max = Milde Steuern
shogun-card-taxes-min = Hohe Steuern
shogun-card-rice-min = Gute Ernte
shogun-card-rice-max = Schlechte Ernte
shogun-card-deploy = Wenige Rekruten
shogun-card-theater-effect = Wer ein Nô-Theater baut, entfernt 1 Unruhemarker aus der Provinz.
shogun-card-neutral-effect = Neutrale Provinzen werden von 2 Bauern verteidigt statt von 1.
shogun-card-castle-effect = Mit einer Burg verteidigt 1 weitere Armee aus dem eigenen Vorrat.
shogun-card-temple-effect = Provinzen mit einem Tempel dürfen nicht angegriffen werden.
shogun-card-taxes-max-effect = Steuern bringen höchstens 5 Truhen.
shogun-card-taxes-min-effect = Steuern bringen mindestens 6 Truhen.
shogun-card-rice-min-effect = Reis einziehen bringt mindestens 4.
shogun-card-rice-max-effect = Reis einziehen bringt höchstens 3.
shogun-card-deploy-effect = Statt 5 Armeen werden nur 3 aufgestellt, statt 3 nur 2.

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

shogun-event-game-set-up-predetermined = Gespielt wird auf der { $side }. Alle haben { $chests }, und die Startprovinzen sind vorgegeben.
shogun-event-game-set-up-draft = Gespielt wird auf der { $side }. Alle haben { $chests }; { $first } wählt die erste Provinz.
shogun-event-game-set-up-draft-you = Gespielt wird auf der { $side }. Alle haben { $chests }; du wählst die erste Provinz.

shogun-garrison = { $province } { $count }
shogun-event-start-dealt = { $seat } beginnt mit Aufstellung { $player }: { $armies }.
shogun-event-start-dealt-you = Du beginnst mit Aufstellung { $player }: { $armies }.

shogun-event-cards-turned-up = Aufgedeckt: { $provinces }.
shogun-event-cards-renewed = { $seat } legt { $provinces } unter den Stapel.
shogun-event-cards-renewed-you = Du legst { $provinces } unter den Stapel.
shogun-event-province-claimed-open = { $seat } wählt { $province }.
shogun-event-province-claimed-open-you = Du wählst { $province }.
shogun-event-province-claimed-pile = { $seat } nimmt eine Karte vom Stapel: { $province }.
shogun-event-province-claimed-pile-you = Du nimmst eine Karte vom Stapel: { $province }.
shogun-event-group-placed = { $seat } setzt { $armies } nach { $province }.
shogun-event-group-placed-you = Du setzt { $armies } nach { $province }.

shogun-share = { $seat } { $count }
shogun-share-you = du { $count }
shogun-share-farmers = Bauern { $count }
shogun-event-tower-loaded = Der Turm wird mit { $thrown } Würfeln gefüllt. { $fell_out ->
        [0] Keiner fällt
        [one] { $fell_out } fällt
       *[other] { $fell_out } fallen
    } wieder heraus; im Turm liegen { $inside }.

## The round

shogun-open-event = { $card } (Reis −{ $loss })
shogun-event-events-laid-out = Jahr { $year } bringt { $events }.
shogun-event-season-started = Es ist { $season } im Jahr { $year }.
shogun-event-actions-laid-out = Die ersten fünf Aktionen sind { $actions }; fünf weitere liegen verdeckt.
shogun-place = { $place }. { $special }
shogun-event-specials-laid-out = Die Plätze der Reihenfolge: { $specials }.

shogun-event-plan-sealed = { $seat } versiegelt einen Plan.
shogun-event-plan-sealed-you = Du versiegelst deinen Plan.
shogun-event-plan-unsealed = { $seat } nimmt den Plan zurück.
shogun-event-plan-unsealed-you = Du nimmst deinen Plan zurück.

shogun-event-event-drawn = Das Ereignis der Runde heißt { $card }. { $effect }
shogun-bid-chest = { $seat } bietet { $value }
shogun-bid-chest-you = du bietest { $value }
shogun-bid-province = { $seat } bietet die Karte von { $province }
shogun-bid-province-you = du bietest die Karte von { $province }
shogun-bid-empty = { $seat } bietet nichts
shogun-bid-empty-you = du bietest nichts
shogun-tied = { $seats } untereinander
shogun-event-bids-revealed = Die Gebote, wie gewählt wird: { $bids }.
shogun-event-bids-revealed-tied = Die Gebote, wie gewählt wird: { $bids }. Das Los ordnet { $tied }.
shogun-event-special-taken = { $seat } nimmt { $special } und Platz { $place }.
shogun-event-special-taken-you = Du nimmst { $special } und Platz { $place }.
shogun-who = { $seat }
shogun-who-you = du
shogun-event-turn-order-set = Die Reihenfolge ist { $order }.

## Actions

shogun-event-action-started = Aktion { $number }: { $action }.
shogun-event-action-turned-up = Die nächste Karte wird aufgedeckt. Aktion { $number } ist { $action }.
shogun-event-card-revealed-none = { $seat } unternimmt hier nichts.
shogun-event-card-revealed-none-you = Du unternimmst hier nichts.
shogun-event-card-revealed-army = { $seat } deckt { $card } auf.
shogun-event-card-revealed-army-you = Du deckst { $card } auf.

shogun-event-lapsed-chests = { $action } entfällt in { $province }: { $seat } hat zu wenige Truhen.
shogun-event-lapsed-chests-you = { $action } entfällt in { $province }: Du hast zu wenige Truhen.
shogun-event-lapsed-supply = { $action } entfällt in { $province }: { $seat } hat zu wenige Armeen im Vorrat.
shogun-event-lapsed-supply-you = { $action } entfällt in { $province }: Du hast zu wenige Armeen im Vorrat.
shogun-event-lapsed-no-space = { $action } entfällt für { $seat }: { $province } hat keinen freien Bauplatz.
shogun-event-lapsed-no-space-you = { $action } entfällt für dich: { $province } hat keinen freien Bauplatz.
shogun-event-lapsed-already-there = { $action } entfällt für { $seat }: { $province } hat dieses Gebäude schon.
shogun-event-lapsed-already-there-you = { $action } entfällt für dich: { $province } hat dieses Gebäude schon.
shogun-event-lapsed-no-tiles = { $action } entfällt für { $seat } in { $province }: Kein solches Gebäude ist mehr da.
shogun-event-lapsed-no-tiles-you = { $action } entfällt für dich in { $province }: Kein solches Gebäude ist mehr da.
shogun-event-lapsed-one-army = { $action } entfällt für { $seat }: Die einzige Armee in { $province } muss bleiben.
shogun-event-lapsed-one-army-you = { $action } entfällt für dich: Die einzige Armee in { $province } muss bleiben.
shogun-event-lapsed-nowhere-to-go = { $action } entfällt für { $seat }: Von { $province } aus steht kein Weg offen.
shogun-event-lapsed-nowhere-to-go-you = { $action } entfällt für dich: Von { $province } aus steht kein Weg offen.

shogun-event-built = { $seat } baut { $building } in { $province } für { $chests }.
shogun-event-built-you = Du baust { $building } in { $province } für { $chests }.

shogun-amount-leader = { $amount } mit dem Heerführer
shogun-amount-event = { $amount } durch das Ereignis
shogun-amount-special = { $amount } mit der Sonderkarte
shogun-event-rice-confiscated = { $seat } zieht { $amount } Reis in { $province } ein.
shogun-event-rice-confiscated-you = Du ziehst { $amount } Reis in { $province } ein.
shogun-event-rice-confiscated-changed = { $seat } zieht { $amount } Reis in { $province } ein (gedruckt { $printed }, dann { $steps }).
shogun-event-rice-confiscated-changed-you = Du ziehst { $amount } Reis in { $province } ein (gedruckt { $printed }, dann { $steps }).
shogun-event-taxes-collected = { $seat } zieht { $chests } Steuern in { $province } ein.
shogun-event-taxes-collected-you = Du ziehst { $chests } Steuern in { $province } ein.
shogun-event-taxes-collected-changed = { $seat } zieht { $chests } Steuern in { $province } ein (gedruckt { $printed }, dann { $steps }).
shogun-event-taxes-collected-changed-you = Du ziehst { $chests } Steuern in { $province } ein (gedruckt { $printed }, dann { $steps }).
shogun-event-marker-placed = Die Bauern von { $province } werden unruhig: dort jetzt { $markers }.
shogun-event-marker-removed = Ein Unruhemarker verlässt { $province }: dort jetzt { $markers }.
shogun-event-no-markers-left = Alle Unruhemarker sind im Einsatz; { $province } bekommt keinen.
shogun-event-deployed = { $seat } stellt { $armies } in { $province } auf, für { $chests }.
shogun-event-deployed-you = Du stellst { $armies } in { $province } auf, für { $chests }.
shogun-event-deployed-changed = { $seat } stellt { $armies } in { $province } auf, für { $chests } (gedruckt { $printed }, dann { $steps }).
shogun-event-deployed-changed-you = Du stellst { $armies } in { $province } auf, für { $chests } (gedruckt { $printed }, dann { $steps }).
shogun-event-moved = { $seat } zieht { $armies } von { $origin } nach { $province }.
shogun-event-moved-you = Du ziehst { $armies } von { $origin } nach { $province }.
shogun-event-stayed = { $seat } bewegt nichts aus { $province }.
shogun-event-stayed-you = Du bewegst nichts aus { $province }.

## Battles

shogun-event-attacked = { $seat } greift { $defender } in { $province } an, mit { $armies } aus { $origin }.
shogun-event-attacked-you = Du greifst { $defender } in { $province } an, mit { $armies } aus { $origin }.
shogun-event-attacked-at-you = { $seat } greift dich in { $province } an, mit { $armies } aus { $origin }.
shogun-event-attacked-neutral = { $seat } zieht ins neutrale { $province }, mit { $armies } aus { $origin }.
shogun-event-attacked-neutral-you = Du ziehst ins neutrale { $province }, mit { $armies } aus { $origin }.
shogun-event-revolted = In { $province } erheben sich Bauern gegen { $seat }: { $farmers }.
shogun-event-revolted-you = In { $province } erheben sich Bauern gegen dich: { $farmers }.
shogun-event-revolted-winter = In { $province } erheben sich hungrige Bauern gegen { $seat }: { $farmers } für Unruhemarker, { $more } für den Winter.
shogun-event-revolted-winter-you = In { $province } erheben sich hungrige Bauern gegen dich: { $farmers } für Unruhemarker, { $more } für den Winter.

shogun-extra-special = { $armies } durch die Sonderkarte
shogun-extra-event = { $armies } durch das Ereignis
shogun-thrown-extra = , darunter { $extras }
shogun-thrown-lay = , dazu aus der Schale { $cubes }
shogun-event-thrown = In den Turm kommen { $cubes }{ $extra }{ $lay }. In der Schale liegen { $tray }.
shogun-event-thrown-none = In den Turm kommen { $cubes }{ $extra }{ $lay }. Nichts fällt heraus.

shogun-count = { $attackers } gegen { $defenders }
shogun-count-farmers = { $attackers } gegen { $defenders ->
        [one] { $defenders } Armee
       *[other] { $defenders } Armeen
    } und { $farmers } Bauern
shogun-count-neutral = { $attackers } gegen { $farmers } Bauern
shogun-count-revolt = { $defenders } gegen { $farmers } Bauern
shogun-lost = { " " }Das kostet { $buildings }.

shogun-event-battle-ended-players-attacker = { $count }: { $attacker } nimmt { $province } von { $defender }, mit noch { $survivors }.
shogun-event-battle-ended-players-attacker-you = { $count }: Du nimmst { $province } von { $defender }, mit noch { $survivors }.
shogun-event-battle-ended-players-attacker-at-you = { $count }: { $attacker } nimmt dir { $province }, mit noch { $survivors }.
shogun-event-battle-ended-players-defender = { $count }: { $defender } hält { $province } gegen { $attacker }, mit noch { $survivors }.
shogun-event-battle-ended-players-defender-you = { $count }: { $defender } hält { $province } gegen dich, mit noch { $survivors }.
shogun-event-battle-ended-players-defender-at-you = { $count }: Du hältst { $province } gegen { $attacker }, mit noch { $survivors }.
shogun-event-battle-ended-players-nobody = { $count }: Weder { $attacker } noch { $defender } hält { $province }; es wird neutral.{ $lost }
shogun-event-battle-ended-players-nobody-you = { $count }: Weder du noch { $defender } hält { $province }; es wird neutral.{ $lost }
shogun-event-battle-ended-players-nobody-at-you = { $count }: Weder { $attacker } noch du hältst { $province }; es wird neutral.{ $lost }
shogun-event-battle-ended-neutral-attacker = { $count }: { $attacker } nimmt { $province }, mit noch { $survivors }.
shogun-event-battle-ended-neutral-attacker-you = { $count }: Du nimmst { $province }, mit noch { $survivors }.
shogun-event-battle-ended-neutral-farmers = { $count }: Die Bauern vertreiben { $attacker }, und { $province } bleibt neutral.
shogun-event-battle-ended-neutral-farmers-you = { $count }: Die Bauern vertreiben dich, und { $province } bleibt neutral.
shogun-event-battle-ended-revolt-defender = { $count }: { $defender } schlägt den Aufstand nieder und behält { $province }, mit noch { $survivors }.
shogun-event-battle-ended-revolt-defender-you = { $count }: Du schlägst den Aufstand nieder und behältst { $province }, mit noch { $survivors }.
shogun-event-battle-ended-revolt-farmers = { $count }: { $defender } verliert { $province } an die Bauern; es wird neutral.{ $lost }
shogun-event-battle-ended-revolt-farmers-you = { $count }: Du verlierst { $province } an die Bauern; es wird neutral.{ $lost }

shogun-event-card-lost-board = Die Karte von { $province } verlässt das Tableau von { $seat }; { $space } ist dort jetzt leer.
shogun-event-card-lost-board-you = Die Karte von { $province } verlässt dein Tableau; { $space } ist dort jetzt leer.

## Winter and end

shogun-event-winter-came = Im Winter von Jahr { $year } kostet „{ $card }“ alle { $loss } Reis; Reis übrig: { $rice }.
shogun-event-unsupplied = { $seat } hat { $rice } Reis für { $provinces ->
        [one] { $provinces } Provinz
       *[other] { $provinces } Provinzen
    }, { $unsupplied } zu wenig. Aufstand in { $drawn }; im Winter je { $farmers } mehr.
shogun-event-unsupplied-you = Du hast { $rice } Reis für { $provinces ->
        [one] { $provinces } Provinz
       *[other] { $provinces } Provinzen
    }, { $unsupplied } zu wenig. Aufstand in { $drawn }; im Winter je { $farmers } mehr.

shogun-majority = { $building } in { $region } { $points }
shogun-majority-tied = { $building } in { $region } { $points } geteilt
shogun-score = { $seat } { $points } (Provinzen { $provinces }, Gebäude { $buildings }; insgesamt { $total })
shogun-score-you = du { $points } (Provinzen { $provinces }, Gebäude { $buildings }; insgesamt { $total })
shogun-score-majorities = { $seat } { $points } (Provinzen { $provinces }, Gebäude { $buildings }, die meisten { $majorities }; insgesamt { $total })
shogun-score-majorities-you = du { $points } (Provinzen { $provinces }, Gebäude { $buildings }, die meisten { $majorities }; insgesamt { $total })
shogun-event-scored = Punkte für Jahr { $year }: { $scores }.
shogun-event-year-ended = Jahr { $year } ist vorbei. Aller Reis ist dahin, und die Unruhemarker verlassen den Plan.

shogun-standing = { $rank }. { $seat } ({ $points }, { $chests })
shogun-standing-you = { $rank }. du ({ $points }, { $chests })
shogun-event-game-ended = Das Spiel ist aus. { $winners } wird Shogun: { $standing }.
shogun-event-game-ended-you = Das Spiel ist aus. Du wirst Shogun: { $standing }.
shogun-event-game-ended-shared = Das Spiel ist aus. Gemeinsam Shogun: { $winners }. Die Rangfolge: { $standing }.

## Questions

shogun-ask-claim = { $seat } wählt eine Provinz.
shogun-ask-claim-you = Wähle eine Provinz: eine der offenen Karten oder die oberste vom Stapel.
shogun-ask-group = { $seat } wählt eine Armeegruppe für { $province }.
shogun-ask-group-you = Wie viele Armeen beginnen in { $province }?
shogun-ask-plan = Noch planen: { $seats }.
shogun-ask-plan-you = Plane deine zehn Aktionen und dein Gebot.
shogun-ask-plan-at-you = Dein Plan ist versiegelt. Noch planen: { $seats }.
shogun-ask-special = { $seat } wählt eine Sonderkarte mit ihrem Platz in der Reihenfolge.
shogun-ask-special-you = Welche Sonderkarte nimmst du, mit ihrem Platz in der Reihenfolge?
shogun-ask-battle = { $seat } zieht aus { $province }.
shogun-ask-battle-you = Wohin ziehst du aus { $province }, und mit wie vielen Armeen?
shogun-ask-move = { $seat } darf Armeen aus { $province } bewegen.
shogun-ask-move-you = Ziehst du Armeen aus { $province } in eine deiner Nachbarprovinzen?
shogun-ask-revolt = { $seat } entscheidet, welche Provinz sich als Nächstes erhebt.
shogun-ask-revolt-you = Welche deiner Provinzen erhebt sich als Nächstes?
shogun-ask-over = Das Spiel ist aus: { $winners } wird Shogun.
shogun-ask-over-you = Das Spiel ist aus: Du wirst Shogun.
shogun-ask-over-shared = Das Spiel ist aus. Gemeinsam Shogun: { $winners }.

## Moves

shogun-move-claim = { $province } wählen
shogun-move-claim-pile = Die oberste Karte vom Stapel nehmen
shogun-move-renew = Beide offenen Karten unter den Stapel legen und zwei neue aufdecken
shogun-move-group = { $armies } setzen
shogun-move-plan = { $space }: { $card }
shogun-move-unseal = Den Plan zurücknehmen
shogun-move-special = { $special } nehmen
shogun-move-march = { $province }: { $armies }
shogun-move-stay = Nichts bewegen
shogun-move-revolt = { $province } erhebt sich als Nächstes

## Refusals

refusal-not-now = Das ist jetzt nicht an der Reihe.
refusal-removed = Diese Provinz ist zu dritt nicht im Spiel.
refusal-not-face-up = Diese Karte liegt nicht offen.
refusal-cannot-renew = Du darfst die offenen Karten nur einmal im Zug tauschen, und nur wenn es dieselben wie beim letzten Mal sind.
refusal-place-group-first = Setze zuerst eine Armeegruppe in die gewählte Provinz.
refusal-claim-first = Wähle zuerst eine Provinz.
refusal-no-such-group = Eine Armeegruppe dieser Größe hast du nicht mehr.
refusal-next-space = Die Felder werden der Reihe nach geplant; ein anderes ist dran.
refusal-not-your-province = Diese Provinz gehört dir nicht.
refusal-card-used = Diese Karte liegt schon auf einem anderen Feld.
refusal-must-fill = Du hast genug Karten, also darf dieses Feld nicht leer bleiben.
refusal-unpayable-bid = So viele Truhen hast du nicht zu bieten.
refusal-keep-a-bid = Die letzte Karte, die du bieten kannst, brauchst du für das Versteigerungsfeld.
refusal-keep-no-bid = Du hast keine Karte, die du bieten kannst: Das letzte leere Feld muss das Versteigerungsfeld sein.
refusal-already-sealed = Dein Plan ist versiegelt. Nimm ihn erst zurück.
refusal-nothing-sealed = Es gibt keinen versiegelten Plan zum Zurücknehmen.
refusal-special-taken = Diese Sonderkarte hat schon jemand genommen.
refusal-no-border = Diese Provinzen sind keine Nachbarn.
refusal-leave-one = Mindestens eine Armee muss zurückbleiben.
refusal-own-only = Mit dieser Aktion ziehen Armeen nur in eigene Provinzen.
refusal-temple-shield = Durch das Ereignis der Runde darf eine Provinz mit Tempel nicht angegriffen werden.
refusal-must-move = Wer ziehen kann, muss ziehen: Bewege mindestens eine Armee.
refusal-same-province = Die Armeen stehen schon in dieser Provinz.
refusal-not-in-revolt = Diese Provinz ist nicht unter denen, die sich erheben.

## Options

shogun-option-side = Seite des Spielplans
shogun-option-side-text = Auf den beiden Seiten liegen die Regionen anders.
shogun-option-side-sun = Sonne
shogun-option-side-moon = Mond
shogun-option-setup = Startprovinzen
shogun-option-setup-text = Wo alle beginnen.
shogun-option-setup-predetermined = wie gedruckt
shogun-option-setup-predetermined-text = Die gedruckte Aufstellung, für ein erstes Spiel gemacht; nur für die Sonnenseite.
shogun-option-setup-draft = gewählt
shogun-option-setup-draft-text = Alle wählen ihre Provinzen eine nach der anderen.
shogun-option-may-decline-moves = Kampf/Bewegung ist freiwillig
shogun-option-may-decline-moves-text = Nach den Regeln muss ziehen, wer ziehen kann; mit dieser Option muss niemand.
shogun-option-tower = Würfelturm
shogun-option-tower-text = Wie der Turm des Programms Würfel zurückhält.
shogun-option-tower-shelves = zwei Böden
shogun-option-tower-shelves-text = Auf jedem Boden können Würfel liegen bleiben und andere lösen.
shogun-option-tower-simple = einfach
shogun-option-tower-simple-text = Jeder Würfel fällt mit fester Wahrscheinlichkeit heraus, ein geworfener leichter als einer im Turm.
shogun-option-tower-recorded = notiert
shogun-option-tower-recorded-text = Für Würfe von einem echten Tisch, notiert, wie sie fielen.
shogun-option-material = Berichtigte Werte
shogun-option-material-text = Für alle, die das Spiel besitzen und einen gedruckten Wert besser kennen als wir.

## Where a value of the material comes from

shogun-provenance-reconstructed = rekonstruiert
shogun-provenance-reported = berichtet
shogun-provenance-assumed = angenommen
shogun-provenance-inferred = erschlossen
shogun-provenance-corrected = von deiner Datei berichtigt

## Hinweise zu einem Plan

shogun-hint-no-action = keine Aktion
shogun-hint-bid = kostet { $count }
shogun-hint-province-bid = kostet nichts, schlägt 0
shogun-hint-unpayable = du hast nur { $chests ->
        [one] { $chests } Truhe
       *[other] { $chests } Truhen
    }
shogun-hint-taxes = { $count ->
        [one] +{ $count } Truhe
       *[other] +{ $count } Truhen
    }
shogun-hint-rice = +{ $count } Reis
shogun-hint-revolt = Aufstand: { $farmers ->
        [one] { $farmers } Bauer
       *[other] { $farmers } Bauern
    } gegen { $armies ->
        [one] { $armies } Armee
       *[other] { $armies } Armeen
    }
shogun-hint-march = bis zu { $count } ziehen
shogun-hint-one-army = nur eine Armee, sie muss bleiben
shogun-hint-supply = nur { $count ->
        [one] { $count } Armee
       *[other] { $count } Armeen
    } im Vorrat
shogun-hint-exposed = ein stärkerer Nachbar könnte sie vorher nehmen
shogun-hint-already-there = hat dieses Gebäude schon
shogun-hint-no-space = kein freier Bauplatz
shogun-hint-no-tiles = kein solches Gebäude ist mehr da
shogun-hint-chests = kostet { $cost }, aber dann { $count ->
        [one] ist nur noch { $count } Truhe
       *[other] sind nur noch { $count } Truhen
    } da
shogun-hint-chests-perhaps = kostet { $cost }, aber schlimmstenfalls { $count ->
        [one] ist dann nur noch { $count } Truhe
       *[other] sind dann nur noch { $count } Truhen
    } da

## Wie das Spiel steht

shogun-state = Alle wollen nach zwei Wintern die meisten Punkte: Im { $season } von Jahr { $year } wird Aktion { $number } von 10 ausgeführt; vorn mit { $points }: { $leaders }; nach jedem Herbst zählt der Winter Provinzen, Gebäude und Mehrheiten.
shogun-state-plan = Alle wollen nach zwei Wintern die meisten Punkte: Im { $season } von Jahr { $year } werden zehn Aktionen geplant, es wird geboten und dann ausgeführt; vorn mit { $points }: { $leaders }; nach jedem Herbst zählt der Winter Provinzen, Gebäude und Mehrheiten.
shogun-state-winter = Alle wollen nach zwei Wintern die meisten Punkte: Im Winter von Jahr { $year } wird Reis gegessen, Bauern können sich erheben, dann zählen Provinzen, Gebäude und Mehrheiten; vorn mit { $points }: { $leaders }.
shogun-state-setup = Alle wollen nach zwei Wintern die meisten Punkte: Jetzt werden Provinzen und Armeen verteilt, dann beginnt das erste Jahr im Frühling.
