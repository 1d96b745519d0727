/** What is said about contests, fetched with their pages. */
import words from 'words:contests'
import { addTexts } from '../../lib/i18n/texts.svelte'

await addTexts(words)
