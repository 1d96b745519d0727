/** A few sounds, made of sine waves and noise when they are needed. Silent unless switched on. */
import { settings } from '../ui/settings.svelte'

export type Sound = 'turn' | 'place' | 'scene' | 'over'

interface Tone {
  /** Hertz, from the start to the end. */
  from: number
  to: number
  /** Seconds after the start of the sound, and how long it lasts. */
  at: number
  length: number
  loud: number
}

const SOUNDS: Record<Sound, Tone[]> = {
  // A small bell with its overtone.
  turn: [
    { from: 880, to: 878, at: 0, length: 0.9, loud: 0.16 },
    { from: 2217, to: 2210, at: 0, length: 0.35, loud: 0.05 },
    { from: 1175, to: 1172, at: 0.14, length: 1, loud: 0.12 },
  ],
  // Wood on wood.
  place: [
    { from: 420, to: 160, at: 0, length: 0.09, loud: 0.22 },
    { from: 1300, to: 700, at: 0, length: 0.03, loud: 0.1 },
  ],
  // A drum, struck twice.
  scene: [
    { from: 120, to: 46, at: 0, length: 0.5, loud: 0.4 },
    { from: 110, to: 42, at: 0.24, length: 0.7, loud: 0.3 },
  ],
  // A gong that dies away.
  over: [
    { from: 196, to: 194, at: 0, length: 3, loud: 0.22 },
    { from: 311, to: 309, at: 0, length: 2.4, loud: 0.1 },
    { from: 523, to: 518, at: 0, length: 1.6, loud: 0.06 },
  ],
}

let context: AudioContext | null = null

function opened(): AudioContext | null {
  if (!settings.sound) return null
  context ??= new AudioContext()
  void context.resume()
  return context
}

export function play(sound: Sound): void {
  const context = opened()
  if (context) for (const tone of SOUNDS[sound]) strike(context, tone)
}

/** Something hit something: in how many seconds, and how hard, from 0 to 1. */
export interface Knock {
  at: number
  loud: number
}

/** More knocks than this are only noise. */
const HEARD = 90

/** Wood rattling on wood. Gives back a way to silence it. */
export function rattle(knocks: Knock[]): () => void {
  const context = opened()
  if (!context) return () => {}
  const loudest = [...knocks].sort((a, b) => b.loud - a.loud).slice(0, HEARD)
  const waves = loudest.flatMap(({ at, loud }, number) => {
    // No two pieces of wood sound the same.
    const pitch = 1 + 0.06 * ((number * 7) % 11)
    return [
      strike(context, { from: 1500 * pitch, to: 800, at, length: 0.03, loud: 0.02 + 0.1 * loud }),
      strike(context, { from: 430 * pitch, to: 210, at, length: 0.07, loud: 0.02 + 0.16 * loud }),
    ]
  })
  return () => waves.forEach((wave) => wave.stop())
}

function strike(context: AudioContext, { from, to, at, length, loud }: Tone): OscillatorNode {
  const start = context.currentTime + at
  const wave = new OscillatorNode(context, { type: 'sine', frequency: from })
  const volume = new GainNode(context, { gain: 0 })
  wave.frequency.setValueAtTime(from, start)
  wave.frequency.exponentialRampToValueAtTime(to, start + length)
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  wave.connect(volume).connect(context.destination)
  wave.start(start)
  wave.stop(start + length)
  return wave
}
