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
zipang-btl-long = battle points
zipang-hnr = HNR
zipang-hnr-long = honor points
zipang-pot = pot
zipang-supply = supply
zipang-discards = discards
zipang-hand = hand
zipang-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## Cards

zipang-card-emperor = Emperor
zipang-card-peasant = Peasant
zipang-card-bandit = Bandit
zipang-card-merchant = Merchant
zipang-card-princess = Princess
zipang-card-captain = Captain
zipang-card-monk = Monk
zipang-card-shrine-maiden = Shrine Maiden
zipang-card-commander = Commander
zipang-card-ninja = Ninja
zipang-card-tea-master = Tea Master
zipang-card-kabuki = Kabuki
zipang-card-nobleman = Nobleman
zipang-card-warlord = Warlord

zipang-effect-emperor = Ends the campaign at once; honor decides.
zipang-effect-peasant = Alone: nothing. Two together: Ikki, a 5 BTL attack on all others.
zipang-effect-bandit = Takes 1 coin from any other player, even one who is out.
zipang-effect-merchant = All others pay 1 coin into the pot, even those who are out.
zipang-effect-princess = Takes half of the pot, or half of another player’s coins, rounded down.
zipang-effect-captain = Attacks one player with 3 BTL.
zipang-effect-monk = As an answer: cancels the effect of a card on you. On your own turn: nothing.
zipang-effect-shrine-maiden = All others show their hands to everybody.
zipang-effect-commander = Attacks one or two players with 4 BTL.
zipang-effect-ninja = Another player discards the whole hand and draws 2 new cards.
zipang-effect-tea-master = Draws a random card from another player’s hand and plays it.
zipang-effect-kabuki = Takes any face-up discard and plays it.
zipang-effect-nobleman = Looks at another player’s hand, takes a card and plays it.
zipang-effect-warlord = Attacks one player with 5 BTL.

## Events

zipang-event-campaign-started = Campaign { $number } begins. The pot holds { $pot ->
        [one] { $pot } coin
       *[other] { $pot } coins
    }; { $first } goes first.
zipang-event-campaign-started-you = Campaign { $number } begins. The pot holds { $pot ->
        [one] { $pot } coin
       *[other] { $pot } coins
    }; you go first.

zipang-event-dealt = You are dealt { $cards }.

zipang-event-turn-started = It is { $seat }’s turn.
zipang-event-turn-started-you = It is your turn.
zipang-event-turn-started-last = The supply is empty: { $seat } takes the last turn of this campaign.
zipang-event-turn-started-last-you = The supply is empty: you take the last turn of this campaign.

zipang-event-drew = { $seat } draws a card.
zipang-event-drew-you = You draw { $card }.

zipang-event-played = { $seat } plays { $card }.
zipang-event-played-you = You play { $card }.
zipang-event-played-targets = { $seat } plays { $card } against { $targets }.
zipang-event-played-targets-you = You play { $card } against { $targets }.
zipang-event-played-pot = { $seat } plays { $card } on the pot.
zipang-event-played-pot-you = You play { $card } on the pot.
zipang-event-played-ikki = { $seat } plays two Peasants: an Ikki against { $targets }.
zipang-event-played-ikki-you = You play two Peasants: an Ikki against { $targets }.
zipang-event-played-ikki-empty = { $seat } plays two Peasants: an Ikki, but nobody is left to attack.
zipang-event-played-ikki-empty-you = You play two Peasants: an Ikki, but nobody is left to attack.

zipang-event-reacted-monk = { $seat } answers with a Monk and is not affected.
zipang-event-reacted-monk-you = You answer with a Monk and are not affected.
zipang-event-reacted-coin = { $seat } pays 1 coin into the pot and blocks the attack.
zipang-event-reacted-coin-you = You pay 1 coin into the pot and block the attack.

zipang-event-blocked = { $seat } has enough battle points and shows the hand to { $attacker }.
zipang-event-blocked-you = You have enough battle points and show your hand to { $attacker }.
zipang-event-blocked-at-you = { $seat } has enough battle points and blocks your attack.
zipang-event-blocked-seen-at-you = { $seat } blocks your attack and shows you { $cards }.

