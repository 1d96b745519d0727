/** Texts by key in IndexedDB. What is written is there for good when the promise is kept, or not at all. */

/** Why something is not kept: no room, not allowed, or all was removed meanwhile. */
export type Unkept = 'full' | 'denied' | 'cleared'

const STORE = 'rows'
const LAST = '\uffff'

export class Database {
  private opened: Promise<IDBDatabase> | null = null

  /** `failed` is told when something could not be kept. */
  constructor(
    private readonly name: string,
    private readonly failed: (reason: Unkept) => void,
  ) {}

  /** An empty text for what is not there. */
  async get(key: string): Promise<string> {
    const found = await this.read((rows) => rows.get(key) as IDBRequest<string | undefined>)
    return found ?? ''
  }

  /** All texts whose keys begin so, in their order, as JSON. */
  async scan(prefix: string): Promise<string> {
    const range = IDBKeyRange.bound(prefix, prefix + LAST)
    return JSON.stringify(await this.read((rows) => rows.getAll(range) as IDBRequest<string[]>))
  }

  /** Pairs of a key and its text, or null to remove it, as JSON: all of them or none. */
  async write(changes: string): Promise<void> {
    const pairs = JSON.parse(changes) as [string, string | null][]
    try {
      const transaction = (await this.open()).transaction(STORE, 'readwrite', { durability: 'strict' })
      const rows = transaction.objectStore(STORE)
      for (const [key, text] of pairs) {
        if (text === null) rows.delete(key)
        else rows.put(text, key)
      }
      await finished(transaction)
    } catch (error) {
      this.failed((error as DOMException | null)?.name === 'QuotaExceededError' ? 'full' : 'denied')
      throw error
    }
  }

  private async read<T>(ask: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const rows = (await this.open()).transaction(STORE, 'readonly').objectStore(STORE)
    return asked(ask(rows))
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= this.connect().catch((error: unknown) => {
      this.opened = null
      this.failed('denied')
      throw error
    })
    return this.opened
  }

  private async connect(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    const database = await asked(request)
    // Somebody clears what the browser keeps: the next one who asks opens it anew.
    const forget = () => {
      this.opened = null
      this.failed('cleared')
    }
    database.onclose = forget
    database.onversionchange = () => {
      database.close()
      forget()
    }
    return database
  }
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = transaction.onerror = () => reject(transaction.error)
  })
}
