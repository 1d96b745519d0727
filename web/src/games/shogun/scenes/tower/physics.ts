/**
 * The cubes of a throw as rigid bodies in the tower. How they fall is physics; where they end is what the server drew:
 * a cube that stays on a shelf finds a rim there that the others do not have, and one that lingers where it does not
 * stay passes in front of the rest.
 */
import { Box, Chain, World, type Body, type Contact, type Fixture } from 'planck'
import type { Cube } from './fall'
import { random, shuffled } from './random'
import {
  BOARD,
  boardAt,
  mirrored,
  poseOf,
  SHELVES,
  SIZE,
  spotAt,
  WALL,
  type Point,
  type Pose,
  type Shelf,
  type Spot,
} from './shape'

/** Something was hit: when, in seconds, and how hard, from 0 to 1. */
export interface Hit {
  at: number
  loud: number
}

export interface Fall {
  seconds: number
  /** By cube: where it is at each step. */
  paths: Pose[][]
  hits: Hit[]
}

const STEP = 1 / 60
/** Seconds after which everything lies, come what may. */
export const BOUND = 6
/** Seconds after which no cube is in another's way any more. */
const HURRIED = 2
/** Seconds that a cube may spend in a part of the tower where it does not stay; after half of them it is pushed. */
const PATIENCE = 0.7
/** Seconds within which all are let go, and within which those that are knocked loose leave their shelf. */
const POURING = 0.6
const KNOCKED = 1.1
/** Steps in which what lies on the shelves comes to lie there. */
const SETTLING = 45
/** A cube is a meter wide. */
const GRAVITY = 42
const PUSH = 14
/** Slower than this, in meters and in radians a second, a cube lies still; so many steps long, or it may yet fall over. */
const [STILL, STEADY] = [0.5, 0.6]
const CALM = 15
/** Seconds after which it is enough that they lie still for a moment. */
const LATE = 5
/** Impulses below the first are not heard; the second is as loud as it gets. */
const [FAINT, LOUDEST] = [2, 24]

const BOARDS: Shelf[] = ['upper', 'lower']
const WAY: Spot[] = ['in', 'upper', 'lower', 'tray']
const [SOLID, WOOD, PASSING] = [1, 2, 4]
const RIM: Record<Spot, number> = { upper: 8, lower: 16, in: 0, tray: 0 }

interface Falling {
  cube: Cube
  body: Body
  fixture: Fixture
  /** When it is let go or knocked loose. */
  release: number
  released: boolean
  /** The part of the tower where it is, and since when. */
  at: Spot
  since: number
}

type Block = Pick<Falling, 'body' | 'fixture'>

const meters = ({ x, y }: Point) => ({ x: x / SIZE, y: y / SIZE })
/** To the right or to the left, off a shelf. */
const away = (shelf: Shelf) => Math.sign(SHELVES[shelf].edge.x - SHELVES[shelf].wall.x)

export class Simulation {
  private readonly world = new World({ gravity: { x: 0, y: GRAVITY } })
  private readonly next: () => number
  private readonly all: Falling[]
  private readonly byBody: Map<Body, Falling>
  private readonly paths: Pose[][]
  private readonly hits: Hit[] = []
  private steps = 0
  /** For how many steps all have lain still. */
  private calm = 0

  constructor(cubes: Cube[], seed: number) {
    this.next = random(seed)
    this.build()
    const piles = BOARDS.map((shelf) => this.pile(cubes, shelf))
    for (let step = 0; step < SETTLING; step++) this.world.step(STEP)
    const lying = BOARDS.flatMap((shelf, at) => this.claim(piles[at] ?? [], cubes, shelf))
    this.all = [...lying, ...this.pour(cubes.filter(({ from }) => from === 'in'))]
    this.byBody = new Map(this.all.map((one) => [one.body, one]))
    this.paths = cubes.map(() => [])
    this.world.on('begin-contact', (contact) => this.touch(contact))
    this.world.on('post-solve', (_, { normalImpulses }) => this.hear(Math.max(...normalImpulses)))
    this.note()
  }

  get time(): number {
    return this.steps * STEP
  }

