import { mount } from 'svelte'
import App from './App.svelte'
import { speak, wantedLanguage } from './lib/i18n/texts.svelte'
import { ALONE } from './lib/net/transport'
import { startPresence } from './lib/ui/here'
import { startRouter } from './lib/ui/router.svelte'
import { fitWidePhones } from './lib/ui/wide-phone'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

/** Texts appear in their own faces from the start, so that nothing jumps when those come; a slow line does not
 * keep the page back. */
async function facesAreHere(): Promise<void> {
  const faces = ['1em Sans', '600 1em Mincho'].map((face) => document.fonts.load(face))
  const patience = new Promise((go) => setTimeout(go, 1000))
  await Promise.race([Promise.allSettled(faces), patience])
}

fitWidePhones()
startRouter()
startPresence()
const [root] = await Promise.all([
  ALONE ? import('./local/Alone.svelte').then((alone) => alone.default) : App,
  facesAreHere(),
  speak(wantedLanguage()).catch(() => speak('en')),
])
const target = document.getElementById('app')
if (target) mount(root, { target })
