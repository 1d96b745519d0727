/** The server's endpoints for contests. */
import type { ContestPage, Contests, CreateContest } from '../../generated/protocol'
import { request } from './api'

const at = (id: string) => `/contests/${encodeURIComponent(id)}`
const ask = (id: string, what: string) => request<ContestPage>('POST', `${at(id)}/${what}`, {})

export const contests = {
  all: () => request<Contests>('GET', '/contests'),
  create: (body: CreateContest) => request<ContestPage>('POST', '/contests', body),
  show: (id: string) => request<ContestPage>('GET', at(id)),
  enter: (id: string) => ask(id, 'enter'),
  withdraw: (id: string) => ask(id, 'withdraw'),
  begin: (id: string) => ask(id, 'begin'),
  end: (id: string) => request<unknown>('POST', `${at(id)}/end`, {}),
}
