import { sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import type { LedgerDiscrepancy } from '../../ledger-contract.ts'

/** Faults that are kept; more of them say no more. */
const faultsMax = 100

interface Discrepancy extends Record<string, unknown> {
  code: LedgerDiscrepancy['code']
  order_id: number | null
  currency: string
  expected: number
  found: number
  all: number
}

/** Where the ledger disagrees with itself or with orders, payments and refunds: each has its entry, of its amount, and nobody owes what was paid. */
export async function findDiscrepancies(
  ctx: Context,
): Promise<{ faults: Discrepancy[]; all: number }> {
  const { rows } = await ctx.db.execute<Discrepancy>(query)
  return { faults: rows, all: Number(rows[0]?.all ?? 0) }
}

// Every table is read once and grouped, and the groups are joined: the work grows as the book does, and no faster.
const query = sql`
  with per_entry as (
    select entry_id, sum(amount_minor) as total,
      coalesce(sum(amount_minor) filter (where account = 'household'), 0) as household,
      coalesce(-sum(amount_minor) filter (where account = 'refunds_payable'), 0) as owed,
      coalesce(sum(amount_minor) filter (where account = 'provider'), 0) as provider
    from ledger_lines group by entry_id
  ), entries as materialized (
    select e.id, e.order_id, e.payment_id, e.refund_id, e.kind, e.currency, p.total, p.household, p.owed, p.provider
    from ledger_entries e left join per_entry p on p.entry_id = e.id
  ), by_order as materialized (
    select order_id, currency, sum(case when kind = 'charge' then household - total else 0 end) as charged, sum(household) as household, sum(owed) as owed
    from entries group by order_id, currency
  ), priced as (
    select order_id, sum(amount_minor) as amount from order_lines group by order_id
  ), totals as (
    select o.id, o.currency, o.paid_at, coalesce(priced.amount, 0) as amount, coalesce(b.charged, 0) as charged
    from orders o left join priced on priced.order_id = o.id left join by_order b on b.order_id = o.id and b.currency = o.currency
  ), awaited as (
    select order_id, currency, sum(amount_minor) as amount from refunds where status = 'pending' group by order_id, currency
  ), taken as (
    select id, order_id, coalesce(taken_minor, amount_minor) as amount, coalesce(taken_currency, currency) as currency
    from payments where status in ('paid', 'refund_pending', 'refunded')
  ), found as (
    select 'entry_unbalanced' as code, order_id, currency, 0 as expected, coalesce(total, 0) as found from entries where coalesce(total, 1) <> 0
    union all select 'charge_missing', id, currency, amount, charged from totals where paid_at is not null and amount <> 0 and charged = 0
    union all select 'charge_wrong', id, currency, case when paid_at is null then 0 else amount end, charged
      from totals where charged <> 0 and (paid_at is null or charged <> amount)
    union all select 'charge_wrong', b.order_id, b.currency, 0, b.charged
      from by_order b join orders o on o.id = b.order_id where b.currency <> o.currency and b.charged <> 0
    union all select 'order_unbalanced', order_id, currency, 0, household from by_order where household <> 0
    union all select 'owed_wrong', order_id, currency, coalesce(awaited.amount, 0), coalesce(by_order.owed, 0)
      from by_order full join awaited using (order_id, currency) where coalesce(awaited.amount, 0) <> coalesce(by_order.owed, 0)
    union all select 'capture_missing', taken.order_id, taken.currency, taken.amount, coalesce(e.provider, 0)
      from taken left join entries e on e.payment_id = taken.id and e.kind = 'capture' and e.currency = taken.currency
      where taken.amount <> coalesce(e.provider, 0)
    union all select 'refund_missing', r.order_id, r.currency, r.amount_minor, coalesce(-e.provider, 0)
      from refunds r left join entries e on e.refund_id = r.id and e.kind = 'refund_paid' and e.currency = r.currency
      where r.status = 'done' and r.amount_minor <> coalesce(-e.provider, 0)
  )
  select *, count(*) over () as all from found order by order_id, code, currency limit ${sql.raw(String(faultsMax))}`
