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

shogun-name = ショーグン
shogun-chests = 銭箱{ $count }
shogun-armies = 兵{ $count }
shogun-farmers = 農民{ $count }
shogun-markers = 一揆マーカー{ $count }
shogun-points = { $count }点
shogun-side-sun = 日の面
shogun-side-moon = 月の面
shogun-year = { $year }年目
shogun-spring = 春
shogun-summer = 夏
shogun-fall = 秋
shogun-winter = 冬
shogun-neutral = 中立
shogun-farmers-name = 農民
shogun-chest-word = 銭箱
shogun-rice-word = 米
shogun-tax-word = 税
shogun-supply-word = 予備
shogun-tower-word = タワー
shogun-tray-word = トレイ
shogun-marker-word = 一揆マーカー
shogun-chest-card = 銭箱カード{ $value }
shogun-no-card = カードなし
shogun-face-down = 裏向き

## Regions

shogun-region-green = 緑
shogun-region-red = 赤
shogun-region-purple = 紫
shogun-region-yellow = 黄
shogun-region-brown = 茶

## Buildings

shogun-castle = 城
shogun-temple = 寺
shogun-theater = 能舞台
shogun-castles = 城
shogun-temples = 寺
shogun-theaters = 能舞台
shogun-a-castle = 城
shogun-a-temple = 寺
shogun-a-theater = 能舞台

## Spaces of the board: ten actions and the bid, each with a sentence

shogun-space-castle = 城の建設
shogun-space-temple = 寺の建設
shogun-space-theater = 能舞台の建設
shogun-space-rice = 米の徴発
shogun-space-taxes = 徴税
shogun-space-deploy5 = 徴兵5
shogun-space-deploy3 = 徴兵3
shogun-space-deploy1 = 徴兵1と移動
shogun-space-battle-a = 合戦/移動A
shogun-space-battle-b = 合戦/移動B
shogun-space-auction = 手番順の入札

shogun-space-castle-text = 銭箱3を払い、空いた建築マスに城を建てます。
shogun-space-temple-text = 銭箱2を払い、空いた建築マスに寺を建てます。
shogun-space-theater-text = 銭箱1を払い、空いた建築マスに能舞台を建てます。
shogun-space-rice-text = その国の米を取ります。そこの農民は不満をつのらせます。
shogun-space-taxes-text = その国の税を銭箱で取ります。そこの農民は不満をつのらせます。
shogun-space-deploy5-text = 銭箱3を払い、予備から兵5を置きます。
shogun-space-deploy3-text = 銭箱2を払い、予備から兵3を置きます。
shogun-space-deploy1-text = 銭箱1を払い、兵1を置きます。そのあと隣の自国へ兵を移せます。
shogun-space-battle-a-text = 隣の国へ進軍し、自国でなければ合戦になります。兵1は残ります。
shogun-space-battle-b-text = 同じことを、別の国からもう一度行います。
shogun-space-auction-text = 最も高い入札から順に、特殊カードと手番順を選びます。

## Special cards, each with its privilege

shogun-special-chest = 銭箱+1
shogun-special-rice = 米+1
shogun-special-armies = 兵6
shogun-special-attack = 攻撃+1
shogun-special-defense = 防御+1
shogun-special-chest-text = 徴税で銭箱を1多く得ます。
shogun-special-rice-text = 米の徴発で米を1多く得ます。
shogun-special-armies-text = 徴兵5で兵6を置きます。
shogun-special-attack-text = 攻撃のたびに、予備から兵をもう1つタワーに入れます。
shogun-special-defense-text = プレイヤーに攻撃されるたびに、予備から兵をもう1つタワーに入れます。

## Event cards, by kind, each with its effect

