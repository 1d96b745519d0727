import { addTexts } from '../../lib/i18n/texts.svelte'

addTexts(
  import.meta.glob<string>('../../../../src/tenka/locale/*/{shogun,web-shogun}*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
