import type { SignedIn } from '../../../../platform/server/context.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import { eq } from 'drizzle-orm'
import { getUser } from '../../../accounts/server/index.ts'
import type { OrderLineKind, PlanKey } from '../../contract.ts'
import { ar } from '../../messages.ar.ts'
import { en } from '../../messages.en.ts'
import { candidateWords, describeCandidates } from '../ports.ts'
import { subscriptions } from '../plans/tables.ts'
import { getOwnInvoice, isHire, linesOfOrders, type PricedOrder, refundedOf } from '../queries.ts'

/** All that stands on an invoice, in the reader's words. */
export interface InvoicePaper {
  invoiceNo: string
  orderNo: string
  /** The day of payment in Qatar. */
  date: string
  household: string
  candidate: { name: string; nationality: string; position: string } | null
  plan: { key: PlanKey; startsOn: string; endsOn: string } | null
  lines: { kind: OrderLineKind; amount: number }[]
  amount: number
  refunded: number
  currency: string
  verificationCode: string
}

/** The paper of one of the household's invoices. */
export async function getInvoicePaper(ctx: SignedIn, invoiceNo: string): Promise<InvoicePaper> {
  const order = await getOwnInvoice(ctx, invoiceNo)
  const [lines, refundedMinor, household] = await Promise.all([
    linesOfOrders(ctx, [order.id]),
    refundedOf(ctx, order.id),
    getUser(ctx, order.employerId),
  ])
  return {
    invoiceNo,
    orderNo: order.orderNo,
    date: qatarDate(order.paidAt ?? order.createdAt),
    household: household.fullName,
    candidate: await candidateOf(ctx, order),
    plan: await planOf(ctx, order),
    lines: (lines.get(order.id) ?? []).map(({ kind, amountMinor }) => ({
      kind,
      amount: fromMinor(amountMinor),
    })),
    amount: fromMinor(order.amountMinor),
    refunded: fromMinor(refundedMinor),
    currency: order.currency,
    verificationCode: order.verificationCode,
  }
}

async function candidateOf(ctx: SignedIn, order: PricedOrder): Promise<InvoicePaper['candidate']> {
  if (!isHire(order)) return null
  const facts = (await describeCandidates(ctx, [order.candidateId])).get(order.candidateId)
  const words = candidateWords(ctx)
  const { notSpecified } = { en, ar }[ctx.locale].invoice
  return {
    name: facts?.full_name ?? notSpecified,
    nationality: facts?.nationality ? words.nationality(facts.nationality) : notSpecified,
    position: facts?.position ? words.position(facts.position) : notSpecified,
  }
}

async function planOf(ctx: SignedIn, order: PricedOrder): Promise<InvoicePaper['plan']> {
  const [row] =
    order.kind === 'plan'
      ? await ctx.db.select().from(subscriptions).where(eq(subscriptions.orderId, order.id))
      : []
  return row ? { key: row.plan, startsOn: row.startsOn, endsOn: row.endsOn } : null
}
