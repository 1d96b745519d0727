### 共有されたリンクに表示される言葉。サーバーだけが使います。

link-waiting = 募集中：{ $seats }席のうち{ $taken }席
link-playing = 進行中、{ $seats }人
link-over = 終了、{ $seats }人
