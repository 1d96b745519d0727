### Accounts, what is kept of somebody, and the hosts' page.

## Signing in

web-account = アカウント
web-sign-in = ログイン
web-sign-up = アカウントを作る
web-sign-with = { $provider }でログイン
web-sign-name = 名前
web-sign-password = パスワード
web-sign-password-about = 10文字以上にしてください。言葉をいくつか並べると、覚えやすく、当てられにくくなります。
web-sign-show = パスワードを表示
web-sign-bring = ゲストとしてのテーブル{ $tables }卓を引き継ぐ
web-sign-bring-about = 引き継がなければ、このブラウザーのゲストのものとして残り、ログアウトすると戻ります。
web-sign-no-account = アカウントがまだない方
web-sign-has-account = アカウントをお持ちの方

## The account's page

web-account-guest = ゲストとして遊んでいます
web-account-guest-about = このブラウザーはあなたを{ $name }として覚えています。アカウントがあれば、どの端末でも同じテーブルで遊べ、ブラウザーが忘れてもなくならず、名前をほかの人に使われることもありません。メールアドレスは尋ねません。
web-account-off = このサーバーにアカウントはありません。このブラウザーはあなたを{ $name }として覚えています。
web-account-closed = アカウントはこのサーバーのホストが発行します。
web-account-host = ホスト
web-account-hosts-page = ホストのページ
web-account-banned = 今はここで遊べません：{ $reason }
web-account-welcome = { $name }としてログインしました。
web-account-brought =
    { $tables ->
        [0] { "" }
       *[other] テーブル{ $tables }卓を引き継ぎました。
    }
web-account-shared =
    { $tables ->
        [0] { "" }
       *[other] { $tables }卓で席が二つありました。今は一つの画面を分け合います。
    }
web-account-password = パスワード
web-account-password-old = 元のパスワード
web-account-password-new = 新しいパスワード
web-account-password-change = パスワードを変える
web-account-password-set = パスワードを決める
web-account-password-done = パスワードを変えました。ほかの端末はログアウトしました。
web-account-linked = { $provider }でもログインできます。
web-account-link = { $provider }と連携
web-account-devices = ログイン中の端末
web-account-device-here = このブラウザー
web-account-device = { $since }から、最後の利用{ $seen }
web-account-out = ログアウト
web-account-out-everywhere = すべての端末でログアウト
web-data = あなたのデータ
web-data-about = 名前、テーブル、手、チャット、メモ、通知を一つのJSONファイルにまとめます。設定とミュートした人は、このブラウザーだけにあります。
web-data-download = すべてダウンロード
web-data-delete = すべて削除
web-data-delete-about = テーブル{ $tables }卓では、ボットが続きをプレイします。チャットとメモは消え、終わったゲームでは「Nanashi」（名無し）と表示されます。元には戻せません。
web-data-delete-type = すべてを削除するには、あなたの名前「{ $name }」を入力してください
web-data-delete-now = 完全に削除する
web-data-deleted = すべて削除しました。あなたは新しい人になりました。

## For hosts

web-admin = ホスト
web-admin-about = 誰でも見られることと、ホストができることです。手札はここには表示されません。
web-admin-load = 負荷
web-admin-tables = テーブル
web-admin-people = 人
web-admin-bans = 禁止
web-admin-log = 履歴
web-admin-search = 検索
web-admin-search-tables = 名前、ゲーム、またはテーブルのID
web-admin-search-people = 名前
web-admin-none = 見つかりません。
web-admin-rooms = メモリー上のテーブル
web-admin-playing = 進行中のゲーム
web-admin-waiting = 待っているテーブル
web-admin-over = 終わったゲーム
web-admin-connected = 接続中の人
web-admin-pages = テーブルのページ
web-admin-rate = 1秒あたりの手数
web-admin-thinking = 考え中のボット
web-admin-queued = 待っているメッセージ
web-admin-longest = 最長の待ち行列
web-admin-memory = メモリー（MB）
web-admin-uptime = 起動時刻
web-admin-versions = Tenka { $version }、Python { $python }、{ $database }、スキーマ{ $schema }
web-admin-rules = 規則：{ $games }
web-admin-this-process = 接続、手数、メモリーは応答したプロセスのもの、テーブルはデータベースで数えたものです。
web-admin-status-waiting = 待機中
web-admin-status-playing = 進行中
web-admin-status-over = 終了
web-admin-status-closed = 閉鎖：{ $reason }
web-admin-close = 閉じる
web-admin-close-named = { $names }のテーブルを閉じる
web-admin-close-now = テーブルを閉じる
web-admin-reason = 理由（関係者に伝わります）
web-admin-guest = ゲスト
web-admin-player = アカウント
web-admin-host = ホスト
web-admin-person = テーブル{ $tables }卓、{ $since }から
web-admin-from = 接続元{ $addresses }
web-admin-ban = 禁止する
web-admin-ban-named = { $name }を禁止する
web-admin-ban-now = 禁止する
web-admin-ban-length = 期間
web-admin-ban-days = { $days }日
web-admin-ban-forever = 無期限
web-admin-ban-address-too = { $address }からの全員も
web-admin-ban-by-address = アドレスを禁止する
web-admin-ban-address = アドレスまたはネットワーク
web-admin-ban-address-about = そこからは誰も遊べず、アカウントも作れません。同じアドレスを使う人も締め出されます。
web-admin-banned-until = { $until }まで
web-admin-banned-forever = 無期限
web-admin-ban-by = { $by }、{ $when }
web-admin-lift = 解除
web-admin-lift-named = { $name }の禁止を解除する
web-admin-deed-close = テーブルを閉じた
web-admin-deed-ban = 禁止した
web-admin-deed-unban = 禁止を解除した
web-admin-deed-contest = 大会を終了
web-admin-deed-grant = ホストにした
web-admin-deed-revoke = ホストの権限を外した
web-admin-deed-password = パスワードを発行した
web-table-closed = 閉鎖：{ $reason }
