import { addTexts } from '../../lib/i18n/texts.svelte'

await addTexts(
  import.meta.glob<string>('../../../../src/tenka/locale/*/{shogun,web-shogun}*.ftl', {
    query: '?raw',
    import: 'default',
  }),
)
