import { expect, it } from 'vitest'
import { layout } from '../../../src/lib/ui/share-picture'

const [TOP, BOTTOM] = [204, 580]

it.each([
  [2, 0],
  [3, 0],
  [6, 0],
  [3, 3],
  [5, 3],
])('%i results and %i notes fill a shared picture, and do not lie on each other', (results, notes) => {
  const { row, first } = layout(results, notes)
  const end = TOP + results * row
  expect(row).toBeGreaterThan(50)
  expect(end).toBeLessThanOrEqual(BOTTOM)
  if (notes) expect(end).toBeLessThanOrEqual(first - 24)
  else if (results > 3) expect(end).toBeCloseTo(BOTTOM)
})
