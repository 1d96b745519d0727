### Shitennō. Ids, viewer parts, lists and refusals follow the convention at the top of zipang.ftl; an underscore
### or a plus in an id becomes a hyphen. What is different here:
###
### EVENTS. base = `shitenno-event-<tag>`
###     tag               subject   other   variant (the first that fits)
###     titles-dealt
###     dealt
###     sharing-started   tairo             -last   last is true
###     reshuffled
###     lot-offered       tairo     seat
###     lot-refused       seat      next    -all    nobody is next
###     lots-split        tairo     seat
###     lot-taken         seat              -<how>
###     titles-taken
###     turn-started      seat
###     card-taken        seat
###     controlled        seat
###     tile-taken        seat              -last   nothing lies below
###     turn-ended        seat              -none   nothing was placed (else silent)
###     gilded            seat
###     hand-counted      seat              -empty  no cards
###     province-counted  seat
###     game-ended        any seat of rank 1
###
### ARGUMENTS. Fields under their own names: provinces as `shitenno-province-<id>`, troops and cards as
### `shitenno-card-<id>`, bonuses as `shitenno-bonus-<id>`, titles as `shitenno-title-<id>`. Equal cards of a list stand
### together: `shitenno-several` ($count, $what). $lot and $other are the text of base `shitenno-lot` ($cards, $tile:
### `shitenno-tile-<seals>`; variant -empty without cards). $titles lists base `shitenno-titled` (subject seat; $seat,
### $title), highest first. $payment lists the cards, then the Hatamoto and tiles as `shitenno-part-<id>`, several
### as above. `game-ended` has $winners and $standing, each entry base `shitenno-standing` (subject seat; $rank,
### $seat, $points).
###
### MOVES.
###     add:CARD            shitenno-move-add       $card
###     offer:SEALS         shitenno-move-offer     $tile
###     split:HIGH+LOW      shitenno-move-split     $tile, $other
###     choose:SEALS        shitenno-move-choose    $tile
###     accept, refuse, draw, end   shitenno-move-<name>
###     PROVINCE:WAY        shitenno-move-<way>     $province
###     use:PART:COUNT      shitenno-move-use       $part, $count; variant -none for 0
###     gild:PROVINCE:N     shitenno-move-gild      $province, $position; variant -none for gild:none
###
### QUESTIONS. base = `shitenno-ask-<step>`; subject = actors[0] ($seat), other = tairo ($tairo) while somebody is
### asked, with $lot and $other. Variant in `turn`: -<placed> if a Kamon was placed. $province in `pay`.

## Words

shitenno-name = 四天王
shitenno-even-year = 偶数年
shitenno-odd-year = 奇数年
shitenno-tairo = 大老
shitenno-lot-word = 組
shitenno-tray = 分けるカード
shitenno-troop-deck = 部隊の山札
shitenno-koku-deck = 石高の山札
shitenno-discards = 捨てた部隊
shitenno-hand = 手札
shitenno-stock = 手元の家紋
shitenno-gate = 門
shitenno-golden = 金色
shitenno-hierarchy-tiles = 序列タイル
shitenno-bonus-tiles = ボーナスタイル
shitenno-title-order = 称号の順
shitenno-points = 恩顧点{ $points }点
shitenno-kokus = { $kokus }石
shitenno-several = { $what }×{ $count }

## Generals, titles, provinces

shitenno-general-honda = 本多忠勝
shitenno-general-sakakibara = 榊原康政
shitenno-general-sakai = 酒井忠次
shitenno-general-ii = 井伊直政

shitenno-title-daimyo = 大名
shitenno-title-shomyo = 小名
shitenno-title-sensei = 先生
shitenno-title-hatamoto = 旗本
shitenno-power-daimyo = 家紋を置くたびに2点多く得ます。
shitenno-power-shomyo = 家紋を置くたびに1点多く得ます。
shitenno-power-sensei = 手番の終わりに、自分の家紋を一枚、二枚分に数える金色の面に返せます。
shitenno-power-hatamoto = 手番に一度、どの種類でも部隊一つの代わりになります。

