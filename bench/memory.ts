import fs from 'node:fs'
import autocannon from 'autocannon'
import { type RunningServer, startProduct, withOwnAddresses } from './server.ts'

const rounds = 20
const perRound = 10_000
const connections = 16

/** Whether the memory of a process levels off: kept pages and lists, lists and pages that must be made, profiles, what is not there. */
export async function benchMemory(): Promise<void> {
  const product = await startProduct(3988, 'bench')
  const sizes: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      await autocannon({
        url: product.origin,
        connections,
        amount: perRound,
        headers: { 'accept-encoding': 'br' },
        setupClient: withOwnAddresses(mixed(round), connections),
      })
      sizes.push(residentMegabytes(product))
    }
  } finally {
    await product.stop()
  }
  const half = sizes.slice(rounds / 2)
  const growth = (half.at(-1)! / half[0]! - 1) * 100
  const shown = sizes.map((size) => size.toFixed(0)).join(', ')
  console.log(
    `\n| ${(rounds * perRound).toLocaleString('en')} mixed requests | |\n|---|---|\n| resident MB after each ${perRound.toLocaleString('en')} | ${shown} |\n| growth in the second half | ${growth.toFixed(1)} % |`,
  )
}

/** Of a hundred: forty that are kept, fifty lists that nobody asked for before, four new pages, six profiles and one that is not there. */
function mixed(round: number): string[] {
  let next = round * perRound
  const often = ['/', '/candidates', '/api/candidates/', '/pricing']
  return Array.from({ length: perRound }, (_, turn) => {
    const part = turn % 100
    next++
    if (part < 40) return often[part % often.length]!
    if (part < 89) return `/api/candidates/?salary_max=${10_000 + next}&page=${1 + (turn % 5)}`
    if (part < 93) return `/candidates?salary_max=${10_000 + next}`
    return part < 99 ? `/candidates/${1 + (next % 900)}` : `/nowhere/${next}`
  })
}

function residentMegabytes({ pid }: RunningServer): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
