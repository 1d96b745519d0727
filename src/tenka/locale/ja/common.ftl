### Words shared by all games, by the server, the browser and the terminal.

## Joining words. `list-pair` joins all but the last, `list-last` the last; both fold from the left.

list-pair = { $head }、{ $item }
list-last = { $head }、{ $item }
# The viewer in the middle of a sentence, as in "against Ben and you".
you-object = あなた
who = { $seat }
who-you = あなた

## Games and players

tenka = Tenka
game-zipang = ジパングポータブル
game-shogun = ショーグン
game-shitenno = 四天王
zipang-tagline = 戦役、コイン、名誉
shogun-tagline = 計画と築城と合戦の二年間
shitenno-tagline = 四人の武将が分け合い、攻め取り、将軍の寵を競う
zipang-statistic-campaigns = 勝った戦役
zipang-statistic-eliminated = 脱落した回数
zipang-statistic-stolen = 奪ったコイン
shitenno-statistic-daimyo = 大名だった年
shitenno-statistic-kamons = 置いた家紋
shitenno-statistic-provinces = 制した地方
shogun-statistic-provinces = 終了時の国
shogun-statistic-buildings = 終了時の建物
shogun-statistic-battles = プレイヤーとの合戦
shogun-statistic-battles-won = 勝った合戦
shogun-statistic-luck = 運：確率を上回って勝った合戦
zipang-in-short = わずかな手札から人物を出し、短い戦役を最後まで生き残るか名誉で勝ち、最も多くのコインを手にします。
shogun-in-short = 季節ごとに十の行動をひそかに計画します。兵が進み、タワーが合戦を決め、冬には米を食べて得点を数えます。
shitenno-in-short = 偶数年にはカードと称号を組にして分け合い、奇数年にはそれで地方を支配します。恩顧点が最も多い人の勝ちです。
bot-level-random = でたらめ
bot-level-steady = 堅実
bot-level-sharp = 鋭敏
bot-level-master = 達人
bot-about-random = できる手ならどれでも選びます
bot-about-steady = 見えるものから一手先までを比べます
bot-about-sharp = 一秒ほどかけて、ありうる世界をいくつも先まで試します
bot-about-master = 「鋭敏」と同じ探索を三秒ほど、いちばん確かな評価で行います
bot-strength = 四人の対戦で「{ $weaker }」を相手に10回中{ $wins }回勝ちます
seat-me = あなた
seat-open = 空席
seat-bot = ボット
seat-program = プログラム
seat-person = 人
seat-number = 席{ $number }

## Refusals that every game shares. Nothing has changed when one of these is said.

refusal-unknown-move = このゲームにそのような手はありません。
refusal-not-your-turn = あなたの手番ではありません。
refusal-game-over = ゲームは終わっています。
refusal-stale = その間に状況が変わりました。もう一度見て選び直してください。
refusal-one-at-a-time = これらの手は一つずつ行ってください。
refusal-not-seated = あなたは観戦中です。手を選べるのはプレイヤーだけです。
refusal-table-waiting = まだ空席があり、ゲームは始まっていません。
refusal-undo-start = まだ何も行われていません。
refusal-undo-over = ゲームは終わっています。
refusal-undo-together = ほかの人も同時に選んでいます。封をした選択は、専用のボタンでまた開けます。
refusal-undo-others = そのあとでほかの人が動きました。
refusal-undo-drawn = くじで何かが引かれました。
refusal-undo-revealed = 隠れていたものが明らかになりました。
refusal-undo-often = 一回のゲームで戻せる回数を使い切りました。
refusal-undo-off = このテーブルでは、選んだ手は取り消せません。
refusal-bot-plays = あなたの席はボットがプレイしています。先に席を取り戻してください。
refusal-taken-back = この返事は取り消されました。
refusal-seat-often = このテーブルでは、一回のゲームで出入りできる回数を使い切りました。
refusal-vote-not-now = 今ここで投票することはありません。
refusal-chat-closed = このテーブルでは書き込めません。
refusal-chat-empty = 読める文字がありません。
refusal-chat-too-fast = 書き込みが速すぎます。少しお待ちください。
refusal-look-seated = このテーブルのプレイヤーは、ほかの人の手札をのぞけません。
refusal-look-closed = この席は視点を公開していません。
refusal-lesson = よい手ですが、あとに取っておきましょう。まずはこの課題です。

