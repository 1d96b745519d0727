import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../src/games/shogun/board'
import { clamped, framing, panned, wholeScale, zoomed } from '../../../src/games/shogun/map/camera'
import { isBetterAtRight } from '../../../src/games/shogun/map/corner'
import {
  arcPoints,
  boxOf,
  boxOfProvince,
  inside,
  lines,
  map,
  outlines,
  places,
  ringPoints,
  sheet,
  type Box,
} from '../../../src/games/shogun/map/geometry'
import { FAR, Lens } from '../../../src/games/shogun/map/lens.svelte'
import '../../../src/games/shogun/texts'
import {
  armies,
  around,
  farNames,
  isInside,
  nearBox,
  nearSize,
  overlap,
  sparkBox,
  within,
} from '../../../src/games/shogun/map/names'
import { planSpots, type PlanSpot } from '../../../src/games/shogun/map/plan-spots'
import { stepFrom } from '../../../src/games/shogun/map/step'

describe('the map document', () => {
  it('has a place for each printed province, with its building spaces', () => {
    for (const side of ['sun', 'moon'] as const) {
      const board = boardOf(side)
      expect([...places.keys()].sort()).toEqual(Object.keys(board.provinces).sort())
      for (const place of map.provinces) expect(place.slots).toHaveLength(board.of(place.id).spaces)
    }
  })

  it('draws a border exactly where the board has a land border', () => {
    const drawn = new Set(
      map.arcs.filter((arc) => arc.kind === 'border').map((arc) => [...arc.sides].sort().join(' ')),
    )
    const board = boardOf('sun')
    for (const a of places.keys()) {
      for (const b of places.keys()) {
        if (a >= b) continue
        const land = board.neighbors(a).includes(b) && !board.bySea(a, b)
        expect(drawn.has(`${a} ${b}`), `${a} ${b}`).toBe(land)
      }
    }
  })

  it('closes every outline', () => {
    for (const place of map.provinces) {
      expect(outlines.get(place.id)).toMatch(/^M.*Z$/)
      const points = ringPoints(map.arcs, place.ring)
      expect(points.length).toBeGreaterThan(20)
    }
  })

  it('separates borders within and between regions', () => {
    const { inner, outer, coast } = lines(map, (id) => boardOf('sun').of(id).region)
    for (const path of [inner, outer, coast]) expect(path.startsWith('M')).toBe(true)
  })

  it('keeps large armies apart when seen from far', () => {
    for (const a of map.provinces) {
      for (const b of map.provinces) {
        if (a.id >= b.id) continue
        const apart =
          Math.abs(a.far.x - b.far.x) >= a.far.width || Math.abs(a.far.y - b.far.y) >= a.far.height
        expect(apart, `${a.id} ${b.id}`).toBe(true)
      }
    }
  })
})

describe('arcs', () => {
  const arcs = [{ kind: 'border', sides: ['a', 'b'], points: [0, 0, 1, 2, 3, 4] }]
  it('can be read from their end', () => {
    expect(arcPoints(arcs, ~0)).toEqual([3, 4, 1, 2, 0, 0])
    expect(boxOf([0, 0, 1, 2, 3, 4])).toEqual({ x: 0, y: 0, width: 3, height: 4 })
  })
})

describe('the camera', () => {
  const sizes = { map: sheet, view: { width: 1200, height: 700 } }
  const whole = clamped({ x: 0, y: 0, scale: 0 }, sizes)

  it('shows the whole map in the middle', () => {
    expect(whole.scale).toBe(wholeScale(sizes))
    expect(whole).toMatchObject({ x: 0, y: -150 })
  })

  it('keeps the point under the finger when zooming', () => {
    const at = { x: 600, y: 350 }
    const near = zoomed(whole, 2, at, sizes)
    expect(near.x + at.x / near.scale).toBeCloseTo(whole.x + at.x / whole.scale)
    expect(zoomed(near, 0.001, at, sizes)).toEqual(whole)
  })

  it('never leaves the map', () => {
    const near = zoomed(whole, 2, { x: 0, y: 0 }, sizes)
    expect(panned(near, 9999, 9999, sizes)).toMatchObject({ x: 0, y: 0 })
    const far = panned(near, -9999, -9999, sizes)
    expect(far.x + 1200 / far.scale).toBeCloseTo(2400)
  })

  it('frames a province', () => {
    const box = boxOfProvince('omi')
    const { x, scale } = framing(box, sizes, 1)
    expect((box.x - x) * scale).toBeGreaterThan(0)
  })
})