shitenno-tile-4 = 四つ印（大名）
shitenno-tile-3 = 三つ印（小名）
shitenno-tile-2 = 二つ印（先生）
shitenno-tile-1 = 一つ印（旗本）

shitenno-province-chugoku = 中国
shitenno-province-chubu = 中部
shitenno-province-hokkaido = 北海道
shitenno-province-kyushu = 九州
shitenno-province-tohoku = 東北
shitenno-province-shikoku = 四国
shitenno-province-kansai = 関西
shitenno-province-kanto = 関東

## Cards and tiles

shitenno-card-samurai = 侍
shitenno-card-bushi = 武士
shitenno-card-sohei = 僧兵
shitenno-card-shinobi = 忍び
shitenno-card-samurai-samurai = 侍+侍
shitenno-card-samurai-bushi = 侍+武士
shitenno-card-samurai-sohei = 侍+僧兵
shitenno-card-samurai-shinobi = 侍+忍び
shitenno-card-bushi-bushi = 武士+武士
shitenno-card-bushi-sohei = 武士+僧兵
shitenno-card-bushi-shinobi = 武士+忍び
shitenno-card-sohei-sohei = 僧兵+僧兵
shitenno-card-sohei-shinobi = 僧兵+忍び
shitenno-card-shinobi-shinobi = 忍び+忍び
shitenno-card-koku1 = 1石
shitenno-card-koku2 = 2石
shitenno-card-koku3 = 3石

shitenno-bonus-exchange = 交換
shitenno-bonus-plus-one = +1
shitenno-bonus-card-taking = 補充
shitenno-effect-exchange = 出す部隊か石高の一つを好きな部隊に変えるか、部隊一つを1石に変えます。
shitenno-effect-plus-one = 出す部隊一つを二つ分にするか、出す石高に1石を加えます。
shitenno-effect-card-taking = 自分の手番のいつでも、部隊カードを1枚引きます。

shitenno-part-hatamoto = 旗本
shitenno-part-exchange = 交換タイル
shitenno-part-plus-one = +1タイル

shitenno-lot = { $cards }と{ $tile }
shitenno-lot-empty = カードなしと{ $tile }

## Events

shitenno-titled = { $seat }は{ $title }
shitenno-titled-you = あなたは{ $title }
shitenno-event-titles-dealt = 最初の称号：{ $titles }。
shitenno-event-dealt = { $cards }が配られました。

shitenno-event-sharing-started = 偶数年、第{ $year }回。{ $tairo }が大老として{ $cards }を並べます。
shitenno-event-sharing-started-you = 偶数年、第{ $year }回。あなたが大老として{ $cards }を並べます。
shitenno-event-sharing-started-last = 偶数年、第{ $year }回。{ $tairo }が大老として{ $cards }を並べます。石高の山札が尽きたので、これが最後のラウンドです。
shitenno-event-sharing-started-last-you = 偶数年、第{ $year }回。あなたが大老として{ $cards }を並べます。石高の山札が尽きたので、これが最後のラウンドです。
shitenno-event-reshuffled = 捨てた部隊を切り直し、{ $count }枚の新しい山札にします。

shitenno-event-lot-offered = { $tairo }が{ $seat }に組を勧めます：{ $lot }。
shitenno-event-lot-offered-you = あなたは{ $seat }に組を勧めます：{ $lot }。
shitenno-event-lot-offered-at-you = { $tairo }があなたに組を勧めます：{ $lot }。
shitenno-event-lot-refused = { $seat }は断ります。組は{ $next }に勧められます。
shitenno-event-lot-refused-you = あなたは断ります。組は{ $next }に勧められます。
shitenno-event-lot-refused-at-you = { $seat }は断ります。組はあなたに勧められます。
shitenno-event-lot-refused-all = { $seat }は断ります。組は誰も取りませんでした。
shitenno-event-lot-refused-all-you = あなたは断ります。組は誰も取りませんでした。
shitenno-event-lots-split = { $tairo }が二つの組を作り、{ $seat }が選びます：{ $lot }、または{ $other }。
shitenno-event-lots-split-you = あなたは二つの組を作り、{ $seat }が選びます：{ $lot }、または{ $other }。
shitenno-event-lots-split-at-you = { $tairo }が二つの組を作り、あなたが選びます：{ $lot }、または{ $other }。
shitenno-event-lot-taken-accepted = { $seat }が組を取ります：{ $lot }。
shitenno-event-lot-taken-accepted-you = あなたは組を取ります：{ $lot }。
shitenno-event-lot-taken-kept = { $seat }が組を自分のものにします：{ $lot }。
shitenno-event-lot-taken-kept-you = あなたは組を自分のものにします：{ $lot }。
shitenno-event-lot-taken-chosen = { $seat }が選んだのは{ $lot }。
shitenno-event-lot-taken-chosen-you = あなたが選んだのは{ $lot }。
shitenno-event-lot-taken-left = { $seat }に残ったのは{ $lot }。
shitenno-event-lot-taken-left-you = あなたに残ったのは{ $lot }。
shitenno-event-titles-taken = このラウンドの称号：{ $titles }。

