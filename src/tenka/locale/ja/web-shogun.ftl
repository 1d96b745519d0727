### The browser's own words for Shogun: buttons, hints, labels. Provinces, cards, events and questions stand in shogun.ftl.

## The map

web-shogun-map = 国の地図
web-shogun-map-keys = 矢印キーで地図を移動、Enterで選択、+と−で拡大縮小、0で全体を表示します。
web-shogun-zoom = 地図の表示
web-shogun-closer = 拡大
web-shogun-farther = 縮小
web-shogun-whole = 地図全体
web-shogun-back = 前の位置に戻る
web-shogun-describe = { $province }、{ $region }。{ $owner }、{ $armies }。税{ $tax }、米{ $rice }。{ $buildings }。{ $markers }。
web-shogun-no-buildings = 建物なし
web-shogun-free = 建築マス{ $of }のうち空き{ $free }
web-shogun-by-sea = 海路
web-shogun-most = { $region }の最多：
web-shogun-nobody = なし

## The round

web-shogun-set-up = 準備
web-shogun-year = 全2年の{ $year }年目
web-shogun-event = イベント：
web-shogun-one-of = 次のどれか：
web-shogun-track = このラウンドの行動
web-shogun-face-down = 行動{ $number }は裏向きです。
web-shogun-now = 今
web-shogun-later = 裏向き
web-shogun-players = 手番順のプレイヤー
web-shogun-place = 手番順{ $place }番
web-shogun-planning = 計画中
web-shogun-sealed = 封をした
web-shogun-provinces = 国{ $count }
web-shogun-armies-where = 兵：地図に{ $map }、予備に{ $supply }
web-shogun-shelf = 棚{ $number }
web-shogun-tower-about = タワーとトレイにあるもの（色別）
web-shogun-at-once = 何も見せずに進む
web-shogun-tabs = テーブルの各部
web-shogun-tab-plan = 計画
web-shogun-tab-players = 参加者
web-shogun-tab-tower = タワー
web-shogun-tab-log = ログ

## Actions in a word or two

web-shogun-short-castle = 城
web-shogun-short-temple = 寺
web-shogun-short-theater = 能舞台
web-shogun-short-rice = 米
web-shogun-short-taxes = 徴税
web-shogun-short-deploy5 = 徴兵5
web-shogun-short-deploy3 = 徴兵3
web-shogun-short-deploy1 = 徴兵1
web-shogun-short-battle-a = 合戦A
web-shogun-short-battle-b = 合戦B
web-shogun-short-auction = 入札

## The plan desk

web-shogun-plan = あなたの計画
web-shogun-plan-help = マスを選び、次にカードか地図の国を選びます。カードを引きずって置くこともできます。
web-shogun-plan-tap = アクション、次に手札を選びます。自分の国、次にアクションの順でも選べます。
web-shogun-plan-how = マスを選び、次にカードを選びます。
web-shogun-your-cards = あなたのカード
web-shogun-sort = 並べ替え
web-shogun-sort-tax = 税
web-shogun-sort-rice = 米
web-shogun-sort-armies = 兵
web-shogun-sort-region = 地方
web-shogun-lies-on = { $space }に置いてある
web-shogun-undo = 元に戻す
web-shogun-clear = 消す
web-shogun-fill = おまかせ
web-shogun-form = 一覧で
web-shogun-seal = 計画に封をする
web-shogun-missing = カードの必要なマスがあと{ $count }個あります。
web-shogun-hint-of = { $space }：{ $hint }
web-shogun-hint-more = ほか{ $count }件
web-shogun-budget = 銭箱{ $chests }のうち{ $spent }
web-shogun-budget-bid = 入札{ $bid }
web-shogun-budget-taxes = 徴税+{ $count }
web-shogun-here = { $province }で何をするか
web-shogun-here-help = ここで何をするかを選びます。破線：何も起きません。
web-shogun-take-hint = 計画に置く
web-shogun-card-for = { $action }：どのカード？
web-shogun-action-for = { $card }：どのアクション？
web-shogun-fill-short = おまかせ

## Special cards, draft, revolts

web-shogun-choose-order = 選ぶ順：
web-shogun-pile = 山札の枚数
web-shogun-renew = 新しい2枚
web-shogun-groups = あなたの部隊
web-shogun-group-choose = この国に置く部隊を選ぶ

