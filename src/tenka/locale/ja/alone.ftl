# Tenka without a server: everything runs and is kept in this browser.

web-alone = ネットワークなしでここで遊ぶ
web-alone-about = 規則もボットもゲームも、すべてこのブラウザーの中で動きます。アカウントもサーバーも要らず、二度目からはネットワークも要りません。
web-alone-start = 始める
web-alone-size = 約{ $megabytes } MBを一度だけ読み込みます。
web-alone-fetching = ゲームを読み込み中：{ $percent } %
web-alone-starting = テーブルを準備中…
web-alone-broken = Tenkaを起動できませんでした。ネットワークが切れているなら、つながってからもう一度お試しください。それでもだめなら、このブラウザーが古すぎるか、ページが裏で動くことを許していません。
web-alone-again = もう一度試す
web-alone-full = このブラウザーには、もうゲームを保存する場所がありません。失われたものはありませんが、最後にしたことは保存されていません。場所を空けるか、ゲームをファイルに保存して、ほかのサイトのデータを消してください。
web-alone-denied = プライベートウィンドウなどのため、このブラウザーはTenkaに何も保存させません。書きかけのものはありませんが、最後にしたことは保存されていません。
web-alone-cleared = データの消去などで、このブラウザーに保存されていたゲームがなくなりました。途中のゲームは続けられませんが、全ゲームのファイルがあれば、終わったものは戻せます。
web-alone-export = 全ゲームをファイルに保存
web-alone-close = 閉じる
web-alone-rules = 先に規則を読む
web-rules-of = { $game }の規則
