### Zipang Portable. Python (src/tenka/texts.py) and the browser follow the same convention:
###
### IDS. A line is looked up under a base id with at most one variant and at most one viewer part; the
### first message that exists is used, in this order:
###     base + variant + who,   base + variant,   base + who,   base
### If none exists there is nothing to say (a silent event, such as `asked`).
###
### WHO. `-you` if the viewer is the subject, `-at-you` if the viewer is the other one, else nothing.
### The public viewer (-1) is never anybody: check that the viewer is 0 or more first, for the pot is -1 too.
###
### EVENTS. base = `zipang-event-<tag>`
###     tag                subject   other      variant (the first that fits)
###     campaign-started   first
###     dealt
###     turn-started       seat                 -last      last is true
###     drew               seat
###     played             seat                 -ikki      count is 2 and there are targets
###                                             -ikki-empty  count is 2
###                                             -pot       targets are the pot (-1)
###                                             -targets   there are targets
###     asked              seat                 (silent)
###     reacted            seat                 -<answer>  (-let is silent)
###     blocked            seat      attacker   -seen      cards are given
###     eliminated         seat                 -empty     no cards
###     out-of-cards       seat
###     stole              seat      victim     -pot       victim is the pot (-1)
###     paid               seat
###     hand-shown         seat                 -empty     no cards
###     hand-lost          seat                 -empty     no cards
###     looked             seat      target     -seen      cards are given
###     took               seat      source     -discards  source is the discards (-2)
###     no-effect          seat
###     honor-compared
###     tie-drawn                               -<stake>
###     campaign-won       seat                 -<reason>
###     game-ended         any seat of rank 1
###
### ARGUMENTS. Every field of the event under its own name: a seat as its display name, a card as the text of
### `zipang-card-<id>`, a number as a number, a list joined. Fields that are null, a flag, or a place (pot,
### discards, hand) are left out. Lists of lines: `hands` and `draws` arrive as $hands, each entry the text of
### base `zipang-honor` (variant -empty if there are no cards; subject seat; $seat, $honor, $cards).
### `game-ended` has $winners (rank 1) and $standing, each entry the text of base `zipang-standing`
### (subject seat; $rank, $seat, $coins), best rank first, then by seat. In a list of seats ($targets, $winners)
### the viewer stands as the text of `you-object`.
###
### LISTS. Nothing for none, the item itself for one; else fold from the left with `list-pair` ($head, $item),
### and with `list-last` for the last item (both in common.ftl).
###
### CARDS. `zipang-card-<id>`, `zipang-effect-<id>`; an underscore in an id becomes a hyphen.
###
### MOVES. A move name is `head` or `head:tail`.
###     react:ANSWER        zipang-move-react-ANSWER
###     take:CARD           zipang-move-take            $card
###     ikki                zipang-move-ikki
###     CARD                zipang-move-CARD            $card; but `zipang-move-idle` if the card needs a target:
###                                                     bandit princess captain commander ninja tea_master
###                                                     nobleman warlord
###     CARD:pot            zipang-move-CARD-pot        $card
###     CARD:S, CARD:S+T    zipang-move-CARD            $card, $targets (a list of seats)
###
### QUESTIONS. base = `zipang-ask-<step>`; subject = the asked one ($seat: actors[0], or question.asked),
### other = question.by ($by) where there is a question. Variants: turn: -last if last_turn;
### react: -attack if question.attack is not 0. More arguments: $card (question.card; in play-taken the taken
### card), $attack, and for `over` $winners (subject: any seat of rank 1).
###
### REFUSALS. `refusal-<code>`; without arguments.

## Words

zipang-name = Zipang Portable
zipang-btl = BTL
zipang-btl-long = points de bataille
zipang-hnr = HNR
zipang-hnr-long = points d’honneur
zipang-pot = cagnotte
zipang-supply = pioche
zipang-discards = défausse
zipang-hand = main
zipang-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

## Cards

zipang-card-emperor = Empereur
zipang-card-peasant = Paysan
zipang-card-bandit = Brigand
zipang-card-merchant = Marchand
zipang-card-princess = Princesse
zipang-card-captain = Capitaine
zipang-card-monk = Moine
zipang-card-shrine-maiden = Prêtresse
zipang-card-commander = Commandant
zipang-card-ninja = Ninja
zipang-card-tea-master = Maître de thé
zipang-card-kabuki = Kabuki
zipang-card-nobleman = Noble
zipang-card-warlord = Chef de guerre

