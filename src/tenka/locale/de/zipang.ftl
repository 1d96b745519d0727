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
zipang-btl-long = Kampfpunkte
zipang-hnr = HNR
zipang-hnr-long = Ehrenpunkte
zipang-pot = Topf
zipang-supply = Vorrat
zipang-discards = Ablage
zipang-hand = Hand
zipang-coins = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }

## Cards

zipang-card-emperor = Kaiser
zipang-card-peasant = Bauer
zipang-card-bandit = Räuber
zipang-card-merchant = Händler
zipang-card-princess = Prinzessin
zipang-card-captain = Hauptmann
zipang-card-monk = Mönch
zipang-card-shrine-maiden = Schreindienerin
zipang-card-commander = Befehlshaber
zipang-card-ninja = Ninja
zipang-card-tea-master = Teemeister
zipang-card-kabuki = Kabuki
zipang-card-nobleman = Edelmann
zipang-card-warlord = Kriegsherr

zipang-effect-emperor = Beendet den Feldzug sofort; die Ehre entscheidet.
zipang-effect-peasant = Allein: nichts. Zu zweit: Ikki, ein Angriff mit 5 BTL auf alle anderen.
zipang-effect-bandit = Nimmt einer anderen Person 1 Münze, auch wenn sie ausgeschieden ist.
zipang-effect-merchant = Alle anderen zahlen 1 Münze in den Topf, auch die Ausgeschiedenen.
zipang-effect-princess = Nimmt die Hälfte des Topfes oder die Hälfte der Münzen einer anderen Person, abgerundet.
zipang-effect-captain = Greift eine Person mit 3 BTL an.
zipang-effect-monk = Als Antwort: hebt die Wirkung einer Karte auf dich auf. Im eigenen Zug: nichts.
zipang-effect-shrine-maiden = Alle anderen zeigen allen ihre Hand.
zipang-effect-commander = Greift eine oder zwei Personen mit 4 BTL an.
zipang-effect-ninja = Eine andere Person legt ihre ganze Hand ab und zieht 2 neue Karten.
zipang-effect-tea-master = Zieht eine zufällige Karte aus einer anderen Hand und spielt sie aus.
zipang-effect-kabuki = Nimmt eine beliebige offene Karte aus der Ablage und spielt sie aus.
zipang-effect-nobleman = Sieht sich eine andere Hand an, nimmt eine Karte daraus und spielt sie aus.
zipang-effect-warlord = Greift eine Person mit 5 BTL an.

## Events

zipang-event-campaign-started = Feldzug { $number } beginnt. Im Topf { $pot ->
        [one] liegt { $pot } Münze
       *[other] liegen { $pot } Münzen
    }; { $first } fängt an.
zipang-event-campaign-started-you = Feldzug { $number } beginnt. Im Topf { $pot ->
        [one] liegt { $pot } Münze
       *[other] liegen { $pot } Münzen
    }; du fängst an.

zipang-event-dealt = Du erhältst { $cards }.

zipang-event-turn-started = { $seat } ist am Zug.
zipang-event-turn-started-you = Du bist am Zug.
zipang-event-turn-started-last = Der Vorrat ist leer: { $seat } hat den letzten Zug dieses Feldzugs.
zipang-event-turn-started-last-you = Der Vorrat ist leer: Du hast den letzten Zug dieses Feldzugs.

zipang-event-drew = { $seat } zieht eine Karte.
zipang-event-drew-you = Du ziehst { $card }.

zipang-event-played = { $seat } spielt { $card }.
zipang-event-played-you = Du spielst { $card }.
zipang-event-played-targets = { $seat } spielt { $card } gegen { $targets }.
zipang-event-played-targets-you = Du spielst { $card } gegen { $targets }.
zipang-event-played-pot = { $seat } spielt { $card } auf den Topf.
zipang-event-played-pot-you = Du spielst { $card } auf den Topf.
zipang-event-played-ikki = { $seat } spielt zwei Bauern: ein Ikki gegen { $targets }.
zipang-event-played-ikki-you = Du spielst zwei Bauern: ein Ikki gegen { $targets }.
zipang-event-played-ikki-empty = { $seat } spielt zwei Bauern: ein Ikki, doch niemand ist mehr anzugreifen.
zipang-event-played-ikki-empty-you = Du spielst zwei Bauern: ein Ikki, doch niemand ist mehr anzugreifen.