## Marching

web-shogun-march-from = { $province }（{ $armies }）から：
web-shogun-march-choose = 印の付いた国を地図か一覧で選んでください。
web-shogun-march-armies = 進軍する兵
web-shogun-march-stay = { $province }には{ $armies }が残ります。
web-shogun-march-own = { $province }は自国です。兵はただ移ります。
web-shogun-march-nowhere = 進軍する
web-shogun-march = { $armies }で{ $province }へ進軍
web-shogun-fewer = 1つ減らす
web-shogun-more = 1つ増やす
web-shogun-odds = { $attacker }対{ $defender }の見込み
web-shogun-odds-win = 奪う
web-shogun-odds-tie = 誰も保てない
web-shogun-odds-lose = 守られる
web-shogun-odds-left = 残りおよそ{ $count }

## Scenes

web-shogun-scene-strip = ほかの人が戦っています。
web-shogun-enlarge = 詳しく見る
web-shogun-scene-battle = タワーが勝ち負けを決めます。
web-shogun-scene-bids = 入札が公開されます。
web-shogun-scene-winter = 冬が来ました。
web-shogun-scene-scored = 一年を数えます。
web-shogun-battle-players = { $province }の合戦
web-shogun-battle-neutral = { $province }への進軍
web-shogun-battle-revolt = { $province }の一揆
web-shogun-attacker = 攻撃
web-shogun-defender = 防御
web-shogun-help = 防御側に味方
web-shogun-against = 抵抗
web-shogun-thrown = タワーに入れたもの
web-shogun-out = トレイに出たもの
web-shogun-bids = 入札
web-shogun-lot = 同額の入札は、くじで順番を決めました。
web-shogun-winter = 冬
web-shogun-winter-loss = 「{ $card }」：全員が米{ $loss }を失います。残った米で国を養います。
web-shogun-winter-needs = 米と国：国一つが米1を食べます。
web-shogun-pantry = 国{ $provinces }に米{ $rice }
web-shogun-hunger = 米の不足
web-shogun-hunger-row = { $name }：国{ $provinces }に米{ $rice }。一揆が起きるのは{ $drawn }。
web-shogun-scoring = { $year }年目の得点
web-shogun-score-provinces = 国
web-shogun-score-buildings = 建物
web-shogun-score-most = 地方で最多の建物
web-shogun-score-year = 今年
web-shogun-score-total = 合計
web-shogun-shared = 同数
web-shogun-lapsed = 無効
web-shogun-word-rice = 米+{ $count }

## The end

web-shogun-end-feat = 大番狂わせ
web-shogun-end-feat-text = { $name }が見込み{ $chance }から{ $province }で勝ちました。
web-shogun-end-luck = 運
web-shogun-end-luck-text = { $name }は見込みより{ $count }回多く合戦に勝ちました。
web-shogun-end-luck-none = 見込みより多く合戦に勝った人はいません。
web-shogun-end-coach = 分かれ目（コーチ）
web-shogun-end-turn = 分かれ目（得点）
web-shogun-end-turn-text = { $year }年目の{ $season }から{ $name }が首位です。
web-shogun-end-turn-never = { $name }は一度も後れを取りませんでした。
web-shogun-end-see = 見る
web-shogun-chart = ゲームの推移
web-shogun-chart-points = 得点
web-shogun-chart-provinces = 国
web-shogun-chart-armies = 兵
web-shogun-chart-chests = 銭箱

## New game and reference

web-shogun-side-sun = 日の面
web-shogun-side-sun-text = 通常の地方。印刷された初期配置でも、選択でも遊べます。
web-shogun-side-moon = 月の面
web-shogun-side-moon-text = 8つの国が別の地方に属し、最初の国は選んで決めます。
web-shogun-setup-predetermined = 規定
web-shogun-setup-draft = 選択
web-shogun-more-options = その他の設定
web-shogun-specials = 特殊カード
web-shogun-events = イベントカード

## The first game


## Keys

web-shogun-key-space = このラウンドの順で、計画のマスを選ぶ
web-shogun-key-bid = 入札マスを選ぶ
web-shogun-key-fill = 計画の残りをおまかせで埋める
web-shogun-key-undo = 計画の最後のカードを取り消す
web-shogun-key-map = 地図にフォーカスがあるとき、移動と拡大縮小

