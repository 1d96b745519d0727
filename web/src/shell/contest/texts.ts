/** What is said about contests, fetched with their pages. */
import { addTexts } from '../../lib/i18n/texts.svelte'

addTexts(
  import.meta.glob<string>('../../../../src/tenka/locale/*/contests.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