shogun-card-theater = 能の日々
shogun-card-neutral = 頑固な村々
shogun-card-castle = 堅城
shogun-card-temple = 寺社の平和
shogun-card-taxes-max = 軽い税
shogun-card-taxes-min = 重い税
shogun-card-rice-min = 豊作
shogun-card-rice-max = 不作
shogun-card-deploy = 兵の不足
shogun-card-theater-effect = 能舞台を建てると、その国の一揆マーカーを1つ取り除きます。
shogun-card-neutral-effect = 中立の国を守る農民が1ではなく2になります。
shogun-card-castle-effect = 攻撃された国に城があれば、持ち主は予備から兵をもう1つ加えます。
shogun-card-temple-effect = 寺のある国は攻撃できません。
shogun-card-taxes-max-effect = 徴税で得る銭箱は最大5です。
shogun-card-taxes-min-effect = 徴税で得る銭箱は最低6です。
shogun-card-rice-min-effect = 米の徴発で得る米は最低4です。
shogun-card-rice-max-effect = 米の徴発で得る米は最大3です。
shogun-card-deploy-effect = 徴兵5で置く兵は3だけ、徴兵3では2だけになります。

## Provinces

shogun-province-aki = 安芸
shogun-province-awa-boso = 安房
shogun-province-awa-shikoku = 阿波
shogun-province-bingo = 備後
shogun-province-bitchu = 備中
shogun-province-bizen = 備前
shogun-province-echigo = 越後
shogun-province-echizen = 越前
shogun-province-etchu = 越中
shogun-province-harima = 播磨
shogun-province-hida = 飛騨
shogun-province-hitachi = 常陸
shogun-province-hoki = 伯耆
shogun-province-ise = 伊勢
shogun-province-iwami = 石見
shogun-province-iyo = 伊予
shogun-province-izu = 伊豆
shogun-province-izumo = 出雲
shogun-province-kaga = 加賀
shogun-province-kai = 甲斐
shogun-province-kazusa = 上総
shogun-province-kii = 紀伊
shogun-province-kozuke = 上野
shogun-province-mikawa = 三河
shogun-province-mimasaka = 美作
shogun-province-mino = 美濃
shogun-province-musashi = 武蔵
shogun-province-mutsu = 陸奥
shogun-province-noto = 能登
shogun-province-omi = 近江
shogun-province-owari = 尾張
shogun-province-sagami = 相模
shogun-province-sanuki = 讃岐
shogun-province-settsu = 摂津
shogun-province-shima = 志摩
shogun-province-shimosa = 下総
shogun-province-shimotsuke = 下野
shogun-province-shinano = 信濃
shogun-province-suruga = 駿河
shogun-province-tajima = 但馬
shogun-province-tamba = 丹波
shogun-province-tosa = 土佐
shogun-province-totomi = 遠江
shogun-province-wakasa = 若狭
shogun-province-yamato = 大和

## Set-up

shogun-event-game-set-up-predetermined = { $side }で遊びます。全員が{ $chests }を持ち、最初の国は決まっています。
shogun-event-game-set-up-draft = { $side }で遊びます。全員が{ $chests }を持ち、{ $first }が最初に国を選びます。
shogun-event-game-set-up-draft-you = { $side }で遊びます。全員が{ $chests }を持ち、あなたが最初に国を選びます。

shogun-garrison = { $province }{ $count }
shogun-event-start-dealt = { $seat }は配置{ $player }から始めます：{ $armies }。
shogun-event-start-dealt-you = あなたは配置{ $player }から始めます：{ $armies }。

shogun-event-cards-turned-up = めくられたカード：{ $provinces }。
shogun-event-cards-renewed = { $seat }が{ $provinces }を山札の下に入れます。
shogun-event-cards-renewed-you = あなたは{ $provinces }を山札の下に入れます。
shogun-event-province-claimed-open = { $seat }が{ $province }を選びます。
shogun-event-province-claimed-open-you = あなたは{ $province }を選びます。
shogun-event-province-claimed-pile = { $seat }が山札から1枚取ります：{ $province }。
shogun-event-province-claimed-pile-you = あなたは山札から1枚取ります：{ $province }。
shogun-event-group-placed = { $seat }が{ $province }に{ $armies }を置きます。
shogun-event-group-placed-you = あなたは{ $province }に{ $armies }を置きます。

shogun-share = { $seat } { $count }
shogun-share-you = あなた { $count }
shogun-share-farmers = 農民 { $count }
shogun-event-tower-loaded =
    タワーにキューブ{ $thrown }個を入れます。{ $fell_out ->
        [0] 一つも落ちてきません
       *[other] { $fell_out }個が落ちてきます
    }。中にあるのは{ $inside }。

