import words from 'words:alone'
import { addTexts } from '../lib/i18n/texts.svelte'

await addTexts(words)
