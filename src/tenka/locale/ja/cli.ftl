### The terminal.

## The table

cli-guest = ゲスト
cli-column-name = 名前
cli-column-coins = コイン
cli-column-cards = カード
cli-column-notes = 判明
cli-note-you = あなた
cli-note-out = この戦役から脱落
cli-note-block = まだコインで防げる
cli-note-known = { $cards }を持っている
cli-note-proved = 少なくとも{ $btl } BTL
cli-note-knows = あなたの{ $cards }を見た
cli-zipang-title = 戦役{ $campaign }
cli-zipang-middle = ポット：{ $pot } · 山札：{ $supply } · ゲームから除かれたコイン：{ $removed }
cli-zipang-discards = 捨て札：裏向き1枚、{ $cards }
cli-zipang-discards-none = 捨て札：裏向き1枚
cli-zipang-hand = あなたの手札：{ $cards }
cli-zipang-hand-none = 手札はありません。
cli-zipang-card = { $card }（{ $btl } BTL、{ $hnr } HNR）

## Talking

cli-welcome = { $game }、プレイヤー：{ $players }。?で説明を表示します。
cli-promise = 秘密のシードのハッシュ：{ $hash }
cli-prompt = >
cli-help =
    手の番号、手の名前（captain:2など）、またはその最初の部分を入力します。
    ?           この説明
    why         最後に断られた理由の規則
    why MOVE    その手が今できない理由
    rule D2     規則の段落。ruleだけなら一覧
    table       テーブルをもう一度
    log         これまでに起きたことすべて
    undo        自分だけにかかわる範囲で、最後の選択を取り消す
    restart     取り消せる限り、この手番を最初から
    quit        ゲームを離れる。保存するか尋ねます
cli-no-undo = これより前には戻せません。{ $reason }
cli-why-none = まだ何も断られていません。試すなら：why { $move }
cli-why-legal = この手は今できます：{ $move }
cli-refused = { $reason }（規則{ $rule }。whyで読めます。）
cli-refused-plain = { $reason }
cli-no-rule = 段落{ $rule }はありません。ruleで一覧を表示します。
cli-not-understood = 「{ $typed }」は手でも命令でもありません。?で説明を表示します。
cli-several = 「{ $typed }」は次のどれかです：
cli-no-number = 番号{ $number }の手はありません。
cli-save-ask = このゲームの記録を保存するにはファイル名を入力します。Enterで保存せずに離れます。
cli-saved = 記録は{ $file }にあります。
cli-saved-unfinished = 記録は{ $file }にあります。途中のゲームの秘密がすべて入っているので、人に見せないでください。
cli-left = テーブルを離れます。ゲームは終わっていません。

## What may be typed: small letters, several words apart; English words are understood in every language.

cli-typed-help = help
cli-typed-why = why
cli-typed-rule = rule
cli-typed-table = table
cli-typed-log = log
cli-typed-undo = undo
cli-typed-restart = restart
cli-typed-quit = quit exit
cli-typed-map = map
cli-typed-province = province
cli-typed-tower = tower
cli-typed-odds = odds
cli-typed-unseal = unseal
cli-typed-show = show
cli-typed-clear = clear
cli-typed-fill = fill
cli-typed-seal = seal
cli-typed-empty = empty
cli-typed-chest = chest
cli-typed-tower-card = tower tower_card

## Replaying and verifying

cli-step = 手順{ $number }
cli-replay-title = { $game }、プレイヤー：{ $players }、視点：{ $viewer }
cli-replay-public = 全員
cli-replay-unfinished = 記録はここで終わりです。ゲームは終わっていません。
cli-verified = 確認しました。シードは公開されたハッシュに合い、{ $count }件の項目の抽選はすべてそこから導かれます。

## Material

cli-data-cards = カード
cli-data-card = カード
cli-data-count = { $players }人
cli-data-provenance = 出典
cli-data-coins = 最初のコイン
cli-data-coins-line = { $players }人：{ $coins }枚ずつ
cli-data-box = 箱にはカード{ $cards }枚とコイン{ $coins }枚があり、手札は{ $hand }枚です。
cli-provenance-printed = 印刷
cli-provenance-printed-long = 印刷：説明書に書かれています
cli-provenance-ruled = 裁定
cli-provenance-ruled-long = 裁定：私たちの判断です。docs/rules/zipang.ja.mdを参照してください

