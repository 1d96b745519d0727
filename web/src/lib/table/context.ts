/** What the parts of a table page share without passing it through every game's board. */
import { getContext, setContext } from 'svelte'
import type { Session } from './session.svelte'
import type { Chat } from './chat.svelte'

export interface TableContext {
  session: Session
  chat: Chat
}

const KEY = Symbol('table')

export const setTableContext = (here: TableContext): TableContext => setContext(KEY, here)

/** Nothing on a page without a live table, such as a replay. */
export const tableContext = (): TableContext | undefined => getContext<TableContext | undefined>(KEY)

/** Whether somebody is in the middle of a line or a note, and should not be taken away from it. */
export const isWriting = (): boolean => document.activeElement?.closest('[data-writing]') != null
