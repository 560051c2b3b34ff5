import { sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import type { Output } from '../../../../platform/shared/endpoint.ts'
import { currency, fromMinor } from '../../../../platform/shared/money.ts'
import { type checkLedger as checkLedgerCall, ledgerAccounts, type LedgerFault } from '../../contract.ts'
import { allBalances } from './queries.ts'
import { ledgerEntries } from './tables.ts'

/** Faults that are listed; more of them say no more. */
const faultsMax = 100

type Fault = { code: LedgerFault['code']; order_id: number | null; expected: number; found: number }

/** Holds the ledger against itself and against orders, payments and refunds: each has its entry, of its amount, and nobody owes what was paid. */
export async function checkLedger(ctx: Context): Promise<Output<typeof checkLedgerCall>> {
  const [balances, entries, { rows }] = await Promise.all([
    allBalances(ctx),
    ctx.db.$count(ledgerEntries),
    ctx.db.execute<Fault & Record<string, unknown>>(faults),
  ])
  return {
    ok: rows.length === 0,
    entries,
    currency,
    balances: Object.fromEntries(ledgerAccounts.map((account) => [account, fromMinor(balances[account] ?? 0)])) as Output<
      typeof checkLedgerCall
    >['balances'],
    faults: rows.map(({ code, order_id, expected, found }) => ({
      code,
      order_id,
      expected: fromMinor(Number(expected)),
      found: fromMinor(Number(found)),
    })),
  }
}

const faults = sql`
  with sides as (
    select e.order_id, e.payment_id, e.refund_id, e.kind, e.id, l.account, l.amount_minor
    from ledger_entries e left join ledger_lines l on l.entry_id = e.id
  ), totals as (
    select o.id, o.status, o.paid_at, coalesce((select sum(amount_minor) from order_lines where order_id = o.id), 0) as amount,
      coalesce((select -sum(amount_minor) from sides s where s.order_id = o.id and kind = 'charge' and account <> 'household'), 0) as charged,
      coalesce((select sum(amount_minor) from sides s where s.order_id = o.id and account = 'household'), 0) as household,
      coalesce((select -sum(amount_minor) from sides s where s.order_id = o.id and account = 'refunds_payable'), 0) as owed,
      coalesce((select sum(amount_minor) from refunds r where r.order_id = o.id and r.status = 'pending'), 0) as awaited
    from orders o
  )
  select 'entry_unbalanced' as code, order_id, 0 as expected, coalesce(sum(amount_minor), 0) as found from sides group by id, order_id having coalesce(sum(amount_minor), 1) <> 0
  union all select 'charge_missing', id, amount, charged from totals where paid_at is not null and charged <> amount and charged = 0
  union all select 'charge_wrong', id, case when paid_at is null then 0 else amount end, charged from totals where charged <> 0 and (paid_at is null or charged <> amount)
  union all select 'order_unbalanced', id, 0, household from totals where household <> 0
  union all select 'owed_wrong', id, awaited, owed from totals where owed <> awaited
  union all select 'capture_missing', p.order_id, p.amount_minor, coalesce(s.amount_minor, 0)
    from payments p left join sides s on s.payment_id = p.id and s.kind = 'capture' and s.account = 'provider'
    where p.status in ('paid', 'refund_pending', 'refunded') and p.amount_minor <> coalesce(s.amount_minor, 0)
  union all select 'refund_missing', r.order_id, r.amount_minor, coalesce(-s.amount_minor, 0)
    from refunds r left join sides s on s.refund_id = r.id and s.kind = 'refund_paid' and s.account = 'provider'
    where r.status = 'done' and r.amount_minor <> coalesce(-s.amount_minor, 0)
  order by 2, 1 limit ${sql.raw(String(faultsMax))}`
