### Zipang Portable. Python (src/tenka/texts.py) and the browser follow the same convention:
###
### IDS. A line is looked up under a base id with at most one variant and at most one viewer part; the
### first message that exists is used, in this order:
###     base + variant + who,   base + variant,   base + who,   base
### If none exists there is nothing to say (a silent event, such as `asked`).
###
### WHO. `-you` if the viewer is the subject, `-at-you` if the viewer is the other one, else nothing.
### The public viewer (-1) is never anybody: check that the viewer is 0 or more first, for the pot is -1 too.
###
### EVENTS. base = `zipang-event-<tag>`
###     tag                subject   other      variant (the first that fits)
###     campaign-started   first
###     dealt
###     turn-started       seat                 -last      last is true
###     drew               seat
###     played             seat                 -ikki      count is 2 and there are targets
###                                             -ikki-empty  count is 2
###                                             -pot       targets are the pot (-1)
###                                             -targets   there are targets
###     asked              seat                 (silent)
###     reacted            seat                 -<answer>  (-let is silent)
###     blocked            seat      attacker   -seen      cards are given
###     eliminated         seat                 -empty     no cards
###     out-of-cards       seat
###     stole              seat      victim     -pot       victim is the pot (-1)
###     paid               seat
###     hand-shown         seat                 -empty     no cards
###     hand-lost          seat                 -empty     no cards
###     looked             seat      target     -seen      cards are given
###     took               seat      source     -discards  source is the discards (-2)
###     no-effect          seat
###     honor-compared
###     tie-drawn                               -<stake>
###     campaign-won       seat                 -<reason>
###     game-ended         any seat of rank 1
###
### ARGUMENTS. Every field of the event under its own name: a seat as its display name, a card as the text of
### `zipang-card-<id>`, a number as a number, a list joined. Fields that are null, a flag, or a place (pot,
### discards, hand) are left out. Lists of lines: `hands` and `draws` arrive as $hands, each entry the text of
### base `zipang-honor` (variant -empty if there are no cards; subject seat; $seat, $honor, $cards).
### `game-ended` has $winners (rank 1) and $standing, each entry the text of base `zipang-standing`
### (subject seat; $rank, $seat, $coins), best rank first, then by seat. In a list of seats ($targets, $winners)
### the viewer stands as the text of `you-object`.
###
### LISTS. Nothing for none, the item itself for one; else fold from the left with `list-pair` ($head, $item),
### and with `list-last` for the last item (both in common.ftl).
###
### CARDS. `zipang-card-<id>`, `zipang-effect-<id>`; an underscore in an id becomes a hyphen.
###
### MOVES. A move name is `head` or `head:tail`.
###     react:ANSWER        zipang-move-react-ANSWER
###     take:CARD           zipang-move-take            $card
###     ikki                zipang-move-ikki
###     CARD                zipang-move-CARD            $card; but `zipang-move-idle` if the card needs a target:
###                                                     bandit princess captain commander ninja tea_master
###                                                     nobleman warlord
###     CARD:pot            zipang-move-CARD-pot        $card
###     CARD:S, CARD:S+T    zipang-move-CARD            $card, $targets (a list of seats)
###
### QUESTIONS. base = `zipang-ask-<step>`; subject = the asked one ($seat: actors[0], or question.asked),
### other = question.by ($by) where there is a question. Variants: turn: -last if last_turn;
### react: -attack if question.attack is not 0. More arguments: $card (question.card; in play-taken the taken
### card), $attack, and for `over` $winners (subject: any seat of rank 1).
###
### REFUSALS. `refusal-<code>`; without arguments.

## Words

zipang-name = ジパングポータブル
zipang-btl = BTL
zipang-btl-long = 戦闘力
zipang-hnr = HNR
zipang-hnr-long = 名誉
zipang-pot = ポット
zipang-supply = 山札
zipang-discards = 捨て札
zipang-hand = 手札
zipang-coins = コイン{ $coins }枚

## Cards

zipang-card-emperor = 帝
zipang-card-peasant = 農民
zipang-card-bandit = 盗賊
zipang-card-merchant = 商人
zipang-card-princess = 姫
zipang-card-captain = 隊長
zipang-card-monk = 僧侶
zipang-card-shrine-maiden = 巫女
zipang-card-commander = 軍団長
zipang-card-ninja = 忍者
zipang-card-tea-master = 茶人
zipang-card-kabuki = 傾奇者
zipang-card-nobleman = 公家
zipang-card-warlord = 覇王