zipang-event-reacted-monk = { $seat } antwortet mit einem Mönch und bleibt verschont.
zipang-event-reacted-monk-you = Du antwortest mit einem Mönch und bleibst verschont.
zipang-event-reacted-coin = { $seat } zahlt 1 Münze in den Topf und wehrt den Angriff ab.
zipang-event-reacted-coin-you = Du zahlst 1 Münze in den Topf und wehrst den Angriff ab.

zipang-event-blocked = { $seat } hat genug Kampfpunkte und zeigt { $attacker } die Hand.
zipang-event-blocked-you = Du hast genug Kampfpunkte und zeigst { $attacker } deine Hand.
zipang-event-blocked-at-you = { $seat } hat genug Kampfpunkte und wehrt deinen Angriff ab.
zipang-event-blocked-seen-at-you = { $seat } wehrt deinen Angriff ab und zeigt dir { $cards }.

zipang-event-eliminated = { $seat } scheidet aus diesem Feldzug aus und legt { $cards } ab.
zipang-event-eliminated-you = Du scheidest aus diesem Feldzug aus und legst { $cards } ab.
zipang-event-eliminated-empty = { $seat } scheidet aus diesem Feldzug aus.
zipang-event-eliminated-empty-you = Du scheidest aus diesem Feldzug aus.

zipang-event-out-of-cards = { $seat } hat keine Karte mehr und scheidet aus diesem Feldzug aus.
zipang-event-out-of-cards-you = Du hast keine Karte mehr und scheidest aus diesem Feldzug aus.

zipang-event-stole = { $seat } nimmt { $coins ->
        [0] nichts
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } von { $victim }.
zipang-event-stole-you = Du nimmst { $coins ->
        [0] nichts
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } von { $victim }.
zipang-event-stole-at-you = { $seat } nimmt { $coins ->
        [0] nichts
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } von dir.
zipang-event-stole-pot = { $seat } nimmt { $coins ->
        [0] nichts
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } aus dem Topf.
zipang-event-stole-pot-you = Du nimmst { $coins ->
        [0] nichts
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } aus dem Topf.

zipang-event-paid = { $coins ->
        [0] { $seat } hat keine Münze zum Zahlen.
        [one] { $seat } zahlt { $coins } Münze in den Topf.
       *[other] { $seat } zahlt { $coins } Münzen in den Topf.
    }
zipang-event-paid-you = { $coins ->
        [0] Du hast keine Münze zum Zahlen.
        [one] Du zahlst { $coins } Münze in den Topf.
       *[other] Du zahlst { $coins } Münzen in den Topf.
    }

zipang-event-hand-shown = { $seat } zeigt { $cards }.
zipang-event-hand-shown-you = Du zeigst { $cards }.
zipang-event-hand-shown-empty = { $seat } hat keine Karte zum Zeigen.
zipang-event-hand-shown-empty-you = Du hast keine Karte zum Zeigen.

zipang-event-hand-lost = { $seat } legt { $cards } ab.
zipang-event-hand-lost-you = Du legst { $cards } ab.
zipang-event-hand-lost-empty = { $seat } hat keine Karte zum Ablegen.
zipang-event-hand-lost-empty-you = Du hast keine Karte zum Ablegen.

zipang-event-looked = { $seat } sieht sich die Hand von { $target } an.
zipang-event-looked-you = Du siehst dir die Hand von { $target } an.
zipang-event-looked-at-you = { $seat } sieht sich deine Hand an.
zipang-event-looked-seen-you = Du siehst dir die Hand von { $target } an: { $cards }.

