### Help in place at the table of Zipang Portable.

web-zipang-about-points = 戦闘力（刀）：{ $btl }。名誉（結び目）：{ $hnr }。
web-zipang-about-coins = コイン
web-zipang-about-coins-text = 戦役のあとで誰かのコインが尽きたとき、最も多く持っている人が将軍になります。
web-zipang-about-pot = ポット
web-zipang-about-pot-text = 戦役のたびに全員がコインを1枚払い、戦役の勝者がすべて受け取ります。
web-zipang-about-gone = 失われたコイン
web-zipang-about-gone-text = 戦役のたびにポットのコインが1枚ゲームから取り除かれ、国は貧しくなっていきます。
web-zipang-about-supply = 山札
web-zipang-about-supply-text = 手番の初めにここから1枚引きます。尽きたら次の手番が戦役の最後で、名誉で決まります。
web-zipang-about-discards = 捨て札
web-zipang-about-discards-text = 使われたカードと失われたカードが表向きで並び、いちばん右が最新です。傾奇者はここから取れます。
web-zipang-about-face-down = 裏向きのカード
web-zipang-about-face-down-text = 戦役の初めに1枚が脇に置かれます。誰も中身を知らず、誰も取れません。
web-zipang-about-hidden = 見ていないカード
web-zipang-about-hidden-text = 手札は2枚、自分の手番では3枚です。あなたが見たカードは、目の印とともに表で示されます。
web-zipang-about-proved = 示された戦闘力
web-zipang-about-proved-text = この手札は攻撃を防いだので、少なくともこれだけの戦闘力があります。
web-zipang-about-out = 戦役から脱落
web-zipang-about-out-text = 戦いに負けたか手札がないため、次の戦役を待っています。コインはそのまま残ります。
web-zipang-about-let = そのまま受ける
web-zipang-about-let-text = カードの効果を受けます。攻撃は、手札の戦闘力が足りていれば自然に防げます。
web-zipang-about-monk = 僧侶で返す
web-zipang-about-monk-text = 僧侶を捨て、カードの自分への効果を打ち消します。新しいカードを1枚引きます。
web-zipang-about-coin = コインで防ぐ
web-zipang-about-coin-text = 戦役の最初の手番までは、ポットにコイン1枚を払えば攻撃を防げます。
web-zipang-live = 三人の戦役で、あなたの手番です。手札から好きなカードを出して、どうなるか見てみましょう。
