import pg from 'pg'
import { embeddedDatabase } from '../src/platform/server/database/embedded-database.ts'
import { cpuMicros, demoToken, seedData, startProduct } from './server.ts'

const people = 100_000
const asks = 60
const data = 'bench-figures'

/** The operator's figures at 100,000 accounts, 200,000 moves and 20,000 payments: time and CPU of the server for each range. */
export async function benchFigures(): Promise<void> {
  const dataDir = seedData(data)
  await addPeople(dataDir)
  const product = await startProduct(3990, data)
  try {
    const token = await demoToken(product, 'admin')
    console.log(
      '\n| Figures at 100,000 accounts | p50 | p95 | CPU of the server |\n|---|---|---|---|',
    )
    for (const range of ['7d', '30d', '90d', '1y']) {
      const ask = async () => {
        const began = performance.now()
        const answer = await fetch(`${product.origin}/api/admin/figures/?range=${range}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        await answer.text()
        if (!answer.ok) throw new Error(`the figures were refused: ${answer.status}`)
        return performance.now() - began
      }
      for (let warm = 0; warm < 10; warm++) await ask()
      const before = cpuMicros(product.pid)
      const took: number[] = []
      for (let index = 0; index < asks; index++) took.push(await ask())
      took.sort((a, b) => a - b)
      const at = (share: number) => (took[Math.floor(took.length * share)] ?? 0).toFixed(0)
      console.log(
        `| ${range} | ${at(0.5)} ms | ${at(0.95)} ms | ${((cpuMicros(product.pid) - before) / asks / 1000).toFixed(1)} ms |`,
      )
    }
  } finally {
    await product.stop()
  }
}

/** Fills up accounts, records, moves and money spread over two years, once. */
async function addPeople(dataDir: string): Promise<void> {
  const postgres = await embeddedDatabase({ dataDir })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from users')
  if ((rows[0]?.n ?? 0) < people) {
    const spread = `now() - (g % 730) * interval '1 day'`
    await client.query(`insert into users (role, full_name, phone_number, password_hash, date_joined)
      select case when g % 3 = 0 then 'employer' else 'jobseeker' end, 'Bench ' || g, '+1000' || lpad(g::text, 8, '0'), '', ${spread}
      from generate_series(1, ${people}) g`)
    await client.query(`insert into candidates (user_id, full_name, nationality, desired_position, age, is_published, wants_published, created_at, updated_at)
      select id, full_name, 'Kenyan', 'Nanny', 30, true, true, date_joined, date_joined from users where full_name like 'Bench %' and role = 'jobseeker'`)
    await client.query(`insert into pipeline_moves (employer_id, candidate_id, from_status, to_status, moved_at)
      select (select min(id) from users where role = 'employer'), (select min(id) from candidates), 'available',
        (array['shortlisted', 'interview_scheduled', 'selected', 'rejected'])[1 + g % 4], ${spread} from generate_series(1, ${people * 2}) g`)
    await client.query(`with entries as (
        insert into ledger_entries (at, kind, order_id, currency)
        select ${spread}, 'refund_paid', (select min(id) from orders), 'QAR' from generate_series(1, ${people / 5}) g returning id)
      insert into ledger_lines (entry_id, account, amount_minor)
      select id, side.account, side.amount from entries cross join (values ('provider', -180000), ('refunds_payable', 180000)) as side (account, amount)`)
    await client.query('vacuum analyze')
  }
  await client.end()
  await postgres.stop()
}