## Errors

cli-puzzles-found = これまでに{ $puzzles }問
cli-puzzles-written = { $file }に{ $games }ゲームから{ $puzzles }問を書きました。
cli-puzzles-other = ファイル{ $file }は別の検索のものです。ほかの名前を選んでください。
cli-error-seat = 席は「me」か「bot:強さ」で、「{ $seat }」ではありません。
cli-error-two-me = 今のところ「me」の席は一つだけです。ほかはボットにしてください。
cli-error-bot = { $game }にボット「{ $bot }」はありません。あるのは：{ $bots }。
cli-error-no-file = ファイル{ $file }はありません。
cli-error-no-folder = フォルダー{ $folder }がありません。
cli-error-folder = { $file }はフォルダーで、記録ではありません。
cli-error-unreadable = ファイル{ $file }を読めません（{ $reason }）。
cli-error-exists = ファイル{ $file }はもうあります。別の名前にしてください。
cli-error-unwritable = ファイル{ $file }に書き込めません（{ $reason }）。
cli-error-viewer = 「{ $viewer }」という視点はありません。publicか、0から{ $last }までの席を選んでください。
cli-error-seed = シードは0以上の整数で、70桁までです。
cli-error-name = 名前は見える文字で1文字から24文字までです。

## Options and material

cli-sealed = 選択に封をしました。Enterで続けるか、unsealで取り戻します。
cli-error-option = 設定は「名前=値」の形で書きます。「{ $option }」は違います。
cli-error-option-twice = 設定{ $option }が二度あります。
cli-error-material = ファイル{ $file }に訂正がありません。次のような形です：{ $example }
cli-error-material-large = ファイル{ $file }は訂正のファイルとしては大きすぎます。
cli-error-no-material = { $game }の内容物の値は訂正できません。

## Shogun

cli-help-shogun =
    手の番号、手の名前（special:riceなど）、またはその最初の部分を入力します。
    map          地図全体。map redなら一つの地方だけ
    province kai 一つの国のすべて
    tower        タワー、トレイ、予備にあるもの
    odds kai 4   その数の兵で国を攻めたときの見込み
    計画中：castle mino、taxes kai、bid 2でマスにカードを置きます。数字だけなら銭箱カードです。
    clear castleでカードを外し、clearですべて外します。fillは空きにふさわしいカードを置きます。
    show         計画をもう一度。sealで提出し、ほかの人が計画中ならunsealで取り戻します
    進軍中：kai 3で兵3、kaiで行けるだけ進みます。stayは、できるときは何も動かしません。
    ?            この説明
    why          最後に断られた理由の規則
    why MOVE     その手が今できない理由
    rule P4      規則の段落。ruleだけなら一覧
    table        テーブルをもう一度
    log          これまでに起きたことすべて
    undo         自分だけにかかわる範囲で、最後の選択を取り消す
    restart      取り消せる限り、この手番を最初から
    quit         ゲームを離れる。保存するか尋ねます
cli-shogun-title =
    { $year ->
        [0] 国の選択
       *[other] { $year }年目、{ $season }
    }
