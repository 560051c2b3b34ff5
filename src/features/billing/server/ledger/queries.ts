import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import type { LedgerAccount } from '../../contract.ts'
import { ledgerEntries, ledgerLines, reconciliations } from './tables.ts'

const sum = sql<number>`sum(${ledgerLines.amountMinor})`.mapWith(Number)

/** Debits minus credits of each account, for one order. */
export async function balancesOfOrder(ctx: Context, orderId: number): Promise<Partial<Record<LedgerAccount, number>>> {
  const rows = await ctx.db
    .select({ account: ledgerLines.account, sum })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(eq(ledgerEntries.orderId, orderId))
    .groupBy(ledgerLines.account)
  return Object.fromEntries(rows.map((row) => [row.account, row.sum]))
}

/** Debits minus credits of each account, of all there is. */
export async function allBalances(ctx: Context): Promise<Partial<Record<LedgerAccount, number>>> {
  const rows = await ctx.db.select({ account: ledgerLines.account, sum }).from(ledgerLines).groupBy(ledgerLines.account)
  return Object.fromEntries(rows.map((row) => [row.account, row.sum]))
}

export const listNewestReconciliations = (ctx: Context) => ctx.db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(60)
