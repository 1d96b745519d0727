/** The log as a story: what happened, in chapters that begin with a heading, the newest first. */
import type { AnyEvent } from '../../generated/protocol'
import type { GameUi } from '../game'
import { pieces, type Piece, type Reader } from '../i18n/phrases'
import { weightOf, type LogEntry } from '../stage/theatre.svelte'

export interface Line {
  id: number
  version: number
  pieces: Piece[]
  weight: ReturnType<GameUi['weight']>
  /** Whose doing it is, if one seat's. */
  seat: number | null
  mark: string | null
  undone: boolean
}

export interface Chapter {
  id: number
  head: Line | null
  /** The newest first. */
  lines: Line[]
}

/** What a folded chapter shows of its lines: who, and the sign of what they did. */
export interface Sign {
  seat: number | null
  mark: string
}

/** The one seat that a line is about; null if it is about several, or about nobody. */
const subjectOf = ({ line, event }: LogEntry): number | null => {
  const [only, another] = line.subjects ?? []
  if (only !== undefined) return another === undefined ? only : null
  const { seat } = event as AnyEvent & { seat?: unknown }
  return typeof seat === 'number' ? seat : null
}

/** Makes lines of entries, each once for as long as reader and language stay the same. */
export class Teller {
  private readonly told = new WeakMap<LogEntry, Line | null>()

  constructor(
    private readonly game: GameUi,
    private readonly reader: Reader,
  ) {}

  line(entry: LogEntry): Line | null {
    const known = this.told.get(entry)
    if (known !== undefined) return known
    const fresh = this.tell(entry)
    this.told.set(entry, fresh)
    return fresh
  }

  private tell(entry: LogEntry): Line | null {
    const said = pieces(entry.line, this.reader)
    if (said === null) return null
    return {
      id: entry.id,
      version: entry.version,
      pieces: said,
      weight: weightOf(this.game, entry.event),
      seat: subjectOf(entry),
      mark: this.game.mark?.(entry.event) ?? null,
      undone: entry.undone ?? false,
    }
  }
}

/** Small things that follow each other share a line. */
function joins(line: Line, last: Line | undefined): last is Line {
  return line.weight === 'aside' && last?.weight === 'aside' && last.version === line.version
}

const words = ({ pieces }: Line): string => pieces.map(({ text }) => text).join('')

/** All chapters, the newest first. Of small things that share a line, the same one twice is told once. What comes before the first heading is a chapter without one. */
export function chapters(lines: Line[]): Chapter[] {
  const found: Chapter[] = []
  for (const line of lines) {
    if (line.weight === 'head' || !found.length)
      found.push({ id: line.id, head: line.weight === 'head' ? line : null, lines: [] })
    if (line.weight === 'head') continue
    const { lines: own } = found.at(-1) as Chapter
    const last = own.at(-1)
    if (!joins(line, last)) own.push(line)
    else if (!words(last).endsWith(words(line)))
      own[own.length - 1] = { ...last, pieces: [...last.pieces, { text: ' ', name: null }, ...line.pieces] }
  }
  for (const chapter of found) chapter.lines.reverse()
  return found.reverse()
}

/** Signs of what happened in a chapter, each once, in the order of their first time. */
export function signs({ lines }: Chapter): Sign[] {
  const found = new Map<string, Sign>()
  for (const { seat, mark, weight, undone } of [...lines].reverse())
    if (mark && weight === 'line' && !undone) {
      const sign = `${seat} ${mark}`
      if (!found.has(sign)) found.set(sign, { seat, mark })
    }
  return [...found.values()]
}

/** So many chapters stand open by themselves: the newest, and what led to it. */
const OPEN = 2

/** Those that stand open by themselves; one without lines has nothing to open. */
export const openOnes = (story: Chapter[]): Set<number> =>
  new Set(
    story
      .filter(({ lines }) => lines.length > 0)
      .slice(0, OPEN)
      .map(({ id }) => id),
  )
