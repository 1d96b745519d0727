### The browser's own words: pages, buttons, labels. Cards, events and questions stand in the file of their game.

## Everywhere

web-home = スタートページへ
web-rules = 規則
web-help = ヘルプ
web-close = 閉じる
web-cancel = キャンセル
web-save = 保存
web-retry = もう一度試す
web-continue = 続ける
web-loading = 読み込み中
web-language = 言語
web-theme-auto = 明暗：システムに合わせる。明るくする
web-theme-light = 明るい。暗くする
web-theme-dark = 暗い。システムに合わせる
web-error = 問題が起きました。
web-offline = サーバーが応答しません。動いていますか？
web-not-loaded = Tenkaのこの部分を読み込めませんでした。新しい版があるのかもしれません。
web-reload = ページを読み込み直す
web-lost = このアドレスには何もありません。
web-you = あなた
web-named = { $name }：{ $what }
web-bot = ボット、{ $level }
web-open-seat = 友だち（リンクで）
web-watch = リプレイを見る

## Start page

web-welcome = 将軍への道
web-games = ゲーム
web-new-game = 新しいゲーム
web-players = { $least }–{ $most }人
web-minutes = { $quick }–{ $long }分
web-running = あなたのテーブル
web-finished = 終わったゲーム
web-finished-empty = 終わったゲームはここにリプレイとともに並びます。
web-table-yours = あなたの手番
web-table-others = ほかの人が考え中
web-table-waiting = プレイヤーを待っています
web-table-over = 終了
web-rank =
    { $rank ->
        [1] あなたの勝ち
       *[other] あなたは{ $rank }位
    }
web-open = 開く
web-playing-as = プレイヤー名
web-your-name = あなたの名前
web-rename = 名前を変える
web-play-offline = ネットワークなしでここで遊ぶ
web-play-offline-about = すべてこのブラウザーの中で動きます。一度読み込めば、ネットワークのない所でも遊べます。
web-fan-work = 非公式のファン作品です。ゲームの名称はそれぞれの権利者に帰属します。
web-what = 将軍への道を描く三つのボードゲームを、説明書どおりに。公正なボットとでも、友だちとでも、ブラウザーで遊べます。インストールもアカウントも要りません。
web-newcomer = 初めての方へ：{ $game }を遊びながら覚える
web-newcomer-again = { $game }の続きを覚える
web-newcomer-note = 数分で、一つずつ
web-running-all = { $count }卓すべてを表示
web-open-tables-empty = 今プレイヤーを募集している人はいません。空席のあるテーブルを開いて公開すると、ほかの人がここで見つけられます。
web-open-tables-new = テーブルを開く

## New game

web-how-many = 何人で遊びますか？
web-who-sits = 誰がどこに座りますか？
web-about-open = 送ったリンクで参加
web-about-bot = ボット
web-start = ゲームを始める
web-start-note = すぐに始まります。
web-open-table = テーブルを開く
web-open-table-note = 送るためのリンクが作られます。席がすべて埋まると始まります。
web-here-seat = この画面で
web-here-name = プレイヤー{ $number }
web-here-called = 席{ $number }のプレイヤーの名前
web-here-note = 画面を手渡しながら遊びます。ほかの人の秘密は誰にも見えません。

## Waiting room

web-waiting = 空席があと{ $free }席あります。すべて埋まると始まります。
web-invite = 招待リンク
web-copy = リンクをコピー
web-copied = コピーしました
web-sit = 席に着く
web-no-invite = 席に着くには、プレイヤーから招待リンクをもらってください。
web-away = 今は不在
web-invited = ゲームに招待されています
web-qr = 招待のQRコード
web-qr-note = 隣の友だちはスマートフォンで読み取れます。
web-share-link = リンクを共有
web-only-here = このアドレスはこのコンピューターでだけ使えます。「--host 0.0.0.0」で起動すると、同じネットワークの人も参加できます。
web-fill = 空席{ $free }席をボットにして始める
web-fill-level = ボットの強さ
web-fill-note = 誰かが来なくても、待つ必要はありません。
web-read-rules = 規則を読む
web-house = このテーブルの取り決め

## Table

