import pg from 'pg'
import { embeddedDatabase } from '../src/platform/server/database/embedded-database.ts'
import { cpuMicros, demoToken, seedData, startProduct } from './server.ts'

const cases = 500
const asks = 100
const data = 'bench-recruitments'

/** The Recruitments tab of a household with 500 cases: CPU time of the server for the whole list. */
export async function benchRecruitments(): Promise<void> {
  const dataDir = seedData(data)
  await openCases(dataDir)
  const product = await startProduct(3988, data)
  try {
    const token = await demoToken(product, 'employer')
    const ask = async () =>
      (
        await fetch(`${product.origin}/api/employer/recruitments/`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).text()
    const text = await ask()
    const count = (JSON.parse(text) as { data: unknown[] }).data.length
    for (let warm = 0; warm < 20; warm++) await ask()
    const before = cpuMicros(product.pid)
    for (let index = 0; index < asks; index++) await ask()
    const cpu = (cpuMicros(product.pid) - before) / asks / 1000
    console.log(`
| a household with ${count} recruitments, ${Math.round(text.length / 1000)} kB of JSON | |
|---|---|
| CPU of the server for the list | ${cpu.toFixed(1)} ms |`)
  } finally {
    await product.stop()
  }
}

/** Gives the demo household cases until it has as many as asked, two steps of each open. */
async function openCases(dataDir: string): Promise<void> {
  const postgres = await embeddedDatabase({ dataDir })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(
    `with household as (select id from users where phone_number = '+97433000001'),
          missing as (select greatest(0, $1 - count(*)::int) as n from recruitment_cases where employer_id = (select id from household)),
          opened as (
            insert into recruitment_cases (employer_id, candidate_id, worker_id, agency_id, template_id, status, opened_at)
            select (select id from household), c.id, c.user_id, c.agency_id, t.id, 'open', now()
            from candidates c, (select id from recruitment_templates where way = 'visa_centre' limit 1) t
            where c.id not in (select candidate_id from recruitment_cases) order by c.id limit (select n from missing)
            returning id, template_id)
     insert into recruitment_steps (case_id, key, position, stage, state, actor, days, waits_for, needs, due_on)
     select o.id, s.value->>'key', s.ordinality, s.value->>'stage', case when s.ordinality in (4, 5) then 'waiting' else 'not_started' end,
       s.value->>'actor', 3, '{}', '{}', current_date
     from opened o join recruitment_templates t on t.id = o.template_id, jsonb_array_elements(t.steps) with ordinality s`,
    [cases],
  )
  await client.end()
  await postgres.stop()
}
