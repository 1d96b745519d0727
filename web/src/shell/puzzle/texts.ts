/** What is said about puzzles, fetched with their pages. */
import { addTexts } from '../../lib/i18n/texts.svelte'

await addTexts(
  import.meta.glob<string>('../../../../src/tenka/locale/*/puzzles.ftl', {
    query: '?raw',
    import: 'default',
  }),
)
