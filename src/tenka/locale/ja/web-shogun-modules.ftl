### The browser's own words for the modules of Shogun. Everything else of them stands in shogun_modules.ftl.

## Plan spaces

web-shogun-short-convert3 = 出仕3
web-shogun-short-convert2 = 出仕2
web-shogun-short-convert1 = 出仕1
web-shogun-key-court = 宮廷のマスを選ぶ：兵3、2、1
web-shogun-key-choice = この番号の答えを選ぶ

## Boards and questions

web-shogun-tab-boards = ボード
web-shogun-boards = モジュールのボード
web-shogun-choose-province = 国を選ぶ

web-shogun-favors-offered = 並んでいる恩寵
web-shogun-favors-none = 今は恩寵が並んでいません。
web-shogun-favor-number = 恩寵{ $favor }
web-shogun-favor-text = { $gift }、{ $officials }で
web-shogun-favor-too-dear = { $officials }が必要です。
web-shogun-favor-none-text = 役人は次のラウンドまで待ちます。
web-shogun-favor-use = 恩寵{ $favor }：{ $gift }
web-shogun-favor-keeps = 持っている恩寵{ $favor }：{ $gift }
web-shogun-uphold-text = それでも恩寵は使ったことになります。
web-shogun-officials-of = { $name }：{ $officials }
web-shogun-officials-where = 役人：宮廷に{ $court }、予備に{ $supply }
web-shogun-hall-empty = 空
web-shogun-asking = 今のままなら、次の順で恩寵を願います：{ $names }。
web-shogun-favors-past = 使われたもの：
web-shogun-ask-order = 願う順：

web-shogun-samurai-card = 侍カード{ $card }
web-shogun-samurai-nothing = なし
web-shogun-benefit-chests = 手元に加わる
web-shogun-benefit-rice = 次の冬のために
web-shogun-benefit-armies = 次の合戦でタワーへ
web-shogun-benefit-points = すぐに

web-shogun-leader-in = { $province }に武将
web-shogun-leader-off = 武将はボードの外にいます。
web-shogun-leader-place-help = 武将のいる国では、建物が1安く、徴税・米・徴兵が1増えます。
web-shogun-leader-move-help = とどまることはできません。遠くへ逃れると像を残しません。
web-shogun-leader-later = 別の国に置きます。
web-shogun-leaves-statue = 像を残す
web-shogun-trophy-of = { $name }からの戦利品
web-shogun-statues-left = 像：ボードに{ $board }、残り{ $left }

web-shogun-chamber-open = 開いている
web-shogun-chamber-down = 裏向き
web-shogun-chamber-bag = 袋の中
web-shogun-chamber-line = そこで最多の人に{ $value }点、同数なら1点少なくなります。
web-shogun-chamber-row = 横列{ $line }
web-shogun-chamber-column = 縦列{ $line }
web-shogun-chamber-none-text = 表向きのマーカーはすべてそのままです。
web-shogun-chamber-values = 横列と縦列の価値
web-shogun-chambers-about = 最後に、横列や縦列で最多の人がその得点を得ます。
web-shogun-chambers-of = 部屋：取ったもの{ $board }、残りのマーカー{ $left }
web-shogun-region-tiles = 地方タイルの並び

## Scenes and the end

web-shogun-scene-statues = 像と戦利品を数えます。
web-shogun-scene-chambers = 部屋を数えます。
web-shogun-statues-scoring = 像の得点
web-shogun-chambers-scoring = 部屋の得点
web-shogun-score-here = 得点
web-shogun-points-from = 得点
web-shogun-points-year = { $year }年目

## Quick reference

web-shogun-about-officials = 控えの間で待ち、最も多い人が最初に願います。
web-shogun-about-leader = 持ち主の色の、兜の付いた六角形です。いる国では行動が有利になります。
web-shogun-about-statue = 持ち主の家紋の付いた石です。最後に1体1点になります。
web-shogun-about-trophy = あなたの武将が取った、ほかの人の像です。最後に1体1点になります。
web-shogun-about-chambers = 枠のあるマスは開いており、家紋は取られたもの、網かけの円は裏向きです。裏向きは、何も得ないもう一人のプレイヤーのように数えます。
web-shogun-about-tower-card = 宮廷のマスに置くと、トレイにある自分の兵を役人にします。行動では何もせず、入札では0と同じです。
web-shogun-about-kept = あとで、またはラウンドの終わりまで効きます。
web-shogun-about-gone = ゲームから取り除かれました。
web-shogun-about-entrance = 役人はここで待ちます。最も多い人が最初に願います。
web-shogun-about-audience = 恩寵を願う人は役人を全員ここへ連れてきて、役人で払います。
web-shogun-about-tiles = この順に、その地方で最も多くの国を持つ人が部屋を取れます。
web-shogun-about-board = このボードを開閉します。
web-shogun-statue-in = { $province }の像
web-shogun-leader-of = { $name }の武将
web-shogun-statue-of = { $name }の像
