/** The server's HTTP endpoints about clubs. */
import type { ClubList, ClubPage, NewClub } from '../../generated/protocol'
import { request } from './api'

const at = (club: string) => `/clubs/${encodeURIComponent(club)}`

export const clubsApi = {
  all: () => request<ClubList>('GET', '/clubs'),
  found: (body: NewClub) => request<ClubPage>('POST', '/clubs', body),
  show: (club: string) => request<ClubPage>('GET', at(club)),
  change: (club: string, body: NewClub) => request<ClubPage>('POST', at(club), body),
  join: (club: string, invite: string) => request<ClubPage>('POST', `${at(club)}/join`, { invite }),
  accept: (club: string, page: string) => request<ClubPage>('POST', `${at(club)}/accept`, { page }),
  remove: (club: string, page: string) =>
    request<ClubPage>('DELETE', `${at(club)}/members/${encodeURIComponent(page)}`),
  leave: (club: string) => request<ClubList>('POST', `${at(club)}/leave`, {}),
}