zipang-effect-emperor = Met fin à la campagne aussitôt ; l’honneur tranche.
zipang-effect-peasant = Seul : rien. À deux : Ikki, une attaque de 5 BTL contre tous les autres.
zipang-effect-bandit = Prend 1 pièce à un autre joueur, même éliminé.
zipang-effect-merchant = Tous les autres versent 1 pièce à la cagnotte, même éliminés.
zipang-effect-princess = Prend la moitié de la cagnotte, ou des pièces d’un autre joueur, arrondie à l’inférieur.
zipang-effect-captain = Attaque un joueur avec 3 BTL.
zipang-effect-monk = En réponse : annule l’effet d’une carte sur vous. À votre tour : rien.
zipang-effect-shrine-maiden = Tous les autres montrent leur main à tout le monde.
zipang-effect-commander = Attaque un ou deux joueurs avec 4 BTL.
zipang-effect-ninja = Un autre joueur défausse toute sa main et pioche 2 nouvelles cartes.
zipang-effect-tea-master = Tire une carte au hasard dans la main d’un autre joueur et la joue.
zipang-effect-kabuki = Prend une carte visible de la défausse et la joue.
zipang-effect-nobleman = Regarde la main d’un autre joueur, prend une carte et la joue.
zipang-effect-warlord = Attaque un joueur avec 5 BTL.

## Events

zipang-event-campaign-started = La campagne { $number } commence. La cagnotte contient { $pot ->
        [one] { $pot } pièce
       *[other] { $pot } pièces
    } ; { $first } commence.
zipang-event-campaign-started-you = La campagne { $number } commence. La cagnotte contient { $pot ->
        [one] { $pot } pièce
       *[other] { $pot } pièces
    } ; vous commencez.

zipang-event-dealt = Vous recevez { $cards }.

zipang-event-turn-started = C’est à { $seat }.
zipang-event-turn-started-you = C’est à vous.
zipang-event-turn-started-last = La pioche est vide : { $seat } joue le dernier tour de cette campagne.
zipang-event-turn-started-last-you = La pioche est vide : vous jouez le dernier tour de cette campagne.

zipang-event-drew = { $seat } pioche une carte.
zipang-event-drew-you = Vous piochez { $card }.

zipang-event-played = { $seat } joue { $card }.
zipang-event-played-you = Vous jouez { $card }.
zipang-event-played-targets = { $seat } joue { $card } contre { $targets }.
zipang-event-played-targets-you = Vous jouez { $card } contre { $targets }.
zipang-event-played-pot = { $seat } joue { $card } sur la cagnotte.
zipang-event-played-pot-you = Vous jouez { $card } sur la cagnotte.
zipang-event-played-ikki = { $seat } joue deux Paysans : un Ikki contre { $targets }.
zipang-event-played-ikki-you = Vous jouez deux Paysans : un Ikki contre { $targets }.
zipang-event-played-ikki-empty = { $seat } joue deux Paysans : un Ikki, mais il ne reste personne à attaquer.
zipang-event-played-ikki-empty-you = Vous jouez deux Paysans : un Ikki, mais il ne reste personne à attaquer.

zipang-event-reacted-monk = { $seat } répond par un Moine et ne subit rien.
zipang-event-reacted-monk-you = Vous répondez par un Moine et ne subissez rien.
zipang-event-reacted-coin = { $seat } verse 1 pièce à la cagnotte et pare l’attaque.
zipang-event-reacted-coin-you = Vous versez 1 pièce à la cagnotte et parez l’attaque.

zipang-event-blocked = { $seat } a assez de points de bataille et montre sa main à { $attacker }.
zipang-event-blocked-you = Vous avez assez de points de bataille et montrez votre main à { $attacker }.
zipang-event-blocked-at-you = { $seat } a assez de points de bataille et pare votre attaque.
zipang-event-blocked-seen-at-you = { $seat } pare votre attaque et vous montre { $cards }.

zipang-event-eliminated = { $seat } sort de cette campagne et dépose { $cards }.
zipang-event-eliminated-you = Vous sortez de cette campagne et déposez { $cards }.
zipang-event-eliminated-empty = { $seat } sort de cette campagne.
zipang-event-eliminated-empty-you = Vous sortez de cette campagne.

zipang-event-out-of-cards = { $seat } n’a plus de carte et sort de cette campagne.
zipang-event-out-of-cards-you = Vous n’avez plus de carte et sortez de cette campagne.

zipang-event-stole = { $coins ->
        [0] { $seat } ne prend rien à { $victim }.
        [one] { $seat } prend { $coins } pièce à { $victim }.
       *[other] { $seat } prend { $coins } pièces à { $victim }.
    }
zipang-event-stole-you = { $coins ->
        [0] Vous ne prenez rien à { $victim }.
        [one] Vous prenez { $coins } pièce à { $victim }.
       *[other] Vous prenez { $coins } pièces à { $victim }.
    }
