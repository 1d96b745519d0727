/** Time in words. */
import type { SeatClock, TimeControl } from '../../generated/protocol'
import { t } from './texts.svelte'

/** What is left of a clock now, in seconds, if it was told at `at`. */
export function leftNow(clock: SeatClock, at: number, now: number): number {
  return Math.max(0, clock.running ? clock.seconds - (now - at) / 1000 : clock.seconds)
}

/** 7:05 under an hour, 3 h 20 min or 2 d 5 h above. */
export function spelled(seconds: number): string {
  const whole = Math.floor(seconds)
  if (whole < 3600) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  const hours = Math.floor(whole / 3600)
  if (hours < 48) return t('web-clock-hours', { hours, minutes: Math.floor((whole % 3600) / 60) })
  return t('web-clock-days', { days: Math.floor(hours / 24), hours: hours % 24 })
}

/** The time control of a table in one line. */
export function timeControlText({ kind = 'none', seconds = 0, more = 0 }: TimeControl): string {
  if (kind === 'none') return t('web-time-control-none')
  return kind === 'live'
    ? t('web-time-control-live', { minutes: Math.round(seconds / 60), more })
    : t('web-time-control-move', { time: spelled(seconds) })
}
