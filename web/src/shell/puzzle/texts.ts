/** What is said about puzzles, fetched with their pages. */
import words from 'words:puzzles'
import { addTexts } from '../../lib/i18n/texts.svelte'

await addTexts(words)
