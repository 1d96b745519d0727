/** Made by `words.ts` beside the build: the texts of a part of the program, by language. */
declare module 'words:*' {
  const words: Record<string, () => Promise<string>>
  export default words
}
