interface Step {
  key: string
  days: number
  waits_for: readonly string[]
  women_only: boolean
}

/** After how many days each step is due when all take their time; steps for women are left out for men, and nobody waits for them. */
export function forecast<T extends Step>(
  steps: readonly T[],
  isWoman: boolean,
): (T & { dueAfter: number })[] {
  const due = new Map<string, number>()
  return steps
    .filter((step) => isWoman || !step.women_only)
    .map((step) => {
      const begins = Math.max(0, ...step.waits_for.map((key) => due.get(key) ?? 0))
      const dueAfter = begins + (Number(step.days) || 0)
      due.set(step.key, dueAfter)
      return { ...step, dueAfter }
    })
}