## The round

shogun-open-event = { $card }（米−{ $loss }）
shogun-event-events-laid-out = { $year }年目のイベント：{ $events }。
shogun-event-season-started = { $year }年目の{ $season }です。
shogun-event-actions-laid-out = 最初の五つの行動は{ $actions }です。あとの五つは裏向きです。
shogun-place = { $place }番 { $special }
shogun-event-specials-laid-out = 手番順の場所：{ $specials }。

shogun-event-plan-sealed = { $seat }が計画に封をします。
shogun-event-plan-sealed-you = あなたは計画に封をします。
shogun-event-plan-unsealed = { $seat }が計画を取り戻します。
shogun-event-plan-unsealed-you = あなたは計画を取り戻します。

shogun-event-event-drawn = このラウンドのイベントは「{ $card }」です。{ $effect }
shogun-bid-chest = { $seat }は{ $value }
shogun-bid-chest-you = あなたは{ $value }
shogun-bid-province = { $seat }は{ $province }の国カード
shogun-bid-province-you = あなたは{ $province }の国カード
shogun-bid-empty = { $seat }は入札なし
shogun-bid-empty-you = あなたは入札なし
shogun-tied = { $seats }の間
shogun-event-bids-revealed = 入札（選ぶ順）：{ $bids }。
shogun-event-bids-revealed-tied = 入札（選ぶ順）：{ $bids }。同額はくじで決めます：{ $tied }。
shogun-event-special-taken = { $seat }が「{ $special }」と手番順{ $place }番を取ります。
shogun-event-special-taken-you = あなたは「{ $special }」と手番順{ $place }番を取ります。
shogun-who = { $seat }
shogun-who-you = あなた
shogun-event-turn-order-set = 手番順：{ $order }。

## Actions

shogun-event-action-started = 行動{ $number }：{ $action }。
shogun-event-action-turned-up = 次のカードがめくられます。行動{ $number }は{ $action }です。
shogun-event-card-revealed-none = { $seat }はここでは何もしません。
shogun-event-card-revealed-none-you = あなたはここでは何もしません。
shogun-event-card-revealed-army = { $seat }が{ $card }をめくります。
shogun-event-card-revealed-army-you = あなたは{ $card }をめくります。

shogun-event-lapsed-chests = { $province }の{ $action }は行われません。{ $seat }の銭箱が足りません。
shogun-event-lapsed-chests-you = { $province }の{ $action }は行われません。あなたの銭箱が足りません。
shogun-event-lapsed-supply = { $province }の{ $action }は行われません。{ $seat }の予備の兵が足りません。
shogun-event-lapsed-supply-you = { $province }の{ $action }は行われません。あなたの予備の兵が足りません。
shogun-event-lapsed-no-space = { $seat }の{ $action }は行われません。{ $province }に空いた建築マスがありません。
shogun-event-lapsed-no-space-you = あなたの{ $action }は行われません。{ $province }に空いた建築マスがありません。
shogun-event-lapsed-already-there = { $seat }の{ $action }は行われません。{ $province }にはこの建物がもうあります。
shogun-event-lapsed-already-there-you = あなたの{ $action }は行われません。{ $province }にはこの建物がもうあります。
shogun-event-lapsed-no-tiles = { $province }での{ $seat }の{ $action }は行われません。この建物は残っていません。
shogun-event-lapsed-no-tiles-you = { $province }でのあなたの{ $action }は行われません。この建物は残っていません。
shogun-event-lapsed-one-army = { $seat }の{ $action }は行われません。{ $province }の唯一の兵は残らなければなりません。
shogun-event-lapsed-one-army-you = あなたの{ $action }は行われません。{ $province }の唯一の兵は残らなければなりません。
shogun-event-lapsed-nowhere-to-go = { $seat }の{ $action }は行われません。{ $province }から行ける国がありません。
shogun-event-lapsed-nowhere-to-go-you = あなたの{ $action }は行われません。{ $province }から行ける国がありません。

shogun-event-built = { $seat }が{ $chests }で{ $province }に{ $building }を建てます。
shogun-event-built-you = あなたは{ $chests }で{ $province }に{ $building }を建てます。

