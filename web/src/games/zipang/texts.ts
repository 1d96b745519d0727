import { addTexts, offerTexts } from '../../lib/i18n/texts.svelte'

addTexts(
  import.meta.glob<string>('../../../../src/tenka/locale/en/{zipang,web-zipang}*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
await offerTexts(
  import.meta.glob<string>(
    ['../../../../src/tenka/locale/*/{zipang,web-zipang}*.ftl', '!../../../../src/tenka/locale/en/*'],
    { query: '?raw', import: 'default' },
  ),
)
