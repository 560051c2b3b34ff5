import { and, eq, lt } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import {
  type LedgerAccount,
  ledgerAccounts,
  type LedgerBook,
  type LedgerCheck,
} from '../../ledger-contract.ts'
import { findDiscrepancies } from './find-discrepancies.ts'
import { balancesByCurrency, findNewestCheck } from './queries.ts'
import { type CheckRow, ledgerChecks, ledgerEntries } from './tables.ts'

/** Checks without a fault are forgotten after so many days; what a fault looked like stays. */
const keptDays = 90

/** Holds the ledger against itself and against orders, payments and refunds, keeps what came of it, and says so loudly when it is wrong. */
export async function checkLedger(ctx: Context): Promise<LedgerCheck> {
  const started = performance.now()
  const { faults, all } = await findDiscrepancies(ctx)
  const books = bookOf(ctx.settings.currency, await balancesByCurrency(ctx))
  const entries = await ctx.db.$count(ledgerEntries)
  const kept: Omit<CheckRow, 'id'> = {
    at: ctx.now,
    tookMs: Math.round(performance.now() - started),
    entries,
    books,
    faults: faults.map(({ code, order_id, currency, expected, found }) => ({
      code,
      order_id,
      currency,
      expected: fromMinor(Number(expected)),
      found: fromMinor(Number(found)),
    })),
    faultsFound: all,
  }
  if (all > 0) ctx.log.error({ faults: all, first: kept.faults[0] }, 'the ledger has faults')
  await transaction(ctx, async (ctx) => {
    await ctx.db.insert(ledgerChecks).values(kept)
    await ctx.db
      .delete(ledgerChecks)
      .where(
        and(
          eq(ledgerChecks.faultsFound, 0),
          lt(ledgerChecks.at, new Date(ctx.now.getTime() - keptDays * 86_400_000)),
        ),
      )
    if (ctx.actor !== null) await audit(ctx, 'ledger.check', 'ledger:all', { entries, faults: all })
  })
  return presentCheck(kept)
}

/** What the newest check found; null before there was one. */
export async function getLedgerCheck(ctx: Context): Promise<LedgerCheck | null> {
  const row = await findNewestCheck(ctx)
  return row && presentCheck(row)
}

const presentCheck = ({
  at,
  entries,
  books,
  faults,
  faultsFound,
}: Omit<CheckRow, 'id'>): LedgerCheck => ({
  ok: faultsFound === 0,
  checked_at: at.toISOString(),
  entries,
  books,
  faults,
  faults_found: faultsFound,
})

/** One book for each currency, the one that holds first; each names every account. */
function bookOf(
  standing: string,
  rows: readonly { currency: string; account: LedgerAccount; sum: number }[],
): LedgerBook[] {
  const currencies = [...new Set([standing, ...rows.map((row) => row.currency).toSorted()])]
  return currencies.map((one) => ({
    currency: one,
    balances: Object.fromEntries(
      ledgerAccounts.map((account) => [
        account,
        fromMinor(rows.find((row) => row.currency === one && row.account === account)?.sum ?? 0),
      ]),
    ) as LedgerBook['balances'],
  }))
}
