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
        [one] { $count } Hofbeamter
       *[other] { $count } Hofbeamte
    }
shogun-tower-card = Turmkarte { $value }
shogun-space-convert3 = 3 Armeen umwandeln
shogun-space-convert3-text = Drei Armeen der Provinz, oder mit einer Turmkarte aus der Schale, werden Hofbeamte.
shogun-space-convert2 = 2 Armeen umwandeln
shogun-space-convert2-text = Zwei Armeen der Provinz, oder mit einer Turmkarte aus der Schale, werden Hofbeamte.
shogun-space-convert1 = 1 Armee umwandeln
shogun-space-convert1-text = Eine Armee der Provinz, oder mit einer Turmkarte aus der Schale, wird Hofbeamter.
shogun-court-word = Kaiserhof
shogun-entrance-word = Empfangshalle
shogun-audience-word = Audienzsaal
shogun-officials-word = Hofbeamte
shogun-favors-word = Gunstkarten
shogun-samurai-word = Samuraikarte
shogun-leader-word = Heerführer
shogun-statues-word = Denkmäler
shogun-trophies-word = Trophäen
shogun-chambers-word = Gemächer

shogun-gift-chests = { $amount ->
        [one] { $amount } Truhe
       *[other] { $amount } Truhen
    }
shogun-gift-rice = { $amount } Reis
shogun-gift-points = { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
shogun-gift-tray = { $amount ->
        [one] { $amount } Armee in die Schale
       *[other] { $amount } Armeen in die Schale
    }
shogun-gift-event = das Ereignis darf entfernt werden
shogun-gift-calm = 1 Unruhemarker weniger
shogun-gift-garrison = { $amount } kostenlose Armeen, auch in eine neutrale Provinz
shogun-gift-theater = ein kostenloses Nô-Theater
shogun-gift-temple = ein kostenloser Tempel
shogun-gift-castle = eine kostenlose Burg
shogun-gift-peace-a = keine Angriffe mit Kampf/Bewegung A
shogun-gift-peace-b = keine Angriffe mit Kampf/Bewegung B
shogun-gift-peace-ab = keine Angriffe mit Kampf/Bewegung A und B
shogun-offer = Gunst { $favor } ({ $gift }) für { $officials }

## Tenno’s Court

shogun-bid-tower = { $seat } eine Turmkarte
shogun-bid-tower-you = du eine Turmkarte

shogun-event-favors-laid-out = Am Hof liegen aus: { $favors }.
shogun-event-officials-arrived = { $seat } beginnt am Hof mit { $officials }.
shogun-event-officials-arrived-you = Du beginnst am Hof mit { $officials }.
shogun-event-officials-sent = { $seat } entsendet aus { $province } an den Hof: { $officials }.
shogun-event-officials-sent-you = Du entsendest aus { $province } an den Hof: { $officials }.
shogun-event-officials-sent-tray = { $seat } entsendet aus der Schale an den Hof: { $officials }.
shogun-event-officials-sent-tray-you = Du entsendest aus der Schale an den Hof: { $officials }.
shogun-event-conversion-lapsed-armies = { $space } entfällt für { $seat }: zu wenige Armeen in { $province }.
shogun-event-conversion-lapsed-armies-you = { $space } entfällt für dich: zu wenige Armeen in { $province }.
shogun-event-conversion-lapsed-armies-tray = { $space } entfällt für { $seat }: zu wenige Armeen in der Schale.
shogun-event-conversion-lapsed-armies-tray-you = { $space } entfällt für dich: zu wenige Armeen in der Schale.
shogun-event-conversion-lapsed-officials = { $space } entfällt für { $seat }: zu wenige Hofbeamte im Vorrat.
shogun-event-conversion-lapsed-officials-you = { $space } entfällt für dich: zu wenige Hofbeamte im Vorrat.
shogun-event-audience-entered = { $seat } tritt in den Audienzsaal: { $officials }.
shogun-event-audience-entered-you = Du trittst in den Audienzsaal: { $officials }.
shogun-event-favor-taken = { $seat } nimmt Gunst { $favor } für { $officials }.
shogun-event-favor-taken-you = Du nimmst Gunst { $favor } für { $officials }.
shogun-event-favor-missed-declined = { $seat } bittet um keine Gunst.
shogun-event-favor-missed-declined-you = Du bittest um keine Gunst.
shogun-event-favor-missed-too-few = { $seat } hat zu wenige Hofbeamte für eine Gunst.
shogun-event-favor-missed-too-few-you = Du hast zu wenige Hofbeamte für eine Gunst.
shogun-event-favor-granted = Die Gunst bringt { $seat }: { $gift }.
shogun-event-favor-granted-you = Die Gunst bringt dir: { $gift }.
shogun-event-favor-kept = { $seat } behält Gunst { $favor }: { $gift }.
shogun-event-favor-kept-you = Du behältst Gunst { $favor }: { $gift }.
shogun-event-favor-void = Gunst { $favor } bringt { $seat } nichts: Sie ist nicht anwendbar.
shogun-event-favor-void-you = Gunst { $favor } bringt dir nichts: Sie ist nicht anwendbar.
shogun-event-event-dismissed = { $seat } lässt { $card } entfernen: In dieser Runde gibt es kein Ereignis.
shogun-event-event-dismissed-you = Du lässt { $card } entfernen: In dieser Runde gibt es kein Ereignis.
shogun-event-event-upheld = { $seat } lässt { $card } liegen.
shogun-event-event-upheld-you = Du lässt { $card } liegen.
shogun-event-garrison-placed = { $seat } setzt kostenlos { $armies } nach { $province }.
shogun-event-garrison-placed-you = Du setzt kostenlos { $armies } nach { $province }.
shogun-event-garrison-placed-neutral = { $seat } nimmt das neutrale { $province } kampflos mit { $armies }.
shogun-event-garrison-placed-neutral-you = Du nimmst das neutrale { $province } kampflos mit { $armies }.
shogun-event-marker-parried = { $seat } wehrt durch eine Gunst einen Unruhemarker in { $province } ab.
shogun-event-marker-parried-you = Du wehrst durch eine Gunst einen Unruhemarker in { $province } ab.
shogun-event-court-closed = Die Audienz ist vorbei. In der Empfangshalle warten { $waiting }.
shogun-event-court-closed-none = Die Audienz ist vorbei. Die Empfangshalle ist leer.

## Samurai

shogun-event-samurai-advanced = { $seat } hat Provinzen in { $regions } Regionen und deckt Samuraikarte { $samurai } auf.
shogun-event-samurai-advanced-you = Du hast Provinzen in { $regions } Regionen und deckst Samuraikarte { $samurai } auf.
shogun-event-benefit-taken = Die Samurai bringen { $seat }: { $gift }.
shogun-event-benefit-taken-you = Die Samurai bringen dir: { $gift }.

## Military Leaders

shogun-event-leader-placed = { $seat } stellt den Heerführer nach { $province }.
shogun-event-leader-placed-you = Du stellst deinen Heerführer nach { $province }.
shogun-event-leader-kept = { $seat } stellt den Heerführer nicht nach { $province }.
shogun-event-leader-kept-you = Du stellst deinen Heerführer nicht nach { $province }.
shogun-event-leader-moved = Der Heerführer von { $seat } zieht von { $origin } nach { $province }, ohne Denkmal.
shogun-event-leader-moved-you = Dein Heerführer zieht von { $origin } nach { $province }, ohne Denkmal.
shogun-event-leader-moved-statue = Der Heerführer von { $seat } zieht von { $origin } nach { $province } und hinterlässt ein Denkmal.
shogun-event-leader-moved-statue-you = Dein Heerführer zieht von { $origin } nach { $province } und hinterlässt ein Denkmal.
shogun-event-leader-stayed = Der Heerführer von { $seat } kann nirgends hin und bleibt in { $province }.
shogun-event-leader-stayed-you = Dein Heerführer kann nirgends hin und bleibt in { $province }.
shogun-event-leader-lost = Mit { $province } verliert { $seat } den Heerführer, bis der Winter vorbei ist.
shogun-event-leader-lost-you = Mit { $province } verlierst du den Heerführer, bis der Winter vorbei ist.
shogun-event-statues-taken = { $count ->
        [one] Der Heerführer von { $seat } nimmt in { $province } ein Denkmal von { $victim } als Trophäe.
       *[other] Der Heerführer von { $seat } nimmt in { $province } { $count } Denkmäler von { $victim } als Trophäen.
    }
shogun-event-statues-taken-you = { $count ->
        [one] Dein Heerführer nimmt in { $province } ein Denkmal von { $victim } als Trophäe.
       *[other] Dein Heerführer nimmt in { $province } { $count } Denkmäler von { $victim } als Trophäen.
    }
shogun-event-statues-taken-at-you = { $count ->
        [one] Der Heerführer von { $seat } nimmt in { $province } dein Denkmal als Trophäe.
       *[other] Der Heerführer von { $seat } nimmt in { $province } deine { $count } Denkmäler als Trophäen.
    }
shogun-statue-score = { $seat } { $points } (Denkmäler { $statues }, Trophäen { $trophies })
shogun-statue-score-you = du { $points } (Denkmäler { $statues }, Trophäen { $trophies })
shogun-event-statues-scored = Punkte für Denkmäler: { $scores }.

## Chambers

shogun-event-regions-laid-out = Die Regionenkarten liegen in dieser Reihenfolge: { $regions }.
shogun-event-chambers-opened = In dieser Runde liegen Künstler offen auf { $spaces }.
shogun-event-chamber-taken = { $seat } hat die meisten Provinzen in { $region } und nimmt Feld { $chamber }.
shogun-event-chamber-taken-you = Du hast die meisten Provinzen in { $region } und nimmst Feld { $chamber }.
shogun-event-chamber-declined = { $seat } hat die meisten Provinzen in { $region } und nimmt kein Feld.
shogun-event-chamber-declined-you = Du hast die meisten Provinzen in { $region } und nimmst kein Feld.
shogun-event-chambers-closed = Umgedreht: { $spaces }. Die Regionenkarten liegen nun in dieser Reihenfolge: { $regions }.
shogun-event-chambers-closed-none = Nichts wird umgedreht. Die Regionenkarten liegen nun in dieser Reihenfolge: { $regions }.
shogun-event-chambers-scored = Punkte für die Gemächer: { $scores }.

## Questions

shogun-ask-favor = { $seat } darf um eine Gunst bitten.
shogun-ask-favor-you = Um welche Gunst bittest du, wenn überhaupt?
shogun-ask-favor-use = { $seat } entscheidet, wie Gunst { $favor } genutzt wird.
shogun-ask-favor-use-you = Wie nutzt du Gunst { $favor }?
shogun-ask-samurai = { $seat } wählt einen Bonus der Samuraikarte.
shogun-ask-samurai-you = Welchen Bonus deiner Samuraikarte nimmst du?
shogun-ask-leader-here = { $seat } entscheidet, ob der Heerführer in { $province } beginnt.
shogun-ask-leader-here-you = Beginnt dein Heerführer in { $province }?
shogun-ask-leader-place = { $seat } stellt den Heerführer auf.
shogun-ask-leader-place-you = Wohin stellst du deinen Heerführer?
shogun-ask-leader-move = { $seat } zieht mit dem Heerführer.
shogun-ask-leader-move-you = Wohin zieht dein Heerführer? Ein Zug in eine Nachbarprovinz hinterlässt ein Denkmal.
shogun-ask-leader-return = { $seat } holt den Heerführer zurück.
shogun-ask-leader-return-you = Wo kommt dein Heerführer zurück?
shogun-ask-chamber = { $seat } hat die meisten Provinzen in { $region } und darf ein Feld der Gemächer nehmen.
shogun-ask-chamber-you = Du hast die meisten Provinzen in { $region }. Welches Feld der Gemächer nimmst du, wenn überhaupt?

## Moves

shogun-move-favor = Gunst { $favor } nehmen
shogun-move-favor-none = Um keine Gunst bitten
shogun-move-use = Die Gunst in { $province } nutzen
shogun-move-use-dismiss = Das Ereignis entfernen
shogun-move-use-uphold = Das Ereignis liegen lassen
shogun-move-benefit-chests = Die Truhen nehmen
shogun-move-benefit-rice = Den Reis nehmen
shogun-move-benefit-armies = Die Armeen in die Schale legen
shogun-move-benefit-points = Die Punkte nehmen
shogun-move-leader = Heerführer nach { $province }
shogun-move-leader-none = Heerführer nicht hier
shogun-move-chamber = Feld { $chamber } nehmen
shogun-move-chamber-none = Kein Feld nehmen

## Refusals

refusal-not-offered = Diese Gunst liegt nicht aus.
refusal-too-few-officials = Für diese Gunst hast du zu wenige Hofbeamte.
refusal-take-a-favor-first = Nimm zuerst eine Gunst.
refusal-use-favor-first = Entscheide zuerst, wie du die genommene Gunst nutzt.
refusal-not-for-this-favor = So lässt sich die Gunst nicht nutzen.
refusal-favor-shield = Durch eine Gunst des Hofes ist dieser Spieler vor Angriffen mit dieser Aktion sicher.
refusal-not-on-card = Diesen Bonus zeigt deine Samuraikarte nicht.
refusal-supply-too-small = So viele Armeen hast du nicht im Vorrat.
refusal-leader-must-move = Dein Heerführer muss in eine andere deiner Provinzen ziehen.
refusal-leader-must-stand = Dein Heerführer muss in eine deiner Provinzen gestellt werden.
refusal-decide-leader = Entscheide zuerst, ob dein Heerführer in der gewählten Provinz beginnt.
refusal-not-open = Auf diesem Feld liegt kein offenes Plättchen.

## Options

shogun-option-modules = Module
shogun-option-modules-text = Mehr aus der Schachtel, beliebig kombiniert.
shogun-option-modules-tennos-court = Kaiserhof
shogun-option-modules-tennos-court-text = Armeen werden Hofbeamte, die um Gunst bitten: drei weitere Planfelder, 21 Gunstkarten.
shogun-option-modules-samurai = Samurai-Karten
shogun-option-modules-samurai-text = Provinzen in vier Regionen bringen Truhen, Reis, Armeen oder Punkte, jedes Mal mehr.
shogun-option-modules-military-leaders = Heerführer
shogun-option-modules-military-leaders-text = Ein Heerführer verbessert Aktionen, wo er steht, und hinterlässt Denkmäler, die zählen.
shogun-option-modules-chambers = Gemächer
shogun-option-modules-chambers-text = Die meisten Provinzen einer Region bringen Marker auf einem eigenen Plan; dessen Reihen zählen am Ende.

## Hinweise zu einem Plan

shogun-hint-convert = +{ $count ->
        [one] { $count } Hofbeamter
       *[other] { $count } Hofbeamte
    }
shogun-hint-convert-armies = dort { $count ->
        [one] ist nur { $count } Armee
       *[other] sind nur { $count } Armeen
    } übrig
shogun-hint-convert-tray = in der Schale liegen nur { $count } deiner Armeen
shogun-hint-convert-officials = nur { $count ->
        [one] { $count } deiner Hofbeamten ist
       *[other] { $count } deiner Hofbeamten sind
    } übrig