## Odds, revolts and luck

web-shogun-odds-before = 振る前の見込み
web-shogun-odds-of-revolt = ここで一揆が起きたら
web-shogun-odds-held = 鎮める
web-shogun-odds-revolt = 農民が勝つ
web-shogun-odds-takes = { $name }が取る
web-shogun-odds-holds = { $name }が守る
web-shogun-odds-farmers = 農民が守る
web-shogun-hint-revolt-odds = （鎮める見込み{ $percent }）
web-shogun-was-tray = トレイに{ $count }
web-shogun-was-inside = 中に{ $count }
web-shogun-stays =
    { $count ->
        [0] 中に残らない
       *[other] { $count }が中に残る
    }
web-shogun-expected = 見込み{ $count }
web-shogun-no-farmers = 一揆マーカーがあるので、農民は味方しません。
web-shogun-why-players-attacker = 防御側と農民の合計より多くの攻撃側が出ました。
web-shogun-why-players-defender = 攻撃側は、相手方より少数です。
web-shogun-why-players-tie = 同数です。保つ者が残りません。
web-shogun-why-players-no-defender = 攻撃側は少なすぎ、防御側は一つも出ませんでした。
web-shogun-why-neutral-attacker = 農民より多くの攻撃側が出ました。
web-shogun-why-neutral-farmers = 農民が同数以上です。
web-shogun-why-revolt-defender = 農民より多くの兵が出ました。
web-shogun-why-revolt-farmers = 農民が同数以上なので、農民の勝ちです。
web-shogun-luck-better = 運：{ $name }の出目は100回中{ $count }回より良いものでした。
web-shogun-luck-better-you = 運：あなたの出目は100回中{ $count }回より良いものでした。
web-shogun-luck-worse = 運：{ $name }の出目は100回中{ $count }回より悪いものでした。
web-shogun-luck-worse-you = 運：あなたの出目は100回中{ $count }回より悪いものでした。
web-shogun-luck-certain = 運：ほかの結果にはなりえませんでした。

## What a thing is, for who rests on it or holds it

