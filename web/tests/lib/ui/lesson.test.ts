import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../src/lib/net/api'
import { Lesson } from '../../../src/lib/ui/lesson.svelte'

const tasks = [
  { name: 'goal', choice: '' },
  { name: 'card', choice: '' },
  { name: 'play', choice: 'captain:1' },
  { name: 'end', choice: '' },
]
const lights = {
  goal: { at: ['#map'] },
  card: { at: ['#space', '#card'], done: '#laid' },
  play: { at: ['#go'] },
}

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = ''
  // Nothing has a size without a browser.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9))
})

async function at(done: number, due: number, over = false): Promise<Lesson> {
  vi.spyOn(api, 'lesson').mockResolvedValue({ tasks, done, due, over })
  const lesson = new Lesson('t', lights)
  await lesson.refresh(1)
  return lesson
}

it('reads, does and plays, one after the other', async () => {
  const lesson = await at(0, 3)
  expect([lesson.task?.name, lesson.isRead]).toEqual(['goal', true])
  lesson.next()
  document.body.innerHTML = '<i id="space"></i>'
  expect(lesson.look()?.id).toBe('space')
  document.body.innerHTML = '<i id="space"></i><i id="card"></i>'
  expect(lesson.look()?.id).toBe('card')
  document.body.innerHTML = '<i id="laid"></i><i id="go"></i>'
  expect(lesson.look()?.id).toBe('go')
  expect([lesson.task?.name, lesson.isRead]).toEqual(['play', false])
})

it('shows an earlier task again without a light, and comes back', async () => {
  const lesson = await at(2, 1)
  document.body.innerHTML = '<i id="map"></i><i id="go"></i>'
  lesson.back()
  lesson.back()
  expect([lesson.task?.name, lesson.isPast, lesson.look()]).toEqual(['goal', true, null])
  lesson.next()
  lesson.next()
  expect([lesson.task?.name, lesson.isPast, lesson.look()?.id]).toEqual(['play', false, 'go'])
})

it('goes on where it was left', async () => {
  ;(await at(0, 3)).next()
  expect((await at(0, 3)).task?.name).toBe('card')
  expect((await at(2, 1)).task?.name).toBe('play')
})

it('shows nothing while others play, and its last words when it is over', async () => {
  expect((await at(3, 0)).task).toBe(null)
  const lesson = await at(3, 1, true)
  expect([lesson.task?.name, lesson.isLast]).toEqual(['end', true])
  lesson.closed = true
  expect(lesson.task).toBe(null)
})
