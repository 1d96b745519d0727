/** The document looks and speaks as the reader has it. Call it while a component is set up. */
import { fetchTexts, language } from '../i18n/texts.svelte'
import { reducedMotion } from '../stage/motion'
import { effectiveTheme } from './settings.svelte'

export function followAppearance(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  let dark = $state(system.matches)
  system.addEventListener('change', (event) => (dark = event.matches))

  $effect(() => {
    document.documentElement.dataset['theme'] = effectiveTheme(dark)
    document.documentElement.dataset['motion'] = reducedMotion() ? 'less' : 'full'
    document.documentElement.lang = language()
  })
  $effect(() => void fetchTexts(language()))
}