zipang-effect-emperor = すぐに戦役を終えます。名誉で勝敗を決めます。
zipang-effect-peasant = 一枚では何も起きません。二枚で一揆：ほかの全員を5 BTLで攻撃します。
zipang-effect-bandit = ほかの一人からコイン1枚を奪います。脱落した人からも奪えます。
zipang-effect-merchant = ほかの全員が、脱落した人も含めて、ポットにコイン1枚を払います。
zipang-effect-princess = ポットの半分、またはほかの一人のコインの半分（切り捨て）を取ります。
zipang-effect-captain = 一人を3 BTLで攻撃します。
zipang-effect-monk = 返しに使うと、カードの自分への効果を打ち消します。自分の手番では何も起きません。
zipang-effect-shrine-maiden = ほかの全員が手札を全員に見せます。
zipang-effect-commander = 一人か二人を4 BTLで攻撃します。
zipang-effect-ninja = ほかの一人が手札をすべて捨て、新しく2枚引きます。
zipang-effect-tea-master = ほかの一人の手札から無作為に1枚引き、それを使います。
zipang-effect-kabuki = 表向きの捨て札から1枚取り、それを使います。
zipang-effect-nobleman = ほかの一人の手札を見て1枚取り、それを使います。
zipang-effect-warlord = 一人を5 BTLで攻撃します。

## Events

zipang-event-campaign-started = 戦役{ $number }が始まります。ポットにはコイン{ $pot }枚。最初は{ $first }です。
zipang-event-campaign-started-you = 戦役{ $number }が始まります。ポットにはコイン{ $pot }枚。最初はあなたです。

zipang-event-dealt = { $cards }が配られました。

zipang-event-turn-started = { $seat }の手番です。
zipang-event-turn-started-you = あなたの手番です。
zipang-event-turn-started-last = 山札が尽きました。{ $seat }がこの戦役最後の手番を行います。
zipang-event-turn-started-last-you = 山札が尽きました。あなたがこの戦役最後の手番を行います。

zipang-event-drew = { $seat }がカードを1枚引きます。
zipang-event-drew-you = あなたは{ $card }を引きます。

zipang-event-played = { $seat }が{ $card }を出します。
zipang-event-played-you = あなたは{ $card }を出します。
zipang-event-played-targets = { $seat }が{ $targets }に{ $card }を出します。
zipang-event-played-targets-you = あなたは{ $targets }に{ $card }を出します。
zipang-event-played-pot = { $seat }がポットに{ $card }を出します。
zipang-event-played-pot-you = あなたはポットに{ $card }を出します。
zipang-event-played-ikki = { $seat }が農民を二枚出します。{ $targets }への一揆です。
zipang-event-played-ikki-you = あなたは農民を二枚出します。{ $targets }への一揆です。
zipang-event-played-ikki-empty = { $seat }が農民を二枚出します。一揆ですが、攻撃する相手が残っていません。
zipang-event-played-ikki-empty-you = あなたは農民を二枚出します。一揆ですが、攻撃する相手が残っていません。

zipang-event-reacted-monk = { $seat }は僧侶で返し、影響を受けません。
zipang-event-reacted-monk-you = あなたは僧侶で返し、影響を受けません。
zipang-event-reacted-coin = { $seat }はポットにコイン1枚を払って攻撃を防ぎます。
zipang-event-reacted-coin-you = あなたはポットにコイン1枚を払って攻撃を防ぎます。

zipang-event-blocked = { $seat }は戦闘力が足りており、{ $attacker }に手札を見せます。
zipang-event-blocked-you = あなたは戦闘力が足りており、{ $attacker }に手札を見せます。
zipang-event-blocked-at-you = { $seat }は戦闘力が足りており、あなたの攻撃を防ぎます。
zipang-event-blocked-seen-at-you = { $seat }はあなたの攻撃を防ぎ、{ $cards }を見せます。

zipang-event-eliminated = { $seat }はこの戦役から脱落し、{ $cards }を公開します。
zipang-event-eliminated-you = あなたはこの戦役から脱落し、{ $cards }を公開します。
zipang-event-eliminated-empty = { $seat }はこの戦役から脱落します。
zipang-event-eliminated-empty-you = あなたはこの戦役から脱落します。

zipang-event-out-of-cards = { $seat }は手札がなくなり、この戦役から脱落します。
zipang-event-out-of-cards-you = あなたは手札がなくなり、この戦役から脱落します。

zipang-event-stole =
    { $coins ->
        [0] { $seat }は{ $victim }から何も奪えません。
       *[other] { $seat }が{ $victim }からコイン{ $coins }枚を奪います。
    }
zipang-event-stole-you =
    { $coins ->
        [0] あなたは{ $victim }から何も奪えません。
       *[other] あなたは{ $victim }からコイン{ $coins }枚を奪います。
    }
