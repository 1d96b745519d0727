import { addTexts, offerTexts } from '../../lib/i18n/texts.svelte'

addTexts(
  import.meta.glob<string>('../../../../src/tenka/locale/en/{shogun,web-shogun}*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
await offerTexts(
  import.meta.glob<string>(
    ['../../../../src/tenka/locale/*/{shogun,web-shogun}*.ftl', '!../../../../src/tenka/locale/en/*'],
    { query: '?raw', import: 'default' },
  ),
)