shitenno-event-turn-started = 奇数年：{ $title }の{ $seat }の手番です。
shitenno-event-turn-started-you = 奇数年：{ $title }のあなたの手番です。
shitenno-event-card-taken = { $seat }が補充タイルを使い、部隊カードを1枚引きます。
shitenno-event-card-taken-you = あなたは補充タイルを使い、{ $card }を引きます。
shitenno-event-controlled = { $seat }が{ $payment }で{ $province }のマス{ $position }を支配し、{ $points }点を得ます。
shitenno-event-controlled-you = あなたは{ $payment }で{ $province }のマス{ $position }を支配し、{ $points }点を得ます。
shitenno-event-tile-taken = { $seat }が{ $province }の門から{ $troop }のタイルを取ります：{ $bonus }。その下は{ $below }です。
shitenno-event-tile-taken-you = あなたは{ $province }の門から{ $troop }のタイルを取ります：{ $bonus }。その下は{ $below }です。
shitenno-event-tile-taken-last = { $seat }が{ $province }の門から最後のタイル、{ $troop }を取ります：{ $bonus }。
shitenno-event-tile-taken-last-you = あなたは{ $province }の門から最後のタイル、{ $troop }を取ります：{ $bonus }。
shitenno-event-turn-ended-none = { $seat }は家紋を置きません。
shitenno-event-turn-ended-none-you = あなたは家紋を置きません。
shitenno-event-gilded = { $seat }が{ $province }のマス{ $position }の家紋を金色の面に返します。
shitenno-event-gilded-you = あなたは{ $province }のマス{ $position }の家紋を金色の面に返します。

shitenno-event-hand-counted = { $seat }が{ $cards }を見せます：石高で{ $kokus }点、タイルで{ $tiles }点。
shitenno-event-hand-counted-you = あなたは{ $cards }を見せます：石高で{ $kokus }点、タイルで{ $tiles }点。
shitenno-event-hand-counted-empty = { $seat }に手札はありません：タイルで{ $tiles }点。
shitenno-event-hand-counted-empty-you = あなたに手札はありません：タイルで{ $tiles }点。
shitenno-event-province-counted = { $seat }が{ $province }を制し、{ $points }点を得ます。
shitenno-event-province-counted-you = あなたは{ $province }を制し、{ $points }点を得ます。
shitenno-standing = { $rank }位 { $seat }（{ $points }点）
shitenno-standing-you = { $rank }位 あなた（{ $points }点）
shitenno-event-game-ended = ゲーム終了。将軍の寵を得たのは{ $winners }です：{ $standing }。
shitenno-event-game-ended-you = ゲーム終了。将軍の寵を得たのはあなたです：{ $standing }。

## Questions

