/** A first game that teaches: which task is shown, and what its light falls on. */
import type { LessonInfo, LessonTask } from '../../generated/protocol'
import { api } from '../net/api'
import type { Light } from '../game'

const NONE: Light = { at: [] }
/** How many tasks of which lesson were read, kept in this browser for who comes back. */
const KEY = 'lesson-read'

interface Read {
  table: string
  done: number
  passed: number
}

function lastRead(table: string, done: number): number {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Read | null
    return read?.table === table && read.done === done ? read.passed : 0
  } catch {
    return 0
  }
}

function keepRead(read: Read): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(read))
  } catch {
    // A browser that keeps nothing tells it once more.
  }
}

export class Lesson {
  info: LessonInfo | null = $state.raw(null)
  /** What the table had told when this was so. */
  version = $state(-1)
  /** How many of the tasks that are due now were read, or done on the way to a choice. */
  private passed = $state(0)
  /** An earlier task that is read again. */
  private again: number | null = $state(null)
  closed = $state(false)

  constructor(
    private readonly table: string,
    private readonly lights: Record<string, Light>,
  ) {}

  /** The task that is to be done; none while others play. */
  private get at(): number | null {
    const info = this.info
    return info && !this.closed && this.passed < info.due ? info.done + this.passed : null
  }

  get shown(): number | null {
    return this.at === null ? null : (this.again ?? this.at)
  }

  get task(): LessonTask | null {
    return this.shown === null ? null : (this.info?.tasks[this.shown] ?? null)
  }

  get total(): number {
    return this.info?.tasks.length ?? 0
  }

  get isPast(): boolean {
    return this.again !== null
  }

  /** Whether the shown task only has to be read. */
  get isRead(): boolean {
    return this.task !== null && !this.task.choice && !this.light.done
  }

  get isLast(): boolean {
    return this.info?.over === true && this.shown === this.total - 1
  }

  get light(): Light {
    return (this.task && !this.isPast && this.lights[this.task.name]) || NONE
  }

  async refresh(version: number): Promise<void> {
    const found = await api.lesson(this.table)
    this.version = version
    if (found && found.done !== this.info?.done) {
      this.passed = Math.min(lastRead(this.table, found.done), Math.max(0, found.due - 1))
      this.again = null
    }
    this.info = found
  }

  next(): void {
    if (this.again === null) {
      this.passed++
      keepRead({ table: this.table, done: this.info?.done ?? 0, passed: this.passed })
    } else this.again = this.again + 1 === this.at ? null : this.again + 1
  }

  back(): void {
    if (this.shown) this.again = this.shown - 1
  }

  /** What the light falls on now. A task that was done on the way makes room for the next one. */
  look(): Element | null {
    while (!this.isPast && this.task && !this.task.choice && this.light.done && visible(this.light.done))
      this.passed++
    return this.light.at.reduce<Element | null>((last, one) => visible(one) ?? last, null)
  }
}

function visible(selector: string): Element | null {
  for (const element of document.querySelectorAll(selector)) {
    const { width, height } = element.getBoundingClientRect()
    if (width > 0 && height > 0) return element
  }
  return null
}
