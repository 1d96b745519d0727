### Pages of people, ratings, the daily deal.

## A person's page

web-page-mine = マイページ
web-page-about = ここで遊んだことを、ゲームの記録から数えました。
web-page-empty = まだ終わったゲームがありません。一度遊べば、このページも語り始めます。
web-page-empty-other = まだ終わったゲームがありません。
web-page-hidden = このページをほかの人に見せない
web-page-hidden-about = レーティングの一覧にもほかの人のページにも載らず、このページへのリンクもほかの人には開けなくなります。テーブルでは、これまでどおり名前が表示されます。
web-page-link = ほかの人のためのアドレス：
web-page-games = { $games }ゲーム
web-page-seats = 人数
web-page-count = ゲーム
web-page-place = { $place }位
web-page-points = 平均点
web-page-average = 平均
web-page-best = 1ゲームの最高
web-page-numbers = ゲームからわかること
web-page-rivals = 対戦成績
web-page-ahead = 上位
web-page-equal = 同位
web-page-behind = 下位
web-page-person = 人
web-page-last = 最近のゲーム
web-page-left = テーブルを離れた
web-page-course = 最近{ $games }ゲームの、各ゲーム後のレーティング：{ $first }から{ $last }。
web-page-places = 最近{ $games }ゲームの順位、上が1位。

## Ratings

web-rating = レーティング
web-rating-people = 人との対戦
web-rating-bots = ボットとの対戦
web-rating-value = { $value } ± { $spread }
web-rating-rung = 少なくとも{ $bot }と同じ強さ
web-rating-below = まだ{ $bot }ほど強くない
web-rating-provisional = 暫定
web-rating-games = レーティング戦{ $games }ゲームから
web-rating-none = レーティングなし
web-rating-people-none = レーティング戦には、アカウントを持つ人が二人必要です。
web-ratings = レーティング
web-ratings-of = レーティング：{ $game }
web-ratings-about = アカウントを持ち、レーティング戦を{ $least }ゲーム以上遊び、公開している全員です。ボットは強さの階段での位置に並びます。
web-ratings-empty = レーティング戦を{ $least }ゲーム遊んだ人はまだいません。最初の一人になりましょう。
web-ratings-bot = ボット
web-table-settings-rated-choice = レーティング戦
web-table-settings-rated-about = アカウントを持つ人が二人以上遊べば、レーティングに数えます。ヒントのあるゲームは数えません。
web-table-settings-rated = アカウントを持つ人が二人遊べば、このテーブルはレーティングに数えます。
web-table-settings-unrated = このテーブルはレーティングに数えません。

## The daily deal

web-daily = 今日の一局
web-daily-about = どのゲームにも一日に一つ、全員が同じ配りで同じボットと戦います。あなたならどうしますか。
web-daily-rules = { $seats }人のテーブルで、ほかはボット（{ $bot }）です。取り消しもヒントもなく、途中で離れると結果は残りません。{ $until }までに終えてください。
web-daily-play = 今日の一局を遊ぶ
web-daily-continue = 続ける
web-daily-done = もう遊びました
web-daily-streak = { $days }日連続
web-daily-players =
    { $players ->
        [0] まだ誰も終えていません。
       *[other] { $players }人が終えました。
    }
web-daily-results = 結果
web-daily-day = { $day }の結果
web-daily-earlier = 前の日
web-daily-later = 次の日
web-daily-empty = この日の結果はありません。
web-daily-rank = 順位
web-daily-place = 着順
web-daily-points = 得点
web-daily-guest = ゲスト
web-daily-you = あなた
web-daily-sealed = 誰も手助けできないように、配りは二日間閉じています。そのあと、リプレイ、コーチ、記録が開きます。
web-daily-table = 結果を見る

## 大会。ほかの文は contests.ftl にあります

web-contests = 大会
web-contests-about = 二人から六人の卓で何回か対戦し、順位を競います。一分で友だちと開けます。参加するだけでもかまいません。
web-contest-back = 大会へ
web-puzzles = 問題
web-puzzles-about = 本物のゲームから、一つの手がはっきり良い場面です。その手を見つけ、理由を見ましょう。
