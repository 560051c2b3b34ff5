import type { Registry } from './capability.ts'

/** What is counted for /metrics beside times and queues, with the names of its labels; none of them may name a person. */
export const counters = {
  sign_ins_failed: {
    help: 'Sign-ins refused for what was given: password (or number), second_factor, or passkey',
    labels: ['wrong'],
  },
  limits_hit: { help: 'Calls refused because a limit was reached', labels: ['limit'] },
  access_refused: {
    help: 'Calls refused with 401 or 403, by route and role of who asked',
    labels: ['route', 'status', 'role'],
  },
  codes_sent: {
    help: 'Text messages with a code, by country and what they are for',
    labels: ['dial_code', 'purpose', 'kind'],
  },
  code_budgets_reached: {
    help: 'Budgets of codes that were reached, by what was reached of them',
    labels: ['budget', 'percent'],
  },
  proofs: { help: 'Proofs of work that were asked for, accepted and refused', labels: ['outcome'] },
  breach_checks: {
    help: 'Chosen passwords looked up among those stolen elsewhere: clean, breached, unanswered, or skipped for a network that chose too many',
    labels: ['outcome'],
  },
  step_ups: { help: 'Proofs of who it is before something weighty', labels: ['means', 'outcome'] },
  refusals_without_words: {
    help: 'Refusals said in general words because their key has none: a mistake of ours',
    labels: ['key'],
  },
  work_shed: { help: 'Calls answered with 503 to keep the server answering', labels: ['what'] },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>

export type CounterName = keyof typeof counters
type Labels<N extends CounterName> = Record<(typeof counters)[N]['labels'][number], string>

interface Counted {
  labels: Record<string, string>
  value: number
}

// By its registry, of which each app has its own.
const byApp = new WeakMap<Registry, Map<CounterName, Map<string, Counted>>>()

/** Counts one; /metrics tells the sum of this process. */
export function count<N extends CounterName>(
  { registry }: { registry: Registry },
  name: N,
  labels: Labels<N>,
): void {
  const all = byApp.get(registry) ?? new Map<CounterName, Map<string, Counted>>()
  byApp.set(registry, all)
  const own = all.get(name) ?? new Map<string, Counted>()
  all.set(name, own)
  const key = JSON.stringify(labels)
  const counted = own.get(key) ?? { labels, value: 0 }
  own.set(key, { ...counted, value: counted.value + 1 })
}

/** What has been counted so far under one name. */
export const readCounter = (registry: Registry, name: CounterName): readonly Counted[] => [
  ...(byApp.get(registry)?.get(name)?.values() ?? []),
]
