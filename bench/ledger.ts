import fs from 'node:fs'
import path from 'node:path'
import { capabilities } from '../src/app/capabilities.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { jobContext } from '../src/app/job-context.ts'
import { checkLedger } from '../src/features/billing/server/ledger/check-ledger.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { connect } from '../src/platform/server/db.ts'
import { embeddedDatabase } from '../src/platform/server/embedded-database.ts'
import { migrate } from '../src/platform/server/migrate.ts'

const sizes = [10_000, 100_000]
const rounds = 5
const data = 'bench-ledger'
const log = { ...console, debug() {}, info() {} }

/** What the check of the ledger costs beside the least that any check must do: to read every line once and add it up. */
export async function benchLedger(): Promise<void> {
  const dataDir = path.resolve(import.meta.dirname, '../.cache', data)
  fs.rmSync(dataDir, { recursive: true, force: true })
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'off' })
  const database = await embeddedDatabase(config)
  await migrate(database.url, () => {})
  const connection = connect(database.url, log, { patient: 'job' })
  const ctx = () => jobContext({ config, connection, log, registry: createRegistry(capabilities) })
  console.log(
    '\n| Orders | entries | the check | bare grouped SQL | ratio |\n|---|---|---|---|---|',
  )
  try {
    let before = 0
    for (const size of sizes) {
      await connection.pool.query(books, [before + 1, size])
      await connection.pool.query('analyze')
      before = size
      const bare = await median(() => connection.pool.query(grouped))
      let found = await checkLedger(ctx())
      const check = await median(async () => (found = await checkLedger(ctx())))
      if (!found.ok) throw new Error('the ledger that was made does not balance')
      console.log(
        `| ${size} | ${found.entries} | ${check.toFixed(0)} ms | ${bare.toFixed(0)} ms | ${(check / bare).toFixed(1)} |`,
      )
    }
  } finally {
    await connection.close()
    await database.stop()
  }
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await work()
    took.push(performance.now() - started)
  }
  return took.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

const grouped = `select e.currency, l.account, sum(l.amount_minor) from ledger_entries e join ledger_lines l on l.entry_id = e.id group by 1, 2`

/** Paid orders of plans from one number to another, each tenth given back: as settlements and refunds leave them. */
const books = `
  with made as (select n, gen_random_uuid() as payment, gen_random_uuid() as refund from generate_series($1::int, $2::int) n
  ), household as (
    insert into users (role, full_name, phone_number, password_hash, date_joined) values ('employer', 'Bench', '+9743' || lpad($1::text, 7, '0'), 'unusable', now()) returning id
  ), bought as (
    insert into orders (employer_id, kind, plan, order_no, invoice_no, order_date, currency, status, paid_at, created_at)
    select household.id, 'plan', 'basic', 'ORD-P' || lpad(n::text, 6, '0'), 'INV-P' || lpad(n::text, 6, '0'), '2026-01-01', 'QAR', case when n % 10 = 0 then 'refunded' else 'paid' end, now(), now()
    from made, household returning id, order_no
  ), numbered as (select made.*, bought.id from made join bought on bought.order_no = 'ORD-P' || lpad(made.n::text, 6, '0')
  ), priced as (insert into order_lines (order_id, position, kind, amount_minor) select id, 1, 'access_plan', 19500 from numbered
  ), paid as (
    insert into payments (id, order_id, provider, status, amount_minor, currency, created_at, updated_at, expires_at)
    select payment, id, 'sandbox', case when n % 10 = 0 then 'refunded' else 'paid' end, 19500, 'QAR', now(), now(), now() from numbered
  ), returned as (
    insert into refunds (id, order_id, payment_id, amount_minor, currency, reason, status, created_at, completed_at)
    select refund, id, payment, 19500, 'QAR', 'bench', 'done', now(), now() from numbered where n % 10 = 0
  ), entries as (
    insert into ledger_entries (at, kind, order_id, payment_id, refund_id, currency)
    select now(), kind, id, case when kind <> 'charge' then payment end, case when kind like 'refund%' then refund end, 'QAR'
    from numbered, unnest(array['charge', 'capture', 'refund_owed', 'refund_paid']) kind where kind not like 'refund%' or n % 10 = 0 returning id, kind
  )
  insert into ledger_lines (entry_id, account, amount_minor)
  select entries.id, account, sign * 19500 from entries join (values
    ('charge', 'household', 1), ('charge', 'access_plan', -1), ('capture', 'provider', 1), ('capture', 'household', -1),
    ('refund_owed', 'access_plan', 1), ('refund_owed', 'refunds_payable', -1), ('refund_paid', 'refunds_payable', 1), ('refund_paid', 'provider', -1)
  ) sides (kind, account, sign) using (kind)`