shogun-amount-leader = 武将で{ $amount }
shogun-amount-event = イベントで{ $amount }
shogun-amount-special = 特殊カードで{ $amount }
shogun-event-rice-confiscated = { $seat }が{ $province }から米{ $amount }を取ります。
shogun-event-rice-confiscated-you = あなたは{ $province }から米{ $amount }を取ります。
shogun-event-rice-confiscated-changed = { $seat }が{ $province }から米{ $amount }を取ります（カードは{ $printed }、そこから{ $steps }）。
shogun-event-rice-confiscated-changed-you = あなたは{ $province }から米{ $amount }を取ります（カードは{ $printed }、そこから{ $steps }）。
shogun-event-taxes-collected = { $seat }が{ $province }で{ $chests }を徴収します。
shogun-event-taxes-collected-you = あなたは{ $province }で{ $chests }を徴収します。
shogun-event-taxes-collected-changed = { $seat }が{ $province }で{ $chests }を徴収します（カードは{ $printed }、そこから{ $steps }）。
shogun-event-taxes-collected-changed-you = あなたは{ $province }で{ $chests }を徴収します（カードは{ $printed }、そこから{ $steps }）。
shogun-event-marker-placed = { $province }の農民が不満をつのらせます。現在、{ $markers }。
shogun-event-marker-removed = { $province }から一揆マーカーが1つ取り除かれます。現在、{ $markers }。
shogun-event-no-markers-left = 一揆マーカーが尽きており、{ $province }には置かれません。
shogun-event-deployed = { $seat }が{ $chests }で{ $province }に{ $armies }を置きます。
shogun-event-deployed-you = あなたは{ $chests }で{ $province }に{ $armies }を置きます。
shogun-event-deployed-changed = { $seat }が{ $chests }で{ $province }に{ $armies }を置きます（本来は{ $printed }、そこから{ $steps }）。
shogun-event-deployed-changed-you = あなたは{ $chests }で{ $province }に{ $armies }を置きます（本来は{ $printed }、そこから{ $steps }）。
shogun-event-moved = { $seat }が{ $origin }から{ $province }へ{ $armies }を移します。
shogun-event-moved-you = あなたは{ $origin }から{ $province }へ{ $armies }を移します。
shogun-event-stayed = { $seat }は{ $province }から何も移しません。
shogun-event-stayed-you = あなたは{ $province }から何も移しません。

## Battles

shogun-event-attacked = { $seat }が{ $origin }から{ $armies }で{ $province }の{ $defender }を攻撃します。
shogun-event-attacked-you = あなたは{ $origin }から{ $armies }で{ $province }の{ $defender }を攻撃します。
shogun-event-attacked-at-you = { $seat }が{ $origin }から{ $armies }で{ $province }のあなたを攻撃します。
shogun-event-attacked-neutral = { $seat }が{ $origin }から{ $armies }で中立の{ $province }に進軍します。
shogun-event-attacked-neutral-you = あなたは{ $origin }から{ $armies }で中立の{ $province }に進軍します。
shogun-event-revolted = { $province }で{ $seat }に対して一揆が起きます：{ $farmers }。
shogun-event-revolted-you = { $province }であなたに対して一揆が起きます：{ $farmers }。
shogun-event-revolted-winter = 飢えた農民が{ $province }で{ $seat }に一揆を起こします：一揆マーカーで{ $farmers }、冬で{ $more }。
shogun-event-revolted-winter-you = 飢えた農民が{ $province }であなたに一揆を起こします：一揆マーカーで{ $farmers }、冬で{ $more }。

shogun-extra-special = 特殊カードで{ $armies }
shogun-extra-event = イベントで{ $armies }
shogun-thrown-extra = （うち{ $extras }）
shogun-thrown-lay = 、トレイから{ $cubes }
shogun-event-thrown = タワーに入れるもの：{ $cubes }{ $extra }{ $lay }。トレイに出たもの：{ $tray }。
shogun-event-thrown-none = タワーに入れるもの：{ $cubes }{ $extra }{ $lay }。何も出てきません。

