// A card game on boardgame.io's server: four hidden hands, a deck, one card per turn, similar to Zipang without the
// effects of its cards. Matches are in memory only, the default of that server; with a folder they are also in files
// (its FlatFile storage, which does not wait for the disk). Ours acknowledges a move when it is on the disk.
const { FlatFile, Server, Origins } = require('boardgame.io/server')
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

const [, , port, folder] = process.argv
const storage = folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {}
Server({ games: [game], origins: [Origins.LOCALHOST_IN_DEVELOPMENT], ...storage }).run(Number(port), () =>
  console.log('ready'),
)
