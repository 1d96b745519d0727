/** Moments in words of the reader's language. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

export function ago(moment: string, language: string, now: number = Date.now()): string {
  const seconds = Math.round((new Date(moment).getTime() - now) / 1000)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return words.format(Math.trunc(seconds / size), unit)
  }
  return words.format(0, 'second')
}

/** A day as people write it. */
export function day(moment: string, language: string): string {
  return new Date(moment).toLocaleDateString(language, { dateStyle: 'medium' })
}
