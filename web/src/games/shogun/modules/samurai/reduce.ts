import { gained, type Changes } from '../../changes'

export const changes: Changes = {
  'samurai-advanced': (view, { seat, samurai }) =>
    view.samurai
      ? { ...view, samurai: { cards: view.samurai.cards.map((card, at) => (at === seat ? samurai : card)) } }
      : view,
  'benefit-taken': (view, { seat, benefit, amount }) =>
    gained(view, seat, benefit === 'armies' ? 'tray' : benefit, amount),
}