  /** Everything lies where it has to, or time is up. */
  get done(): boolean {
    return this.time >= BOUND || this.calm >= (this.time < LATE ? CALM : 1)
  }

  /** What was seen. Should a cube not have got there in time, the record is right and not the physics. */
  get fall(): Fall {
    for (const { cube, body } of this.all)
      if (spotAt(this.place(body)) !== cube.to) this.paths[cube.id]?.push(poseOf(cube.to, cube.slot))
    return { seconds: this.time, paths: this.paths, hits: this.hits }
  }

  /** Where the cubes are now. */
  get poses(): Pose[] {
    return this.paths.flatMap((path) => path.at(-1) ?? [])
  }

  step(): void {
    for (const one of this.all) this.guide(one)
    this.world.step(STEP)
    this.steps++
    this.calm = this.all.every((one) => this.rests(one)) ? this.calm + 1 : 0
    this.note()
  }

  private build(): void {
    const tower = this.world.createBody()
    const add = (points: Point[], friction: number, filterCategoryBits: number) =>
      tower.createFixture({ shape: new Chain(points.map(meters)), friction, filterCategoryBits })
    const sky = { x: WALL[0]?.x ?? 0, y: -200 }
    add([sky, ...WALL, ...WALL.toReversed().map(mirrored), mirrored(sky)], 0.3, SOLID)
    const under = ({ x, y }: Point) => ({ x, y: y + BOARD })
    for (const { wall, edge } of Object.values(SHELVES))
      add([wall, edge, under(edge), under(wall)], 0.4, SOLID)
    const { upper, lower } = SHELVES
    add([upper.edge, { x: upper.edge.x, y: 124 }, { x: lower.wall.x, y: 92 }], 0, RIM.upper)
    add([lower.edge, under({ x: lower.edge.x, y: boardAt('upper', lower.edge.x) })], 0, RIM.lower)
  }

  private block(pose: Pose): Block {
    const body = this.world.createBody({ type: 'dynamic', position: meters(pose), angle: pose.angle })
    return { body, fixture: body.createFixture({ shape: new Box(0.48, 0.48), density: 1 }) }
  }

  /** Cubes from earlier battles, dropped on their shelf unseen. */
  private pile(cubes: Cube[], shelf: Shelf): Block[] {
    const count = cubes.filter(({ from }) => from === shelf).length
    return Array.from({ length: count }, (_, number) => {
      const { x, y, angle } = poseOf(shelf, number)
      const lean = angle + 0.6 * (this.next() - 0.5)
      const block = this.block({ x: x + 3 * away(shelf) * this.next(), y: y - 6, angle: lean })
      this.equip(block, { rim: shelf, rough: true })
      return block
    })
  }

  /** Which of those that lie on a shelf is which: whoever will be knocked loose lies on the outside. */
  private claim(lying: Block[], cubes: Cube[], shelf: Shelf): Falling[] {
    const stays = ({ to }: Cube) => Number(to === shelf)
    const here = cubes.filter(({ from }) => from === shelf).sort((a, b) => stays(a) - stays(b))
    const outside = ({ body }: Block) => away(shelf) * body.getPosition().x - 2 * body.getPosition().y
    const blocks = lying.sort((a, b) => outside(b) - outside(a))
    return here.flatMap((cube, at) => {
      const block = blocks[at]
      const release = KNOCKED * (0.5 + 0.5 * this.next())
      return block ? [{ ...block, cube, release, released: stays(cube) > 0, at: shelf, since: 0 }] : []
    })
  }

  /** Cubes that are thrown: they wait above the mouth and are let go one after the other. */
  private pour(cubes: Cube[]): Falling[] {
    return this.seated(shuffled(cubes, this.next)).map((cube, number) => {
      const block = this.block({ ...poseOf('in', number), angle: 0.4 * (this.next() - 0.5) })
      block.body.setActive(false)
      this.equip(block, { rim: cube.to, rough: cube.to === 'upper' })
      const release = (POURING * (number + this.next())) / Math.max(8, cubes.length)
      return { ...block, cube, release, released: false, at: 'in', since: release }
    })
  }

