/** So long after a signal each is left behind: eight seconds in all, as who waits for a server to end commonly kills it after ten. */
export const stopBy = {
  services: 5500,
  metrics: 6000,
  bus: 6300,
  connections: 6600,
  traces: 7100,
  database: 7500,
  all: 7800,
}

export interface Step {
  what: string
  /** When it is left behind, counted from the signal. */
  byMs: number
  stop: () => Promise<unknown>
}

/** Stops one thing after the other, each until its time is over: what hangs keeps neither the others nor the process. Gives what was left behind. */
export async function stopAll(
  steps: readonly Step[],
  fault: (error: unknown, what: string) => void,
): Promise<string[]> {
  const began = performance.now()
  const late: string[] = []
  for (const { what, byMs, stop } of steps) {
    const stopped = stop().then(
      () => true,
      (error: unknown) => (fault(error, what), true),
    )
    const patience = Promise.withResolvers<false>()
    const timer = setTimeout(
      () => patience.resolve(false),
      Math.max(0, byMs - (performance.now() - began)),
    )
    if (!(await Promise.race([stopped, patience.promise]))) late.push(what)
    clearTimeout(timer)
  }
  return late
}