cli-shogun-column-provinces = 国
cli-shogun-column-armies = 兵
cli-shogun-column-supply = 予備
cli-shogun-column-chests = 銭箱
cli-shogun-column-rice = 米
cli-shogun-column-points = 得点
cli-shogun-column-notes = 備考
cli-shogun-column-province = 国
cli-shogun-column-region = 地方
cli-shogun-column-owner = 持ち主
cli-shogun-column-markers = 不満
cli-shogun-column-spaces = 建物
cli-shogun-column-sites = 建築マス
cli-shogun-column-tax = 税
cli-shogun-column-near = 隣の国
cli-shogun-column-planned = 計画
cli-shogun-column-number = 番号
cli-shogun-column-word = 入力
cli-shogun-column-action = 行動
cli-shogun-column-cost = 費用
cli-shogun-column-card = カード
cli-shogun-column-hint = 見通し
cli-shogun-note-place = 手番順{ $place }番、{ $special }
cli-shogun-note-sealed = 封をした
cli-shogun-note-groups = 部隊{ $groups }
cli-shogun-draft = 表向きのカード：{ $cards }。山札：{ $pile }
cli-shogun-actions = 行動：{ $actions }
cli-shogun-hidden = 、裏向き{ $count }
cli-shogun-event = イベント：{ $card }。{ $effect }
cli-shogun-events = 表向きのイベント：{ $events }
cli-shogun-specials = 取れる手番順：{ $specials }
cli-shogun-region = { $region }の地方
cli-shogun-map-legend = { $sea }は海路。不満は一揆マーカーの数。{ $castle }は城、{ $temple }は寺、{ $theater }は能舞台、{ $free }は空いた建築マス。
cli-shogun-letter-castle = 城
cli-shogun-letter-temple = 寺
cli-shogun-letter-theater = 能
cli-shogun-no-region = 地方「{ $typed }」はありません。あるのは：{ $regions }。
cli-shogun-no-province = このゲームに国「{ $typed }」はありません。
cli-shogun-several = 「{ $typed }」は次のどれかです：{ $provinces }
cli-shogun-province = { $province }、{ $region }の地方：{ $holder }
cli-shogun-province-values = 税{ $tax }、米{ $rice }、建築マス{ $spaces }、うち空き{ $free }
cli-shogun-province-state = 建物：{ $buildings }。一揆マーカー：{ $markers }
cli-shogun-province-near = 隣の国：{ $near }
cli-shogun-tower = キューブタワー
cli-shogun-shelf = 棚{ $number }
cli-shogun-about-special = 手番順{ $place }番。{ $text }
cli-shogun-about-claim = { $region }、税{ $tax }、米{ $rice }、建築マス{ $spaces }、隣は{ $near }
cli-shogun-about-revolt = { $armies }対農民{ $farmers }
cli-shogun-march =
    { $province }（{ $holder }）：{ $count ->
        [1] 兵1
       *[other] 兵1から{ $count }
    }
cli-shogun-march-odds = 、すべて進めば100回中{ $percent }回取れる
cli-shogun-march-how = 国と数を入力します（例：kai 3）。数がなければ、行けるだけ進みます。
cli-shogun-march-how-stay = 国と数を入力します（例：kai 3）。数がなければ、行けるだけ進みます。またはstay。
cli-shogun-odds-how = 国と、攻める兵の数（1から{ $most }）を入力します：odds kai 4
cli-shogun-odds-own = { $province }はもうあなたの国です。
cli-shogun-odds = { $province }を{ $armies }で攻めると、100回中：取る{ $win }、守られる{ $lose }、誰も保てない{ $nobody }。取れたとき残る兵は平均{ $left }。
cli-shogun-odds-neutral = { $province }を{ $armies }で攻めると、100回中：取る{ $win }、取れない{ $lose }。取れたとき残る兵は平均{ $left }。
cli-shogun-odds-error = 公開されているタワーの中身から計算し、誤差は100回中{ $percent }回以内です。
cli-shogun-plan = あなたの計画
cli-shogun-own = あなたの国
cli-shogun-plan-how = マスとカードを入力します（例：taxes kai、bid 1）。ほかに：fill、show、clear、seal。1と入力すると、残りを埋めて封をします。
cli-shogun-means = { $chests }、国{ $provinces }に対して米{ $rice }があります。冬には米{ $least }から{ $most }を失います。
cli-shogun-word-castle = castle
cli-shogun-word-temple = temple
cli-shogun-word-theater = theater
cli-shogun-word-rice = rice
cli-shogun-word-taxes = taxes
cli-shogun-word-deploy5 = 5
cli-shogun-word-deploy3 = 3
cli-shogun-word-deploy1 = 1
cli-shogun-word-battle-a = a
cli-shogun-word-battle-b = b
cli-shogun-word-auction = bid
cli-shogun-word-convert3 = convert3
cli-shogun-word-convert2 = convert2
cli-shogun-word-convert1 = convert1
cli-shogun-which-card = { $space }：どのカードですか？ 続けて自分の国か、銭箱カードの数を入力します。
cli-shogun-no-card = 「{ $typed }」はあなたのカードではありません。
cli-shogun-no-space = あなたのボードにマス「{ $typed }」はありません。
cli-shogun-moved = カードが{ $space }から移ります。
cli-shogun-cleared = { $space }は空です。
cli-shogun-cleared-all = 計画は空です。
cli-shogun-missing = カードがあと{ $count }枚必要です。空き：{ $spaces }。fillで埋められます。
cli-shogun-no-free-card = この種類のカードはすべてボードにあります。
cli-shogun-court = 宮廷：待つ役人{ $waiting }、並ぶ恩寵{ $favors }。
cli-shogun-court-kept = 持っている恩寵：{ $kept }。
cli-shogun-samurai = 侍カード：{ $cards }。
cli-shogun-leaders = 武将：{ $leaders }。
cli-shogun-statues = 像：{ $statues }、戦利品：{ $trophies }。
cli-shogun-chambers = 部屋（{ $open }は開、{ $down }は裏向き、.は袋の中）、地方の順{ $regions }：
cli-shogun-nothing = なし
cli-shogun-about-favor = { $gift }、役人{ $count }で
cli-shogun-about-chamber = 横列{ $row }、縦列{ $column }
cli-shogun-about-statue = 像を残す
cli-shogun-data-doubtful = 箱から読み取られていない値
cli-shogun-data-how = もっと正確な値をご存じですか？ ファイルに書いて指定してください：tenka play shogun --material FILE
cli-shogun-data-value = 項目
cli-shogun-data-is = 値
cli-shogun-data-provinces = 国、{ $side }（印刷）
cli-shogun-data-printed = その他すべて（印刷）