zipang-event-stole-at-you = { $coins ->
        [0] { $seat } ne vous prend rien.
        [one] { $seat } vous prend { $coins } pièce.
       *[other] { $seat } vous prend { $coins } pièces.
    }
zipang-event-stole-pot = { $coins ->
        [0] { $seat } ne prend rien dans la cagnotte.
        [one] { $seat } prend { $coins } pièce dans la cagnotte.
       *[other] { $seat } prend { $coins } pièces dans la cagnotte.
    }
zipang-event-stole-pot-you = { $coins ->
        [0] Vous ne prenez rien dans la cagnotte.
        [one] Vous prenez { $coins } pièce dans la cagnotte.
       *[other] Vous prenez { $coins } pièces dans la cagnotte.
    }

zipang-event-paid = { $coins ->
        [0] { $seat } n’a pas de pièce à verser.
        [one] { $seat } verse { $coins } pièce à la cagnotte.
       *[other] { $seat } verse { $coins } pièces à la cagnotte.
    }
zipang-event-paid-you = { $coins ->
        [0] Vous n’avez pas de pièce à verser.
        [one] Vous versez { $coins } pièce à la cagnotte.
       *[other] Vous versez { $coins } pièces à la cagnotte.
    }

zipang-event-hand-shown = { $seat } montre { $cards }.
zipang-event-hand-shown-you = Vous montrez { $cards }.
zipang-event-hand-shown-empty = { $seat } n’a pas de carte à montrer.
zipang-event-hand-shown-empty-you = Vous n’avez pas de carte à montrer.

zipang-event-hand-lost = { $seat } défausse { $cards }.
zipang-event-hand-lost-you = Vous défaussez { $cards }.
zipang-event-hand-lost-empty = { $seat } n’a pas de carte à défausser.
zipang-event-hand-lost-empty-you = Vous n’avez pas de carte à défausser.

zipang-event-looked = { $seat } regarde la main de { $target }.
zipang-event-looked-you = Vous regardez la main de { $target }.
zipang-event-looked-at-you = { $seat } regarde votre main.
zipang-event-looked-seen-you = Vous regardez la main de { $target } : { $cards }.

zipang-event-took = { $seat } prend { $card } à { $source }.
zipang-event-took-you = Vous prenez { $card } à { $source }.
zipang-event-took-at-you = { $seat } vous prend { $card }.
zipang-event-took-discards = { $seat } prend { $card } dans la défausse.
zipang-event-took-discards-you = Vous prenez { $card } dans la défausse.

zipang-event-no-effect = { $card } reste sans effet.

zipang-honor = { $seat } a { $honor } ({ $cards })
zipang-honor-you = vous avez { $honor } ({ $cards })
zipang-honor-empty = { $seat } a { $honor }
zipang-honor-empty-you = vous avez { $honor }
zipang-event-honor-compared = L’honneur tranche : { $hands }.
zipang-event-tie-drawn-campaign = Égalité. Chacun pioche une carte : { $hands }.
zipang-event-tie-drawn-game = Égalité pour la première place. Chacun pioche une carte : { $hands }.

