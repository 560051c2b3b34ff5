interface Task {
  begin: () => void
  refuse: (error: Error) => void
}

interface Limits {
  /** Pieces of work that run at once. */
  atOnce: number
  /** Of one owner, running or waiting. */
  perOwner: number
  /** Of all, waiting. */
  waiting: number
  /** What those read whose work is not taken. */
  busy: () => Error
  /** For how long a place stays empty after its work, of how long that took: what blocks the process lets others through between. */
  rest?: number
}

const mostRestMs = 200

/**
 * Does heavy work a few pieces at a time, in turns between its owners: whoever brings much waits for her own. When all places are taken,
 * the last piece of whoever waits with the most gives way to somebody who waits with less.
 */
export class FairQueue {
  readonly #limits: Limits
  /** Those who wait, whose turn it is first. */
  readonly #waiting = new Map<string, Task[]>()
  readonly #inside = new Map<string, number>()
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    this.#admit(owner)
    this.#count(owner, 1)
    try {
      if (this.#running < this.#limits.atOnce) this.#running += 1
      else await new Promise<void>((begin, refuse) => this.#tasksOf(owner).push({ begin, refuse }))
      const began = performance.now()
      try {
        return await work()
      } finally {
        this.#rest(performance.now() - began)
      }
    } finally {
      this.#count(owner, -1)
    }
  }

  /** Pieces that run, and those that wait. */
  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waitingNumber() }
  }

  #waitingNumber(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
  }

  #admit(owner: string): void {
    if ((this.#inside.get(owner) ?? 0) >= this.#limits.perOwner) throw this.#limits.busy()
    const all = [...this.#waiting.values()]
    if (this.#running < this.#limits.atOnce || this.#waitingNumber() < this.#limits.waiting) return
    const longest = all.reduce((most, tasks) => (tasks.length > most.length ? tasks : most))
    if (longest.length < (this.#waiting.get(owner)?.length ?? 0) + 2) throw this.#limits.busy()
    longest.pop()?.refuse(this.#limits.busy())
  }

  #tasksOf(owner: string): Task[] {
    const tasks = this.#waiting.get(owner) ?? []
    this.#waiting.set(owner, tasks)
    return tasks
  }

  #rest(tookMs: number): void {
    const { rest } = this.#limits
    if (rest === undefined) this.#next()
    else setTimeout(() => this.#next(), Math.min(mostRestMs, tookMs * rest))
  }

  /** The place of what has ended goes to whose turn it is; who has more goes to the end of the line. */
  #next(): void {
    const [first] = this.#waiting
    if (first === undefined) return void (this.#running -= 1)
    const [owner, tasks] = first
    const task = tasks.shift()
    this.#waiting.delete(owner)
    if (tasks.length > 0) this.#waiting.set(owner, tasks)
    task?.begin()
  }

  #count(owner: string, by: 1 | -1): void {
    const inside = (this.#inside.get(owner) ?? 0) + by
    if (inside === 0) this.#inside.delete(owner)
    else this.#inside.set(owner, inside)
  }
}
