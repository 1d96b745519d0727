/** The chat of one table on this page: what is unread, and who is muted in this browser. */
import type { ChatLine } from '../../generated/protocol'
import { announce } from '../ui/announce.svelte'
import { personAt } from './people.svelte'
import type { Session } from './session.svelte'
import { t } from '../i18n/texts.svelte'

const MUTED = 'tenka.muted'
const READ = 'tenka.read'
const MANY = 200

function load<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Then it holds until the page is closed.
  }
}

export class Chat {
  /** Whether the chat is on the screen, so that what comes in is read. */
  open = $state(false)
  muted: string[] = $state.raw(load<string[]>(MUTED, []))
  private read = $state(0)
  private heard = -1

  constructor(private readonly session: Session) {
    this.read = load<Record<string, number>>(READ, {})[session.id] ?? 0
  }

  get lines(): ChatLine[] {
    return this.session.said.filter((line) => !this.isMuted(line))
  }

  get unread(): number {
    return this.lines.filter((line) => line.number > this.read && !this.isOwn(line)).length
  }

  get mayWrite(): boolean {
    const { table } = this.session
    const allowed = table?.settings.chat
    return allowed === 'everyone' || (allowed === 'players' && (table?.seat ?? -1) >= 0)
  }

  isOwn(line: ChatLine): boolean {
    return line.seat >= 0 && line.seat === this.session.table?.seat
  }

  isMuted(line: ChatLine): boolean {
    const blocked = line.seat >= 0 && personAt(this.session.id, line.seat)?.blocked
    return blocked || this.muted.includes(this.who(line))
  }

  /** Mute somebody at this table, or listen again. */
  mute(line: ChatLine): void {
    const who = this.who(line)
    this.muted = this.muted.includes(who) ? this.muted.filter((one) => one !== who) : [...this.muted, who]
    keep(MUTED, this.muted.slice(-MANY))
  }

  unmuteAll(): void {
    for (const line of this.session.said) if (this.muted.includes(this.who(line))) this.mute(line)
  }

  get silenced(): boolean {
    return this.session.said.some((line) => this.muted.includes(this.who(line)))
  }

  /** To be called whenever something was said or the chat is opened. */
  look(): void {
    if (!this.session.listening) return
    const last = this.session.said.at(-1)?.number ?? 0
    if (this.open && last !== this.read) this.markRead(last)
    const fresh =
      this.heard < 0 ? [] : this.lines.filter((line) => line.number > this.heard && !this.isOwn(line))
    for (const { name, text } of fresh) announce(t('web-said', { name, text }))
    this.heard = last
  }

  private markRead(last: number): void {
    this.read = last
    const others = Object.entries(load<Record<string, number>>(READ, {})).filter(
      ([id]) => id !== this.session.id,
    )
    keep(READ, Object.fromEntries([...others.slice(-MANY), [this.session.id, last]]))
  }

  private who(line: ChatLine): string {
    return `${this.session.id}/${line.seat}/${line.seat < 0 ? line.name : ''}`
  }
}
