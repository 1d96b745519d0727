### The browser's own words for Shitennō: buttons, hints, labels. Cards, events and questions stand in shitenno.ftl.

## The table

web-shitenno-head = ラウンド{ $year } · { $half }
web-shitenno-last = 最後のラウンド
web-shitenno-map = 八つの地方がある日本の地図
web-shitenno-track = 得点トラック
web-shitenno-tabs = テーブルの各部
web-shitenno-tab-map = 地図
web-shitenno-tab-mat = 地方
web-shitenno-tab-tray = 分配
web-shitenno-tab-log = ログ
web-shitenno-describe = { $province }。{ $needs } マス{ $positions }。家紋：{ $kamons }。
web-shitenno-needs = 必要なのは{ $troops }、または{ $price }石です。
web-shitenno-no-kamons = なし
web-shitenno-full = 四つのマスはすべて埋まっています。
web-shitenno-nobody = なし
web-shitenno-no-cards = カードなし
web-shitenno-enter = Enter

## Titles

web-shitenno-power-daimyo = 家紋ごとに+2点
web-shitenno-power-shomyo = 家紋ごとに+1点
web-shitenno-power-sensei = 家紋一枚を金色に
web-shitenno-power-hatamoto = どの部隊にもなる
web-shitenno-new-title = 今年から{ $title }
web-shitenno-known = 手札{ $cards }枚のうち{ $known }枚は全員が知っています。
web-shitenno-hidden = { $count }枚は隠れています。

## Sharing

web-shitenno-asking = 称号の高い順に尋ねます
web-shitenno-tairo = 分ける
web-shitenno-asked = 返事待ち
web-shitenno-refused = 断る
web-shitenno-waits = 待つ
web-shitenno-has = 組がある
web-shitenno-to-share = 分けるカード
web-shitenno-tap = 組に入れるカードをタップ
web-shitenno-your-lot = あなたの組
web-shitenno-lot-of = { $seat }の組
web-shitenno-lot-with = { $title }の組
web-shitenno-first-lot = 一つ目の組
web-shitenno-second-lot = 二つ目の組
web-shitenno-empty-lot = この組にカードはありません。
web-shitenno-left = 分ける残り
web-shitenno-nothing-left = 残りはありません。
web-shitenno-forming = { $seat }が組を作っています。
web-shitenno-tile-for = 序列タイル（{ $lot }）
web-shitenno-ask-split = 残りを二つの組に分け、それぞれに序列タイルを添えます。相手が先に選びます。
web-shitenno-ask-choose = 二つの組のどちらを取りますか？
web-shitenno-needs-tile = 序列タイルを選んでください。
web-shitenno-needs-tiles = それぞれの組の序列タイルを選んでください。
web-shitenno-clear = やり直す
web-shitenno-offer = 組を勧める
web-shitenno-split = 二つの組を勧める

## Provinces

web-shitenno-hint-turn = 光っている地方をタップすると、支払い方が見られます。
web-shitenno-hint-none = 今は支払える場所がありません。
web-shitenno-hint-gild = 光っている地方をタップすると、そこの家紋が金になります。
web-shitenno-take = 支配する
web-shitenno-placed = 家紋{ $placed }/{ $most }枚
web-shitenno-nothing = 今払える地方はありません。
web-shitenno-cannot = 今この地方には払えません。
web-shitenno-back = 戻る
web-shitenno-or = または
web-shitenno-gives = { $points }点になります。
web-shitenno-gives-more = 称号で{ $points }点加わります。
web-shitenno-tiles-left =
    { $count ->
        [0] タイルは残っていません。
       *[other] タイルはあと{ $count }枚です。
    }
web-shitenno-leads = { $seat }が制しています。
web-shitenno-nobody-leads = まだ誰も制していません。
web-shitenno-ways = 支払い方
web-shitenno-way-troops = 部隊で
web-shitenno-way-kokus = 石高で
web-shitenno-more = ほか{ $count }通り
web-shitenno-position = マス{ $position }
web-shitenno-gild-title = 家紋を金色にする
web-shitenno-gild-hint = 金色の面は、最多を数えるとき二枚分になります。
web-shitenno-acts = { $seat }の手番
web-shitenno-acts-you = あなたの手番
web-shitenno-majorities = 最多
web-shitenno-empty-hand = 手札はありません。

## What people say

web-shitenno-says-refuse = 断ります。
web-shitenno-says-accepted = いただきます。
web-shitenno-says-kept = では私が。
web-shitenno-says-chosen = こちらを。
web-shitenno-says-left = もう一方を。
web-shitenno-says-points = +{ $points }
web-shitenno-says-none = 家紋なし。
web-shitenno-says-gild = 金色に。

## The end

web-shitenno-count = 最終計算
web-shitenno-count-before = これまで
web-shitenno-count-kokus = 石高
web-shitenno-count-tiles = タイル
web-shitenno-count-most = 最多
web-shitenno-count-total = 合計

## Help and keys

