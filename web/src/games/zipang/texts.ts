import words from 'words:zipang'
import { addTexts } from '../../lib/i18n/texts.svelte'

await addTexts(words)
