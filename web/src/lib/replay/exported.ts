/** A file with games: one record, or all games of somebody as `GET /me/data` tells them. */
interface Exported {
  tables: { id: string; record?: object }[]
}

/** The record of each finished game in a file, except of those that are `known` here. */
export async function recordsIn(file: Blob, known: Set<string>): Promise<Blob[]> {
  const exported = await tablesIn(file)
  if (!exported) return [file]
  return exported
    .filter(({ id, record }) => record && !known.has(id))
    .map(({ record }) => new Blob([JSON.stringify(record)]))
}

async function tablesIn(file: Blob): Promise<Exported['tables'] | null> {
  try {
    const { tables } = JSON.parse(await file.text()) as Partial<Exported>
    return Array.isArray(tables) ? tables : null
  } catch {
    return null // the server says what is wrong with it
  }
}