web-title-turn = あなたの手番
web-board = テーブル
web-campaign = 戦役{ $number }
web-watching = 観戦中
web-spectator = 観戦中です。全員が知りうることだけが見えます。
web-about-table = このテーブルについて
web-origin-fork = 別のゲームの場面から続けたもの
web-origin-file = ファイルから開いたもの
web-origin-lesson = 遊んで覚える最初のゲーム
web-origin-daily = 日替わりの一局
web-pass-on = 画面を渡す
web-pass-to = { $name }に画面を渡す
web-pass-note = このプレイヤーだけが知りうることは、まだここにありません。ボタンを押すと表示されます。
web-pass-or = または先に：
web-i-am = 私は{ $name }です
web-connection-open = 接続中
web-connection-connecting = 接続しています…
web-connection-broken = 接続が切れました。つなぎ直しています…
web-connection-closed = 切断されました
web-why = なぜ？
web-rule = 規則{ $rule }
web-log = ログ
web-log-empty = まだ何も起きていません。
web-log-earlier = 前を表示
web-log-keys = 起きたことを新しい順に並べています。矢印キーで見出しと名前へ移ります。
web-log-count = { $count }行
web-log-moment = この場面を見る
web-moves = すべての手
web-details = このカードについて
web-details-hint = カードにポインターを重ねるか長押しすると、効果が読めます。
web-copies = デッキに{ $count }枚
web-your-hand = あなたの手札
web-hand-card = { $number }：{ $card }、戦闘力{ $btl }、名誉{ $hnr }。{ $effect }
web-seen-by = { $names }が見ました。
web-known-card = { $name }は{ $card }を持っている
web-seat-label = { $name }：コイン{ $coins }枚、カード{ $cards }枚、判明：{ $known }
web-own-label = あなた（{ $name }）：コイン{ $coins }枚
web-proved = この手札は戦闘力{ $btl }に届くとわかっています。
web-leads = コインが最多
web-out = 脱落
web-aimed = 出されたカードに狙われている
web-supply-label = 山札：{ $cards }枚
web-discards-label = 捨て札：表向き{ $count }枚、裏向き1枚
web-face-down = 最初の捨て札は裏向きです
web-pot-label = ポット：コイン{ $coins }枚
web-removed = { $coins }枚除外
web-removed-long = コイン{ $coins }枚がゲームから取り除かれました。
web-last-turn = 最後の手番

## Choosing

web-choose-card = カードを選ぶと、使える相手が光ります。
web-choose-target = { $card }：対象を選んでください。
web-choose-second = { $card }：一人だけですか、二人ですか？
web-choose-confirm = { $card }を出しますか？
web-choose-seat = { $name }を選ぶ
web-choose-pot = ポットを選ぶ
web-only = { $name }だけ
web-pick-card = カードを選ぶ
web-forced = 返せるカードがありません。ゲームは自動で進みます。
web-answer-time = 返事の残り時間

## Moments

web-says-monk = 僧侶
web-says-coin = コインを払う
web-says-blocked = 防ぐ
web-says-out = 脱落
web-scene-hands = 手札が公開されます
web-scene-blocked = あなたの攻撃は防がれました
web-scene-honor = 名誉で決着
web-scene-tie = 同点：それぞれカードを1枚引きます
web-scene-won = 戦役の決着
web-scene-time = 残り時間
web-no-cards = カードなし

## The end

web-game-over = ゲーム終了
web-again = もう一度遊ぶ
web-picture = 画像
web-record = ファイルに保存
web-fair = 公正な抽選
web-fair-promise = シャッフルも抽選も、最初の手の前に決められた秘密のシードから導かれます。これはその指紋です。ゲームが終わるとシードが公開され、何も変えられていないことを誰でも確かめられます。
web-fair-hash = シードの指紋（SHA-256）：
web-fair-seed = シード：
web-fair-checking = すべての抽選を確認中…
web-fair-holds = 確認しました。引かれた{ $draws }個の数はすべて、最初に約束されたシードから導かれます。何も変えられていません。
web-fair-fails = このゲームは確認を通りません。最初に約束されたシードから導かれない抽選があります。
web-fair-no-seed = この記録にはシードがないため、抽選を確認できません。手は規則に従っています。
web-fair-how = 自分で確かめる
web-fair-yourself = 記録を保存し、自分のコンピューターですべての抽選を計算し直せます：

## Replay

