/** The server's HTTP endpoints. */
import type {
  AccountInfo,
  AuditLine,
  BanLine,
  BanRequest,
  CoachReport,
  CreateTable,
  Daily,
  DealTable,
  Fairness,
  ForkRequest,
  GameInfo,
  GameState,
  HintInfo,
  Invitation,
  LessonInfo,
  Load,
  Me,
  Notes,
  Notices,
  OfflineInfo,
  PersonLine,
  PersonPage,
  Phrase,
  ProblemDetails,
  Ratings,
  Redirect,
  Replay,
  SignedIn,
  SignIn,
  SignUp,
  Since,
  Subscribe,
  TableInfo,
  TableLine,
  Tables,
  View,
  Why,
} from '../../generated/protocol'
import { transport } from './transport'

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly why: Phrase | null = null,
    /** Seconds after which it may be asked again, if the server said so. */
    readonly wait = 0,
  ) {
    super(message)
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body)
  if (response.ok) return (await response.json()) as T
  throw await problemOf(response)
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const sent = body === undefined || body instanceof Blob ? body : JSON.stringify(body)
  try {
    return await transport().request(method, path, sent)
  } catch {
    throw new ApiError('offline', '')
  }
}

async function problemOf(response: Response): Promise<ApiError> {
  try {
    const problem = (await response.json()) as ProblemDetails
    return new ApiError(
      problem.code,
      problem.detail,
      problem.why,
      Number(response.headers.get('Retry-After')),
    )
  } catch {
    return new ApiError('server', response.statusText)
  }
}

/** All pages of a game that is told step by step. */
const PATIENCE = 5

/** Asks again, as often as that, where the server was busy with another question of the same person. */
async function patient<T>(path: string, left = PATIENCE): Promise<T> {
  try {
    return await request<T>('GET', path)
  } catch (problem) {
    if (!left || !(problem instanceof ApiError) || !problem.wait) throw problem
    await new Promise((go) => setTimeout(go, 1000 * problem.wait))
    return patient(path, left - 1)
  }
}

async function whole<T extends { steps: unknown[]; next: number | null }>(
  page: (from: number) => string,
  from: number,
): Promise<T> {
  const told = await patient<T>(page(from))
  while (told.next !== null) {
    const more = await patient<T>(page(told.next))
    told.steps.push(...more.steps)
    told.next = more.next
  }
  return told
}