zipang-event-campaign-won-last = { $seat } reste en dernier et prend { $coins ->
        [0] la cagnotte vide
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
zipang-event-campaign-won-last-you = Vous restez en dernier et prenez { $coins ->
        [0] la cagnotte vide
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
zipang-event-campaign-won-honor = { $seat } a le plus d’honneur et prend { $coins ->
        [0] la cagnotte vide
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
zipang-event-campaign-won-honor-you = Vous avez le plus d’honneur et prenez { $coins ->
        [0] la cagnotte vide
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.

zipang-standing = { $rank }. { $seat } ({ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    })
zipang-standing-you = { $rank }. vous ({ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    })
zipang-event-game-ended = La partie est finie. Le titre de shogun va à { $winners } : { $standing }.
zipang-event-game-ended-you = La partie est finie. Vous devenez shogun : { $standing }.

## Questions

zipang-ask-turn = { $seat } choisit une carte.
zipang-ask-turn-you = À vous : jouez une carte.
zipang-ask-turn-last = { $seat } choisit la dernière carte de cette campagne.
zipang-ask-turn-last-you = À vous, pour le dernier tour de cette campagne : jouez une carte.
zipang-ask-react = { $by } joue { $card } : { $seat } peut répondre.
zipang-ask-react-you = { $by } joue { $card } : laissez-vous faire ?
zipang-ask-react-at-you = Vous jouez { $card } : { $seat } peut répondre.
zipang-ask-react-attack = { $by } attaque avec { $card } ({ $attack } BTL) : { $seat } peut répondre.
zipang-ask-react-attack-you = { $by } vous attaque avec { $card } ({ $attack } BTL) : que répondez-vous ?
zipang-ask-react-attack-at-you = Vous attaquez avec { $card } ({ $attack } BTL) : { $seat } peut répondre.
zipang-ask-play-taken = { $seat } va jouer { $card }.
zipang-ask-play-taken-you = { $card } doit être joué maintenant : comment ?
zipang-ask-take-discard = { $seat } choisit une carte de la défausse.
zipang-ask-take-discard-you = Quelle carte visible de la défausse prenez-vous pour la jouer ?
zipang-ask-take-hand = { $seat } choisit une carte dans une main.
zipang-ask-take-hand-you = Quelle carte de cette main prenez-vous pour la jouer ?
zipang-ask-over = La partie est finie : le titre de shogun va à { $winners }.
zipang-ask-over-you = La partie est finie : vous devenez shogun.

## Moves

zipang-move-emperor = { $card } : finir la campagne
zipang-move-peasant = { $card } : rien ne se passe
zipang-move-ikki = Deux Paysans : Ikki, attaquer tous les autres avec 5 BTL
zipang-move-bandit = { $card } : prendre 1 pièce à { $targets }
zipang-move-merchant = { $card } : tous les autres versent 1 pièce
zipang-move-princess = { $card } : prendre la moitié des pièces de { $targets }
zipang-move-princess-pot = { $card } : prendre la moitié de la cagnotte
zipang-move-captain = { $card } : attaquer { $targets } avec 3 BTL
zipang-move-monk = { $card } : rien ne se passe
zipang-move-shrine-maiden = { $card } : tous les autres montrent leur main
zipang-move-commander = { $card } : attaquer { $targets } avec 4 BTL
zipang-move-ninja = { $card } : { $targets } doit défausser et repiocher
zipang-move-tea-master = { $card } : jouer une carte au hasard de { $targets }
zipang-move-kabuki = { $card } : jouer une carte de la défausse
zipang-move-nobleman = { $card } : voir la main de { $targets }, en jouer une carte
zipang-move-warlord = { $card } : attaquer { $targets } avec 5 BTL
zipang-move-idle = { $card } : personne à choisir, rien ne se passe
zipang-move-take = Prendre { $card }
zipang-move-react-let = Laisser faire
zipang-move-react-monk = Répondre par le Moine
zipang-move-react-coin = Payer 1 pièce pour parer

## Refusals

refusal-not-in-hand = Vous n’avez pas cette carte en main.
refusal-two-peasants = Un Ikki demande deux Paysans.
refusal-no-self = Vous ne pouvez pas vous choisir vous-même.
refusal-not-in-campaign = Ce joueur est sorti de la campagne et ne peut pas être choisi.
refusal-pick-target = Cette carte demande une cible.
refusal-no-such-player = Ce joueur n’existe pas à cette table.
refusal-answer-first = Répondez d’abord à la carte jouée contre vous.
refusal-others-answer = D’abord, tous ceux que votre carte touche répondent.
refusal-asked-later = Quelqu’un d’autre répond avant vous.
refusal-answered = Vous avez répondu à cette carte.
refusal-no-hand = Sans cartes, personne ne peut répondre.
refusal-not-touched = Cette carte ne vous touche pas.
refusal-nothing-to-answer = Il n’y a rien à quoi répondre maintenant.
refusal-no-monk = Vous n’avez pas de Moine.
refusal-coin-only-attack = Une pièce ne pare que les attaques.
refusal-coin-too-late = Une pièce ne pare qu’avant votre premier tour de la campagne.
refusal-no-coins = Vous n’avez pas de pièce à verser.
refusal-play-taken = La carte que vous avez prise doit être jouée maintenant.
refusal-choose-card = Choisissez d’abord la carte que vous prenez.
refusal-not-there = Cette carte n’est pas là pour être prise.
refusal-kabuki-itself = Le Kabuki ne peut pas se prendre lui-même.
refusal-nothing-to-take = Il n’y a rien à prendre maintenant : vous jouez une carte de votre main.

## Replay

web-zipang-moments-campaign =
    { $count ->
        [one] une campagne gagnée
       *[other] { $count } campagnes gagnées
    }
web-zipang-moments-out =
    { $count ->
        [one] un joueur éliminé
       *[other] { $count } joueurs éliminés
    }

## Where the game stands

zipang-state = Chacun veut le plus de pièces quand quelqu’un n’en a plus : dans la campagne { $campaign }, la cagnotte contient { $pot }, { $left } y sont encore, il reste { $supply ->
        [one] { $supply } carte
       *[other] { $supply } cartes
    } à piocher, et en tête avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $leaders }.

## Drawings in the rules

zipang-figure-attack = Le Capitaine attaque avec 3 points de bataille. Commandant et Moine ensemble en ont 4 + 1 = 5 : l’attaque est parée.
