import { addTexts } from '../../lib/i18n/texts.svelte'

await addTexts(
  import.meta.glob<string>('../../../../src/tenka/locale/*/{zipang,web-zipang}*.ftl', {
    query: '?raw',
    import: 'default',
  }),
)