web-replay = リプレイ
web-previous = 一つ戻る
web-next = 一つ進む
web-play = 再生
web-pause = 一時停止
web-speed = 速さ
web-step-of = { $at } / { $of }
web-viewpoint = 視点
web-viewpoint-own = あなたに見えたまま
web-viewpoint-seat = { $name }に見えたまま
web-viewpoint-public = 全員に見えたまま
web-viewpoint-all = すべての秘密を公開
web-replay-tools = このリプレイのその他の操作
web-moments = このゲームの場面
web-moments-to = 次へ（{ $key }）、Shiftを押すと前へ
web-moments-mistake = 悪手{ $count }回
web-moment-next = 次の分かれ目へ
web-moment-before = 前の分かれ目へ
web-panels = グラフ、コーチなど
web-more = その他
web-copy-moment = この場面へのリンク
web-graph = グラフ
web-graph-coins = コイン
web-graph-points = 得点
web-graph-luck = 運
web-graph-luck-about = 見込みより多く（または少なく）勝った合戦
web-fork = ここから遊ぶ
web-fork-about = この場面から席に着き、ボットと続きを遊びます。そのプレイヤーが知っていたことだけがわかり、隠れたカードと計画は引き直されるので、実際のものは明かされません。
web-fork-seat = 誰の席に着きますか？
web-fork-bots = ほかの席のボット
web-fork-start = 続きを遊ぶ
web-upload = 記録を開く
web-upload-sending = 記録を確認中…
web-upload-about = ファイルに保存したゲーム（見るか、続きを遊べます）、または全ゲームのファイルです。
web-upload-many =
    { $count ->
        [0] ここにまだない終わったゲームは、中にありません。
       *[other] { $count }ゲームを取り込みました。
    }

## Rules page

web-live = ここで試す
web-live-start = ボードを表示
web-live-wait = ボードを準備中…
web-live-again = 最初から
web-contents = 目次
web-reference = すべてのカード
web-rules-search = 規則を検索
web-rules-found =
    { $count ->
        [0] 「{ $words }」は見つかりません。
       *[other] { $count }件の段落で見つかりました
    }
web-rules-print = 印刷

## Help

web-help-home = ゲームを選び、「新しいゲーム」を押してください。「はじめの一歩」では、数分の最初のゲームを遊びながら、一つずつ覚えられます。
web-keys = キーボードで
web-help-zipang = カードをタップし、次に対象をタップします。対象のないカードは二度タップします。
web-key-digit = 手札のカード、または返事を選ぶ
web-key-letter = 文字で対象を選ぶ。Pはポット
web-key-arrows = カードや対象の間を移る
web-key-enter = 選んだことを行う
web-key-escape = 選択を取り消す
web-key-space-name = Space
web-key-undo-name = Ctrl+Z
web-key-restart-name = Ctrl+Shift+Z
web-key-steps-name = Page ↑ ↓
web-key-ends-name = Home、End
web-key-space = 表示中のものを飛ばす
web-key-ahead = 次に尋ねられるまで、すべて飛ばす
web-key-moves = すべての手の一覧
web-key-log = ログの表示を切り替える
web-key-help = このページ
web-key-step = 一つ戻る、進む
web-key-steps = 十戻る、進む
web-key-ends = 最初へ、最後へ
web-key-graph = グラフの表示を切り替える
web-key-moment = 次の分かれ目へ。Shiftを押すと前へ
web-key-kind = 操作の横に並ぶ種類ごとに、次のものへ
web-key-mistake = コーチが見つけた次の悪手へ
web-key-coach = コーチの表示を切り替える
web-key-tools = その他の操作の表示を切り替える
web-key-playing = 再生、一時停止

## Settings, notices, and what was missed

web-settings = 設定
web-set-colors = 色
web-set-colors-auto = システムに合わせる
web-set-colors-light = 明るい
web-set-colors-dark = 暗い
web-set-motion = 動き
web-set-motion-auto = システムに合わせる
web-set-motion-full = すべて動かす
web-set-motion-less = できるだけ少なく
web-set-speed = 速さ
web-set-speed-none = 何も見せない
web-set-sound = 音
web-set-confirm = 手を選ぶたびに確認する
web-set-forced = 考える必要のない返事は自動で行う
web-set-large = ほかの人だけにかかわることも詳しく見せる
web-ahead = 次の自分の決定まで飛ばす
web-ahead-on = 次のあなたの決定まで飛ばしています。押すと止まります
web-set-kept = これらはこのブラウザーに保存されます。
web-notices = テーブルが待っているとき知らせる
web-notices-about = 通知にはゲームと人とテーブルだけを載せ、そこで何が起きたかは載せません。
web-notices-push = このブラウザー、または別のブラウザー
web-notices-webhook = 自分のWebhook
web-notices-mail = メール
web-notices-add = 追加
web-notices-add-push = このブラウザーで知らせる
web-notices-try = 試す
web-notices-tried = 送りました。まもなく届きます。
web-notices-remove = { $target }を削除
web-notices-letter = { $address }にメールを送りました。中のアドレスを開いて確認してください。
web-notices-confirmed = メールアドレスを確認しました。
web-confirm = この手でよいですか？
web-confirm-choice = 今の選択すべてです。
web-confirm-yes = はい
web-recap = 離れている間に{ $count }件のことが起きました。
web-recap-show = 見る
web-recap-showing = 見逃したこと：あと{ $left }件
web-recap-skip = 今の場面へ
web-open-tables = 公開テーブル
web-listed = 誰でも座れるように、このテーブルを公開する
web-again-join = 次のゲームに参加

