### What can be wrong with what somebody brings: options, records, files. The errors of Tenka name these by their codes.

## Games, seats and options

error-game = ゲーム「{ $game }」はありません。あるのは：{ $known }。
error-game-version = { $game }はここでは版{ $here }で、版{ $version }ではありません。
error-language = 言語「{ $language }」はありません。あるのは：{ $known }。
error-seats = { $game }は{ $least }人から{ $most }人用で、{ $seats }人では遊べません。
error-option-none = { $game }に設定「{ $option }」はありません。
error-option-unknown = { $game }に設定「{ $option }」はありません。あるのは：{ $known }。
error-option-moon-setup = 規定の初期配置は日の面だけです。月の面では国を選びます。
error-option-choice = 設定「{ $option }」は{ $known }のどれかで、{ $value }ではありません。
error-option-flag = 設定「{ $option }」はtrueかfalseで、{ $value }ではありません。
error-option-material = 設定「{ $option }」は「tower.shelves.stay=[1, 4]」のような訂正の並びです。
error-option-modules = 設定「modules」は{ $known }の並びで、{ $value }ではありません。
error-option-module = モジュール{ $module }はありません。あるのは：{ $known }。
error-option-module-twice = モジュール「{ $module }」が二度指定されています。

## Records

error-record-large = このファイルはゲームの記録としては大きすぎます（{ $bytes }バイト、最大{ $most }）。
error-record-json = このファイルはゲームの記録ではありません。JSONが完全ではありません。
error-record-other = このファイルはJSONですが、Tenkaの記録ではありません。
error-record-format = この記録の形式は{ $format }です。このプログラムが読めるのは形式{ $known }です。
error-record-damaged = この記録は壊れています。`{ $where }`にあるものの種類が違うか、何かが欠けています。
error-record-rules = この記録は再生できません：{ $why }
error-record-no-seed = シードがまだ公開されていません。確認できるのは終わったゲームだけです。
error-record-unfinished = 記録が項目{ $entry }のあと、ゲームが終わる前に途切れています。
error-record-result = 結果が手から導かれません。
error-record-start-draws = 準備で、記録された抽選がシードのものではありません。
error-record-seed-digits = シードが十六進数で書かれていません。
error-record-seed-hash = シードが最初に公開されたハッシュに合いません。
error-record-move = 項目{ $entry }で、席{ $seat }は「{ $move }」を選べません。
error-record-undo = 項目{ $entry }で、席{ $seat }は{ $back }戻れません。
error-record-seat = 項目{ $entry }の席{ $seat }はありません。
error-record-draws = 項目{ $entry }で、記録された抽選がシードのものではありません。
error-record-breaks = 記録が項目{ $entry }のあとで途切れています：{ $why }。
error-record-entry = 項目{ $entry }が合いません：{ $why }。
error-record-seedless = シードのないゲームは、見ることはできますが、続きは遊べません。
error-fork-impossible = このゲームの最初の局面はありえません（{ $error }）。
error-fork-contradiction = このゲームの最初の局面は矛盾しています。
error-fork-numbers = このゲームの最初の局面には、どのゲームでも届かない数があります。
error-fork-undrawable = このゲームの最初の局面は引けません。{ $why }
error-position-impossible = この局面でわかっていることに合うカードの配りがありません。
error-position-hard = この局面でわかっていることに合う配りが多すぎて、数えられません。

## Draws of a record; these stand inside of another sentence

error-draws-short = 「{ $stream }」の抽選が足りません
error-draw-range = 「{ $stream }」の抽選が{ $number }で、{ $of }通りの中にありません
error-draw-order = 「{ $stream }」のシャッフルが{ $of }個の並びになっていません
error-draws-left = 「{ $stream }」の抽選が{ $number }個余っています
error-draw-other = 「{ $stream }」の抽選が記録と違います
error-shuffle-other = 「{ $stream }」のシャッフルが記録と違います
error-draw-thing = 「{ $thing }」は引けません。あるのは{ $known }です
error-draw-order-things = { $shuffled }は{ $things }の並べ替えではありません

## Corrected values of the material

