import { addTexts, offerTexts } from '../lib/i18n/texts.svelte'

addTexts(
  import.meta.glob<string>('../../../src/tenka/locale/en/alone.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
await offerTexts(
  import.meta.glob<string>(['../../../src/tenka/locale/*/alone.ftl', '!../../../src/tenka/locale/en/*'], {
    query: '?raw',
    import: 'default',
  }),
)
