/** The server's HTTP endpoints about who knows whom. */
import type {
  Block,
  CalledPeople,
  CallToTable,
  Circle,
  LobbyInfo,
  Presence,
  SeatPeople,
} from '../../generated/protocol'
import { request } from './api'

const called = (table: string) => `/tables/${encodeURIComponent(table)}/called`

export const circleApi = {
  seats: (tables: string[]) => request<SeatPeople>('GET', `/seats?tables=${tables.join(',')}`),
  circle: () => request<Circle>('GET', '/circle'),
  follow: (page: string) => request<Circle>('POST', '/circle/following', { page }),
  unfollow: (page: string) => request<Circle>('DELETE', `/circle/following/${encodeURIComponent(page)}`),
  block: (body: Block) => request<Circle>('POST', '/circle/blocked', body),
  unblock: (page: string) => request<Circle>('DELETE', `/circle/blocked/${encodeURIComponent(page)}`),
  setSeen: (seen: boolean) => request<Circle>('POST', '/circle/seen', { seen }),
  here: () => request<Presence>('POST', '/circle/here', {}),
  called: (table: string) => request<CalledPeople>('GET', called(table)),
  call: (table: string, who: CallToTable) => request<CalledPeople>('POST', called(table), who),
  lobby: () => request<LobbyInfo>('GET', '/lobby'),
  wait: (wishes: Record<string, number[]>) => request<LobbyInfo>('POST', '/lobby', { wishes }),
  confirm: (proposal: string) => request<LobbyInfo>('POST', '/lobby/confirm', { proposal }),
  waitNoMore: () => request<LobbyInfo>('DELETE', '/lobby'),
  decline: (table: string) => request<Circle>('DELETE', `/circle/invitations/${encodeURIComponent(table)}`),
}
