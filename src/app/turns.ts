interface Line {
  running: number
  waiting: (() => void)[]
}

/** What is still under way by then waits for something else than the database: a film that comes over a slow line keeps nobody. */
const longestMs = 2000

/**
 * Gives each caller so many places, and a place in her own line for what is more: whoever sends much at once waits for herself, and
 * doesn't hold the database's connections against the others. A place is free again when its work is over, or after two seconds.
 */
export function turnsOf(atOnce: number): (caller: number, over: Promise<unknown>) => Promise<void> {
  const lines = new Map<number, Line>()

  /** The place goes to who waits for it first. */
  async function leave(caller: number, line: Line, over: Promise<unknown>): Promise<void> {
    let patience: NodeJS.Timeout | undefined
    const enough = new Promise((resolve) => (patience = setTimeout(resolve, longestMs).unref()))
    await Promise.race([over, enough])
    clearTimeout(patience)
    const next = line.waiting.shift()
    if (next !== undefined) return next()
    line.running -= 1
    if (line.running === 0) lines.delete(caller)
  }

  return async (caller, over) => {
    const line = lines.get(caller) ?? { running: 0, waiting: [] }
    lines.set(caller, line)
    if (line.running < atOnce) line.running += 1
    else await new Promise<void>((begin) => line.waiting.push(begin))
    void leave(caller, line, over)
  }
}
