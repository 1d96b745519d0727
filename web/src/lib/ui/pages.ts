/** Which page an address leads to. All but the start page are fetched when somebody goes there. */
import type { Component } from 'svelte'
import { manifestOf } from '../../games'
import { lazy } from '../net/lazy'
import { match } from './router.svelte'
import routes from './routes.json'

/** A page takes the parameters of its route, such as `game` in `/rules/:game`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = Component<any>

const PAGES: Record<Exclude<keyof typeof routes, 'home'>, () => Promise<{ default: Page }>> = {
  account: () => import('../../pages/Account.svelte'),
  admin: () => import('../../pages/Admin.svelte'),
  me: () => import('../../pages/Person.svelte'),
  person: () => import('../../pages/Person.svelte'),
  circle: () => import('../../pages/Circle.svelte'),
  lobby: () => import('../../pages/Lobby.svelte'),
  clubs: () => import('../../pages/Clubs.svelte'),
  club: () => import('../../pages/Club.svelte'),
  daily: () => import('../../pages/Daily.svelte'),
  deal: () => import('../../pages/Deal.svelte'),
  contests: () => import('../../pages/Contests.svelte'),
  newContest: () => import('../../pages/ContestNew.svelte'),
  contest: () => import('../../pages/Contest.svelte'),
  puzzles: () => import('../../pages/Puzzles.svelte'),
  puzzle: () => import('../../pages/Puzzle.svelte'),
  ratings: () => import('../../pages/Ratings.svelte'),
  table: () => import('../../pages/Table.svelte'),
  replay: () => import('../../pages/Replay.svelte'),
  new: () => import('../../pages/New.svelte'),
  learn: () => import('../../pages/Learn.svelte'),
  rules: () => import('../../pages/Rules.svelte'),
}

export interface Route {
  open: () => Promise<Page>
  parameters: Record<string, string>
}

export function routeOf(path: string): Route | null {
  for (const [name, fetch] of Object.entries(PAGES)) {
    const parameters = match(routes[name as keyof typeof routes], path)
    const game = parameters?.['game']
    if (!parameters || (game !== undefined && manifestOf(game) === null)) continue
    return { parameters, open: async () => (await lazy(fetch)).default }
  }
  return null
}
