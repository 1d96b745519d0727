### The arena and the ladder.

arena-column-bot = ボット
arena-column-games = ゲーム
arena-column-wins = 勝ち
arena-column-interval = 95 %区間
arena-column-rating = レーティング
arena-column-rating-interval = 95 %区間
arena-playing = 対戦中
arena-chance = 偶然だけなら、それぞれ{ $chance }勝ちます。
arena-times = 1ゲームは平均{ $mean }秒、最も長い決定は{ $slowest }秒でした。
arena-uneven = 席が均等に回っていません。ゲーム数を{ $cycle }の倍数にすると均等になります。
arena-late = { $bot }は応答が遅く、{ $games }ゲームを失いました。
arena-report = { $file }に書き込みました。
arena-title = アリーナ：{ $game }
arena-facts = { $seats }人のテーブルで{ $games }ゲーム、最初の配りは{ $seed }。
arena-simulations = 探索するボットは1回の決定に{ $simulations }回のシミュレーション。
arena-clock = 1回の決定の持ち時間は{ $seconds }秒。
arena-wins = 首位
arena-wins-about = それぞれが首位になった割合と、ウィルソンの95 %区間。破線は偶然の場合です。
arena-ratings = レーティング
arena-ratings-about = プラケットとルースの方法で全順位から求め、イロの尺度で示します。400点の差は10対1の見込みです。平均は1500、区間は配りに無作為な重みを付けて求めます。
arena-places = 順位
arena-places-about = 各ボットのゲームがどの順位にどう分かれたか。
arena-place = { $rank }位
arena-progress = ゲームごとの推移
arena-progress-about = それまでの首位の割合。
dataset-written = { $folder }に、終わったゲーム{ $games }件、決定{ $decisions }件。
dataset-from-bots = { $bots }が配り{ $seed }からプレイし、シミュレーションは1回の決定に{ $simulations ->
        [0] 各ボットの好みの回数
       *[other] { $simulations }回
    }。
dataset-from-records = 終わったゲームの記録から、人の名前を除いて作成。
dataset-card =
    # { $title }：ゲーム{ $games }件、決定{ $decisions }件
    
    Tenka { $version }の`tenka dataset`で作成。{ $made }
    
    規則と配列：`{ $id }`、{ $seats }席、設定`{ $options }`。
    
    ## decisions
    
    | 列 | 意味 |
    | --- | --- |
    | game | ゲームの番号 |
    | moment | 記録のいくつの項目のあとか |
    | player | 決定した席 |
    | decider | その席のために決定したボット、または`person` |
    | row | 席が知っていたこと：{ $numbers }個の数。名前は`layout.json`にある |
    | mask | { $actions }個の行動のうち、できたもの。名前は`layout.json`にある |
    | action | 選んだ行動 |
    | outcome | 最後に首位を分けた割合から1／席数を引いた値 |
    | rank | 最後の順位 |
    
    行には、その席が知りえなかったことは含まれません。取り消された決定は除いてあります。
    
    ## games
    
    | 列 | 意味 |
    | --- | --- |
    | game | ゲームの番号 |
    | players | 席ごとのボット、または`person` |
    | ranks, points | 席ごと |
    | record | 隠れた情報を含むゲーム全体。`tenka replay`で見られる |
ladder-head =
    # 強さの階段
    
    ボットは自分の席が知りうることだけを見ます。各行は、一つのボットが、次に弱いボットばかりのテーブルで、
    同じ配りをすべての席から遊んだ結果です。探索するボットは、1回の決定に、かっこ内に示す決まった回数の
    シミュレーションを行うので、同じコマンドはどの機械でも、どれほど忙しくても、同じゲームになります。
    `seconds`は、どちらの側についても、席とゲームあたりのCPU時間です。テーブルではその代わりに持ち時間があり、
    より長く考えます。[ボットとアリーナ](bots.md)を参照してください。
    
    対戦はおよそ{ $looks }ゲームごとに評価され、どちらが強いかが示された最初の評価で止まります。
    区間は首位の割合のウィルソン区間で、各評価について{ $each }です。これにより、一行の中で誤る確率は
    最大5 %になります。「勝る」とは、区間全体が偶然を上回ることです。
    
    このページはアリーナが作成します。終わったゲームは保存され、二度はプレイされません：
    
    ```sh
    { $command }
    ```
ladder-columns = | ボット | 相手 | ゲーム | 首位 | 区間 | 偶然 | 秒 | 勝る |
ladder-beats-better = はい
ladder-beats-worse = いいえ、劣る
ladder-beats-open = 示されていない
ladder-beats-unplayed = 対戦なし