zipang-event-stole-at-you =
    { $coins ->
        [0] { $seat }はあなたから何も奪えません。
       *[other] { $seat }があなたからコイン{ $coins }枚を奪います。
    }
zipang-event-stole-pot =
    { $coins ->
        [0] { $seat }はポットから何も取れません。
       *[other] { $seat }がポットからコイン{ $coins }枚を取ります。
    }
zipang-event-stole-pot-you =
    { $coins ->
        [0] あなたはポットから何も取れません。
       *[other] あなたはポットからコイン{ $coins }枚を取ります。
    }

zipang-event-paid =
    { $coins ->
        [0] { $seat }には払うコインがありません。
       *[other] { $seat }がポットにコイン{ $coins }枚を払います。
    }
zipang-event-paid-you =
    { $coins ->
        [0] あなたには払うコインがありません。
       *[other] あなたはポットにコイン{ $coins }枚を払います。
    }

zipang-event-hand-shown = { $seat }が{ $cards }を見せます。
zipang-event-hand-shown-you = あなたは{ $cards }を見せます。
zipang-event-hand-shown-empty = { $seat }には見せるカードがありません。
zipang-event-hand-shown-empty-you = あなたには見せるカードがありません。

zipang-event-hand-lost = { $seat }が{ $cards }を捨てます。
zipang-event-hand-lost-you = あなたは{ $cards }を捨てます。
zipang-event-hand-lost-empty = { $seat }には捨てるカードがありません。
zipang-event-hand-lost-empty-you = あなたには捨てるカードがありません。

zipang-event-looked = { $seat }が{ $target }の手札を見ます。
zipang-event-looked-you = あなたは{ $target }の手札を見ます。
zipang-event-looked-at-you = { $seat }があなたの手札を見ます。
zipang-event-looked-seen-you = あなたは{ $target }の手札を見ます：{ $cards }。

zipang-event-took = { $seat }が{ $source }から{ $card }を取ります。
zipang-event-took-you = あなたは{ $source }から{ $card }を取ります。
zipang-event-took-at-you = { $seat }があなたから{ $card }を取ります。
zipang-event-took-discards = { $seat }が捨て札から{ $card }を取ります。
zipang-event-took-discards-you = あなたは捨て札から{ $card }を取ります。

zipang-event-no-effect = { $card }は効果がありません。

zipang-honor = { $seat }は{ $honor }（{ $cards }）
zipang-honor-you = あなたは{ $honor }（{ $cards }）
zipang-honor-empty = { $seat }は{ $honor }
zipang-honor-empty-you = あなたは{ $honor }
zipang-event-honor-compared = 名誉で決着します：{ $hands }。
zipang-event-tie-drawn-campaign = 同点です。それぞれカードを1枚引きます：{ $hands }。
zipang-event-tie-drawn-game = 首位が同点です。それぞれカードを1枚引きます：{ $hands }。

zipang-event-campaign-won-last =
    { $coins ->
        [0] { $seat }が最後まで残りましたが、ポットは空です。
       *[other] { $seat }が最後まで残り、コイン{ $coins }枚を得ます。
    }
zipang-event-campaign-won-last-you =
    { $coins ->
        [0] あなたが最後まで残りましたが、ポットは空です。
       *[other] あなたが最後まで残り、コイン{ $coins }枚を得ます。
    }
zipang-event-campaign-won-honor =
    { $coins ->
        [0] { $seat }の名誉が最も高いですが、ポットは空です。
       *[other] { $seat }の名誉が最も高く、コイン{ $coins }枚を得ます。
    }
zipang-event-campaign-won-honor-you =
    { $coins ->
        [0] あなたの名誉が最も高いですが、ポットは空です。
       *[other] あなたの名誉が最も高く、コイン{ $coins }枚を得ます。
    }

zipang-standing = { $rank }位 { $seat }（コイン{ $coins }枚）
zipang-standing-you = { $rank }位 あなた（コイン{ $coins }枚）
zipang-event-game-ended = ゲーム終了。{ $winners }が将軍になります：{ $standing }。
zipang-event-game-ended-you = ゲーム終了。あなたが将軍になります：{ $standing }。

## Questions

