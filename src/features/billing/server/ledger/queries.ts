import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import type { LedgerAccount } from '../../ledger-contract.ts'
import {
  type CheckRow,
  ledgerChecks,
  ledgerEntries,
  ledgerLines,
  reconciliations,
} from './tables.ts'

const sum = sql<number>`sum(${ledgerLines.amountMinor})`.mapWith(Number)

/** Debits minus credits of each account, for one order. */
export async function balancesOfOrder(
  ctx: Context,
  orderId: number,
): Promise<Partial<Record<LedgerAccount, number>>> {
  const rows = await ctx.db
    .select({ account: ledgerLines.account, sum })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(eq(ledgerEntries.orderId, orderId))
    .groupBy(ledgerLines.account)
  return Object.fromEntries(rows.map((row) => [row.account, row.sum]))
}

/** Debits minus credits of each account, in each currency. */
export const balancesByCurrency = ({
  db,
}: Context): Promise<{ currency: string; account: LedgerAccount; sum: number }[]> =>
  db
    .select({ currency: ledgerEntries.currency, account: ledgerLines.account, sum })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .groupBy(ledgerEntries.currency, ledgerLines.account)

/** The newest check that was kept. */
export async function findNewestCheck({ db }: Pick<Context, 'db'>): Promise<CheckRow | null> {
  const [row] = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.id)).limit(1)
  return row ?? null
}

export const listNewestReconciliations = (ctx: Context) =>
  ctx.db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(60)