shitenno-ask-lot = { $seat }が組を作っています。
shitenno-ask-lot-you = 組を作ってください。カードを入れ、序列タイルを添えて勧めます。
shitenno-ask-offer = { $tairo }が{ $seat }に組を勧めています：{ $lot }。
shitenno-ask-offer-you = { $tairo }があなたに{ $lot }を勧めています。この組を取りますか？
shitenno-ask-offer-at-you = あなたは{ $seat }に組を勧めています：{ $lot }。
shitenno-ask-split = { $seat }が残りを二つの組に分けています。
shitenno-ask-split-you = 残りを分けてください。高い序列タイルが付く組にカードを入れ、それから両方のタイルを決めます。相手が先に選びます。
shitenno-ask-choose = { $seat }が二つの組から選んでいます：{ $lot }、または{ $other }。
shitenno-ask-choose-you = どちらの組を取りますか：{ $lot }、または{ $other }？
shitenno-ask-choose-at-you = { $seat }があなたの二つの組から選んでいます：{ $lot }、または{ $other }。
shitenno-ask-turn = { $seat }は地方を支配できます。
shitenno-ask-turn-you = あなたの手番です。地方を支配するか、手番を終えてください。
shitenno-ask-turn-1 = { $seat }は二枚目の家紋を置けます。
shitenno-ask-turn-1-you = 二枚目の家紋を置くか、手番を終えてください。
shitenno-ask-turn-2 = { $seat }はまだカードを補充できます。
shitenno-ask-turn-2-you = まだカードを補充できます。または手番を終えてください。
shitenno-ask-pay = { $seat }が支払っています。
shitenno-ask-pay-you = { $province }の支払い方がいくつかあります。これをいくつ使いますか？
shitenno-ask-gild = { $seat }は家紋を金色の面に返せます。
shitenno-ask-gild-you = 自分の家紋を一枚、金色の面に返せます。
shitenno-ask-over = ゲーム終了。将軍の寵を得たのは{ $winners }です。
shitenno-ask-over-you = ゲーム終了。将軍の寵を得たのはあなたです。

## Moves

shitenno-move-add = { $card }を組に入れる
shitenno-move-offer = { $tile }を添えて組を勧める
shitenno-move-accept = 組を取る
shitenno-move-refuse = 組を断る
shitenno-move-split = 決定：この組に{ $tile }、残りに{ $other }
shitenno-move-choose = { $tile }の組を取る
shitenno-move-troops = { $province }：部隊で
shitenno-move-kokus = { $province }：石高で
shitenno-move-draw = 補充タイルを使う
shitenno-move-end = 手番を終える
shitenno-move-use = { $part }：{ $count }個使う
shitenno-move-use-none = { $part }：使わない
shitenno-move-gild = { $province }のマス{ $position }の家紋を金色にする
shitenno-move-gild-none = 金色にしない

## Refusals

refusal-lot-card-gone = このカードは分けるカードの中にありません。
refusal-lot-order = カードは並んでいる順に組に入れます。
refusal-lot-tile-gone = この序列タイルは、今年はもうありません。
refusal-lot-one-only = 組を待つ人が三人以上います。組を一つだけ勧めてください。
refusal-lot-split-now = 組を待つのは二人だけです。残りを二つに分けてください。
refusal-lot-not-offered = あなたに勧められている組はありません。
refusal-lot-answer-first = まず組を取るか断るかを決めてください。
refusal-lot-choose-first = まず二つの組から一つを選んでください。
refusal-lot-not-there = この序列タイルの組はありません。
refusal-even-year = 偶数年にはカードと称号を分けるだけです。
refusal-odd-year = 奇数年には何も分けません。
refusal-province-full = この地方に空いたマスはありません。
refusal-two-kamons = 今年はもう家紋を二枚置きました。
refusal-no-kamon = 家紋が残っていません。
refusal-too-few-troops = この地方に必要な部隊がありません。
refusal-too-few-kokus = この地方に必要な石高がありません。
refusal-no-card-taking = 補充タイルがありません。
refusal-no-troop-card = 引ける部隊カードがありません。
refusal-nothing-to-pay = まず地方を選んでください。
refusal-pay-first = まず支払いを済ませてください。
refusal-no-such-payment = 無駄のない支払いの中に、そのようなものはありません。
refusal-not-sensei = 家紋を返せるのは先生だけです。
refusal-gild-later = 先生が家紋を返すのは手番の終わりです。
refusal-gild-now = あなたの手番は終わりました。できるのは家紋を返すことだけです。
refusal-not-your-kamon = そこにあなたの家紋はありません。
refusal-golden-already = この家紋はもう金色です。

