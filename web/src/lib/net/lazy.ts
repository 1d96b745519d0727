/** Parts of the program that are fetched only when they are needed. */

/** It could not be had: the server is away, or has a newer program whose parts have other names. */
export class NotLoaded extends Error {}

export async function lazy<Part>(fetch: (() => Promise<Part>) | undefined): Promise<Part> {
  try {
    if (fetch) return await fetch()
  } catch (cause) {
    throw new NotLoaded('not loaded', { cause })
  }
  throw new NotLoaded('unknown')
}