web-shitenno-help = 偶数年にはカードとタイルを組にして勧め、奇数年には地方と支払い方を選びます。
web-shitenno-key-digit = 並び順でカード、組、支払い、家紋を選ぶ
web-shitenno-key-arrows = 選べるものの間を移る
web-shitenno-key-tile = 次の序列タイルを一つ目の組に、Shiftを押すと二つ目に
web-shitenno-key-answer = 組を取る、断る
web-shitenno-key-draw = タイルでカードを補充する
web-shitenno-key-gild = 金色にしない
web-shitenno-key-end = 手番を終える
web-shitenno-moments-year = 偶数年{ $count }回
web-shitenno-moments-control = 家紋の配置{ $count }回

## Help in place

web-shitenno-about-province = 地方
web-shitenno-about-province-text = 部隊か石高を払って支配し、左から最初の空いたマスに家紋を置きます。家紋が最多の人は最後に得点します。
web-shitenno-about-gate = 門
web-shitenno-about-gate-text = 上に並ぶ部隊に加えて、一番上のタイルの部隊が必要です。地方を支配した人がタイルを取り、裏にはボーナスがあります。その下に残りのタイルがあります。
web-shitenno-about-position = 空いたマス
web-shitenno-about-position-text = 数字は石高での値段で、すぐに得る得点でもあります。
web-shitenno-about-taken = 家紋
web-shitenno-about-taken-text = この武将がここを支配しました。金色の家紋は、最多を数えるとき二枚分です。
web-shitenno-about-leader = 家紋が最多の人
web-shitenno-about-leader-text = 最後に地方を制した人は6点を得ます。同数なら、最も左に家紋がある人です。
web-shitenno-about-troop = 部隊
web-shitenno-about-troop-text = この部隊が上と門に示された地方の支払いに使い、捨てます。
web-shitenno-about-double = 二連の部隊
web-shitenno-about-double-text = 一度の支払いで、両方の部隊として数えます。使わない分は失われます。
web-shitenno-about-koku = 石高（お金）
web-shitenno-about-koku-text = お金です。最初の空いたマスの数字を払えば、どの地方も支配できます。お釣りはありません。最後に残った石高は得点になります。
web-shitenno-about-troops = 部隊の山札
web-shitenno-about-troops-text = 新しい部隊はここから来ます。尽きたら捨て札を切り直します。
web-shitenno-about-kokus = 石高の山札
web-shitenno-about-kokus-text = 使った石高はゲームから取り除かれます。最後の一枚が引かれた年が最後の年です。
web-shitenno-about-discards = 捨て札
web-shitenno-about-discards-text = 支払われた部隊です。部隊の山札が尽きると戻ります。
web-shitenno-about-points = 恩顧点
web-shitenno-about-points-text = 家紋を置くたびに、そして最後に石高とタイルと最多で得ます。最も多い人の勝ちです。
web-shitenno-about-stock = 残りの家紋
web-shitenno-about-stock-text = まだボードに置いていない家紋です。誰かの家紋が尽きた年のあとでゲームは終わります。
web-shitenno-about-cards = 手札
web-shitenno-about-cards-text = 手札は秘密ですが、組は公開です。組で手札に入ったものは全員が知っています。
web-shitenno-about-worth = 手札の合計
web-shitenno-about-worth-text = 出せる部隊の数を種類ごとに示します。二連のカードは両方に数え、石高も示します。
web-shitenno-about-tairo = 大老
web-shitenno-about-tairo-text = 最も高い称号の人が、偶数年のカードを分けます。
web-shitenno-about-lot = 組
web-shitenno-about-lot-text = カードと一枚の序列タイルです。取った人はすべてを得て、奇数年にはタイルの称号になります。
web-shitenno-about-tray = 分けるカード
web-shitenno-about-tray-text = 大老が今年並べ、まだ誰のものでもないカードです。
web-shitenno-about-tile = 序列タイル
web-shitenno-about-tile-text = この組を取った人は、次に称号を分けるまでこの称号になります。
web-shitenno-about-title-text = 印が多いほど、先に手番が来ます。
web-shitenno-about-payment = 支払い方
web-shitenno-about-payment-text = これらのカードとタイルで足り、省けるものは一つもありません。
web-shitenno-about-offer = 組を勧める
web-shitenno-about-offer-text = 称号の高い順に尋ねます。全員が断れば自分のものになり、今年は終わりです。
web-shitenno-about-accept = 組を取る
web-shitenno-about-accept-text = カードと称号を得て、今年は終わりです。
web-shitenno-about-refuse = 組を断る
web-shitenno-about-refuse-text = 次に低い称号の人に回ります。あなたは別の組を待ちます。
web-shitenno-about-end = 手番を終える
web-shitenno-about-end-text = 一つの手番に家紋は二枚まで置けます。カードは次の年に持ち越せます。
web-shitenno-koku = 石

## Drawings in the rules

web-shitenno-figure-hand = 部隊カード、両方の部隊として数える二連のカード、そして二種類の石高です。
web-shitenno-live = 最初の年のあなたの手番です。手札で払える方法で、地方を一つ支配してみましょう。
