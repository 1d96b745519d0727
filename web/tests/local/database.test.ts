import { afterEach, expect, test, vi } from 'vitest'
import { Database, type Unkept } from '../../src/local/database'

/** As much of IndexedDB as is asked, with a transaction that ends as it is told to. */
class Browser {
  kept = new Map<string, string>()
  full = false
  opened = 0
  database: { onclose: (() => void) | null } | null = null

  open() {
    this.opened++
    const database = { onclose: null, transaction: () => this.transaction() }
    this.database = database
    return answered(database)
  }

  transaction() {
    const written = new Map(this.kept)
    const ended: { oncomplete?: () => void; onabort?: () => void; error: DOMException | null } = {
      error: null,
    }
    setTimeout(() => {
      if (this.full) {
        ended.error = new DOMException('no room', 'QuotaExceededError')
        ended.onabort?.()
      } else {
        this.kept = written
        ended.oncomplete?.()
      }
    })
    const rows = {
      put: (text: string, key: string) => written.set(key, text),
      delete: (key: string) => written.delete(key),
      get: (key: string) => answered(this.kept.get(key)),
    }
    return Object.assign(ended, { objectStore: () => rows })
  }
}

function answered(result: unknown) {
  const request = { result, onsuccess: null as (() => void) | null }
  setTimeout(() => request.onsuccess?.())
  return request
}

function made() {
  const browser = new Browser()
  vi.stubGlobal('indexedDB', browser)
  const told: Unkept[] = []
  return { browser, told, database: new Database('here', (reason) => told.push(reason)) }
}

afterEach(() => vi.unstubAllGlobals())

test('what finds no room is told, and nothing of it is kept', async () => {
  const { browser, told, database } = made()
  await database.write('[["a","1"],["b","2"]]')
  browser.full = true
  await expect(database.write('[["a","9"],["b",null]]')).rejects.toThrow('no room')
  expect(told).toEqual(['full'])
  expect([await database.get('a'), await database.get('b')]).toEqual(['1', '2'])
})

test('a browser that keeps nothing is told', async () => {
  const { browser, told, database } = made()
  browser.open = () => {
    throw new DOMException('private', 'SecurityError')
  }
  await expect(database.get('a')).rejects.toThrow('private')
  expect(told).toEqual(['denied'])
})

test('what was cleared away is told, and opened anew when it is asked for', async () => {
  const { browser, told, database } = made()
  await database.write('[["a","1"]]')
  browser.kept.clear()
  browser.database?.onclose?.()
  expect(told).toEqual(['cleared'])
  expect(await database.get('a')).toBe('')
  expect(browser.opened).toBe(2)
})
