/**
 * What the shell asks of a game's own folder: a manifest for the start page, and from it everything else.
 * The shell knows no game: a game takes its own events and observations, and so casts at this border.
 */
import type { Component, Snippet } from 'svelte'
import type {
  AnyAnnotation,
  AnyAnswer,
  AnyEvent,
  AnyObservation,
  ReplayStep,
  TableInfo,
  Waiting,
} from '../generated/protocol'
import type { Flight } from './stage/flights.svelte'
import type { Reader } from './i18n/phrases'
import type { Clock } from './stage/queue'

/** Something to look at until it is closed or its time is up. */
export interface Scene {
  kind: string
  events: AnyEvent[]
  /** How long it stands; when it is drawn, at the speed that was chosen. */
  seconds: number
  /** What the server told besides of the event it shows. */
  annotation?: AnyAnnotation | null
  /** How things stood before it. */
  before?: AnyObservation
  /** It is only touched upon, at the edge of the board; the reader can enlarge it. */
  brief?: boolean
  /** What the log says of it; filled in when it begins. */
  text?: string
}

/** What an event may do to the screen. */
export interface Stage<View extends AnyObservation = AnyObservation> {
  readonly reader: Reader
  readonly clock: Clock
  /** The observation drawn now; setting it draws another. */
  now: View
  /** What the server told besides of this event. */
  annotation(event: AnyEvent): AnyAnnotation | null
  fly(flights: Flight[], ms: number): Promise<void>
  flash(...anchors: string[]): void
  /** A word beside a seat for a moment. */
  say(seat: number, text: string): void
  /** Whether the reader wants to see more of it than was shown. */
  scene(scene: Scene): Promise<boolean>
}

export interface BoardProps {
  table: TableInfo
  observation: AnyObservation
  reader: Reader
  /** What is asked, in one sentence. */
  question: string
  /** The moves offered now; empty while others act or something is being shown. */
  moves: string[]
  /** A move in words. */
  label: (move: string) => string
  waiting: Waiting | null
  /** Why nothing can be chosen although it is your turn, if so. */
  busy: boolean
  scene: Scene | null
  /** What is being shown just now, in words, or nothing. */
  telling: string
  words: Record<number, string>
  /** Set while an answer that needs no thought is about to be given. */
  forced: string | null
  play: (move: string) => void
  skip: () => void
  /** Show a brief scene at length. */
  enlarge: () => void
  /** How fast things are shown: 1 as designed, 0 not at all. */
  speed: number
  setSpeed: ((speed: number) => void) | null
  /** The log, for a game that draws it itself. */
  log: Snippet
  /** What stands on the board when the game is over. */
  over: Snippet | null
  /** How things stand, where the server told it with what happened, as in a replay. */
  overview: AnyAnswer | null
}

export interface HeadProps {
  observation: AnyObservation
}

export interface OptionsProps {
  seats: number
  options: TableInfo['options']
  change: (options: TableInfo['options']) => void
}

export interface EndingProps {
  table: TableInfo
  observation: AnyObservation
  reader: Reader
  /** Sentences on what the game is remembered for. */
  remember: (notes: string[]) => void
}

/** A drawing in the rules: beside the text, or below it if it is `wide`. */
export interface Figure {
  // Each drawing takes props of its own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Drawing: Component<any>
  props?: Record<string, unknown>
  /** The id of a text. */
  caption?: string
  wide?: boolean
}

export interface ExampleProps {
  observation: AnyObservation
  reader: Reader
}

/** A moment to try a rule at, in the rules. */
export interface LiveExample {
  /** Where it stands. */
  paragraph: string
  /** The board, small. */
  Board: Component<ExampleProps>
  /** The id of a text: what can be tried. */
  caption: string
}

/** What the start page knows of a game. */
export interface Manifest {
  /** A small picture. */
  Picture: Component
  /** Kanji for its card on the start page. */
  seal: string
  open: () => Promise<GameUi>
}

/** Something to draw over the time of a game, by seat. */
export interface Metric {
  /** The text that names it. */
  label: string
  values: (observation: AnyObservation) => number[]
}

/** Something left to chance: how likely a seat was to succeed, and whether it did. */
export interface Fortune {
  seat: number
  chance: number
  won: boolean
}

export interface MarkProps {
  /** As `mark` of the game gives it. */
  name: string
  size: number
}

/** A kind of moment in which a game turns, so that one goes to it in a replay. */
export interface MomentKind {
  /** The text that names it, with how many there are. */
  label: string
  mark: string
  /** The key that goes to the next one; with Shift to the one before. */
  key: string
  is(event: AnyEvent): boolean
}

/** Where the light of a lesson's task falls: on the last of these that is on the page. */
export interface Light {
  /** Selectors, as one thing after the other has to be pressed. */
  at: string[]
  /** A place of the board that is shown besides, or that the light falls on if there is nothing to press. */
  place?: string
  /** What the words are about besides: they do not lie on it. */
  about?: string
  /** What is on the page once the task is done, where it is not done by its move. */
  done?: string
}

export interface GameUi {
  /** Its table: board, question and hand. */
  Table: Component<BoardProps>
  /** What stands in the head of the page instead of the headline. */
  Head?: Component<HeadProps>
  /** What can be chosen for a new table, besides the seats. */
  Options?: Component<OptionsProps>
  /** What was chosen for a table, in a few words each; the usual things go without saying. */
  chosen?(options: TableInfo['options']): string[]
  /** What stands below the ranks when the game is over. */
  Ending?: Component<EndingProps>
  /** The mark beside a score. */
  ScoreMark: Component
  /** Whether its table has a place for the log itself. */
  ownLog?: boolean
  /** For the help: the text on how to play, then keys of its own with the text of what they do. */
  help: string
  keys(options: TableInfo['options']): [string, string][]
  /** Events that are shown together. */
  beats(events: AnyEvent[]): AnyEvent[][]
  show(beat: AnyEvent[], stage: Stage): Promise<void>
  /** Whether a beat is told only when it has been shown, so that nothing is given away. */
  toldLate?(beat: AnyEvent[]): boolean
  /** How much a log line matters: a heading, a line, or an aside. */
  weight(event: AnyEvent): 'head' | 'line' | 'aside'
  /** The sign of an event beside its line in the log, by name, and what draws it. */
  mark?(event: AnyEvent): string | null
  Mark?: Component<MarkProps>
  /** The anchor of what a word in a log line names, so that it can be lit on the board. */
  place?(word: string): string | null
  /** What a replay marks, the rarest first. */
  moments: MomentKind[]
  /** Where the game stands, in two words for the head of the page. */
  headline(observation: AnyObservation): string
  /** The one answer that needs no thought, if it is the only one. */
  forced: (moves: string[]) => string | null
  /** The lights of its first game, by task. */
  lights?: Record<string, Light>
  /** A quick reference to stand beside the rules. */
  Reference: Component
  /** Drawings for the rules, by the paragraph that each stands in. */
  figures?: Record<string, Figure>
  example?: LiveExample
  /** What a rank was won with. */
  score(observation: AnyObservation, seat: number): number
  /** What can be drawn over the time of a game, the most telling first. */
  metrics: Metric[]
  /** Events of a step that were left to chance and how likely they were, if the game knows. */
  fortunes?(step: ReplayStep): Fortune[]
}