describe('arrow keys', () => {
  it('walk to the next province in their direction', () => {
    expect(stepFrom('aki', 'ArrowLeft')).toBeNull()
    const east = stepFrom('omi', 'ArrowRight')
    expect(east).not.toBeNull()
    expect(places.get(east ?? '')?.army.x).toBeGreaterThan(places.get('omi')?.army.x ?? 0)
  })

  it('reach every province from anywhere', () => {
    const reached = new Set(['omi'])
    for (const id of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = stepFrom(id, key)
        if (next) reached.add(next)
      }
    expect(reached.size).toBe(places.size)
  })
})

describe('names on the map seen from far', () => {
  it('are all there on a small screen and on a phone, and none on a tiny one', () => {
    for (const scale of [0.31, 760 / map.width, 0.34, 0.36, 0.37])
      expect(farNames(scale).size, `${scale}`).toBe(map.provinces.length)
    expect(farNames(0.23).size).toBe(0)
  })

  it('lie neither on armies nor on each other', () => {
    const boxes = [...farNames(0.32).values()].map(({ box }) => box)
    const clash = boxes.flatMap((a, at) =>
      [...armies.names, ...boxes.slice(at + 1)].filter((b) => overlap(a, b)),
    )
    expect(clash).toEqual([])
  })

  it('stand in their own provinces, or on the sea', () => {
    for (const scale of [0.31, 760 / map.width, 0.36]) {
      for (const [id, { box }] of farNames(scale)) {
        const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
        const there = map.provinces.find((place) => isInside(place.id, ...middle))
        expect(there?.id ?? id, `${scale}`).toBe(id)
      }
    }
  })

  it('stand in the middle of provinces without an army', () => {
    const empty = new Set(['mimasaka', 'settsu', 'wakasa', 'shima'])
    const names = farNames(0.34, [], [], empty)
    expect(names.size).toBe(map.provinces.length)
    const middle = (box?: Box) => box && [box.x + box.width / 2, box.y + box.height / 2]
    for (const id of empty) {
      const { x, y } = places.get(id)?.far ?? { x: 0, y: 0 }
      const [left, top] = middle(names.get(id)?.box) ?? []
      expect([left, top], id).toEqual([expect.closeTo(x), expect.closeTo(y)])
    }
    const boxes = [...names.values()].map(({ box }) => box)
    const standing = armies.names.filter((_, at) => !empty.has(map.provinces[at]?.id ?? ''))
    expect(
      boxes.flatMap((a, at) => [...standing, ...boxes.slice(at + 1)].filter((b) => overlap(a, b))),
    ).toEqual([])
  })

  it('lie on hardly any sign of a revolt', () => {
    for (const nth of [2, 3, 4]) {
      const signs = map.provinces.filter((_, at) => at % nth === 0).map((place) => sparkBox(place, 'names'))
      const names = farNames(0.36, [], signs)
      expect(names.size).toBe(map.provinces.length)
      const hidden = [...names].filter(([, { box }]) => signs.some((sign) => overlap(box, sign)))
      expect(hidden.length).toBeLessThan(2)
    }
  })
})