shogun-count = { $attackers }対{ $defenders }
shogun-count-farmers = { $attackers }対{ $defenders }＋農民{ $farmers }
shogun-count-neutral = { $attackers }対農民{ $farmers }
shogun-count-revolt = { $defenders }対農民{ $farmers }
shogun-lost = ともに失われたもの：{ $buildings }。

shogun-event-battle-ended-players-attacker = { $count }：{ $attacker }が{ $defender }から{ $province }を奪い、{ $survivors }が残ります。
shogun-event-battle-ended-players-attacker-you = { $count }：あなたが{ $defender }から{ $province }を奪い、{ $survivors }が残ります。
shogun-event-battle-ended-players-attacker-at-you = { $count }：{ $attacker }があなたから{ $province }を奪い、{ $survivors }が残ります。
shogun-event-battle-ended-players-defender = { $count }：{ $defender }が{ $survivors }で{ $attacker }から{ $province }を守ります。
shogun-event-battle-ended-players-defender-you = { $count }：{ $defender }が{ $survivors }であなたから{ $province }を守ります。
shogun-event-battle-ended-players-defender-at-you = { $count }：あなたが{ $survivors }で{ $attacker }から{ $province }を守ります。
shogun-event-battle-ended-players-nobody = { $count }：{ $attacker }も{ $defender }も{ $province }を保てず、中立になります。{ $lost }
shogun-event-battle-ended-players-nobody-you = { $count }：あなたも{ $defender }も{ $province }を保てず、中立になります。{ $lost }
shogun-event-battle-ended-players-nobody-at-you = { $count }：{ $attacker }もあなたも{ $province }を保てず、中立になります。{ $lost }
shogun-event-battle-ended-neutral-attacker = { $count }：{ $attacker }が{ $survivors }で{ $province }を取ります。
shogun-event-battle-ended-neutral-attacker-you = { $count }：あなたが{ $survivors }で{ $province }を取ります。
shogun-event-battle-ended-neutral-farmers = { $count }：農民が{ $attacker }を追い払い、{ $province }は中立のままです。
shogun-event-battle-ended-neutral-farmers-you = { $count }：農民があなたを追い払い、{ $province }は中立のままです。
shogun-event-battle-ended-revolt-defender = { $count }：{ $defender }が一揆を鎮め、{ $survivors }で{ $province }を保ちます。
shogun-event-battle-ended-revolt-defender-you = { $count }：あなたが一揆を鎮め、{ $survivors }で{ $province }を保ちます。
shogun-event-battle-ended-revolt-farmers = { $count }：{ $defender }が農民に{ $province }を奪われ、中立になります。{ $lost }
shogun-event-battle-ended-revolt-farmers-you = { $count }：あなたが農民に{ $province }を奪われ、中立になります。{ $lost }

shogun-event-card-lost-board = { $province }の国カードが{ $seat }のボードを離れ、{ $space }は空になります。
shogun-event-card-lost-board-you = { $province }の国カードがあなたのボードを離れ、{ $space }は空になります。

## Winter and end

shogun-event-winter-came = { $year }年目の冬、「{ $card }」で全員が米{ $loss }を失います。残りは{ $rice }。
shogun-event-unsupplied = { $seat }の米は{ $rice }、国は{ $provinces }で、{ $unsupplied }足りません。一揆が起きるのは{ $drawn }。冬は一揆ごとに{ $farmers }を加えます。
shogun-event-unsupplied-you = あなたの米は{ $rice }、国は{ $provinces }で、{ $unsupplied }足りません。一揆が起きるのは{ $drawn }。冬は一揆ごとに{ $farmers }を加えます。

shogun-majority = { $region }の{ $building }{ $points }
shogun-majority-tied = { $region }の{ $building }{ $points }（同数）
shogun-score = { $seat } { $points }（国{ $provinces }、建物{ $buildings }、合計{ $total }）
shogun-score-you = あなた { $points }（国{ $provinces }、建物{ $buildings }、合計{ $total }）
shogun-score-majorities = { $seat } { $points }（国{ $provinces }、建物{ $buildings }、最多は{ $majorities }、合計{ $total }）
shogun-score-majorities-you = あなた { $points }（国{ $provinces }、建物{ $buildings }、最多は{ $majorities }、合計{ $total }）
shogun-event-scored = { $year }年目の得点：{ $scores }。
shogun-event-year-ended = { $year }年目が終わりました。米はすべてなくなり、一揆マーカーはボードから取り除かれます。

