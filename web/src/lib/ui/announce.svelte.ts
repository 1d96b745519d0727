/** What a screen reader is told. */

const spoken: { polite: string; urgent: string } = $state({ polite: '', urgent: '' })
let lines: string[] = []
let last = ''
let again = false
let timer: ReturnType<typeof setTimeout> | undefined

export function announcements(): { polite: string; urgent: string } {
  return spoken
}

/** Things that happened; lines that come close together are read as one. */
export function announce(text: string): void {
  lines.push(text)
  clearTimeout(timer)
  timer = setTimeout(() => {
    spoken.polite = lines.join(' ')
    lines = []
  }, 150)
}

/** Forget what was said, for somebody else reads now. */
export function hush(): void {
  clearTimeout(timer)
  lines = []
  spoken.polite = spoken.urgent = last = ''
}

/** Something the reader must know now: a question, a refusal. */
export function announceNow(text: string): void {
  // Said a second time, it must differ a little, or no screen reader notices.
  again = text === last && !again
  last = text
  spoken.urgent = again ? `${text}\u00a0` : text
}
