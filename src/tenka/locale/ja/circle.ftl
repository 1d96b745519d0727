### Who knows whom: following, being here, blocking, asking somebody to a table.

web-circle = 仲間
web-circle-about = 人をフォローし、誰がいるかを見て、テーブルに誘います。
web-circle-seen = 自分がいることをほかの人に見せる
web-circle-seen-about = 切ると、どの一覧にも出ず、記録もされません。テーブルでは、切っていても、座っている人に接続がわかります。
web-circle-following = フォローしている人
web-circle-following-empty = まだいません。テーブルの名前から開くその人のページで、フォローできます。
web-circle-here = ほかにいる人
web-circle-here-empty = 今、いることを見せている人はほかにいません。
web-circle-away = 不在
web-circle-blocked = ブロック中
web-circle-blocked-about = ブロックした人からの連絡は届きません。相手はあなたのページもテーブルも見つけられず、理由も知らされません。
web-follow = フォロー
web-unfollow = フォローをやめる
web-block = ブロック
web-block-name = { $name }をブロック
web-block-sure = 本当に{ $name }をブロックしますか？
web-unblock = ブロックを解除
web-blocked-seat = ブロック中

## To a table

web-call = このテーブルに人を誘う
web-call-name = アカウントの名前
web-call-send = 誘う
web-call-person = { $name }を誘う
web-called = 誘った人：{ $names }。
web-calls = 招待が届いています
web-call-line = { $name }からの招待：{ $game }
web-call-decline = 断る

## A table for people who wait

web-lobby = プレイヤーを探す
web-lobby-about = 今遊びたいものを選んでください。人数がそろうと、テーブルが提案されます。
web-lobby-games = 今、何を遊びたいですか？
web-lobby-seats = { $seats }人
web-lobby-count =
    { $people ->
        [0] 待っている人なし
       *[other] { $people }人が待っています
    }
web-lobby-wait = テーブルを待つ
web-lobby-waiting = テーブルを待っています
web-lobby-waiting-about = このページは裏で開いたままにできます。閉じると、待つのをやめたことになります。
web-lobby-stop = 待つのをやめる
web-lobby-proposed = テーブルの提案：{ $game }
web-lobby-proposed-about = 全員が「はい」と答えるとすぐに、持ち時間付きで始まります。席順はくじで決めます。
web-lobby-yes = 遊ぶ
web-lobby-said-yes = 「はい」と答えました。ほかの人の残り時間は{ $seconds }秒です。
web-lobby-seconds = 残り{ $seconds }秒
web-lobby-confirmed = はい
web-lobby-open = 返事待ち
web-lobby-out = 時間内に答えなかったので、待つのをやめたことになりました。

## Clubs

web-clubs = クラブ
web-clubs-about = 専用のページを持つ集まりです。メンバー、テーブル、大会、結果、仲間うちの順位が見られます。
web-clubs-mine = あなたのクラブ
web-clubs-mine-empty = まだどのクラブにも入っていません。作るか、参加を申し込んでください。
web-clubs-others = ほかのクラブ
web-clubs-others-empty = ほかのクラブはまだありません。
web-clubs-found = クラブを作る
web-clubs-found-account = クラブを作るにはアカウントが必要です。
web-club-name = クラブの名前
web-club-text = クラブの紹介
web-club-listed = 誰でもクラブの一覧で見つけられる
web-club-save = 保存
web-club-edit = 変更
web-club-members = メンバー
web-club-count = メンバー{ $members }人
web-club-keeper = クラブの世話役
web-club-asked = 参加を申し込み中
web-club-accept = 受け入れる
web-club-remove = 外す
web-club-decline = 断る
web-club-link = 参加用のリンク：
web-club-join = 参加する
web-club-ask = 参加を申し込む
web-club-asked-you = 参加を申し込みました。クラブの世話役が決めます。
web-club-closed = 参加用のリンクはメンバーが持っています。
web-club-leave = クラブを離れる
web-club-leave-sure = 本当に離れますか？
web-club-standings = 順位
web-club-standings-about = メンバーが二人以上いた全ゲームから、同じテーブルのほかのメンバーより上位だった割合を示します。同位は半分に数えます。
web-club-standings-empty = メンバー二人が一緒にゲームを終えると、ここに並びます。
web-club-share = 上位の割合
web-club-results = メンバーどうしの最近のゲーム
web-club-result = { $name }（{ $place }位）
web-club-tables = メンバーの公開テーブル
web-club-tables-empty = 今、公開テーブルを開いているメンバーはいません。
web-club-contests = クラブの大会
web-club-contests-empty = まだ大会はありません。クラブのメンバーなら誰でも開くことができ、メンバー全員が参加できます。