shogun-standing = { $rank }位 { $seat }（{ $points }、{ $chests }）
shogun-standing-you = { $rank }位 あなた（{ $points }、{ $chests }）
shogun-event-game-ended = ゲーム終了。{ $winners }が将軍になります：{ $standing }。
shogun-event-game-ended-you = ゲーム終了。あなたが将軍になります：{ $standing }。
shogun-event-game-ended-shared = ゲーム終了。{ $winners }がともに将軍です。順位：{ $standing }。

## Questions

shogun-ask-claim = { $seat }が国を選んでいます。
shogun-ask-claim-you = 国を選んでください。表向きのカードから一枚、または山札の一番上です。
shogun-ask-group = { $seat }が{ $province }に置く部隊を選んでいます。
shogun-ask-group-you = { $province }に兵をいくつ置きますか？
shogun-ask-plan = 計画中：{ $seats }。
shogun-ask-plan-you = 十の行動と入札を計画してください。
shogun-ask-plan-at-you = あなたの計画には封がしてあります。計画中：{ $seats }。
shogun-ask-special = { $seat }が特殊カードと手番順を選んでいます。
shogun-ask-special-you = どの特殊カードと手番順を取りますか？
shogun-ask-battle = { $seat }が{ $province }から進軍します。
shogun-ask-battle-you = { $province }からどこへ、兵いくつで進軍しますか？
shogun-ask-move = { $seat }は{ $province }から兵を移せます。
shogun-ask-move-you = { $province }から隣の自国へ兵を移しますか？
shogun-ask-revolt = { $seat }が次に一揆が起きる国を決めています。
shogun-ask-revolt-you = 次に一揆が起きるのは、どの国ですか？
shogun-ask-over = ゲーム終了。{ $winners }が将軍になります。
shogun-ask-over-you = ゲーム終了。あなたが将軍になります。
shogun-ask-over-shared = ゲーム終了。{ $winners }がともに将軍です。

## Moves

shogun-move-claim = { $province }を選ぶ
shogun-move-claim-pile = 山札の一番上を取る
shogun-move-renew = 表向きの2枚を山札の下に入れ、新しく2枚めくる
shogun-move-group = { $armies }を置く
shogun-move-plan = { $space }：{ $card }
shogun-move-unseal = 計画を取り戻す
shogun-move-special = 「{ $special }」を取る
shogun-move-march = { $province }：{ $armies }
shogun-move-stay = 何も移さない
shogun-move-revolt = 次は{ $province }で一揆

## Refusals

refusal-not-now = 今はそれをするときではありません。
refusal-removed = 三人で遊ぶとき、この国は使いません。
refusal-not-face-up = このカードは表向きではありません。
refusal-cannot-renew = 表向きのカードを替えられるのは、前回と同じ2枚だったときに、手番に一度だけです。
refusal-place-group-first = まず、選んだ国に部隊を置いてください。
refusal-claim-first = まず国を選んでください。
refusal-no-such-group = この大きさの部隊は残っていません。
refusal-next-space = マスは順番に計画します。次は別のマスです。
refusal-not-your-province = この国はあなたのものではありません。
refusal-card-used = このカードはもう別のマスにあります。
refusal-must-fill = カードは足りているので、このマスを空けておけません。
refusal-unpayable-bid = 入札するだけの銭箱がありません。
refusal-keep-a-bid = 入札できる最後のカードは、入札マスに必要です。
refusal-keep-no-bid = 入札できるカードがないので、最後に空けておくマスは入札マスでなければなりません。
refusal-already-sealed = 計画には封がしてあります。まず取り戻してください。
refusal-nothing-sealed = 取り戻せる封をした計画がありません。
refusal-special-taken = この特殊カードはもう取られています。
refusal-no-border = これらの国は隣り合っていません。
refusal-leave-one = 少なくとも兵1は残さなければなりません。
refusal-own-only = この行動では、兵を自国にしか移せません。
refusal-temple-shield = このラウンドのイベントにより、寺のある国は攻撃できません。
refusal-must-move = 進軍できるなら必ず進軍します。少なくとも兵1を動かしてください。
refusal-same-province = 兵はもうこの国にいます。
refusal-not-in-revolt = この国は一揆が起きる国に入っていません。

