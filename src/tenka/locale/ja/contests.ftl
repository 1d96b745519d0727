### 大会。そのページとともに読み込まれます。最初のページの文は pages.ftl にあります。

## 一覧

contest-new = 新しい大会
contest-list-open = 参加受付中
contest-list-running = 対戦中
contest-list-over = 終了
contest-list-empty = まだ大会はありません。最初の一つを開きましょう。ゲームを選び、リンクを伝え、全員がそろったら始めます。
contest-players = { $players }人
contest-joined = 参加しています
contest-nobody = まだ誰も参加していません。
contest-tables-of = { $seats }人卓
contest-starts-by-hand = 全員がそろったら開始
contest-starts-at = 開始：{ $starts }
contest-waits-for-host = 参加受付中。{ $host }が開始します。
contest-over = 終了
contest-of-club = クラブ「{ $club }」のメンバーのための大会
contest-won = { $count ->
        [1] { $names }の優勝
       *[other] { $names }が首位を分け合いました
    }
contest-round-of = 全{ $rounds }回の第{ $round }回

## 開く

contest-name = 名前
contest-name-default = { $day }の大会
contest-game = ゲーム
contest-seats = 一卓の人数
contest-format = 方式
contest-format-swiss = スイス式
contest-format-swiss-about = 数回の対戦。成績の近い人どうしが当たり、同じ相手とはできるだけ当たりません。何人でもできます。
contest-format-round-robin = 総当たり
contest-format-round-robin-about = 全員が全員と、できるだけ均等に当たります。少人数向きです。
contest-format-knock-out = 勝ち抜き
contest-format-knock-out-about = 各卓の上位が進み、最後の一卓まで続きます。
contest-clock-about = 持ち時間が切れた人の代わりはボットが続けます。回が終わるように、大会には必ず時計があります。
contest-start = 開始
contest-start-hand = 自分でボタンを押したとき
contest-start-date = 日時を決める
contest-duplicate = デュプリケート
contest-duplicate-about = 一つの回ではどの卓も同じ配りです。ほかの卓で同じ席に座った人と比べるので、運が打ち消されます。
contest-more = そのほかの決まり
contest-rounds = 回数
contest-rounds-automatic = 人数に合わせる
contest-advance = 各卓から進む人数
contest-advance-half = 半分
contest-odd = 卓が埋まらないとき
contest-odd-bots = ボットが空席に座る
contest-odd-smaller = 少ない人数の卓を作る
contest-bot = ボットの強さ
contest-rated = レーティングに数える
contest-listed = 誰でも一覧で見つけられる
contest-join = 自分も参加する
contest-make = 大会を開く

## 大会のページ

contest-my-table = 自分の卓へ
contest-look = 観戦
contest-enter = 参加する
contest-enter-late = 次の回から参加する
contest-begin = 今すぐ開始
contest-copy = リンクをコピー
contest-withdraw = 辞退する
contest-withdraw-sure-open = 開始まではまた参加できます。
contest-withdraw-sure-running = この回はボットが代わりに続け、最下位として数えます。
contest-end = 大会を終える
contest-end-sure-open = まだ始まっていないので、なくなります。
contest-end-sure-running = これまでの結果は残ります。まだ続いている卓はもう数えません。
contest-rules = この大会の決まり
contest-standings = 順位
contest-points = { $points }点
contest-out = 辞退
contest-absent = 不在
contest-round = 第{ $round }回
contest-round-over = 終了
contest-table = { $number }番卓
contest-bye = 不戦
contest-sealed = どの卓も同じ配りです。結果、再生、観戦は、最後の卓が終わるまで待ちます。
contest-score-place = 第{ $round }回：{ $seats }人中{ $place }位、{ $points }
contest-score-bye = 第{ $round }回：対戦なし、{ $points }
contest-score-absent = 第{ $round }回：不在、{ $points }

## 次の人より上の理由

contest-why-points = { $other }より点が多い：{ $points }対{ $theirs }。
contest-why-opponents = { $other }と同点ですが、相手がより強い：相手の平均は{ $opponents }点、{ $other }の相手は{ $their_opponents }点。
contest-why-head = { $other }と点も相手の強さも同じですが、直接の対戦で上回りました。
contest-why-shared = { $other }とすべて同じなので、順位を分け合います。
contest-why-reached = { $other }より先まで進みました。
contest-why-last = 最後の回の点が{ $other }より多い：{ $last }対{ $their_last }。

## 決まりの文

contest-rule-swiss = { $seats }人卓のスイス式：点の近い人どうしが同じ卓に座り、同じ相手とはできるだけ当たりません。席は回ごとに変わります。
contest-rule-round-robin = { $seats }人卓の総当たり：全員が全員と、できるだけ均等に当たります。席は回ごとに変わります。
contest-rule-knock-out = { $seats }人卓の勝ち抜き：各卓の上位{ $count }人が進み、最後の一卓まで続きます。すべて同じときはくじで決めます。
contest-rule-rounds = 全{ $rounds }回。
contest-rule-points = 一回は100点まで：同じ卓で自分より下だった人の割合です。同じ順位は分け合います。
contest-rule-duplicate = 一つの回ではどの卓も同じ配りです。一回は100点まで：ほかの卓で同じ席だった人のうち、上回った割合です。まず順位、次にゲームの点で比べます。手は戻せず、回が終わるまでほかの卓は見られません。
contest-rule-odd-bots = 空席にはボットが座ります：{ $bot }。
contest-rule-odd-smaller = 割り切れないときは少ない人数の卓を作り、席のない人は不戦で50点です。全員が一度ずつ経験するまで、二度目はありません。
contest-rule-absent = 持ち時間({ $time })が切れると、ボットが続けます。対戦の終わりに不在の人は最下位とし、二回続くと大会から外れます。
contest-rule-late = 途中からの参加は次の回からです。最後の回の前ならいつでもできます。
contest-rule-no-late = 開始後の参加はできません。
contest-rule-ties = 同点のときは相手の平均点、次に同点の人どうしの対戦で決め、それでも同じなら順位を分け合います。
contest-rule-rated = 対戦はレーティングに数えます。
contest-rule-unrated = 対戦はレーティングに数えません。