describe('a lens on a map that panels cover in part', () => {
  function covered(): Lens {
    const lens = new Lens()
    Object.assign(lens, { width: 1280, height: 676, insets: { top: 0, right: 260, bottom: 200, left: 0 } })
    return lens
  }

  it('shows the whole map in the part that is free', () => {
    const lens = covered()
    for (const corner of [
      { x: 0, y: 0 },
      { x: map.width, y: map.height },
    ]) {
      const { x, y } = lens.toWindow(corner)
      expect(x).toBeGreaterThanOrEqual(-0.01)
      expect(x).toBeLessThanOrEqual(1020.01)
      expect(y).toBeGreaterThanOrEqual(-0.01)
      expect(y).toBeLessThanOrEqual(476.01)
    }
  })

  it('begins on a phone so close that the map fills the height, and all that is drawn can be read', () => {
    for (const [height, scale] of [
      [220, 0.36],
      [420, 0.37],
      [560, 560 / map.height],
    ] as const) {
      const lens = new Lens()
      Object.assign(lens, { width: 390, height })
      lens.startAt(['omi'])
      expect(lens.now.scale).toBeCloseTo(scale)
    }
  })

  it('goes from the whole map back to where one looked before', () => {
    const lens = covered()
    expect(lens.canReturn).toBe(false)
    lens.closeTo('mino')
    const near = lens.now
    lens.toggleWhole()
    expect(lens.isWhole).toBe(true)
    lens.toggleWhole()
    expect(lens.now).toEqual(near)
    while (!lens.isWhole) lens.zoom(-1)
    expect(lens.canReturn).toBe(true)
  })

  it('shows all land on a phone from edge to edge, without the frame', () => {
    const lens = new Lens()
    Object.assign(lens, { width: 390, height: 405, framed: false })
    expect(lens.toWindow(inside).x).toBeCloseTo(0)
    expect(lens.toWindow({ x: inside.x + inside.width, y: 0 }).x).toBeCloseTo(390)
    lens.startAt(['aki'])
    expect(lens.toWindow(inside).x).toBeCloseTo(0)
  })

  it('begins where most of what is to be seen is close together', () => {
    const lens = new Lens()
    Object.assign(lens, { width: 390, height: 400 })
    lens.startAt(['hitachi', 'iwami', 'hoki', 'bitchu'])
    const spot = (id: string) => lens.toWindow(places.get(id)?.far ?? { x: 0, y: 0 })
    for (const id of ['iwami', 'hoki', 'bitchu']) {
      expect(spot(id).x, id).toBeGreaterThan(0)
      expect(spot(id).x, id).toBeLessThan(390)
    }
  })

  function onPhone(height: number, province: string): { lens: Lens; at: () => { x: number; y: number } } {
    const lens = new Lens()
    Object.assign(lens, { width: 390, height })
    lens.startAt(['omi'])
    lens.show([province])
    return { lens, at: () => lens.toWindow(places.get(province)?.army ?? { x: 0, y: 0 }) }
  }

  it('keeps in sight what was shown when the window shrinks, until somebody looks elsewhere', () => {
    const { lens, at } = onPhone(400, 'kii')
    lens.height = 200
    expect(at().y).toBeGreaterThan(200)
    lens.keepInSight()
    expect(at().y).toBeLessThan(200)
    lens.height = 400
    lens.pan(0, 1000)
    const before = lens.now
    lens.height = 200
    lens.keepInSight()
    expect(lens.now.y).toBeCloseTo(before.y)
  })

  it('takes a larger part for what lies far apart, and comes back after that', () => {
    const { lens } = onPhone(140, 'omi')
    const { scale } = lens.now
    lens.show(['harima', 'hoki'])
    expect(lens.now.scale).toBeGreaterThan(0.31)
    lens.show(['iwami', 'hitachi'])
    expect(lens.now.scale).toBeLessThan(0.31)
    lens.show(['omi'])
    expect(lens.now.scale).toBeCloseTo(scale)
  })

  it('shows nothing below the buttons in its corner', () => {
    const { lens, at } = onPhone(300, 'kii')
    const { x, y } = at()
    lens.corner = { width: 400 - x, height: 310 - y }
    lens.show(['kii'])
    expect(at().x < 390 - lens.corner.width || at().y < 300 - lens.corner.height).toBe(true)
  })

  it('stays where it is when the desk grows, as long as there is room', () => {
    const lens = covered()
    const corner = () => lens.toWindow({ x: 0, y: 0 })
    lens.height = 900
    const before = corner()
    lens.insets = { ...lens.insets, bottom: 300 }
    expect(corner()).toEqual(before)
    expect(before.y).toBeGreaterThan(0)
  })

  it('is not far from the middle of a high window', () => {
    const lens = covered()
    lens.height = 2000
    const { top, bottom } = lens.insets
    const upper = lens.toWindow(sheet).y - top
    const lower = lens.height - bottom - lens.toWindow({ x: 0, y: sheet.y + sheet.height }).y
    expect(lower / upper).toBeGreaterThan(1)
    expect(lower / upper).toBeLessThan(1.2)
  })

  it('goes on below the panels, and knows which point lies where', () => {
    const lens = covered()
    lens.closeTo('mino')
    const [x = 0, , width = 0] = lens.viewBox.split(' ').map(Number)
    expect(width * lens.now.scale).toBeCloseTo(1280)
    const army = lens.toWindow(places.get('mino')?.army ?? { x: 0, y: 0 })
    expect(army.x).toBeLessThan(1020)
    expect(army.y).toBeLessThan(476)
    expect(lens.toMap(army).x).toBeCloseTo(places.get('mino')?.army.x ?? 0)
    expect(lens.toMap({ x: 0, y: 0 }).x).toBeCloseTo(x)
  })
})

