// A card game on boardgame.io's server: four hidden hands, a deck, one card per turn, similar to Zipang without the
// effects of its cards. Matches are in memory only, the default of that server; ours stores every move durably.
const { Server, Origins } = require('boardgame.io/server')
const { PlayerView, TurnOrder } = require('boardgame.io/core')

const cards = Array.from({ length: 60 }, (_, card) => card)

const game = {
  name: 'cards',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(cards)
    const players = Object.fromEntries(ctx.playOrder.map((id) => [id, { hand: deck.splice(0, 2) }]))
    return { secret: { deck }, players, discards: [], coins: ctx.playOrder.map(() => 5) }
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, place) => {
        const { hand } = G.players[playerID]
        G.discards.push(hand.splice(place, 1)[0])
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.discards.splice(0))
        hand.push(G.secret.deck.pop())
        G.coins[Number(playerID)] += 1
      },
    },
  },
}

Server({ games: [game], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] }).run(Number(process.argv[2]), () =>
  console.log('ready'),
)
