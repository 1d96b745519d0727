/** Texts in the language of the reader, from the Fluent files that Python uses too. */
import shell from 'words:shell'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import { settings } from '../ui/settings.svelte'

export type Args = Record<string, FluentVariable>

/** A promise of texts for each language. */
type Words = Record<string, () => Promise<string>>

const added: Words[] = [shell]
const begun = new Map<string, FluentBundle>()
/** Those that are here as a whole. */
const bundles = new SvelteMap<string, FluentBundle>()

async function fetchInto(bundle: FluentBundle, language: string, words: Words): Promise<void> {
  const source = await words[language]?.()
  if (source !== undefined) bundle.addResource(new FluentResource(source))
}

/** Every language that has a folder of texts. */
export const languages: string[] = Object.keys(shell).sort()

/** Texts that a part of the program brings, in the languages that are spoken here. */
export async function addTexts(words: Words): Promise<void> {
  added.push(words)
  await Promise.all([...begun].map(([language, bundle]) => fetchInto(bundle, language, words)))
}

/** Fetch a language, once. */
export async function speak(language: string): Promise<void> {
  if (begun.has(language)) return
  const bundle = new FluentBundle(language, { useIsolating: false })
  begun.set(language, bundle)
  try {
    await Promise.all(added.map((words) => fetchInto(bundle, language, words)))
    bundles.set(language, bundle)
  } catch (error) {
    begun.delete(language)
    throw error
  }
}

/** The first language of the browser that we speak, else English. */
export function bestLanguage(wanted: readonly string[], spoken: string[] = languages): string {
  const short = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '')
  return short.find((tag) => spoken.includes(tag)) ?? 'en'
}

/** What the reader has chosen, or the browser. */
export function wantedLanguage(): string {
  const chosen = settings.language
  return chosen && languages.includes(chosen) ? chosen : bestLanguage(navigator.languages)
}

/** What is spoken: while a language is being fetched, the one before. */
export function language(): string {
  const wanted = wantedLanguage()
  return bundles.has(wanted) ? wanted : ([...bundles.keys()].at(-1) ?? wanted)
}

function pattern(id: string) {
  const bundle = bundles.get(language())
  const value = bundle?.getMessage(id)?.value
  return bundle && value ? { bundle, value } : null
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

/** Something and what is told of it: how a colon stands there is different from language to language. */
export const named = (name: string, what: string | number): string => t('web-named', { name, what })

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
