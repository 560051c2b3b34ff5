import { newlyFitting } from '../src/features/alerts/server/newly-fitting.ts'
import { queryString } from '../src/platform/shared/query-string.ts'
import { question, seeded, someone, watchBlocks } from './search-index.ts'

const searches = 5000
/** As many as a round takes. */
const changes = 500
const rounds = 10

/** A round of changes against thousands of saved searches, which are read: each candidate as she was and as she is. */
export async function benchAlerts(): Promise<void> {
  const dice = seeded(11)
  const saved = Array.from({ length: searches }, (_, id) => ({
    id,
    // No two are alike.
    query: queryString({ ...question(dice, 1), salary_max: 10_000 + id }),
  }))
  const people = (from: number) =>
    new Map(
      Array.from({ length: changes }, (_, place) => [from + place, someone(dice, from + place)]),
    )
  const [before, now] = [people(1), people(1)]
  const round = async () => {
    const longest = watchBlocks()
    const start = process.cpuUsage()
    const ask = await newlyFitting(
      { now: new Date('2026-03-10T09:00:00Z') },
      { ids: [...now.keys()], before, now },
    )
    const { finds } = await ask(saved)
    const { user, system } = process.cpuUsage(start)
    return { ms: (user + system) / 1000, block: longest(), finds: finds.length }
  }
  const first = await round()
  const others = []
  for (let count = 0; count < rounds; count++) others.push(await round())
  const times = others.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const median = times[rounds / 2]!
  const line = (name: string, ms: number, block: number) =>
    `| ${name} | ${ms.toFixed(0)} | ${block.toFixed(0)} |`
  console.log(
    [
      `\n| ${changes} changes, ${searches} saved searches, ${first.finds} finds | CPU ms | longest block, ms |`,
      '|---|---|---|',
      line('the first round, which reads each search', first.ms, first.block),
      line(
        `the others, median of ${rounds}`,
        median,
        Math.max(...others.map(({ block }) => block)),
      ),
      line('the slowest of them', times.at(-1)!, Math.max(...others.map(({ block }) => block))),
      `| a change and search | ${((median * 1000) / changes / searches).toFixed(3)} µs | |`,
    ].join('\n'),
  )
}
