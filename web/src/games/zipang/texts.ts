import { addTexts } from '../../lib/texts.svelte'

addTexts(
  import.meta.glob<string>('../../../../src/tenka/locale/*/{zipang,web-zipang}*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