zipang-event-eliminated = { $seat } is out of this campaign and lays down { $cards }.
zipang-event-eliminated-you = You are out of this campaign and lay down { $cards }.
zipang-event-eliminated-empty = { $seat } is out of this campaign.
zipang-event-eliminated-empty-you = You are out of this campaign.

zipang-event-out-of-cards = { $seat } has no card left and is out of this campaign.
zipang-event-out-of-cards-you = You have no card left and are out of this campaign.

zipang-event-stole = { $seat } takes { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $victim }.
zipang-event-stole-you = You take { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $victim }.
zipang-event-stole-at-you = { $seat } takes { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    } from you.
zipang-event-stole-pot = { $seat } takes { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the pot.
zipang-event-stole-pot-you = You take { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the pot.

zipang-event-paid = { $coins ->
        [0] { $seat } has no coin to pay.
        [one] { $seat } pays { $coins } coin into the pot.
       *[other] { $seat } pays { $coins } coins into the pot.
    }
zipang-event-paid-you = { $coins ->
        [0] You have no coin to pay.
        [one] You pay { $coins } coin into the pot.
       *[other] You pay { $coins } coins into the pot.
    }

zipang-event-hand-shown = { $seat } shows { $cards }.
zipang-event-hand-shown-you = You show { $cards }.
zipang-event-hand-shown-empty = { $seat } has no card to show.
zipang-event-hand-shown-empty-you = You have no card to show.

zipang-event-hand-lost = { $seat } discards { $cards }.
zipang-event-hand-lost-you = You discard { $cards }.
zipang-event-hand-lost-empty = { $seat } has no card to discard.
zipang-event-hand-lost-empty-you = You have no card to discard.

zipang-event-looked = { $seat } looks at the hand of { $target }.
zipang-event-looked-you = You look at the hand of { $target }.
zipang-event-looked-at-you = { $seat } looks at your hand.
zipang-event-looked-seen-you = You look at the hand of { $target }: { $cards }.

zipang-event-took = { $seat } takes { $card } from { $source }.
zipang-event-took-you = You take { $card } from { $source }.
zipang-event-took-at-you = { $seat } takes { $card } from you.
zipang-event-took-discards = { $seat } takes { $card } from the discards.
zipang-event-took-discards-you = You take { $card } from the discards.

zipang-event-no-effect = { $card } has no effect.

zipang-honor = { $seat } has { $honor } ({ $cards })
zipang-honor-you = you have { $honor } ({ $cards })
zipang-honor-empty = { $seat } has { $honor }
zipang-honor-empty-you = you have { $honor }
zipang-event-honor-compared = Honor decides: { $hands }.
zipang-event-tie-drawn-campaign = A tie. Each of them draws a card: { $hands }.
zipang-event-tie-drawn-game = A tie for first place. Each of them draws a card: { $hands }.

zipang-event-campaign-won-last = { $seat } is the last one left and takes { $coins ->
        [0] the empty pot
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
zipang-event-campaign-won-last-you = You are the last one left and take { $coins ->
        [0] the empty pot
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
zipang-event-campaign-won-honor = { $seat } has the most honor and takes { $coins ->
        [0] the empty pot
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
zipang-event-campaign-won-honor-you = You have the most honor and take { $coins ->
        [0] the empty pot
        [one] { $coins } coin
       *[other] { $coins } coins
    }.

zipang-standing = { $rank }. { $seat } ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
zipang-standing-you = { $rank }. you ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
zipang-event-game-ended = The game is over. { $winners } becomes shogun: { $standing }.
zipang-event-game-ended-you = The game is over. You become shogun: { $standing }.

## Questions

zipang-ask-turn = { $seat } is choosing a card.
zipang-ask-turn-you = Your turn: play a card.
zipang-ask-turn-last = { $seat } is choosing the last card of this campaign.
zipang-ask-turn-last-you = Your turn, the last of this campaign: play a card.
zipang-ask-react = { $by } plays { $card }: { $seat } may answer.
zipang-ask-react-you = { $by } plays { $card }: do you let it happen to you?
zipang-ask-react-at-you = You play { $card }: { $seat } may answer.
zipang-ask-react-attack = { $by } attacks with { $card } ({ $attack } BTL): { $seat } may answer.
zipang-ask-react-attack-you = { $by } attacks you with { $card } ({ $attack } BTL): how do you answer?
zipang-ask-react-attack-at-you = You attack with { $card } ({ $attack } BTL): { $seat } may answer.
zipang-ask-play-taken = { $seat } is about to play { $card }.
zipang-ask-play-taken-you = { $card } must be played now: how?
zipang-ask-take-discard = { $seat } is choosing a card from the discards.
zipang-ask-take-discard-you = Which of the face-up discards do you take and play?
zipang-ask-take-hand = { $seat } is choosing a card from a hand.
zipang-ask-take-hand-you = Which card of this hand do you take and play?
zipang-ask-over = The game is over: { $winners } becomes shogun.
zipang-ask-over-you = The game is over: you become shogun.

## Moves

zipang-move-emperor = { $card }: end the campaign
zipang-move-peasant = { $card }: nothing happens
zipang-move-ikki = Two Peasants: Ikki, attack all others with 5 BTL
zipang-move-bandit = { $card }: take 1 coin from { $targets }
zipang-move-merchant = { $card }: all others pay 1 coin
zipang-move-princess = { $card }: take half the coins of { $targets }
zipang-move-princess-pot = { $card }: take half of the pot
zipang-move-captain = { $card }: attack { $targets } with 3 BTL
zipang-move-monk = { $card }: nothing happens
zipang-move-shrine-maiden = { $card }: all others show their hands
zipang-move-commander = { $card }: attack { $targets } with 4 BTL
zipang-move-ninja = { $card }: { $targets } must discard and draw anew
zipang-move-tea-master = { $card }: play a random card of { $targets }
zipang-move-kabuki = { $card }: play a card from the discards
zipang-move-nobleman = { $card }: see the hand of { $targets }, play a card of it
zipang-move-warlord = { $card }: attack { $targets } with 5 BTL
zipang-move-idle = { $card }: nobody is left to choose, nothing happens
zipang-move-take = Take { $card }
zipang-move-react-let = Let it happen
zipang-move-react-monk = Answer with the Monk
zipang-move-react-coin = Pay 1 coin to block

## Refusals

refusal-not-in-hand = You do not hold this card.
refusal-two-peasants = An Ikki needs two Peasants.
refusal-no-self = You cannot choose yourself.
refusal-not-in-campaign = This player is out of the campaign and cannot be chosen.
refusal-pick-target = This card needs a target.
refusal-no-such-player = There is no such player at this table.
refusal-answer-first = First answer the card that is played against you.
refusal-others-answer = First everybody whom your card touches answers.
refusal-asked-later = Somebody else is asked before you.
refusal-answered = You have answered this card.
refusal-no-hand = Without cards nobody can answer.
refusal-not-touched = This card does not touch you.
refusal-nothing-to-answer = There is nothing to answer now.
refusal-no-monk = You hold no Monk.
refusal-coin-only-attack = A coin blocks attacks only.
refusal-coin-too-late = A coin blocks only before your first turn of the campaign.
refusal-no-coins = You have no coin to pay.
refusal-play-taken = The card that you took must be played now.
refusal-choose-card = First choose the card that you take.
refusal-not-there = This card is not there to be taken.
refusal-kabuki-itself = The Kabuki cannot take itself.
refusal-nothing-to-take = There is nothing to take now: you play a card of your hand.

## Replay

web-zipang-moments-campaign =
    { $count ->
        [one] one campaign won
       *[other] { $count } campaigns won
    }
web-zipang-moments-out =
    { $count ->
        [one] one player thrown out
       *[other] { $count } players thrown out
    }

## Where the game stands

zipang-state = Everybody wants the most coins when somebody runs out of them: in campaign { $campaign } the pot holds { $pot }, { $left } are still in it, { $supply ->
        [one] { $supply } card is left
       *[other] { $supply } cards are left
    } to draw, and in front with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: { $leaders }.

## Drawings in the rules

zipang-figure-attack = The Captain attacks with 3 battle points. Commander and Monk together have 4 + 1 = 5: the attack is blocked.
