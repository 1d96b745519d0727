import words from 'words:shogun'
import { addTexts } from '../../lib/i18n/texts.svelte'

await addTexts(words)
