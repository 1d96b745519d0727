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

shogun-officials = 役人{ $count }
shogun-tower-card = タワーカード{ $value }
shogun-space-convert3 = 兵3の出仕
shogun-space-convert3-text = その国の兵3、タワーカードならトレイの兵3が役人になります。
shogun-space-convert2 = 兵2の出仕
shogun-space-convert2-text = その国の兵2、タワーカードならトレイの兵2が役人になります。
shogun-space-convert1 = 兵1の出仕
shogun-space-convert1-text = その国の兵1、タワーカードならトレイの兵1が役人になります。
shogun-court-word = 天皇の宮廷
shogun-entrance-word = 控えの間
shogun-audience-word = 謁見の間
shogun-officials-word = 役人
shogun-favors-word = 恩寵
shogun-samurai-word = 侍カード
shogun-leader-word = 武将
shogun-statues-word = 像
shogun-trophies-word = 戦利品
shogun-chambers-word = 部屋

shogun-gift-chests = 銭箱{ $amount }
shogun-gift-rice = 米{ $amount }
shogun-gift-points = { $amount }点
shogun-gift-tray = トレイに兵{ $amount }
shogun-gift-event = イベントを取り除いてもよい
shogun-gift-calm = 一揆マーカーを1つ減らす
shogun-gift-garrison = 無料の兵{ $amount }（中立の国でもよい）
shogun-gift-theater = 無料の能舞台
shogun-gift-temple = 無料の寺
shogun-gift-castle = 無料の城
shogun-gift-peace-a = 合戦/移動Aで攻撃されない
shogun-gift-peace-b = 合戦/移動Bで攻撃されない
shogun-gift-peace-ab = 合戦/移動AとBで攻撃されない
shogun-offer = 恩寵{ $favor }（{ $gift }）、{ $officials }で

## Tenno’s Court

shogun-bid-tower = { $seat }はタワーカード
shogun-bid-tower-you = あなたはタワーカード

shogun-event-favors-laid-out = 宮廷に並ぶ恩寵：{ $favors }。
shogun-event-officials-arrived = { $seat }は宮廷に{ $officials }を置いて始めます。
shogun-event-officials-arrived-you = あなたは宮廷に{ $officials }を置いて始めます。
shogun-event-officials-sent = { $seat }が{ $province }から宮廷へ{ $officials }を送ります。
shogun-event-officials-sent-you = あなたは{ $province }から宮廷へ{ $officials }を送ります。
shogun-event-officials-sent-tray = { $seat }がトレイから宮廷へ{ $officials }を送ります。
shogun-event-officials-sent-tray-you = あなたはトレイから宮廷へ{ $officials }を送ります。
shogun-event-conversion-lapsed-armies = { $seat }の{ $space }は行われません。{ $province }の兵が足りません。
shogun-event-conversion-lapsed-armies-you = あなたの{ $space }は行われません。{ $province }の兵が足りません。
shogun-event-conversion-lapsed-armies-tray = { $seat }の{ $space }は行われません。トレイの兵が足りません。
shogun-event-conversion-lapsed-armies-tray-you = あなたの{ $space }は行われません。トレイの兵が足りません。
shogun-event-conversion-lapsed-officials = { $seat }の{ $space }は行われません。役人が足りません。
shogun-event-conversion-lapsed-officials-you = あなたの{ $space }は行われません。役人が足りません。
shogun-event-audience-entered = { $seat }が{ $officials }で謁見の間に入ります。
shogun-event-audience-entered-you = あなたは{ $officials }で謁見の間に入ります。
shogun-event-favor-taken = { $seat }が{ $officials }で恩寵{ $favor }を取ります。
shogun-event-favor-taken-you = あなたは{ $officials }で恩寵{ $favor }を取ります。
shogun-event-favor-missed-declined = { $seat }は恩寵を願いません。
shogun-event-favor-missed-declined-you = あなたは恩寵を願いません。
shogun-event-favor-missed-too-few = { $seat }は役人が足りず、恩寵を取れません。
shogun-event-favor-missed-too-few-you = あなたは役人が足りず、恩寵を取れません。
shogun-event-favor-granted = { $seat }が恩寵で得るもの：{ $gift }。
shogun-event-favor-granted-you = あなたが恩寵で得るもの：{ $gift }。
shogun-event-favor-kept = { $seat }が恩寵{ $favor }を持っておきます：{ $gift }。
shogun-event-favor-kept-you = あなたは恩寵{ $favor }を持っておきます：{ $gift }。
shogun-event-favor-void = 恩寵{ $favor }は使えず、{ $seat }は何も得ません。
shogun-event-favor-void-you = 恩寵{ $favor }は使えず、あなたは何も得ません。
shogun-event-event-dismissed = { $seat }が「{ $card }」を取り除かせます。このラウンドにイベントはありません。
shogun-event-event-dismissed-you = あなたは「{ $card }」を取り除かせます。このラウンドにイベントはありません。
shogun-event-event-upheld = { $seat }は「{ $card }」をそのままにします。
shogun-event-event-upheld-you = あなたは「{ $card }」をそのままにします。
shogun-event-garrison-placed = { $seat }が{ $province }に無料で{ $armies }を置きます。
shogun-event-garrison-placed-you = あなたは{ $province }に無料で{ $armies }を置きます。
shogun-event-garrison-placed-neutral = { $seat }が{ $armies }で、中立の{ $province }を合戦なしに取ります。
shogun-event-garrison-placed-neutral-you = あなたは{ $armies }で、中立の{ $province }を合戦なしに取ります。
shogun-event-marker-parried = { $seat }が恩寵により、{ $province }に一揆マーカーが置かれるのを防ぎます。
shogun-event-marker-parried-you = あなたは恩寵により、{ $province }に一揆マーカーが置かれるのを防ぎます。
shogun-event-court-closed = 謁見が終わりました。控えの間で待つのは{ $waiting }。
shogun-event-court-closed-none = 謁見が終わりました。控えの間は空です。

