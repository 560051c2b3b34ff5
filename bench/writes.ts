import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import { demoToken, type RunningServer, seedData, startProduct } from './server.ts'

const people = 2000
const data = 'bench-writes'
const savesPerSecond = 20
const savers = 8
const readsPerSecond = 200
const seconds = 20

/** Readers of the list and of a profile while that profile is saved over and over: what each page costs them, and how often it is made. */
export async function benchWrites(): Promise<void> {
  seedData(data, people)
  const product = await startProduct(3988, data)
  const rows: string[] = []
  try {
    const token = await demoToken(product, 'jobseeker')
    const id = await ownId(product, token)
    const pages = ['/candidates', `/candidates/${id}`]
    for (const page of pages) await (await fetch(product.origin + page)).text()
    for (const [what, change] of [
      ['nobody saves', undefined],
      ['each save changes what cards and filters show', (turn: number) => salary(turn)],
    ] as const) {
      const before = await made(product)
      const saves = change && saveOverAndOver(product, token, change)
      const result = await autocannon({
        url: product.origin,
        connections: 20,
        duration: seconds,
        overallRate: readsPerSecond,
        headers: { 'accept-encoding': 'br' },
        requests: pages.map((path) => ({ path })),
      })
      const saved = (await saves?.stop()) ?? 0
      if (result.non2xx > 0) throw new Error(`${result.non2xx} readers were refused`)
      const { p50, p97_5, max } = result.latency
      const perSecond = ((await made(product)) - before) / seconds
      rows.push(
        `| ${what} | ${(saved / seconds).toFixed(1)} | ${Math.round(result['2xx'] / seconds)} | ${p50} | ${p97_5} | ${max} | ${perSecond.toFixed(1)} |`,
      )
    }
  } finally {
    await product.stop()
  }
  console.log(
    `\n| ${people} people, list and profile | saves/s | readers/s | p50 ms | p97.5 ms | highest | answers made/s, two pages and the list in one |\n|---|---|---|---|---|---|---|\n${rows.join('\n')}`,
  )
}

const salary = (turn: number) => ({ expected_salary: 2000 + (turn % 50) * 10 })

function saveOverAndOver(
  { origin }: RunningServer,
  token: string,
  change: (turn: number) => object,
): { stop: () => Promise<number> } {
  let isOver = false
  let saved = 0
  let begun = 0
  const began = performance.now()
  const save = async (): Promise<void> => {
    while (!isOver) {
      const turn = ++begun
      const due = began + (turn * 1000) / savesPerSecond
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
      const answer = await fetch(`${origin}/api/jobseeker/profile/`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(change(turn)),
      })
      if (!answer.ok) throw new Error(`a save was refused: ${await answer.text()}`)
      saved++
    }
  }
  const done = Promise.all(Array.from({ length: savers }, save))
  return {
    async stop() {
      isOver = true
      await done
      return saved
    },
  }
}

async function ownId({ origin }: RunningServer, token: string): Promise<number> {
  const answer = await fetch(`${origin}/api/jobseeker/profile/`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { data: { id: number } }).data.id
}

async function made({ origin }: RunningServer): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^response_cache_made_total (\d+)$/m.exec(text)?.[1])
}