zipang-ask-turn = { $seat }がカードを選んでいます。
zipang-ask-turn-you = あなたの手番です。カードを1枚出してください。
zipang-ask-turn-last = { $seat }がこの戦役最後のカードを選んでいます。
zipang-ask-turn-last-you = この戦役最後の、あなたの手番です。カードを1枚出してください。
zipang-ask-react = { $by }が{ $card }を出しました。{ $seat }は返せます。
zipang-ask-react-you = { $by }が{ $card }を出しました。そのまま受けますか？
zipang-ask-react-at-you = あなたは{ $card }を出しました。{ $seat }は返せます。
zipang-ask-react-attack = { $by }が{ $card }で攻撃（{ $attack } BTL）。{ $seat }は返せます。
zipang-ask-react-attack-you = { $by }が{ $card }であなたを攻撃（{ $attack } BTL）。どう返しますか？
zipang-ask-react-attack-at-you = あなたは{ $card }で攻撃（{ $attack } BTL）。{ $seat }は返せます。
zipang-ask-play-taken = { $seat }が{ $card }を使うところです。
zipang-ask-play-taken-you = { $card }をすぐに使わなければなりません。どう使いますか？
zipang-ask-take-discard = { $seat }が捨て札からカードを選んでいます。
zipang-ask-take-discard-you = 表向きの捨て札のうち、どれを取って使いますか？
zipang-ask-take-hand = { $seat }が手札からカードを選んでいます。
zipang-ask-take-hand-you = この手札から、どのカードを取って使いますか？
zipang-ask-over = ゲーム終了。{ $winners }が将軍になります。
zipang-ask-over-you = ゲーム終了。あなたが将軍になります。

## Moves

zipang-move-emperor = { $card }：戦役を終える
zipang-move-peasant = { $card }：何も起きない
zipang-move-ikki = 農民二枚：一揆、ほかの全員を5 BTLで攻撃
zipang-move-bandit = { $card }：{ $targets }からコイン1枚を奪う
zipang-move-merchant = { $card }：ほかの全員がコイン1枚を払う
zipang-move-princess = { $card }：{ $targets }のコインの半分を取る
zipang-move-princess-pot = { $card }：ポットの半分を取る
zipang-move-captain = { $card }：{ $targets }を3 BTLで攻撃
zipang-move-monk = { $card }：何も起きない
zipang-move-shrine-maiden = { $card }：ほかの全員が手札を見せる
zipang-move-commander = { $card }：{ $targets }を4 BTLで攻撃
zipang-move-ninja = { $card }：{ $targets }に手札を捨てて引き直させる
zipang-move-tea-master = { $card }：{ $targets }の手札から無作為に1枚使う
zipang-move-kabuki = { $card }：捨て札から1枚使う
zipang-move-nobleman = { $card }：{ $targets }の手札を見て1枚使う
zipang-move-warlord = { $card }：{ $targets }を5 BTLで攻撃
zipang-move-idle = { $card }：選べる相手がおらず、何も起きない
zipang-move-take = { $card }を取る
zipang-move-react-let = そのまま受ける
zipang-move-react-monk = 僧侶で返す
zipang-move-react-coin = コイン1枚で防ぐ

## Refusals

refusal-not-in-hand = このカードは手札にありません。
refusal-two-peasants = 一揆には農民が二枚必要です。
refusal-no-self = 自分は選べません。
refusal-not-in-campaign = このプレイヤーは戦役から脱落しており、選べません。
refusal-pick-target = このカードには対象が必要です。
refusal-no-such-player = このテーブルにそのプレイヤーはいません。
refusal-answer-first = まず、あなたに出されたカードに返事をしてください。
refusal-others-answer = まず、あなたのカードが及ぶ全員が返事をします。
refusal-asked-later = 先にほかの人が返事をします。
refusal-answered = このカードにはもう返事をしました。
refusal-no-hand = 手札がなければ返せません。
refusal-not-touched = このカードはあなたに及びません。
refusal-nothing-to-answer = 今は返事をするものがありません。
refusal-no-monk = 手札に僧侶がありません。
refusal-coin-only-attack = コインで防げるのは攻撃だけです。
refusal-coin-too-late = コインで防げるのは、その戦役の最初の手番までです。
refusal-no-coins = 払うコインがありません。
refusal-play-taken = 取ったカードをすぐに使わなければなりません。
refusal-choose-card = まず取るカードを選んでください。
refusal-not-there = このカードはそこにないので取れません。
refusal-kabuki-itself = 傾奇者は自分自身を取れません。
refusal-nothing-to-take = 今は取るものがありません。手札からカードを出してください。

## Replay

web-zipang-moments-campaign = 戦役の勝利{ $count }回
web-zipang-moments-out = 脱落{ $count }回

## Where the game stands

zipang-state = 誰かのコインが尽きたとき、最も多くのコインを持っているのが目標です。戦役{ $campaign }、ポットに{ $pot }枚、残り{ $left }人、山札{ $supply }枚。首位は{ $coins }枚：{ $leaders }。

## Drawings in the rules

zipang-figure-attack = 隊長が戦闘力3で攻撃します。軍団長と僧侶を合わせて4＋1＝5なので、攻撃は防がれます。
