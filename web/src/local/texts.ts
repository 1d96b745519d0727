import { addTexts } from '../lib/i18n/texts.svelte'

await addTexts(
  import.meta.glob<string>('../../../src/tenka/locale/*/alone.ftl', { query: '?raw', import: 'default' }),
)