## Problems that the server reports

problem-bad-address = このアドレスには何も送れません。
problem-bad-bot = このゲームにその強さのボットはありません。
problem-bad-json = このメッセージは正しいJSONではありません。
problem-bad-letter = この確認は間違っているか、古すぎます。新しいメールを請求してください。
problem-bad-message = このメッセージは決められた形になっていません。
problem-bad-method = このアドレスはそのような要求を受け付けません。
problem-bad-name = 名前は見える文字で1文字から24文字までです。
problem-bad-network = これはアドレスではないか、ホストが締め出せる範囲より大きなネットワークです。
problem-bad-options = この設定はゲームに合いません。
problem-bad-request = この要求は決められた形になっていません。
problem-bad-seats = この人数では遊べないゲームです。
problem-bad-start = 大会の開始は、これから一年以内の時刻にしてください。
problem-bad-time-control = 持ち時間は10秒以上にしてください。
problem-bad-title = 大会の名前は、目に見える文字で1文字から60文字までです。
problem-bad-token = このトークンではこのテーブルを開けません。
problem-banned = 今はここで遊べません。理由はアカウントのページにあります。
problem-broken-table = このテーブルの記録は続きを進められません。
problem-club-only = この大会はクラブのメンバーのためのものです。
problem-coach-busy = コーチは手がふさがっています。あとでもう一度お試しください。
problem-coach-failed = コーチにも答えがわかりません。
problem-coach-not-yours = コーチはこの席で遊んだ人にだけ答えます。
problem-coach-one = コーチが見るのは一度に一ゲームです。もう一方を止めるか、終わるまでお待ちください。
problem-common-password = このパスワードは真っ先に試されるものです。珍しい言葉をいくつか並べるほうが安全です。
problem-contest-closed = この大会にはもう参加できません。
problem-contest-few = 大会には少なくとも二人が必要です。
problem-contest-full = この大会は定員に達しています。
problem-contest-moved-on = この大会は先に進んでいます。もう一度ご覧ください。
problem-crowded-address = お使いのアドレスからの接続が多すぎます。あとでもう一度お試しください。
problem-deal-sealed = この配りはまだほかの人が遊べます。リプレイ、コーチ、記録は最終日が過ぎると開きます。
problem-draining = このサーバーはまもなく止まります。もう一度お試しください。
problem-foreign-origin = この要求は別のサイトから来たため、受け付けませんでした。
problem-fork-over = この場面ではゲームが終わっています。もうできることはありません。
problem-head-too-large = この要求のヘッダーが大きすぎます。
problem-hint-not-now = 今あなたが決めることはありません。
problem-hints-off = このテーブルではヒントを使いません。
problem-hints-spent = 一回のゲームで使えるヒントを使い切りました。
problem-internal = サーバーで問題が起きました。何も変わっていません。
problem-key-reused = このキーは別の手のものです。
problem-name-taken = この名前、またはよく似た名前は、すでに使われています。
problem-no-accounts = このサーバーにアカウントはありません。
problem-no-answer = これに対する答えはここにはありません。
problem-no-ban = そのような禁止はありません。
problem-no-club = そのようなクラブはありません。
problem-no-contest = そのような大会はありません。
problem-no-invite = この招待はこのテーブルのものではありません。
problem-no-mail = このホストはメールを送りません。
problem-no-page = このアドレスには何もありません。
problem-no-person = そのような人はいません。
problem-no-proposal = このテーブルはもう提案されていません。
problem-no-puzzle = そのような問題はありません。
problem-no-sign-up = ここでは自分でアカウントを作れません。ホストにお問い合わせください。
problem-no-subscription = あなたの通知先にそのようなものはありません。
problem-no-table = そのようなテーブルはありません。
problem-not-allowed = これを行う権限がありません。
problem-not-built = ブラウザー用の画面がまだ作られていません。
problem-not-confirmed = 入力された名前はあなたの名前ではありません。何も削除していません。
problem-not-delivered = そこには届けられませんでした。
problem-not-over = これはゲームが終わると開きます。
problem-not-seated = これができるのは、このテーブルに座っている人だけです。
problem-not-started = ゲームはまだ始まっていません。
problem-not-stored = 手を保存できなかったため、行われていません。もう一度お試しください。
problem-not-your-seat = この席はあなたの画面ではプレイできません。
problem-notes-open = ゲームは終わり、メモは全員に公開されています。
problem-one-me = 自分の席はちょうど一つにするか、自分の席なしで空席を一つ以上にしてください。
problem-openid-down = 認証元が正しく応答しません。あとでもう一度お試しください。
problem-openid-failed = そこでのログインがうまくいきませんでした。もう一度お試しください。
problem-openid-taken = このログインは別のアカウントのものです。
problem-part-off = このサーバーのホストがこの機能を止めています。
problem-record-broken = この記録は成り立ちません。手や抽選のつながりが合いません。「tenka verify」で場所がわかります。
problem-record-made-up = このゲームは人が作った局面から始まっています。見ることはできますが、続きは遊べません。
problem-record-only = このゲームはファイルから読み込まれました。リプレイとして見られます。
problem-record-ruleset = この記録のゲーム、規則の版、または設定は、ここでは扱えません。
problem-record-unfinished = この記録はゲームの途中で終わっています。
problem-record-unreadable = このファイルはTenkaの記録ではないか、壊れています。
problem-server-full = このサーバーには接続している人が多すぎます。あとでもう一度お試しください。
problem-short-password = パスワードは10文字から200文字までです。
problem-sign-in-first = 先にログインしてください。
problem-signed-in = すでにログインしています。
problem-storage-down = 保存先が応答しません。もう一度お試しください。
problem-table-closed = ホストがこのテーブルを閉じました。
problem-table-full = このテーブルは満席です。
problem-too-large = 大きすぎます。
problem-too-long = 計算に時間がかかりすぎます。
problem-too-many-attempts = 試した回数が多すぎます。数分お待ちください。
problem-too-many-connections = テーブルのページを開きすぎています。
problem-too-many-contests = 一人で開ける大会の数に達しています。
problem-too-many-messages = 短い時間にメッセージが多すぎます。少しお待ちください。
problem-too-many-requests = 短い時間に要求が多すぎます。少しお待ちください。
problem-too-many-spectators = このテーブルは観戦者が多すぎます。
problem-too-many-subscriptions = 通知先が上限に達しています。先にどれかを削除してください。
problem-too-many-tables = 短い時間に新しいテーブルが多すぎます。少しお待ちください。
problem-too-slow = 要求が届くまでに時間がかかりすぎました。
problem-unknown-game = このゲームはここにはありません。
problem-wrong-password = 元のパスワードが違います。
problem-wrong-sign-in = 名前またはパスワードが違います。

