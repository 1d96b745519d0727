### The coach: what `sharp` would have done, after a game and, where the table allows it, during one.

## In the browser and in the terminal

coach = コーチ
coach-about = あなたと同じことを知る「鋭敏」ならどうしたか、それにどれだけの価値があったか。真実ではなく、見積もりです。
coach-percent = { $percent } %
coach-gain = { $gain } ± { $error } %
coach-about-seat = この席と同じことを知る「鋭敏」ならどうしたか、それにどれだけの価値があったか。真実ではなく、見積もりです。
coach-verdict-same = 鋭敏と同じ
coach-verdict-equal = 同じくらい良い
coach-verdict-better = 鋭敏より良い
coach-verdict-slip = 緩手
coach-verdict-mistake = 悪手
coach-others-same = ほかに同じもの{ $count }件
coach-summary =
    { $count ->
        [0] 決めることはありませんでした
       *[other] 決定{ $count }回のうち{ $good }回は鋭敏と同じくらい良い。緩手：{ $slips }、悪手：{ $mistakes }
    }

## In the browser

web-coach-start = 自分のゲームを見てもらう
web-coach-start-seat = この席のゲームを見てもらう
web-coach-go-on = 続ける
web-coach-stop = 止める
web-coach-working = 決定{ $total }回のうち{ $done }回
web-coach-cancelled = 決定{ $total }回のうち{ $done }回で止めました。
web-coach-failed = コーチは最後まで見られませんでした。
web-coach-nobody = 決定について聞くには、下で席の視点を選んでください。
web-coach-empty = この席には決めることがありませんでした。
web-coach-played = あなたの手
web-coach-played-seat = 実際の手
web-coach-best = 鋭敏
web-coach-compared = あなた → 鋭敏
web-coach-compared-seat = 実際 → 鋭敏
web-coach-order = 並び順
web-coach-by-time = プレイした順
web-coach-by-size = 大きい順
web-coach-turning = 最も大きな悪手の一つ
web-coach-to-moment = この場面を見る
web-coach-bar = 勝つ見込みの差
web-coach-both = { $played } → { $best }
web-coach-chance-same = 勝つ見込み{ $chance }
web-coach-chance = 勝つ見込み{ $from } → { $to }
web-coach-more = 数字の意味
web-coach-explained = 席が知っていたことから引いた同じ世界で両方の手を試し、ボットの経験則で先を続けました。数字は勝つ見込みの差（パーセントポイント）です。ボットの判断が正しければ、100回中95回は真の値が±の範囲に入ります。もっと強い人なら、より良い手を知っているかもしれません。
web-hint = ヒント
web-hint-title = ヒント：鋭敏ならどうするか。尋ねたことは全員に見えます。
web-hint-thinking = コーチが考えています
web-hint-text = 鋭敏なら：{ $move }
web-hint-several = 鋭敏なら
web-hint-chance = 勝つ見込みは、鋭敏の見積もりで約{ $percent } %です。
web-hint-play = これを選ぶ
web-hints-used = ヒント{ $count }回
web-hints-chip = ヒントあり

## In the terminal

coach-title = { $game }：{ $name }の決定
coach-column-step = 手順
coach-column-played = 実際の手
coach-column-best = 鋭敏なら
coach-column-chance = 勝つ見込み
coach-column-gain = 差
coach-column-verdict = 評価
coach-looking = 考え中
coach-none = { $name }には決めることがありませんでした。
coach-unknown-seat = 席{ $seat }はありません。最後の席は{ $last }です。
