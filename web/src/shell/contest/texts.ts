/** What is said about contests, fetched with their pages. */
import { addTexts } from '../../lib/i18n/texts.svelte'

await addTexts(
  import.meta.glob<string>('../../../../src/tenka/locale/*/contests.ftl', {
    query: '?raw',
    import: 'default',
  }),
)