## Notices to people who are away

notice-turn = あなたの手番です：{ $game }
notice-last = 残るはあなただけです：{ $game }
notice-over = { $game }が終わりました
notice-invited = 招待が届いています：{ $game }
notice-proposed = テーブルの提案：{ $game }
notice-round = 次の回の卓の用意ができました：{ $game }
notice-test = Tenkaから連絡できます
notice-with = 相手：{ $others }。
notice-alone = テーブルがあなたを待っているとき、このようにお知らせします。
notice-letter-title = Tenka：このアドレスはあなたのものですか
notice-letter = { $site }で、テーブルが待っていることをこのアドレスに知らせてほしいという申し込みがありました。ご本人なら、一日以内に次のアドレスを開いてください。心当たりがなければ何もしないでください。これ以上ご連絡することはありません。

## What happens at the table itself, whatever the game. `-you` is said to the one who did it.

table-event-taken-back = { $seat }が手を取り消します。
table-event-taken-back-you = あなたは手を取り消します。
table-event-hinted = { $seat }がヒントを求めます。
table-event-hinted-you = あなたはヒントを求めます。
table-event-seat-changed-left = { $seat }がテーブルを離れます。続きはボットがプレイします。
table-event-seat-changed-left-you = あなたはテーブルを離れます。続きはボットがプレイします。
table-event-seat-changed-time = { $seat }の持ち時間が切れました。続きはボットがプレイします。
table-event-seat-changed-time-you = あなたの持ち時間が切れました。続きはボットがプレイします。
table-event-seat-changed-vote = ほかの人の投票で、{ $seat }の続きはボットがプレイします。
table-event-seat-changed-vote-you = ほかの人の投票で、あなたの続きはボットがプレイします。
table-event-seat-changed-back = { $seat }が戻り、また自分でプレイします。
table-event-seat-changed-back-you = あなたは戻り、また自分でプレイします。
