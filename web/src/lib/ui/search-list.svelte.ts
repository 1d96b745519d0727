/** Lines that a host looks for, and does something about. */
export class SearchList<Line> {
  lines: Line[] | null = $state.raw(null)
  error: unknown = $state(null)
  private search = ''

  constructor(private readonly ask: (search: string) => Promise<Line[]>) {
    this.find('')
  }

  find = (search: string): void => {
    this.search = search
    this.error = null
    this.look().catch((problem: unknown) => (this.error = problem))
  }

  /** Do something and look again; whether it worked. */
  async act(work: () => Promise<unknown>): Promise<boolean> {
    this.error = null
    try {
      await work()
      await this.look()
      return true
    } catch (problem) {
      this.error = problem
      return false
    }
  }

  /** An answer that comes when something else is looked for already is not shown. */
  private async look(): Promise<void> {
    const wanted = this.search
    const lines = await this.ask(wanted)
    if (wanted === this.search) this.lines = lines
  }
}
