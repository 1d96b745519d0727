import { expect, test } from 'vitest'
import { recordsIn } from '../../../src/lib/replay/exported'

const texts = async (blobs: Blob[]) => Promise.all(blobs.map((blob) => blob.text()))

test('a file with all games has the records of those that are over and not here', async () => {
  const tables = [{ id: 'a', record: { game: 'x' } }, { id: 'b' }, { id: 'c', record: { game: 'y' } }]
  const found = await recordsIn(new Blob([JSON.stringify({ tables })]), new Set(['a']))
  expect(await texts(found)).toEqual(['{"game":"y"}'])
})

test('any other file is taken as it is', async () => {
  for (const text of ['{"game":"x"}', 'null', 'no game']) {
    expect(await texts(await recordsIn(new Blob([text]), new Set()))).toEqual([text])
  }
})
