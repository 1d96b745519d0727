### The table where people live: taking back, clocks, chat, notes, who plays and who watches.

## Taking back

web-undo = 取り消す
web-restart-turn = 手番をやり直す
web-undo-until = これより前には戻せません：{ $reason }
web-undo-not = 今は何も取り消せません。{ $reason }

## Rules of the house

web-table-settings = テーブルの取り決め
web-table-settings-undo = ほかの人が動くか、何かが引かれるか、隠れたものが見えるまでは、手を取り消せます。
web-table-settings-no-undo = 選んだ手は取り消せません。
web-table-settings-undo-choice = 手を取り消せる
web-table-settings-undo-about = ほかの人が動くか、くじで何かが引かれるか、隠れたものが明らかになるまで。
web-table-settings-hints = ヒントを使えます。誰が尋ねたかは全員に見えます。
web-table-settings-no-hints = ヒントはありません。
web-table-settings-hints-choice = ヒントを使える
web-table-settings-hints-about = 決める番の人は、鋭敏ならどうするかをコーチに尋ねられます。回数は全員に見えます。
web-table-settings-chat = チャットに書けるのは誰ですか？
web-chat-who-players = プレイヤー
web-chat-who-everyone = プレイヤーと観戦者
web-chat-who-nobody = 誰も書けない
web-table-settings-chat-players = プレイヤーがチャットに書きます。
web-table-settings-chat-everyone = プレイヤーと観戦者がチャットに書きます。
web-table-settings-chat-nobody = チャットはありません。
web-time-control = 持ち時間
web-time-control-none = 時計なし
web-time-control-live = その場で：{ $minutes }分、1回の決定に{ $more }秒追加
web-time-control-move = 1回の決定に{ $time }
web-time-control-about = 時間が減るのは、あなたが決める番のときだけです。切れると、席を取り戻すまでボットが代わりにプレイします。
web-clocks = 残り時間
web-clock-hours = { $hours }時間{ $minutes }分
web-clock-days = { $days }日{ $hours }時間

## Who plays

web-people = このテーブルの人
web-here = います
web-stand-in = 不在、ボットがプレイ中
web-stand-in-you = あなたの席はボットがプレイしています。
web-take-back-seat = 席を取り戻す
web-leave = テーブルを離れる
web-leave-about = 続きはボットがプレイします。ゲームが続く間は、このテーブルに戻って席を取り戻せます。
web-leave-waiting = あなたの席は、ほかの人のためにまた空きます。
web-vote-away = { $name }は不在です。
web-vote-slow = { $name }が待たせています。
web-vote = 続きをボットに任せる
web-vote-withdraw = 投票を取り下げる
web-votes = { $needed }票のうち{ $votes }票。

## Who watches

web-share = 観戦者に自分の手札を見せる
web-share-about = 切るまで、観戦者はあなたに見えるものを見ます。ここで遊んでいる人は見られませんが、別のブラウザーでゲストとして観戦することまでは防げません。
web-shared = 観戦者に手札を見せています
web-look = この人の視点で見る
web-look-public = 全員に見えるものを見る
web-looking = { $name }の視点で見ています。

## Chat and notes

web-side = ログ、チャット、メモ
web-chat = チャット
web-chat-empty = まだ誰も発言していません。
web-chat-write = テーブルの全員に書く
web-chat-send = 送る
web-chat-closed = ここは読めますが、書けません。
web-chat-spectator = 観戦中
web-said = { $name }：{ $text }
web-unread = 未読{ $count }行
web-mute = ミュート
web-mute-name = { $name }をミュート
web-unmute = ミュートした人の発言を表示
web-notes = メモ
web-notes-about = ゲームが終わるまでは、あなただけが読めます。そのあとは、このテーブルを見る全員に公開されます。
web-notes-kept = 保存しました。
web-notes-writing = まだ保存していません。
web-notes-open = 全員の自分用のメモ
web-notes-none = メモを書いた人はいません。
web-key-undo = 最後の選択を取り消す。Shiftを押すと手番全体
