import { textsIn } from '../../../../platform/shared/catalogues.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { type Locale, official, standard } from '../../../../platform/shared/locales.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import { getUser } from '../../../accounts/server/index.ts'
import type { Order, OrderLineKind, PlanKey } from '../../contract.ts'
import { en } from '../../messages.en.ts'
import { candidateWords, describeCandidates } from '../ports.ts'
import { subscriptions } from '../plans/tables.ts'
import { getOwnInvoice, isHire, type PricedOrder, refundedOf } from '../queries.ts'
import { quoteFor, quoteSources } from '../quote-for.ts'
import { presentOrderLines, withQuoted } from '../quotes.ts'
import { payments } from '../tables.ts'

type Both = Record<typeof standard | typeof official, string>

/** All that stands on an invoice; what is a word stands in both languages. */
export interface InvoicePaper {
  invoiceNo: string
  orderNo: string
  /** The day of payment in Qatar. */
  date: string
  household: string
  candidate: { name: Both; nationality: Both; position: Both } | null
  plan: { key: PlanKey; startsOn: string; endsOn: string } | null
  lines: (Pick<Order['lines'][number], 'receiver' | 'receiver_name' | 'returns'> & {
    kind: OrderLineKind
    amount: number
  })[]
  /** How it was paid, and what the provider calls it; null when nothing was due. */
  payment: { provider: string; reference: string } | null
  amount: number
  refunded: number
  currency: string
  verificationCode: string
}

/** The paper of one of the household's invoices. */
export async function getInvoicePaper(ctx: SignedIn, invoiceNo: string): Promise<InvoicePaper> {
  const order = await getOwnInvoice(ctx, invoiceNo)
  const [owns, refundedMinor, household, sources, payment] = await Promise.all([
    withQuoted(ctx, [order]),
    refundedOf(ctx, order.id),
    getUser(ctx, order.employerId),
    quoteSources(ctx),
    findPaymentOf(ctx, order.id),
  ])
  const [own = null] = owns
  return {
    invoiceNo,
    orderNo: order.orderNo,
    date: qatarDate(order.paidAt ?? order.createdAt),
    household: household.fullName,
    candidate: await candidateOf(ctx, order),
    plan: await planOf(ctx, order),
    lines: presentOrderLines(quoteFor(sources, undefined, own && { ...own, lines: own.ordered })),
    payment,
    amount: fromMinor(order.amountMinor),
    refunded: fromMinor(refundedMinor),
    currency: order.currency,
    verificationCode: order.verificationCode,
  }
}

async function findPaymentOf(ctx: SignedIn, orderId: number): Promise<InvoicePaper['payment']> {
  const [row] = await ctx.db
    .select({ provider: payments.provider, reference: payments.providerPaymentId })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.status, ['paid', 'refund_pending', 'refunded']),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return row?.reference == null ? null : { provider: row.provider, reference: row.reference }
}

async function candidateOf(ctx: SignedIn, order: PricedOrder): Promise<InvoicePaper['candidate']> {
  if (!isHire(order)) return null
  const inLanguage = async (locale: Locale) => {
    const reading = { ...ctx, locale }
    const { notSpecified } = textsIn(en, locale).invoice
    const facts = (await describeCandidates(reading, [order.candidateId])).get(order.candidateId)
    const words = candidateWords(reading)
    return {
      name: facts?.full_name ?? notSpecified,
      nationality: facts?.nationality ? words.nationality(facts.nationality) : notSpecified,
      position: facts?.position ? words.position(facts.position) : notSpecified,
    }
  }
  const [english, arabic] = await Promise.all([inLanguage(standard), inLanguage(official)])
  const both = (key: keyof typeof english): Both => ({
    [standard]: english[key],
    [official]: arabic[key],
  })
  return { name: both('name'), nationality: both('nationality'), position: both('position') }
}

async function planOf(ctx: SignedIn, order: PricedOrder): Promise<InvoicePaper['plan']> {
  const [row] =
    order.kind === 'plan'
      ? await ctx.db.select().from(subscriptions).where(eq(subscriptions.orderId, order.id))
      : []
  return row ? { key: row.plan, startsOn: row.startsOn, endsOn: row.endsOn } : null
}
