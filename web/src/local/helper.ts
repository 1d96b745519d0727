/** Another worker, as Python sees it: `ask` hands it a job, `end` ends it whatever it is doing. */

interface Done {
  id: number
  result: Uint8Array
}

export class Helper {
  private worker: Worker | null = null
  private asked = 0
  private readonly waiting = new Map<number, (result: Uint8Array) => void>()

  constructor(private readonly start: () => Worker) {}

  ask(job: { toJs(): Uint8Array }): Promise<Uint8Array> {
    this.worker ??= this.started()
    const id = this.asked++
    this.worker.postMessage({ id, job: job.toJs() })
    return new Promise((resolve) => this.waiting.set(id, resolve))
  }

  end(): void {
    this.worker?.terminate()
    this.worker = null
    this.waiting.clear()
  }

  private started(): Worker {
    const worker = this.start()
    worker.onmessage = ({ data }: MessageEvent<Done>) => {
      this.waiting.get(data.id)?.(data.result)
      this.waiting.delete(data.id)
    }
    return worker
  }
}