  /** Whoever stays on the upper shelf starts above it. */
  private seated(cubes: Cube[]): Cube[] {
    const upper = cubes.filter(({ to }) => to === 'upper')
    const others = cubes.filter(({ to }) => to !== 'upper')
    const { wall, edge } = SHELVES.upper
    const apart = (number: number) => Math.abs(poseOf('in', number).x - (wall.x + edge.x) / 2)
    const nearest = cubes.map((_, number) => number).sort((a, b) => apart(a) - apart(b))
    const above = new Set(nearest.slice(0, upper.length))
    return cubes.flatMap((_, number) => (above.has(number) ? upper.pop() : others.pop()) ?? [])
  }

  /** A rim keeps a cube on a shelf, rough wood slows it down, and one that passes has no others in its way. */
  private equip({ body, fixture }: Block, { rim = 'in' as Spot, rough = false, passes = false }): void {
    if (fixture.getFilterCategoryBits() === PASSING && passes) return
    fixture.setFilterData({
      groupIndex: 0,
      categoryBits: passes ? PASSING : WOOD,
      maskBits: SOLID | RIM[rim] | (passes ? 0 : WOOD),
    })
    fixture.setFriction(rough ? 0.9 : 0)
    fixture.setRestitution(rough ? 0.2 : 0.32)
    body.setLinearDamping(rough ? 1 : 0)
    body.setAngularDamping(rough ? 2 : 0.5)
    for (let edge = body.getContactList(); edge; edge = edge.next ?? null) edge.contact.resetFriction()
  }

  private guide(one: Falling): void {
    if (!one.released) {
      if (this.time >= one.release) this.letGo(one)
      return
    }
    const at = spotAt(this.place(one.body))
    if (at !== one.at) this.enter(one, at)
    else if (at !== one.cube.to) this.hurry(one)
  }

  private letGo(one: Falling): void {
    const { body, cube } = one
    one.released = true
    one.since = this.time
    if (cube.from !== 'in') {
      this.equip(one, { rim: cube.to })
      body.setLinearVelocity({ x: away(cube.from as Shelf) * (2 + 2 * this.next()), y: -4 - 3 * this.next() })
    } else {
      body.setActive(true)
      body.setLinearVelocity({ x: 3 * (this.next() - 0.5), y: 2 * this.next() })
    }
    body.setAngularVelocity(10 * (this.next() - 0.5))
  }

  private enter(one: Falling, at: Spot): void {
    const back = WAY.indexOf(at) < WAY.indexOf(one.at)
    one.at = at
    one.since = this.time
    this.equip(one, { rim: one.cube.to, rough: at === one.cube.to, passes: back && at !== one.cube.to })
  }

  private hurry(one: Falling): void {
    const waited = this.time - one.since
    if (waited > PATIENCE || this.time > HURRIED) this.equip(one, { rim: one.cube.to, passes: true })
    if (waited > PATIENCE / 2 && one.at !== 'tray')
      one.body.applyForceToCenter({ x: away(one.at as Shelf) * PUSH * one.body.getMass(), y: 0 }, true)
  }

  /** What falls upon a cube that is to leave its shelf knocks it loose. */
  private touch(contact: Contact): void {
    const pair = [contact.getFixtureA(), contact.getFixtureB()].map((one) => this.byBody.get(one.getBody()))
    for (const [at, one] of pair.entries()) {
      const other = pair[1 - at]
      if (one && other?.cube.from === 'in' && one.cube.from !== 'in')
        one.release = Math.min(one.release, this.time + 0.1)
    }
  }

  private hear(impulse: number): void {
    if (impulse > FAINT) this.hits.push({ at: this.time, loud: Math.min(1, impulse / LOUDEST) })
  }

  private place(body: Body): Point {
    const { x, y } = body.getPosition()
    return { x: x * SIZE, y: y * SIZE }
  }

  private note(): void {
    for (const { cube, body } of this.all)
      this.paths[cube.id]?.push({ ...this.place(body), angle: body.getAngle() })
  }

  private rests({ body, cube, released }: Falling): boolean {
    const slow =
      !body.isAwake() ||
      (body.getLinearVelocity().length() < STILL && Math.abs(body.getAngularVelocity()) < STEADY)
    return released && slow && spotAt(this.place(body)) === cube.to
  }
}