const coach = (id: string, seat: number) => `${at(id)}/coach/${seat}`
/** A puzzle looks like a table whose id says so, and its game can be asked the same things. */
const PUZZLE = 'puzzle:'
const at = (id: string) =>
  id.startsWith(PUZZLE)
    ? `/puzzles/${encodeURIComponent(id.slice(PUZZLE.length))}`
    : `/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => request<Me>('GET', '/me'),
  rename: (name: string) => request<Me>('POST', '/me', { name }),
  games: () => request<GameInfo[]>('GET', '/games'),
  myPage: () => request<PersonPage>('GET', '/me/page'),
  hidePage: (hidden: boolean) => request<PersonPage>('POST', '/me/page', { hidden }),
  person: (page: string) => request<PersonPage>('GET', `/people/${encodeURIComponent(page)}`),
  ratings: (game: string) => request<Ratings>('GET', `/ratings/${encodeURIComponent(game)}`),
  daily: () => request<Daily>('GET', '/daily'),
  startDeal: (game: string) => request<TableInfo>('POST', '/daily', { game }),
  deal: (game: string, day: string) =>
    request<DealTable>('GET', `/daily/${encodeURIComponent(game)}?day=${encodeURIComponent(day)}`),
  tables: () => request<Tables>('GET', '/tables'),
  /** Where Tenka without a server is, if this server has it. */
  offline: () => request<OfflineInfo>('GET', '/offline'),
  openTables: () => request<Tables>('GET', '/tables/open'),
  /** A first game that teaches: the one that was begun, or another one. */
  learn: (game: string, again: boolean) => request<TableInfo>('POST', '/lessons', { game, again }),
  /** A moment of a game to try a rule at, after some choices. */
  example: (game: string, choices: string[]) =>
    request<View>('GET', `/games/${game}/example?choices=${encodeURIComponent(choices.join(','))}`),
  state: (id: string) => request<GameState>('GET', `${at(id)}/state`),
  lesson: (id: string) => request<LessonInfo | null>('GET', `${at(id)}/lesson`),
  create: (body: CreateTable) => request<TableInfo>('POST', '/tables', body),
  table: (id: string) => request<TableInfo>('GET', at(id)),
  join: (id: string, invite: string) => request<TableInfo>('POST', `${at(id)}/join`, { invite }),
  fill: (id: string, bot: string) => request<TableInfo>('POST', `${at(id)}/fill`, { bot }),
  invitation: (id: string) => request<Invitation>('GET', `${at(id)}/invitation`),
  rematch: (id: string) => request<TableInfo>('POST', `${at(id)}/rematch`, {}),
  since: (id: string, version: number) => whole<Since>((from) => `${at(id)}/since?version=${from}`, version),
  /** `public`, `all`, the number of a seat, or nothing for the own seat. */
  replay: (id: string, viewer: string) =>
    whole<Replay>((from) => `${at(id)}/replay?viewer=${encodeURIComponent(viewer)}&from=${from}`, 0),
  fork: (id: string, body: ForkRequest) => request<TableInfo>('POST', `${at(id)}/fork`, body),
  fairness: (id: string) => request<Fairness>('GET', `${at(id)}/fairness`),
  /** A record as a file, to be watched. */
  upload: (file: Blob) => request<TableInfo>('POST', '/records', file),
  /** A question that only the table's game knows, with what it is asked about. */
  query: <Answer>(id: string, query: string, about: Record<string, string>) =>
    request<Answer>('POST', `${at(id)}/queries/${query}`, about),
  notices: () => request<Notices>('GET', '/me/notices'),
  subscribe: (body: Subscribe) => request<Notices>('POST', '/me/notices', body),
  confirm: (token: string) => request<Notices>('POST', '/me/notices/confirm', { token }),
  unsubscribe: (id: string) => request<Notices>('DELETE', `/me/notices/${encodeURIComponent(id)}`),
  sendTest: (id: string) => request<Notices>('POST', `/me/notices/${encodeURIComponent(id)}/test`, {}),
  why: (id: string, move: string) => request<Why>('POST', `${at(id)}/why`, { move }),
  notes: (id: string) => request<Notes>('GET', `${at(id)}/notes`),
  writeNotes: (id: string, seat: number, text: string) =>
    request<Notes>('POST', `${at(id)}/notes`, { seat, text }),
  coach: (id: string, seat: number) => request<CoachReport>('GET', coach(id, seat)),
  startCoach: (id: string, seat: number) => request<CoachReport>('POST', coach(id, seat), {}),
  stopCoach: (id: string, seat: number) => request<CoachReport>('DELETE', coach(id, seat)),
  hint: (id: string) => request<HintInfo>('POST', `${at(id)}/hint`, {}),
  account: () => request<AccountInfo>('GET', '/account'),
  signUp: (body: SignUp) => request<SignedIn>('POST', '/account/create', body),
  signIn: (body: SignIn) => request<SignedIn>('POST', '/account/sign-in', body),
  signOut: (everywhere: boolean) => request<unknown>('POST', '/account/sign-out', { everywhere }),
  changePassword: (old: string, fresh: string) =>
    request<SignedIn>('POST', '/account/password', { old, new: fresh }),
  openId: (bring: boolean) => request<Redirect>('POST', '/account/openid', { bring }),
  deleteMe: (name: string) => request<unknown>('POST', '/me/delete', { name }),
  dataUrl: '/api/me/data',
  load: () => request<Load>('GET', '/admin/load'),
  findTables: (search: string) =>
    request<TableLine[]>('GET', `/admin/tables?search=${encodeURIComponent(search)}`),
  closeTable: (id: string, reason: string) => request<unknown>('POST', `/admin${at(id)}/close`, { reason }),
  findPeople: (search: string) =>
    request<PersonLine[]>('GET', `/admin/people?search=${encodeURIComponent(search)}`),
  bans: () => request<BanLine[]>('GET', '/admin/bans'),
  ban: (body: BanRequest) => request<BanLine>('POST', '/admin/bans', body),
  lift: (id: string) => request<BanLine[]>('DELETE', `/admin/bans/${encodeURIComponent(id)}`),
  auditLog: () => request<AuditLine[]>('GET', '/admin/audit'),
  recordUrl: (id: string) => `/api${at(id)}/record`,
}
