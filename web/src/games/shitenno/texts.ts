import words from 'words:shitenno'
import { addTexts } from '../../lib/i18n/texts.svelte'

await addTexts(words)