## Samurai

shogun-event-samurai-advanced = { $seat }は{ $regions }地方に国を持ち、侍カード{ $samurai }をめくります。
shogun-event-samurai-advanced-you = あなたは{ $regions }地方に国を持ち、侍カード{ $samurai }をめくります。
shogun-event-benefit-taken = { $seat }が侍で得るもの：{ $gift }。
shogun-event-benefit-taken-you = あなたが侍で得るもの：{ $gift }。

## Military Leaders

shogun-event-leader-placed = { $seat }が{ $province }に武将を置きます。
shogun-event-leader-placed-you = あなたは{ $province }に武将を置きます。
shogun-event-leader-kept = { $seat }は{ $province }に武将を置きません。
shogun-event-leader-kept-you = あなたは{ $province }に武将を置きません。
shogun-event-leader-moved = { $seat }の武将が{ $origin }から{ $province }へ移り、像は残しません。
shogun-event-leader-moved-you = あなたの武将が{ $origin }から{ $province }へ移り、像は残しません。
shogun-event-leader-moved-statue = { $seat }の武将が{ $origin }から{ $province }へ移り、像を残します。
shogun-event-leader-moved-statue-you = あなたの武将が{ $origin }から{ $province }へ移り、像を残します。
shogun-event-leader-stayed = { $seat }の武将は行き先がなく、{ $province }にとどまります。
shogun-event-leader-stayed-you = あなたの武将は行き先がなく、{ $province }にとどまります。
shogun-event-leader-lost = { $province }とともに、{ $seat }は冬が終わるまで武将を失います。
shogun-event-leader-lost-you = { $province }とともに、あなたは冬が終わるまで武将を失います。
shogun-event-statues-taken = { $seat }の武将が{ $province }にある{ $victim }の像{ $count }体を戦利品にします。
shogun-event-statues-taken-you = あなたの武将が{ $province }にある{ $victim }の像{ $count }体を戦利品にします。
shogun-event-statues-taken-at-you = { $seat }の武将が{ $province }にあるあなたの像{ $count }体を戦利品にします。
shogun-statue-score = { $seat } { $points }（像{ $statues }、戦利品{ $trophies }）
shogun-statue-score-you = あなた { $points }（像{ $statues }、戦利品{ $trophies }）
shogun-event-statues-scored = 像の得点：{ $scores }。

## Chambers

shogun-event-regions-laid-out = 地方タイルの並び：{ $regions }。
shogun-event-chambers-opened = このラウンドに開く部屋：{ $spaces }。
shogun-event-chamber-taken = { $region }で最も多くの国を持つ{ $seat }が部屋{ $chamber }を取ります。
shogun-event-chamber-taken-you = { $region }で最も多くの国を持つあなたが部屋{ $chamber }を取ります。
shogun-event-chamber-declined = { $region }で最も多くの国を持つ{ $seat }は部屋を取りません。
shogun-event-chamber-declined-you = { $region }で最も多くの国を持つあなたは部屋を取りません。
shogun-event-chambers-closed = 裏返された部屋：{ $spaces }。地方タイルの並び：{ $regions }。
shogun-event-chambers-closed-none = 裏返された部屋はありません。地方タイルの並び：{ $regions }。
shogun-event-chambers-scored = 部屋の得点：{ $scores }。

