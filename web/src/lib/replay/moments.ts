/** The moments of a finished game that are worth going to: what the game marks, and what the coach found. */
import type { CoachDecision, ReplayStep } from '../../generated/protocol'
import type { GameUi, MomentKind } from '../game'
import { say, type Reader } from '../i18n/phrases'
import { t } from '../i18n/texts.svelte'
import { biggest, gainText } from './coach.svelte'

/** `mark` is null where the shell has a sign of its own. */
export type Kind = Pick<MomentKind, 'label' | 'key'> & { mark: string | null }

export const MISTAKE: Kind = { label: 'web-moments-mistake', key: 'm', mark: null }

export interface Moment {
  step: number
  kind: Kind
  /** What happened, in a sentence. */
  text: string
}

/** The moments of a step, one of each kind, with what the log says of the last of them. */
function momentsOfStep(game: GameUi, { events, lines }: ReplayStep, step: number, reader: Reader): Moment[] {
  const found = new Map<Kind, Moment>()
  events.forEach((event, at) => {
    const kind = game.moments.find((one) => one.is(event))
    const line = lines[at]
    if (kind && line) found.set(kind, { step, kind, text: say(line, reader) ?? '' })
  })
  return [...found.values()]
}

export function momentsOf(game: GameUi, steps: ReplayStep[], reader: Reader): Moment[] {
  return steps.flatMap((step, at) => momentsOfStep(game, step, at, reader))
}

/** Where the coach saw a mistake, or one of the biggest losses. They are decided at the step before them. */
export function mistakesOf(decisions: CoachDecision[], steps: ReplayStep[]): Moment[] {
  const worst = biggest(decisions)
  return decisions
    .filter(({ verdict, moment }) => verdict === 'mistake' || worst.has(moment))
    .map((decision) => ({
      step: stepAt(steps, decision.moment),
      kind: MISTAKE,
      text: `${t(`coach-verdict-${decision.verdict}`)} ${gainText(decision)}`,
    }))
}

/** The step that shows a moment of the record: the last that its viewer had noticed by then. */
export const stepAt = (steps: ReplayStep[], moment: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step.moment <= moment),
  )

/** The moments in the order of time. */
export const inOrder = (moments: Moment[]): Moment[] => [...moments].sort((a, b) => a.step - b.step)

/** The closest moment after a step, or before it; of one kind, or of any. */
export function following(moments: Moment[], at: number, forward: boolean, kind?: Kind): Moment | null {
  const wanted = moments.filter((one) => kind === undefined || one.kind === kind)
  const found = forward ? wanted.find(({ step }) => step > at) : wanted.findLast(({ step }) => step < at)
  return found ?? null
}

/** The moment closest to a step, if it is within reach. */
export function near(moments: Moment[], at: number, reach: number): Moment | null {
  let best: Moment | null = null
  for (const moment of moments) {
    const far = Math.abs(moment.step - at)
    if (far <= reach && (best === null || far < Math.abs(best.step - at))) best = moment
  }
  return best
}

export interface Placed extends Moment {
  /** Whether its sign has room here; else a stroke tells of it. */
  roomy: boolean
}

/** Which moments have room for their sign, when steps are so many pixels apart. Rare kinds come first. */
export function placed(moments: Moment[], kinds: Kind[], pixels: number, room: number): Placed[] {
  const taken: number[] = []
  const first = [...moments].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.step - b.step)
  const roomy = new Set<Moment>()
  for (const moment of first) {
    const x = moment.step * pixels
    if (taken.some((other) => Math.abs(other - x) < room)) continue
    taken.push(x)
    roomy.add(moment)
  }
  return moments.map((moment) => ({ ...moment, roomy: roomy.has(moment) }))
}
