import { describe, expect, it } from 'vitest'
import { routeOf } from '../../../src/lib/ui/pages'

describe('addresses', () => {
  it('lead to pages, with what stands in them', () => {
    expect(routeOf('/table/ab12')?.parameters).toEqual({ id: 'ab12' })
    expect(routeOf('/rules/zipang/')?.parameters).toEqual({ game: 'zipang' })
    expect(routeOf('/account')?.parameters).toEqual({})
  })

  it('lead nowhere if there is no such page or game', () => {
    for (const path of ['/nowhere', '/table', '/table/a/b', '/rules/chess', '/new/chess'])
      expect(routeOf(path)).toBeNull()
  })
})