## Questions

shogun-ask-favor = { $seat }は恩寵を願えます。
shogun-ask-favor-you = 恩寵を願いますか。願うなら、どれですか？
shogun-ask-favor-use = { $seat }が恩寵{ $favor }の使い方を決めています。
shogun-ask-favor-use-you = 恩寵{ $favor }をどう使いますか？
shogun-ask-samurai = { $seat }が侍カードの恩恵を選んでいます。
shogun-ask-samurai-you = 侍カードのどの恩恵を取りますか？
shogun-ask-leader-here = { $seat }が{ $province }に武将を置くか決めています。
shogun-ask-leader-here-you = 武将を{ $province }に置きますか？
shogun-ask-leader-place = { $seat }が武将を置いています。
shogun-ask-leader-place-you = 武将をどこに置きますか？
shogun-ask-leader-move = { $seat }が武将を移しています。
shogun-ask-leader-move-you = 武将はどこへ行きますか？ 隣の国へ移れば像を残します。
shogun-ask-leader-return = { $seat }が武将を呼び戻しています。
shogun-ask-leader-return-you = 武将はどこに戻りますか？
shogun-ask-chamber = { $seat }は{ $region }で最も多くの国を持ち、部屋を取れます。
shogun-ask-chamber-you = あなたは{ $region }で最も多くの国を持っています。部屋を取るなら、どれですか？

## Moves

shogun-move-favor = 恩寵{ $favor }を取る
shogun-move-favor-none = 恩寵を願わない
shogun-move-use = 恩寵を{ $province }で使う
shogun-move-use-dismiss = イベントを取り除く
shogun-move-use-uphold = イベントをそのままにする
shogun-move-benefit-chests = 銭箱を取る
shogun-move-benefit-rice = 米を取る
shogun-move-benefit-armies = 兵をトレイに置く
shogun-move-benefit-points = 得点を取る
shogun-move-leader = 武将を{ $province }へ
shogun-move-leader-none = ここに武将を置かない
shogun-move-chamber = 部屋{ $chamber }を取る
shogun-move-chamber-none = 部屋を取らない

## Refusals

refusal-not-offered = この恩寵は並んでいません。
refusal-too-few-officials = この恩寵には役人が足りません。
refusal-take-a-favor-first = まず恩寵を取ってください。
refusal-use-favor-first = まず、取った恩寵の使い方を決めてください。
refusal-not-for-this-favor = この恩寵をそのように使うことはできません。
refusal-favor-shield = 宮廷の恩寵により、この行動ではこのプレイヤーを攻撃できません。
refusal-not-on-card = あなたの侍カードにこの恩恵はありません。
refusal-supply-too-small = 予備にそれだけの兵がありません。
refusal-leader-must-move = 武将はあなたの別の国へ移らなければなりません。
refusal-leader-must-stand = 武将はあなたの国のどこかに置かなければなりません。
refusal-decide-leader = まず、選んだ国に武将を置くかどうかを決めてください。
refusal-not-open = このマスに表向きのマーカーはありません。

## Options

shogun-option-modules = モジュール
shogun-option-modules-text = 箱に入っている追加要素です。自由に組み合わせられます。
shogun-option-modules-tennos-court = 天皇の宮廷
shogun-option-modules-tennos-court-text = 兵が役人になり、恩寵を願います。計画のマスが三つ増え、恩寵は21枚です。
shogun-option-modules-samurai = 侍
shogun-option-modules-samurai-text = 四つの地方に国を持つと、銭箱、米、兵、得点が、回を追うごとに多く得られます。
shogun-option-modules-military-leaders = 武将
shogun-option-modules-military-leaders-text = 武将がいる国では行動が有利になり、残した像が得点になります。
shogun-option-modules-chambers = 部屋
shogun-option-modules-chambers-text = 地方で最も多くの国を持つ人が専用ボードのマーカーを取り、最後に列が得点になります。

## Hints for a plan

shogun-hint-convert = 役人+{ $count }
shogun-hint-convert-armies = 出せる兵は{ $count }だけ
shogun-hint-convert-tray = トレイにある自分の兵は{ $count }だけ
shogun-hint-convert-officials = 残っている役人は{ $count }だけ