zipang-event-took = { $seat } nimmt { $card } von { $source }.
zipang-event-took-you = Du nimmst { $card } von { $source }.
zipang-event-took-at-you = { $seat } nimmt { $card } von dir.
zipang-event-took-discards = { $seat } nimmt { $card } aus der Ablage.
zipang-event-took-discards-you = Du nimmst { $card } aus der Ablage.

zipang-event-no-effect = { $card } bleibt ohne Wirkung.

zipang-honor = { $seat } hat { $honor } ({ $cards })
zipang-honor-you = du hast { $honor } ({ $cards })
zipang-honor-empty = { $seat } hat { $honor }
zipang-honor-empty-you = du hast { $honor }
zipang-event-honor-compared = Die Ehre entscheidet: { $hands }.
zipang-event-tie-drawn-campaign = Gleichstand. Jede beteiligte Person zieht eine Karte: { $hands }.
zipang-event-tie-drawn-game = Gleichstand um den ersten Platz. Jede beteiligte Person zieht eine Karte: { $hands }.

zipang-event-campaign-won-last = { $seat } bleibt allein übrig und nimmt { $coins ->
        [0] den leeren Topf
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
zipang-event-campaign-won-last-you = Du bleibst allein übrig und nimmst { $coins ->
        [0] den leeren Topf
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
zipang-event-campaign-won-honor = { $seat } hat die meiste Ehre und nimmt { $coins ->
        [0] den leeren Topf
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
zipang-event-campaign-won-honor-you = Du hast die meiste Ehre und nimmst { $coins ->
        [0] den leeren Topf
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.

zipang-standing = { $rank }. { $seat } ({ $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    })
zipang-standing-you = { $rank }. du ({ $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    })
zipang-event-game-ended = Das Spiel ist aus. { $winners } wird Shogun: { $standing }.
zipang-event-game-ended-you = Das Spiel ist aus. Du wirst Shogun: { $standing }.

## Questions

zipang-ask-turn = { $seat } wählt eine Karte.
zipang-ask-turn-you = Du bist am Zug: Spiele eine Karte.
zipang-ask-turn-last = { $seat } wählt die letzte Karte dieses Feldzugs.
zipang-ask-turn-last-you = Du hast den letzten Zug dieses Feldzugs: Spiele eine Karte.
zipang-ask-react = { $by } spielt { $card }: { $seat } darf antworten.
zipang-ask-react-you = { $by } spielt { $card }: Lässt du es geschehen?
zipang-ask-react-at-you = Du spielst { $card }: { $seat } darf antworten.
zipang-ask-react-attack = { $by } greift mit { $card } an ({ $attack } BTL): { $seat } darf antworten.
zipang-ask-react-attack-you = { $by } greift dich mit { $card } an ({ $attack } BTL): Wie antwortest du?
zipang-ask-react-attack-at-you = Du greifst mit { $card } an ({ $attack } BTL): { $seat } darf antworten.
zipang-ask-play-taken = { $seat } spielt gleich { $card } aus.
zipang-ask-play-taken-you = { $card } muss jetzt gespielt werden: Wie?
zipang-ask-take-discard = { $seat } wählt eine Karte aus der Ablage.
zipang-ask-take-discard-you = Welche offene Karte der Ablage nimmst und spielst du?
zipang-ask-take-hand = { $seat } wählt eine Karte aus einer Hand.
zipang-ask-take-hand-you = Welche Karte dieser Hand nimmst und spielst du?
zipang-ask-over = Das Spiel ist aus: { $winners } wird Shogun.
zipang-ask-over-you = Das Spiel ist aus: Du wirst Shogun.

## Moves

zipang-move-emperor = { $card }: den Feldzug beenden
zipang-move-peasant = { $card }: nichts geschieht
zipang-move-ikki = Zwei Bauern: Ikki, alle anderen mit 5 BTL angreifen
zipang-move-bandit = { $card }: 1 Münze von { $targets } nehmen
zipang-move-merchant = { $card }: alle anderen zahlen 1 Münze
zipang-move-princess = { $card }: die Hälfte der Münzen von { $targets } nehmen
zipang-move-princess-pot = { $card }: die Hälfte des Topfes nehmen
zipang-move-captain = { $card }: { $targets } mit 3 BTL angreifen
zipang-move-monk = { $card }: nichts geschieht
zipang-move-shrine-maiden = { $card }: alle anderen zeigen ihre Hand
zipang-move-commander = { $card }: { $targets } mit 4 BTL angreifen
zipang-move-ninja = { $card }: { $targets } muss alles ablegen und neu ziehen
zipang-move-tea-master = { $card }: eine zufällige Karte von { $targets } spielen
zipang-move-kabuki = { $card }: eine Karte aus der Ablage spielen
zipang-move-nobleman = { $card }: die Hand von { $targets } ansehen, eine Karte daraus spielen
zipang-move-warlord = { $card }: { $targets } mit 5 BTL angreifen
zipang-move-idle = { $card }: niemand steht zur Wahl, nichts geschieht
zipang-move-take = { $card } nehmen
zipang-move-react-let = Geschehen lassen
zipang-move-react-monk = Mit dem Mönch antworten
zipang-move-react-coin = 1 Münze zahlen und abwehren

## Refusals

refusal-not-in-hand = Du hast diese Karte nicht auf der Hand.
refusal-two-peasants = Ein Ikki braucht zwei Bauern.
refusal-no-self = Du kannst dich nicht selbst wählen.
refusal-not-in-campaign = Diese Person ist ausgeschieden und kann nicht gewählt werden.
refusal-pick-target = Diese Karte braucht ein Ziel.
refusal-no-such-player = So eine Person sitzt nicht am Tisch.
refusal-answer-first = Antworte zuerst auf die Karte, die gegen dich gespielt wird.
refusal-others-answer = Zuerst antworten alle, die deine Karte trifft.
refusal-asked-later = Vor dir wird noch jemand anderes gefragt.
refusal-answered = Du hast auf diese Karte schon geantwortet.
refusal-no-hand = Ohne Karten kann niemand antworten.
refusal-not-touched = Diese Karte trifft dich nicht.
refusal-nothing-to-answer = Im Moment gibt es nichts zu beantworten.
refusal-no-monk = Du hast keinen Mönch.
refusal-coin-only-attack = Mit einer Münze lassen sich nur Angriffe abwehren.
refusal-coin-too-late = Eine Münze hilft nur vor deinem ersten Zug im Feldzug.
refusal-no-coins = Du hast keine Münze zum Zahlen.
refusal-play-taken = Die genommene Karte muss jetzt gespielt werden.
refusal-choose-card = Wähle zuerst die Karte, die du nimmst.
refusal-not-there = Diese Karte gibt es hier nicht zu nehmen.
refusal-kabuki-itself = Der Kabuki kann sich nicht selbst nehmen.
refusal-nothing-to-take = Zu nehmen gibt es jetzt nichts: Du spielst eine Karte deiner Hand.

## Replay

web-zipang-moments-campaign =
    { $count ->
        [one] ein Feldzug gewonnen
       *[other] { $count } Feldzüge gewonnen
    }
web-zipang-moments-out =
    { $count ->
        [one] ein Spieler ausgeschieden
       *[other] { $count } Spieler ausgeschieden
    }

## Wie das Spiel steht

zipang-state = Alle wollen die meisten Münzen, wenn jemandem die letzte ausgeht: In Feldzug { $campaign } liegen { $pot } im Topf, { $left } sind noch dabei, { $supply ->
        [one] { $supply } Karte ist
       *[other] { $supply } Karten sind
    } noch zu ziehen, und vorn mit { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }: { $leaders }.

## Zeichnungen in den Regeln

zipang-figure-attack = Der Hauptmann greift mit 3 Kampfpunkten an. Befehlshaber und Mönch haben zusammen 4 + 1 = 5: Der Angriff ist abgewehrt.