describe('the mark of a plan', () => {
  /** How far a round mark reaches into a box. */
  function reach({ x, y, radius }: PlanSpot, box: Box): number {
    const dx = Math.max(box.x - x, 0, x - box.x - box.width)
    const dy = Math.max(box.y - y, 0, y - box.y - box.height)
    return radius - Math.hypot(dx, dy)
  }

  it('stands in its own province, clear of other marks, of armies and of names, however large', () => {
    const names = [map.font_size * 0.9, nearSize(FAR)].flatMap((size) =>
      map.provinces.map((place) => nearBox(place, size)),
    )
    const pieces = [...names, ...map.provinces.map(({ army }) => around(army, army.width, army.height))]
    const spots = [
      ...planSpots(
        map.provinces.map(({ id }) => id),
        'all',
      ).values(),
    ]
    for (const [at, { id }] of map.provinces.entries()) {
      const spot = spots[at] as PlanSpot
      expect(isInside(id, spot.x, spot.y), id).toBe(true)
      expect(Math.max(...pieces.map((piece) => reach(spot, piece))), id).toBeLessThan(3)
      const apart = spots.slice(at + 1).map((other) => Math.hypot(spot.x - other.x, spot.y - other.y))
      expect(Math.min(...apart), id).toBeGreaterThan(2 * spot.radius - 1)
    }
  })

  it('hides no name, no other army and no other mark where the map is seen from far', () => {
    for (const scale of [760 / map.width, 0.36]) {
      const names = [...farNames(scale).values()].map(({ box }) => box)
      const spots = planSpots([...places.keys()], 'names', names)
      const boxes = map.provinces.map(({ id }) => {
        const spot = spots.get(id)
        if (!spot) throw new Error(id)
        expect(within(around(spot, 2 * spot.radius, 2 * spot.radius)), id).toBe(true)
        return around(spot, 1.6 * spot.radius, 1.6 * spot.radius)
      })
      for (const [at, box] of boxes.entries()) {
        const others = [...names, ...armies.names.filter((_, other) => other !== at), ...boxes.slice(at + 1)]
        expect(
          others.filter((other) => overlap(box, other)),
          map.provinces[at]?.id,
        ).toEqual([])
      }
    }
  })
})

describe('the panel about a province', () => {
  const panel = { width: 380, height: 120 }
  const top = { left: 52, right: 64 }
  const isAside = (...armies: [number, number][]) =>
    isBetterAtRight(
      armies.map(([x, y]) => ({ x, y })),
      panel,
      760,
      top,
    )

  it('lies at the left, unless it hides the province there', () => {
    expect(isAside([500, 300], [450, 260])).toBe(false)
    expect(isAside([120, 150], [130, 220])).toBe(true)
  })

  it('hides as little as it can where neighbors stand in both corners', () => {
    const echizen: [number, number][] = [
      [408, 245],
      [335, 270],
      [452, 203],
      [479, 237],
      [344, 315],
    ]
    expect(isAside(...echizen)).toBe(false)
    expect(isAside([300, 150], [340, 160], [450, 150])).toBe(true)
  })
})