web-shogun-about-province = 国
web-shogun-about-province-text = ボード上の国の一つです。持ち主はここで行動を計画し、冬に1点を得ます。
web-shogun-about-neutral = 中立の国
web-shogun-about-neutral-text = 誰のものでもありません。進軍すると、タワーで1つ以上の農民と戦います。
web-shogun-about-army = 兵
web-shogun-about-army-text = 数字はここにいる兵の数、家紋は持ち主です。ほかが進軍しても、1つは残らなければなりません。
web-shogun-about-castle = 城
web-shogun-about-castle-text = 建物です。冬に得点となり、地方で城が最多ならさらに得点します。
web-shogun-about-temple = 寺
web-shogun-about-temple-text = 建物です。冬に得点となり、地方で寺が最多ならさらに得点します。
web-shogun-about-theater = 能舞台
web-shogun-about-theater-text = 建物です。冬に得点となり、地方で能舞台が最多ならさらに得点します。
web-shogun-about-slot = 建築マス
web-shogun-about-slot-text = 建物一つ分の場所です。一つの国に同じ種類の建物は二つ建てられません。
web-shogun-about-marker = 一揆マーカー
web-shogun-about-marker-text = 農民が不満を抱いています。ここでまた米や税を取ると、マーカー1つにつき農民1つで一揆が起きます。合戦では防御側に味方しません。
web-shogun-about-chests = 銭箱
web-shogun-about-chests-text = 建物、兵、入札の支払いに使い、最後の同点も決めます。徴税で増えます。
web-shogun-about-rice = 米
web-shogun-about-rice-text = 冬に国一つにつき米1が必要です。足りなければ一揆が起きます。
web-shogun-about-points = 得点
web-shogun-about-points-text = 二度の冬に数えます。国、建物、そして地方で同じ種類の建物が最多のとき。
web-shogun-about-provinces = 国
web-shogun-about-provinces-text = このプレイヤーの国の数です。その数だけ得点になり、冬には同じ数の米が必要です。
web-shogun-about-armies = 兵
web-shogun-about-armies-text = 地図にいる兵です。ほかは予備かタワーの中にあります。
web-shogun-about-place = 手番順
web-shogun-about-place-text = どの行動もこの順で行います。特殊カードとともに決まりました。
web-shogun-about-sealed = 計画
web-shogun-about-sealed-text = 全員が同時に、ひそかに計画します。最後の一人が封をするまでは取り戻せます。
web-shogun-about-tower = タワー
web-shogun-about-tower-text = 合戦のキューブをすべてここに入れます。棚に残るものもあれば、以前の合戦のものまで落ちてくることもあります。中身は公開です。
web-shogun-about-tray = トレイ
web-shogun-about-tray-text = 出てきて誰のためにも戦わなかったキューブです。次の合戦でまた入れます。
web-shogun-about-season = 季節
web-shogun-about-season-text = 一年は、計画と十の行動を行う春・夏・秋と、得点を数える冬からなります。ゲームは二年間です。
web-shogun-about-open-event = 表向きのイベントの一つ
web-shogun-about-open-event-text = 全員が計画に封をすると、この中から一枚が引かれ、そのラウンドに効きます。冬に残った一枚は米を奪います。
web-shogun-about-face-down = 裏向きの行動
web-shogun-about-face-down-text = 表向きになっていない行動のどれかです。ラウンドの間にめくられます。
web-shogun-about-majority = 地方で最多の建物
web-shogun-about-majority-text = 地方で城、寺、能舞台のどれかが最多の人は冬に得点します。同数なら1点少なくなります。
web-shogun-about-neighbor = 隣の国
web-shogun-about-neighbor-text = 兵は陸の境か海路を通って進みます。色は持ち主、数字は兵の数です。
web-shogun-about-tax = 税
web-shogun-about-tax-text = ここで徴税すると得られる銭箱の数です。
web-shogun-about-harvest = 米の収穫
web-shogun-about-harvest-text = ここで米を徴発すると得られる米の数です。
web-shogun-about-card = 国カード
web-shogun-about-card-text = 行動に置くと、その行動をこの国で行います。一枚は一つのマスにしか置けません。入札では無料で、0に勝ち、1に負けます。
web-shogun-about-chest-card = 銭箱カード
web-shogun-about-chest-card-text = 入札では数字の分の銭箱になります。行動に置くと「ここでは何もしない」という意味です。
web-shogun-about-odds = 見込み
web-shogun-about-odds-text = 全員が知っていることから数えます。入れるキューブと、タワーとトレイにあるキューブです。
web-shogun-about-group = 部隊
web-shogun-about-group-text = 選んだ国ごとに、部隊を一つ置きます。
web-shogun-about-pile = 山札
web-shogun-about-pile-text = 表向きのカードの代わりに、山札の一番上を見ずに取れます。
web-shogun-about-renew = 新しい2枚
web-shogun-about-renew-text = 前回と同じ2枚なので、一度だけ入れ替えられます。
web-shogun-about-revolt = 一揆
web-shogun-about-revolt-text = 米が足りないので、ここで一揆が起きます。どの国から始めるかを選びます。
web-shogun-about-march = 進軍
web-shogun-about-march-text = 印の付いた国と、進む兵の数を選びます。1つは残らなければなりません。
web-shogun-about-target = 行き先
web-shogun-about-target-text = ここから行ける国です。自国でなければ合戦になります。
web-shogun-about-stay = 何も移さない
web-shogun-about-stay-text = 兵はそのままとどまります。
web-shogun-about-seal = 計画に封をする
web-shogun-about-seal-text = 計画を決めます。最後の一人が封をするまでは取り戻せます。
web-shogun-about-unseal = 計画を取り戻す
web-shogun-about-unseal-text = まだ計画中の人がいる間、封をした計画をまた開きます。
web-shogun-about-fill = おまかせ
web-shogun-about-fill-text = 空いているマスに、ふさわしいカードを置きます。自分で置いたものはそのままです。
web-shogun-about-undo = 元に戻す
web-shogun-about-undo-text = 計画の最後の変更を取り消します。
web-shogun-about-clear = 消す
web-shogun-about-clear-text = 計画からすべてのカードを取り除きます。
web-shogun-about-form = 一覧で
web-shogun-about-form-text = 同じ計画を、行動ごとに一つずつ選ぶ形で表示します。
web-shogun-about-zoom = 地図の表示
web-shogun-about-zoom-text = ホイール、二本の指、国のダブルタップ、またはこれらのボタンを使います。
web-shogun-about-speed = 速さ
web-shogun-about-speed-text = 進行を見せる速さです。Spaceかクリックで、いつでも先へ進めます。
web-shogun-about-map = 地図
web-shogun-about-map-text = 矢印キーで国から国へ移ります。駒を長押しするか、ポインターを重ねると説明が読めます。

