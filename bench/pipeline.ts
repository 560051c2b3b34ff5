import pg from 'pg'
import { embeddedDatabase } from '../src/platform/server/database/embedded-database.ts'
import { cpuMicros, demoToken, seedData, startProduct } from './server.ts'

const people = 2500
const listed = 2000
const asks = 100
const data = 'bench-pipeline'

/** The Candidates tab of a household with 2,000 candidates: CPU time of the server for the whole list. */
export async function benchPipeline(): Promise<void> {
  const dataDir = seedData(data, people)
  await fillList(dataDir)
  const product = await startProduct(3988, data)
  try {
    const token = await demoToken(product, 'employer')
    const ask = async () =>
      (
        await fetch(`${product.origin}/api/employer/candidates/`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).text()
    const text = await ask()
    const count = (JSON.parse(text) as { data: unknown[] }).data.length
    for (let warm = 0; warm < 20; warm++) await ask()
    const before = cpuMicros(product.pid)
    const times: number[] = []
    for (let index = 0; index < asks; index++) {
      const begun = performance.now()
      await ask()
      times.push(performance.now() - begun)
    }
    times.sort((a, b) => a - b)
    const cpu = (cpuMicros(product.pid) - before) / asks / 1000
    console.log(`
| a household with ${count} candidates, ${Math.round(text.length / 1000)} kB of JSON | |
|---|---|
| CPU of the server for the list | ${cpu.toFixed(1)} ms |
| time, p50 and p95 | ${times[asks / 2]?.toFixed(0)} and ${times[Math.floor(asks * 0.95)]?.toFixed(0)} ms |`)
  } finally {
    await product.stop()
  }
}

/** Puts candidates into the demo household's list until it holds as many as asked. */
async function fillList(dataDir: string): Promise<void> {
  const postgres = await embeddedDatabase({ dataDir })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(
    `with household as (select id from users where phone_number = '+97433000001'),
          missing as (select greatest(0, $1 - count(*)::int) as n from pipeline_entries where employer_id = (select id from household))
     insert into pipeline_entries (employer_id, candidate_id, status, note, tags, created_at, updated_at)
     select (select id from household), c.id, case when c.id % 3 = 0 then 'rejected' else 'shortlisted' end, 'Ask about night shifts', '{calm,nights}', now(), now()
     from listed_candidates c where c.id not in (select candidate_id from pipeline_entries where employer_id = (select id from household))
     order by c.id limit (select n from missing)`,
    [listed],
  )
  await client.end()
  await postgres.stop()
}