error-material-file = 内容物のファイルは、「tower」など私たちのファイルの名前を持つJSONオブジェクトです。
error-material-line = 「{ $line }」は何も訂正しません。tower.shelves.stay=[1, 4]のように書いてください。
error-material-json = { $where }の値がJSONではありません：{ $value }
error-material-unknown = 内容物の値「{ $where }」はありません。
error-material-size = { $where }：数は{ $most }まで、並びと言葉は{ $long }個までです。
error-material-lines = 訂正が{ $most }個を超えています。
error-material-tower = 最初にタワーに入るキューブは、一色につき最大{ $most }個です。
error-material-kind = { $where }の値は{ $here }です。{ $value }は種類が違います。
error-material-region = { $where }：{ $province }が未知の地方「{ $region }」にあります。
error-material-province = { $where }：国「{ $province }」はありません。
error-material-border-land = { $where }：陸の境は異なる二つの国を結びます。
error-material-border-sea = { $where }：海路は異なる二つの国を結びます。
error-material-provinces = { $where }：国が{ $number }個、IDの順に並んでいません。
error-material-regions = { $where }：九つの国からなる地方が五つありません。
error-material-spaces = { $where }：国の建築マスは1から3です。
error-material-border-twice = { $where }：同じ境が二度あります。
error-material-removed = { $where }：三人のときに使わない国は八つです。
error-material-apart = { $where }：{ $seats }人のとき、すべての国がつながっていません。
error-material-events = events：イベントカードは{ $number }枚です。
error-material-fraction = { $where }は「[分子、分母]」の形の分数で、分母は最大1000です。
error-material-armies = supplies.armies：各プレイヤーの兵は1から{ $most }です。
error-material-farmers = supplies.farmers：農民は1から{ $most }で、setup.tower_farmers（{ $tower }）をタワーに入れるのに足りなければなりません。
error-material-provisions-first = supplies.provisions：表は、養えない国が一つの行から始まります。
error-material-provisions-order = supplies.provisions：行が順に並んでいません。
error-material-provisions-farmers = supplies.provisions：一揆には少なくとも農民1がいます。
error-material-groups = { $where }：部隊は兵1から5で、予備は{ $armies }です。
error-material-own-provinces = { $where }：プレイヤーごとに別の国を持ちます。
error-material-own-groups = { $where }：兵が部隊と合いません。
error-material-not-in-game = { $where }：ゲームで使わない国があります。
error-material-effect = { $where }：効果「{ $effect }」はありません。あるのは：{ $known }。
error-material-by-seats = { $where }：3人、4人、5人にそれぞれ一つの数です。
error-material-chambers-size = chambers：横列が六つ、縦列が六つあり、それぞれに値があります。
error-material-chambers-drawn = chambers.drawn：36個の袋から、1ラウンドに1から6個です。
error-material-statues = { $where }.statues：最大{ $most }です。
error-material-samurai-regions = samurai.regions：地方は1から5です。
error-material-samurai-armies = samurai.cards：それほど多くの兵は誰も持っていません。
error-material-court-costs = { $where }.costs：費用は三つで、高いマスから並べます。
error-material-court-cards = { $where }.tower_cards：各プレイヤーのタワーカードは三枚です。
error-material-favor = { $where }：恩寵「{ $favor }」はありません。あるのは：{ $known }。
error-material-favor-amount = { $where }：量は1から{ $most }です。

## Bots and the arena

error-no-bot = { $game }にボット「{ $bot }」はありません。あるのは：{ $known }。
error-no-bots = ゲーム「{ $game }」のボットはありません。あるのは：{ $known }。
error-no-action = seat_{ $seat }は今、行動{ $action }を行えません。action_maskを見てください。
error-bots-alike = 二つの違うボットが「{ $bot }」という名前です。
error-bot-unreadable = ボット「{ $bot }」を読めません：{ $why }。
error-bot-size = ボット「{ $bot }」は空か、大きすぎます。
error-bot-weights = 「{ $bot }」にはpython -m tenka.research.learnが書いた重みがありません。
error-bot-table = 重み「{ $bot }」は、{ $seats }席の{ $game }、設定{ $options }のものです。
error-bot-start = ボット「{ $bot }」が起動しません（{ $file }、{ $line }行目）：{ $why }。
error-bot-decide = ボット「{ $bot }」に関数decide(observation, moves, clock)がありません。
error-bot-failed = ボット「{ $bot }」が{ $file }の{ $line }行目で失敗しました：{ $why }。
error-bot-ended = ボット「{ $bot }」がプロセスを終えました。
error-bot-simulations = 「{ $simulations }」はシミュレーションの回数ではありません。
error-ladder-simulations = 「{ $simulations }」は、sharp:300,master:900のような強さと回数の形ではありません。
error-bot-answer = ボット「{ $bot }」の答え{ $answer }は、できる手の中にありません。
error-bot-late = ボット「{ $bot }」は{ $seconds }秒以内に答えませんでした。
error-folder = フォルダー{ $folder }を作れません：{ $why }。
error-dataset-other = { $folder }には別のデータセットがあります。新しいフォルダーを選ぶか、同じコマンドを繰り返してください。
error-dataset-place = { $file }に書き込めません：{ $why }。書き込めるようになったら、同じコマンドで続けられます。
error-dataset-unlike = { $file }は、最初の記録と同じ設定の、{ $seats }席の{ $game }ではありません。
error-record-unlike = 環境は{ $seats }席の{ $game }用ですが、記録は違います。
error-record-options = 記録の設定が環境と違います：{ $options }。
error-record-moment = 記録にあるのは0から{ $most }までの場面で、{ $moment }はありません。
error-results-place = 結果を「{ $file }」に保存できません：{ $why }。
error-results-none = 「{ $file }」にアリーナの結果がありません：{ $why }。
error-results-other = 「{ $file }」には別の対戦があります：{ $contest }。
error-no-dask = クラスターにはDaskが必要です：pip install 'tenka-games[cluster]'。
error-no-server = サーバーがインストールされていません：pip install 'tenka-games[server]'。
error-no-cluster = 「{ $address }」のDaskクラスターが応答しません：{ $why }。
error-arena-ended = アリーナのプロセスが終了しました。もう一度始めると残りを続けます。

error-query-unknown = { $game }に問い合わせ「{ $query }」はありません。
error-query-parameter = ここでは「{ $name }」に「{ $value }」は使えません。
error-query-seat = これを尋ねられるのはプレイヤーだけです。