## Options

shogun-option-side = ボードの面
shogun-option-side-text = 二つの面では地方の分け方が違います。
shogun-option-side-sun = 日
shogun-option-side-moon = 月
shogun-option-setup = 最初の国
shogun-option-setup-text = それぞれがどこから始めるか。
shogun-option-setup-predetermined = 規定
shogun-option-setup-predetermined-text = 初めてのゲーム用の、印刷された表を使います。日の面だけです。
shogun-option-setup-draft = 選択
shogun-option-setup-draft-text = 国を一つずつ選んでいきます。
shogun-option-may-decline-moves = 合戦/移動をしなくてもよい
shogun-option-may-decline-moves-text = 規則では進軍できるなら必ず進軍しますが、この設定ではしなくてもかまいません。
shogun-option-tower = キューブタワー
shogun-option-tower-text = プログラムのタワーがキューブをどう引き止めるか。
shogun-option-tower-shelves = 二段の棚
shogun-option-tower-shelves-text = キューブはどちらの棚にも残り、ほかのキューブを落とすことがあります。
shogun-option-tower-simple = 単純
shogun-option-tower-simple-text = どのキューブも決まった確率で出てきます。入れたものは、中にあったものより出やすくなります。
shogun-option-tower-recorded = 記録
shogun-option-tower-recorded-text = 実際のテーブルで振った結果を、書きとめたとおりに使います。
shogun-option-material = 値の訂正
shogun-option-material-text = 箱をお持ちで、印刷された値をより正確にご存じの方のための設定です。

## Where a value of the material comes from

shogun-provenance-reconstructed = 復元
shogun-provenance-reported = 報告
shogun-provenance-assumed = 仮定
shogun-provenance-inferred = 推定
shogun-provenance-corrected = あなたのファイルで訂正

## Hints for a plan

shogun-hint-no-action = 行動なし
shogun-hint-bid = { $count }を払う
shogun-hint-province-bid = 無料、0に勝つ
shogun-hint-unpayable = 銭箱は{ $chests }しかない
shogun-hint-taxes = 銭箱+{ $count }
shogun-hint-rice = 米+{ $count }
shogun-hint-revolt = 一揆：農民{ $farmers }対兵{ $armies }
shogun-hint-march = 最大{ $count }が進軍
shogun-hint-one-army = 兵1だけなので動けない
shogun-hint-supply = 予備の兵は{ $count }だけ
shogun-hint-exposed = その前に強い隣国に取られるかもしれない
shogun-hint-already-there = この建物はもうある
shogun-hint-no-space = 空いた建築マスがない
shogun-hint-no-tiles = この建物は残っていない
shogun-hint-chests = 費用{ $cost }、そのとき銭箱は{ $count }しかない
shogun-hint-chests-perhaps = 費用{ $cost }、悪ければそのとき銭箱は{ $count }しかない

## Where the game stands

shogun-state = 二度の冬のあとで最も多くの得点を持っているのが目標です。{ $year }年目の{ $season }、十のうち行動{ $number }を実行中。首位は{ $points }点：{ $leaders }。毎年、秋のあとの冬に、国と建物と最多を数えます。
shogun-state-plan = 二度の冬のあとで最も多くの得点を持っているのが目標です。{ $year }年目の{ $season }、十の行動を計画して入札し、それから実行します。首位は{ $points }点：{ $leaders }。毎年、秋のあとの冬に、国と建物と最多を数えます。
shogun-state-winter = 二度の冬のあとで最も多くの得点を持っているのが目標です。{ $year }年目の冬、人々は米を食べ、一揆が起きることもあり、それから国と建物と最多を数えます。首位は{ $points }点：{ $leaders }。
shogun-state-setup = 二度の冬のあとで最も多くの得点を持っているのが目標です。今は国と兵を分け、それから最初の年の春が始まります。
