import pg from 'pg'
import { signInToDemo } from '../src/features/demo/contract.ts'
import { listUsers } from '../src/features/accounts/users-contract.ts'
import { listAudit } from '../src/features/administration/audit-contract.ts'
import { createApi } from '../src/platform/web/api.ts'
import { embeddedDatabase } from '../src/platform/server/database/embedded-database.ts'
import { seedData, startProduct } from './server.ts'

const rounds = 40
const people = 100_000
const entries = 200_000
const data = 'bench-console'

/** How long the server takes for the console's lists with 100,000 users and 200,000 entries of the audit log. */
export async function benchConsole(): Promise<void> {
  await fill(seedData(data))
  const product = await startProduct(3986, data)
  try {
    const call = (token?: string) =>
      createApi(
        (url, init) =>
          fetch(product.origin + url, {
            ...init,
            headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
          } as RequestInit),
        () => 'en',
      )
    const api = call((await call()(signInToDemo, { role: 'admin' })).token)
    const asked: [string, () => Promise<unknown>][] = [
      ['users, first page', () => api(listUsers, {})],
      ['users, page 400', () => api(listUsers, { page: 400 })],
      ['users, one word', () => api(listUsers, { q: 'maryam' })],
      ['users, two words', () => api(listUsers, { q: 'maryam 77' })],
      ['users, part of a number', () => api(listUsers, { q: '55099' })],
      ['users, two letters', () => api(listUsers, { q: 'ma' })],
      ['users, nothing found', () => api(listUsers, { q: 'zzzzzz' })],
      ['users, by role and state', () => api(listUsers, { role: 'employer', state: 'suspended' })],
      ['audit, first page', () => api(listAudit, {})],
      ['audit, of one account', () => api(listAudit, { subject: 'user:1' })],
      ['audit, by action and day', () => api(listAudit, { action: 'bench', from: '2026-01-01' })],
    ]
    console.log('\n| Console, 100,000 users | p50 ms | p95 ms |\n|---|---|---|')
    for (const [name, ask] of asked) {
      await ask()
      const took: number[] = []
      for (let round = 0; round < rounds; round++) {
        const began = performance.now()
        await ask()
        took.push(performance.now() - began)
      }
      took.sort((a, b) => a - b)
      console.log(
        `| ${name} | ${took[Math.floor(rounds / 2)]?.toFixed(1)} | ${took[Math.floor(rounds * 0.95)]?.toFixed(1)} |`,
      )
    }
  } finally {
    await product.stop()
  }
}

async function fill(dataDir: string): Promise<void> {
  const postgres = await embeddedDatabase({ dataDir })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(
    `insert into users (role, full_name, phone_number, password_hash, email, date_joined)
     select 'employer', (array['Maryam','Noora','Ahmed','Grace','José','Fatima'])[1 + n % 6] || ' ' || (array['Al-Thani','Santos','Perera','Kumar'])[1 + n % 4] || ' ' || n,
            '+9745' || lpad(n::text, 7, '0'), 'x', 'user' || n || '@mail.qa', now() from generate_series(1, $1::int) n on conflict do nothing`,
    [people],
  )
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from audit_log')
  if ((rows[0]?.n ?? 0) < entries) {
    await client.query(
      `insert into audit_log (at, actor_id, action, subject, request_id) select now(), n % 1000, 'bench.entry', 'user:' || n % 5000, 'x' from generate_series(1, $1::int) n`,
      [entries],
    )
  }
  await client.query('vacuum analyze users, audit_log')
  await client.end()
  await postgres.stop()
}
