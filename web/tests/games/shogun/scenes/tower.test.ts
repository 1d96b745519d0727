import { describe, expect, it } from 'vitest'
import { cubesOf, shares, type Cube } from '../../../../src/games/shogun/scenes/tower/fall'
import { framesOf } from '../../../../src/games/shogun/scenes/tower/path'
import { BOUND, Simulation } from '../../../../src/games/shogun/scenes/tower/physics'
import { random } from '../../../../src/games/shogun/scenes/tower/random'
import { spotAt } from '../../../../src/games/shogun/scenes/tower/shape'
import type { Thrown } from '../../../../src/generated/shogun'

const COLORS = 4

/** A throw as it may be drawn: so many thrown, so many on each shelf, each of which stays or leaves by chance. */
function thrown(seed: number, most: number, stay = 0.2, knocked = 0.25): Thrown {
  const next = random(seed)
  const counts = (sum: number) => {
    const found = Array<number>(COLORS).fill(0)
    for (let one = 0; one < sum; one++) {
      const color = Math.floor(next() * COLORS)
      found[color] = (found[color] ?? 0) + 1
    }
    return found
  }
  const some = () => counts(Math.floor(next() * (most + 1)))
  const cubes = counts(1 + Math.floor(next() * most))
  const before = [some(), some()]
  let falling = [...cubes]
  const shelves = before.map((lying) => {
    const draw = (count: number, chance: number) =>
      Array.from({ length: count }, () => Number(next() < chance)).reduce((sum, one) => sum + one, 0)
    const left = lying.map((count) => draw(count, knocked))
    const caught = falling.map((count) => draw(count, stay))
    falling = falling.map((count, color) => count - (caught[color] ?? 0) + (left[color] ?? 0))
    return lying.map((count, color) => count - (left[color] ?? 0) + (caught[color] ?? 0))
  })
  return {
    event: 'thrown',
    kind: 'players',
    province: 'mino',
    cubes,
    from_tray: Array<number>(COLORS).fill(0),
    extra: [],
    shelves_before: before,
    shelves,
    tray: falling,
  }
}

function run(cubes: Cube[], seed: number) {
  const simulation = new Simulation(cubes, seed)
  while (!simulation.done) simulation.step()
  return simulation.fall
}

describe('cubes in the tower', () => {
  it.each([
    ['few cubes', 6, 0.2, 0.25],
    ['many cubes', 14, 0.2, 0.25],
    ['a throw of which most stays', 12, 0.8, 0.1],
    ['shelves that are swept clean', 12, 0.05, 0.9],
  ])('come to lie where the record says: %s', (_, most, stay, knocked) => {
    for (let seed = 0; seed < 15; seed++) {
      const event = thrown(seed, most, stay, knocked)
      const cubes = cubesOf(event)
      const { paths, seconds } = run(cubes, seed)
      const ends = cubes.map(({ id }) => paths[id]?.at(-1) ?? { x: 0, y: 0 })
      expect(ends.map(spotAt)).toEqual(cubes.map(({ to }) => to))
      expect(seconds).toBeLessThan(BOUND)
      expect(new Set(paths.map((path) => path.length)).size, 'nothing was put right').toBe(1)
    }
  })

  it('come to lie where the record says even if the shelves cannot hold so many', () => {
    const crowd = [12, 12, 0, 0]
    const full = {
      ...thrown(1, 10),
      shelves_before: [crowd, crowd],
      shelves: [crowd, crowd],
      cubes: [9, 0, 0, 0],
    }
    const cubes = cubesOf({ ...full, tray: [9, 0, 0, 0] })
    const { paths, seconds } = run(cubes, 1)
    expect(cubes.map(({ id }) => spotAt(paths[id]?.at(-1) ?? { x: 0, y: 0 }))).toEqual(
      cubes.map(({ to }) => to),
    )
    expect(seconds).toBeLessThanOrEqual(BOUND + 0.02)
  })

  it('lie still in the end, and would not fall over a moment later', () => {
    for (let seed = 0; seed < 8; seed++) {
      const simulation = new Simulation(cubesOf(thrown(seed, 12)), seed)
      while (!simulation.done) simulation.step()
      const ends = simulation.poses
      for (let step = 0; step < 40; step++) simulation.step()
      const turned = simulation.poses.filter(
        ({ angle }, id) => Math.abs(angle - (ends[id]?.angle ?? 0)) > 0.2,
      )
      expect(turned, `seed ${seed}`).toEqual([])
    }
  })

  it('start where they lay, and above the mouth', () => {
    const cubes = cubesOf(thrown(3, 12))
    const { paths } = run(cubes, 3)
    for (const { id, from } of cubes) {
      const start = paths[id]?.[0] ?? { x: 0, y: 0 }
      if (from === 'in') expect(start.y).toBeLessThan(60)
      else expect(spotAt(start)).toBe(from)
    }
  })

  it('fall the same way for the same seed, and another way for another', () => {
    const cubes = cubesOf(thrown(5, 10))
    expect(run(cubes, 1)).toEqual(run(cubes, 1))
    expect(run(cubes, 1).paths).not.toEqual(run(cubes, 2).paths)
  })

  it('are heard when they hit something', () => {
    const { hits, seconds } = run(cubesOf(thrown(5, 10)), 1)
    expect(hits.length).toBeGreaterThan(10)
    for (const { at, loud } of hits) {
      expect(at).toBeLessThanOrEqual(seconds)
      expect(loud).toBeGreaterThan(0)
      expect(loud).toBeLessThanOrEqual(1)
    }
  })
})

describe('the frames of a cube', () => {
  it('keep to its path, and are few', () => {
    const cubes = cubesOf(thrown(8, 12))
    for (const path of run(cubes, 8).paths) {
      const frames = framesOf(path)
      expect(frames.length).toBeLessThan(path.length / 2)
      for (const { offset, x, y } of frames) {
        const step = path[Math.round(offset * (path.length - 1))]
        expect([x, y]).toEqual([step?.x, step?.y])
      }
    }
  })
})

describe('a throw', () => {
  const event: Thrown = {
    event: 'thrown',
    kind: 'players',
    province: 'mino',
    cubes: [4, 3, 0, 1],
    from_tray: [1, 0, 0, 0],
    extra: [],
    shelves_before: [
      [1, 0, 0, 2],
      [0, 2, 0, 0],
    ],
    shelves: [
      [2, 0, 0, 1],
      [1, 1, 0, 1],
    ],
    tray: [3, 4, 0, 1],
  }

  it('are all accounted for', () => {
    const cubes = cubesOf(event)
    const count = (to: string, seat: number | null) =>
      cubes.filter((cube) => cube.to === to && cube.seat === seat).length
    for (const [color, seat] of [0, 1, 2, null].entries()) {
      expect(count('tray', seat)).toBe(event.tray[color])
      expect(count('upper', seat)).toBe(event.shelves[0]?.[color])
      expect(count('lower', seat)).toBe(event.shelves[1]?.[color])
    }
  })

  it('stay where they lay if the counts allow', () => {
    expect(shares(0, [2, 1], [2, 1])).toEqual([
      { from: 'upper', to: 'upper', count: 2 },
      { from: 'lower', to: 'lower', count: 1 },
    ])
  })
})
