/** A picture of how a game ended, to keep or to send: drawn here, from what stands on the page anyway. */

export interface Result {
  /** The crest of the row as it is drawn on the page. */
  crest: SVGSVGElement | null
  rank: number
  name: string
  score: number
}

export interface Ended {
  game: string
  headline: string
  results: Result[]
  /** What the game is remembered for. */
  notes: string[]
}

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 64]
/** Where the results begin, the last base line, and from one line of the notes to the next. */
const [TOP, BOTTOM, LINE] = [204, 580, 34]
const HIGHEST_ROW = 92
const color = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** A drawing of circles and paths, as the page shows it. */
function drawSvg(
  context: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  x: number,
  y: number,
  size: number,
  alpha = 1,
): void {
  const scale = size / svg.viewBox.baseVal.width
  for (const shape of svg.querySelectorAll<SVGGeometryElement>('path, circle')) {
    const { fill, stroke, strokeWidth, opacity } = getComputedStyle(shape)
    const path = new Path2D()
    const { a, b, c, d, e, f } = shape.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix()
    path.addPath(outline(shape), { a, b, c, d, e, f })
    context.save()
    context.translate(x, y)
    context.scale(scale, scale)
    context.globalAlpha = Number(opacity) * alpha
    if (fill !== 'none') Object.assign(context, { fillStyle: fill }).fill(path)
    if (stroke !== 'none')
      Object.assign(context, { strokeStyle: stroke, lineWidth: parseFloat(strokeWidth) }).stroke(path)
    context.restore()
  }
}

function outline(shape: SVGGeometryElement): Path2D {
  if (!(shape instanceof SVGCircleElement)) return new Path2D(shape.getAttribute('d') ?? '')
  const path = new Path2D()
  path.arc(shape.cx.baseVal.value, shape.cy.baseVal.value, shape.r.baseVal.value, 0, 2 * Math.PI)
  return path
}

interface Writing {
  x: number
  y: number
  size: number
  ink?: string
  family?: string
  align?: CanvasTextAlign
  /** Its greatest width. */
  most?: number
}

function write(context: CanvasRenderingContext2D, text: string, writing: Writing): void {
  const { x, y, size, ink = '--ink', family = '--mincho', align = 'left' } = writing
  context.font = `600 ${size}px ${color(family)}`
  context.fillStyle = color(ink)
  context.textAlign = align
  context.fillText(text, x, y, writing.most ?? WIDTH - x - MARGIN)
}

/** How high each result is, and the base line of the first note: together they fill the picture. */
export function layout(results: number, notes: number): { row: number; first: number } {
  const first = BOTTOM - LINE * (notes - 1)
  const end = notes ? first - LINE : BOTTOM
  return { row: Math.min(HIGHEST_ROW, (end - TOP) / Math.max(1, results)), first }
}

function drawResult(context: CanvasRenderingContext2D, result: Result, y: number, row: number): void {
  const size = Math.min(64, row - 12)
  const base = y + size * 0.72
  const letters = Math.min(38, size * 0.66)
  write(context, String(result.rank), { x: MARGIN, y: base, size: letters })
  if (result.crest) drawSvg(context, result.crest, MARGIN + 48, y, size)
  write(context, result.name, {
    x: MARGIN + 68 + size,
    y: base,
    size: letters,
    family: '--sans',
    most: 720,
  })
  write(context, String(result.score), {
    x: WIDTH - MARGIN,
    y: base,
    size: letters * 1.25,
    ink: '--gold-text',
    align: 'right',
    most: 200,
  })
}

export function drawPicture(canvas: HTMLCanvasElement, { game, headline, results, notes }: Ended): void {
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = color('--paper')
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.strokeStyle = color('--ink')
  context.strokeRect(24.5, 24.5, WIDTH - 49, HEIGHT - 49)
  const winner = results[0]?.crest
  if (winner) drawSvg(context, winner, WIDTH - 420, HEIGHT - 420, 360, 0.14)
  context.fillStyle = color('--vermilion')
  context.fillRect(MARGIN, MARGIN - 8, 84, 60)
  write(context, '天下', { x: MARGIN + 10, y: MARGIN + 34, size: 32, ink: '--on-vermilion' })
  write(context, game, { x: MARGIN + 104, y: MARGIN + 36, size: 38 })
  write(context, headline, { x: MARGIN, y: 172, size: 40 })
  const { row, first } = layout(results.length, notes.length)
  results.forEach((result, at) => drawResult(context, result, TOP + at * row, row))
  notes.forEach((note, at) =>
    write(context, note, { x: MARGIN, y: first + at * LINE, size: 24, ink: '--ink-soft', family: '--sans' }),
  )
}

/** Send it, where the system can; else keep it as a file. */
export async function sharePicture(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) return
  const file = new File([blob], name, { type: blob.type })
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => {})
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name })
  link.click()
  URL.revokeObjectURL(link.href)
}