## Where values come from

shitenno-provenance-printed = 印刷：説明書に書かれているか、ボードに印刷されています
shitenno-provenance-inferred = 推定：印刷された値から導かれます
shitenno-provenance-reconstructed = 復元：印刷された合計に正確に合いますが、カードそのものから読み取ったものではありません

## The terminal

cli-help-shitenno =
    手の番号、手の名前（kanto:troopsなど）、またはその最初の部分を入力します。
    lot …       組をまとめて、順不同で：lot samurai koku1 2
    （分けるとき：最初の組のカードと両方のタイル：lot samurai koku1 4+2）
    pay 3       並んだ支払い方から一つ
    ?           この説明
    why         最後に断られた理由の規則
    why MOVE    その手が今できない理由
    rule D2     規則の段落。ruleだけなら一覧
    table       テーブルをもう一度
    log         これまでに起きたことすべて
    undo        自分だけにかかわる範囲で、最後の選択を取り消す
    restart     取り消せる限り、この手番を最初から
    quit        ゲームを離れる。保存するか尋ねます
cli-shitenno-title = ラウンド{ $year }（最大{ $years }）、{ $half }
cli-shitenno-column-name = 名前
cli-shitenno-column-title = 称号
cli-shitenno-column-points = 得点
cli-shitenno-column-kamons = 家紋
cli-shitenno-column-cards = カード
cli-shitenno-column-tiles = タイル
cli-shitenno-column-known = わかっているカード
cli-shitenno-column-province = 地方
cli-shitenno-column-troops = 必要な部隊
cli-shitenno-column-price = または石高
cli-shitenno-column-kamons-there = 左からの家紋
cli-shitenno-column-leader = 制する人
cli-shitenno-column-provenance = 出典
cli-shitenno-none = –
cli-shitenno-decks = 部隊の山札：{ $troops } · 石高の山札：{ $kokus }
cli-shitenno-tray = 分けるカード：{ $cards } · 序列タイル：{ $seals }
cli-shitenno-draft = 今の組：{ $cards }
cli-shitenno-lot = 組：{ $cards }と{ $tile }
cli-shitenno-hand = あなたの手札：{ $cards }
cli-shitenno-how-lot = 組をまとめて入力することもできます：lot カード カード … と印の数。例：lot samurai koku1 2
cli-shitenno-how-split = まとめて入力することもできます：lot カード カード … と両方のタイル。例：lot samurai koku1 4+2
cli-shitenno-payments = 支払いをまとめて入力することもできます：
cli-shitenno-cards = カードの名前：{ $cards }
cli-shitenno-thing-simple-troops = 単独の部隊{ $total }枚。種類ごとに{ $split }（{ $origin }）
cli-shitenno-thing-double-troops = 二連の部隊{ $total }枚。組み合わせごとに{ $split }（{ $origin }）
cli-shitenno-thing-kokus = 石高カード{ $total }枚。枚数×値：{ $split }（{ $origin }）
cli-shitenno-thing-bonus-tiles = ボーナスタイル{ $total }枚。部隊とボーナスの組み合わせごとに{ $split }（{ $origin }）
cli-shitenno-origin-printed = 印刷
cli-shitenno-origin-inferred = 推定
cli-shitenno-origin-reconstructed = 復元

## Where the game stands

shitenno-state-even = 最も多くの恩顧点を得るのが目標です。最大{ $years }ラウンドのうち{ $year }、カードと称号を分けており、次に地方を支配します。首位は{ $points }点：{ $leaders }。誰かの家紋が尽きるか（今の最少は{ $kamons }枚）、石高の山札が尽きると（残り{ $kokus }枚）終わります。
shitenno-state-odd = 最も多くの恩顧点を得るのが目標です。最大{ $years }ラウンドのうち{ $year }、地方を支配しており、次にカードと称号をまた分けます。首位は{ $points }点：{ $leaders }。誰かの家紋が尽きるか（今の最少は{ $kamons }枚）、石高の山札が尽きると（残り{ $kokus }枚）終わります。