## Help in place

web-explain-more = 規則で続きを読む
web-explain-keys = 矢印キーで次のものへ、Enterで規則を開き、Escで閉じます。
web-key-explain = これは何？ テーブルの上のものを順に説明
web-key-state = 目標とゲームの状況
web-state = 目標とゲームの状況
web-explain-moves = 今できることの一覧です。
web-explain-no-moves = 今あなたが決めることはありません。
web-explain-touch = テーブルの上のものを長押しすると、それが何で、どの規則に書いてあるかがわかります。

## The guide to a first game

web-guide = 案内
web-guide-ok = わかりました
web-guide-whole = 助言をすべて読む
web-guide-skip = 助言を止める
web-guide-again = 助言をもう一度読む
web-guide-all-again = 助言をまた表示する
web-first-steps = はじめの一歩
web-guide-shogun-plan = それぞれの行動に、ひそかに自分の国を一つずつ当てます。最初の五つの行動はこの順に来ますが、あとの五つは伏せられています。「おまかせ」で下書きができます。計画は、実行されるまで誰にも見えません。
web-guide-shogun-special = 入札が開かれました。特殊カードはそれぞれ特権と手番順をもたらします。早ければ先に仕掛けられ、遅ければより多くを知って動けます。
web-guide-shogun-march = 印の付いた国を選び、次に進軍する兵の数を選びます。1つは残らなければなりません。見込みには、すでにタワーにあるものも含まれます。
web-guide-shogun-claim = 表向きの国カードを一枚選ぶか、山札の一番上を取ります。それから、そこに部隊を一つ置きます。
web-guide-shogun-revolt = 米が足りないので、一揆が起きます。どの国から始めるかを選びます。タワーに残ったキューブが、あとで役に立つかもしれません。
web-guide-shogun-goal = 二年それぞれに三つの季節があり、季節ごとに十の行動をひそかに計画します。そして冬には人々が米を食べ、国と建物を数えて得点します。地方で城・寺・能舞台が最多なら、さらに得点します。
web-guide-zipang-goal = 短い戦役で、各家が中央のコインを争います。最後まで残るか、戦役が終わったとき名誉が最も高い人が取ります。誰かのコインが尽きたら、いちばん豊かな人が将軍になります。
web-guide-zipang-turn = カードを1枚引きました。3枚のうち1枚を出すと、すぐに効果が起きます。戦闘力は攻撃と防御に使い、名誉は戦役の終わりに数えるので、何を残すかが大切です。
web-guide-zipang-react = 誰かがあなたに及ぶカードを出しました。僧侶なら、自分については打ち消せます。戦役の最初の手番までは、コイン1枚でも攻撃を防げます。そうでなければ、そのまま受けます。僧侶があってもなくても全員に尋ねるので、待ち時間から手札は読めません。
web-guide-zipang-take = カードを選んでください。ほかの人の手札で見たものは、その席に印が残ります。
web-guide-shitenno-goal = あなたは将軍の寵を求める四人の武将の一人です。偶数年にはカードと称号を組にして分け、奇数年には部隊か石高を払って地方を支配し、その場と最後に得点します。
web-guide-shitenno-lot = あなたは大老です。カードと称号タイルを一つの組にしてください。ほかの人に順に尋ねるので、相手が欲しくなる組か、自分で欲しい組を作りましょう。
web-guide-shitenno-offer = この組を取るか、見送って別の組を待ちます。取った人はカードをすべて得て、奇数年にはその称号になります。
web-guide-shitenno-split = 残りは二人です。あなたが残りを二つの組に分け、相手が選びます。どちらになってもよいように分けましょう。
web-guide-shitenno-choose = できあがった二つの組から一つを選びます。もう一方は相手のものになります。
web-guide-shitenno-turn = 地方と、そのマスの支払い方を選ぶか、見送ります。後のマスほど高く、得点も多くなります。

## First games that teach

web-lesson = 最初のゲーム
web-lesson-task = 課題{ $number } / { $of }
web-lesson-next = 次へ
web-lesson-back = 戻る
web-lesson-leave = あとで
web-lesson-play = ヒント付きで本番を遊ぶ
web-lesson-stay = このゲームを最後まで遊ぶ
