import { addTexts } from '../../lib/texts.svelte'

addTexts(
  import.meta.glob<string>('../../../../src/tenka/locale/*/{shogun,web-shogun}*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