## tenka games

cli-games-game = ゲーム
cli-games-players = 人数
cli-games-minutes = 分
cli-games-options = 設定
cli-games-bots = ボット
cli-games-how = 設定は`tenka play GAME`で使い、いくつでも並べられます。ボットはbot:steadyのように席に指定します。

## tenka admin

cli-admin-backed-up = 保存されているものはすべて{ $file }に入りました。
cli-admin-restored = { $rows }行を戻しました。サーバーを起動できます。
cli-admin-no-secret = 警告：このバックアップには、古いものと同じく秘密鍵がありません。起動する前に、元のサーバーのフォルダーから「secret」ファイルを写すか、TENKA_SECRETを元と同じに設定してください。そうしないと、ゲストは席を失い、プッシュ通知は止まります。
cli-admin-other-secret = 警告：TENKA_SECRETが、元のサーバーの署名に使われたものと違います。起動する前に元と同じに設定してください。そうしないと、ゲストは席を失い、プッシュ通知は止まります。
cli-admin-puzzles = 見たゲーム：{ $games }。新しい問題：{ $puzzles }。
cli-admin-counting = 数えています
cli-admin-counted =
    { $games }ゲームを数えました。{ $differing ->
        [0] 変わったものはありません。
       *[other] { $differing }件の結果が変わりました。
    }
cli-admin-validated =
    { $games }ゲーム、{ $entries }項目を再生しました。{ $broken ->
        [0] すべて成り立ちます
       *[other] { $broken }件が成り立ちません
    }。
cli-admin-damaged = データベースが壊れています：{ $what }
cli-admin-broken = 自身の規則どおりに再生できないもの（{ $count }）：
cli-admin-differing = 最新の規則では別のゲームになるため、始めたときの規則のままにするもの（{ $count }）：
cli-admin-reason-unknown = この規則または設定はここでは扱えません
cli-admin-reason-start = 準備が違います
cli-admin-reason-entry = 項目{ $entry }で違います
cli-admin-reason-result = 項目{ $entry }のあとの結果が違います
cli-admin-reason-draws = 抽選がシードのものではありません
cli-admin-reason-unreadable = 読めない行があります
cli-admin-more = ほか{ $count }件
cli-admin-account-new = { $name }のアカウントができました。パスワード：
cli-admin-account-password = { $name }はすべての端末でログアウトしました。新しいパスワード：
cli-admin-granted = { $name }はホストになりました。
cli-admin-revoked = { $name }はプレイヤーに戻りました。
cli-admin-no-hosts = ホストはまだいません。
