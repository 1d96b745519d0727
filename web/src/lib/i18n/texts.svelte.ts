/** Texts in the language of the reader, from the Fluent files that Python uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from '../ui/settings.svelte'

export type Args = Record<string, FluentVariable>

type Fetch = () => Promise<string>

const FALLBACK = 'en'
const bundles = new Map<string, FluentBundle>()
/** What has not been fetched yet, by language. */
const offered = new Map<string, [string, Fetch][]>()
/** Counts what has come, so that everything shown is said anew then. */
let come = $state(0)

const languageOf = (path: string) => path.split('/').at(-2) ?? FALLBACK

/** Files of texts by their paths, which tell the language. Games bring their own. */
export function addTexts(files: Record<string, string>): void {
  for (const [path, source] of Object.entries(files)) {
    const language = languageOf(path)
    const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(source))
    bundles.set(language, bundle)
  }
  come += 1
}

/** The same in other languages than English: fetched when somebody reads them, at once if the reader does. */
export function offerTexts(files: Record<string, Fetch>): Promise<void> {
  for (const [path, fetch] of Object.entries(files))
    offered.set(languageOf(path), [...(offered.get(languageOf(path)) ?? []), [path, fetch]])
  return fetchTexts(language())
}

/** What a language still lacks. What cannot be had is said in English, and asked for again the next time. */
export async function fetchTexts(language: string): Promise<void> {
  const wanted = offered.get(language) ?? []
  offered.delete(language)
  const found = await Promise.allSettled(wanted.map(([, fetch]) => fetch()))
  const missed = wanted.filter((_, index) => found[index]?.status === 'rejected')
  if (missed.length) offered.set(language, [...(offered.get(language) ?? []), ...missed])
  const files = found.flatMap((one, index) =>
    one.status === 'fulfilled' ? [[wanted[index]?.[0] ?? '', one.value] as const] : [],
  )
  if (files.length) addTexts(Object.fromEntries(files))
}

addTexts(
  import.meta.glob<string>(
    '../../../../src/tenka/locale/en/{accounts,circle,coach,common,errors,pages,people,web}.ftl',
    { query: '?raw', import: 'default', eager: true },
  ),
)
const others = import.meta.glob<string>(
  [
    '../../../../src/tenka/locale/*/{accounts,circle,coach,common,errors,pages,people,web}.ftl',
    '!../../../../src/tenka/locale/en/*',
  ],
  { query: '?raw', import: 'default' },
)

/** Every language that has a folder of texts. */
export const languages: string[] = [...new Set([FALLBACK, ...Object.keys(others).map(languageOf)])].sort()

/** When the texts of the reader's language are here. */
export const textsAreHere: Promise<void> = offerTexts(others)

/** The first language of the browser that we speak, else English. */
export function bestLanguage(wanted: readonly string[], spoken: string[] = languages): string {
  const short = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '')
  return short.find((tag) => spoken.includes(tag)) ?? 'en'
}

export function language(): string {
  const chosen = settings.language
  return chosen && languages.includes(chosen) ? chosen : bestLanguage(navigator.languages)
}

function pattern(id: string) {
  for (const bundle of come ? [bundles.get(language()), bundles.get(FALLBACK)] : []) {
    const value = bundle?.getMessage(id)?.value
    if (bundle && value) return { bundle, value }
  }
  return null
}

export function has(id: string): boolean {
  return pattern(id) !== null
}

/** The text of a message; its id if there is none, so that a gap is seen and nothing breaks. */
export function t(id: string, args: Args = {}): string {
  const found = pattern(id)
  if (!found) return id
  return found.bundle.formatPattern(found.value, args, [])
}

/** The text of the first id that exists, or nothing. */
export function firstText(ids: string[], args: Args = {}): string | null {
  const id = ids.find(has)
  return id === undefined ? null : t(id, args)
}

/** `a, b and c` in the reader's language. */
export function joined(items: string[]): string {
  const last = items.length - 1
  return items.reduce(
    (head, item, index) =>
      index === 0 ? item : t(index === last ? 'list-last' : 'list-pair', { head, item }),
    '',
  )
}

/** A name of a language in that language, with a capital as at the beginning of a line. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1)
}
