import { candidateQuery } from '../src/features/search/contract.ts'
import { createMatcher } from '../src/features/search/server/matcher-api.ts'
import { question, seeded, someone } from './search-index.ts'

const searches = 5000
/** As many as a round takes. */
const changes = 500
const rounds = 10

/** A round of changes against thousands of saved searches: each candidate as she was and as she is. */
export async function benchAlerts(): Promise<void> {
  const dice = seeded(11)
  const queries = Array.from({ length: searches }, () =>
    candidateQuery.parse({ ...question(dice, 1), page: 1, sort: undefined }),
  )
  const times = Array.from({ length: rounds }, () => {
    const people = Array.from({ length: 2 * changes }, (_, place) => someone(dice, place + 1))
    const start = process.cpuUsage()
    const matcher = createMatcher({ now: new Date('2026-11-23T09:00:00Z') })
    for (const one of people) matcher.put(one.id, one)
    for (const query of queries) matcher.found(query)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }).toSorted((a, b) => a - b)
  console.log(
    `\n| ${changes} changes, ${searches} saved searches | CPU ms |\n|---|---|\n| a round, median of ${rounds} | ${times[rounds / 2]!.toFixed(0)} |\n| the slowest | ${times.at(-1)!.toFixed(0)} |\n| a change and search | ${((times[rounds / 2]! * 1000) / changes / searches).toFixed(3)} µs |`,
  )
}