## Why something cannot be done

web-shogun-not-nothing-placed = 計画にはまだカードがありません。
web-shogun-not-nothing-undone = 元に戻すものがありません。
web-shogun-not-full = 置けるマスにはすべてカードがあります。
web-shogun-not-choose-target = まず行き先を選んでください。
web-shogun-not-least = 少なくとも兵1は進軍しなければなりません。
web-shogun-not-most = 少なくとも兵1は残らなければなりません。
web-shogun-not-whole = もう地図全体が見えています。
web-shogun-not-busy = まだ表示の途中です。
web-shogun-moments-winter = 冬{ $count }回
web-shogun-moments-revolt = 一揆{ $count }回
web-shogun-moments-battle = 合戦{ $count }回

## Drawings in the rules

web-shogun-figure-board = 日の面：五つの地方に、それぞれ九つの国があります。
web-shogun-figure-tower = 上から入れると、二段の棚に残るキューブもあれば、そこにあったものが落ちることもあります。数えるのはトレイに出たものだけです。

## The overview: who leads where, what a scoring would give now, and what the map shows

web-shogun-leads = 地方ごとの首位
web-shogun-region = 地方
web-shogun-player = プレイヤー
web-shogun-points-now = 今
web-shogun-lead-one = { $region }の{ $building }：{ $names }が{ $count }で首位、{ $lead }差、{ $points }。
web-shogun-lead-tied = { $region }の{ $building }：{ $names }が{ $count }で並び、それぞれ{ $points }。
web-shogun-lead-nobody = { $region }の{ $building }：まだ誰も持っていません。{ $points }が得られます。
web-shogun-lead-own = あなたは{ $count }。
web-shogun-projected = 今が冬だったら
web-shogun-projected-provinces = 国
web-shogun-projected-buildings = 建物
web-shogun-projected-majorities = 地方で最多の建物
web-shogun-projected-modules = モジュール
web-shogun-projected-about = 今すぐ数えた場合の得点です。米と一揆は含めず、今の得点に加わる分を示します。
web-shogun-layers = 地図に示すもの
web-shogun-about-layers = 地図に示すもの
web-shogun-about-layers-text = 持ち主、地方、米、税、危険を、模様と数字で示します。一度選べば、そのまま残ります。
web-shogun-layer-plain = 地方と兵
web-shogun-layer-owner = 持ち主
web-shogun-layer-region = 地方の模様
web-shogun-layer-rice = 米
web-shogun-layer-tax = 税
web-shogun-layer-danger = 危険
web-shogun-layer-level-1 = { $some }未満
web-shogun-layer-level-2 = { $some }以上
web-shogun-layer-level-3 = { $much }以上
web-shogun-layer-danger-1 = 攻撃されうる
web-shogun-layer-danger-2 = 一揆が起きうる
web-shogun-layer-danger-3 = 同数以上で攻撃されうる
web-shogun-layer-rice-number = 数字はカードの米です。
web-shogun-layer-tax-number = 数字はカードの税です。
web-shogun-layer-danger-number = 加わるものをすべて含めた攻撃側と防御側、または農民の数です。
web-shogun-layer-rice-about = { $province }：米{ $count }。
web-shogun-layer-tax-about = { $province }：銭箱{ $count }。
web-shogun-layer-danger-about = { $province }：攻撃側は最大{ $attackers }、防御側は{ $defenders }、起きうる一揆の農民：{ $farmers }。
web-shogun-key-leads = 地方ごとの首位
web-shogun-key-layers = 地図に示すものを順に切り替える
web-shogun-live = 備前から進軍します。好きな数の兵を送り、タワーに残るものとトレイに落ちるものを見てみましょう。
