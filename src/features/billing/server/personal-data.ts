import { and, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import { actingAs } from '../../../platform/server/acting-as.ts'
import type { Context } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import type {
  Person,
  PersonalDataProvider,
  PersonalFile,
} from '../../../platform/server/personal-data.ts'
import { candidateIdsOf } from '../../accounts/server/ports.ts'
import { openPaymentStates } from '../contract.ts'
import { refundClaims } from './claims/tables.ts'
import { getCompany } from './invoices/company.ts'
import { getInvoicePaper } from './invoices/invoice-paper.ts'
import { invoicePdf } from './invoices/invoice-pdf.ts'
import { contactOpenings, subscriptions } from './plans/tables.ts'
import { addMonths } from '../../../platform/shared/days.ts'
import { guaranteeOn, listGuarantees } from './prices/guarantee.ts'
import { mandates, orderLines, orders, payments, refunds } from './tables.ts'

/** What was ordered and paid. The law on commercial records keeps it; names are looked up when a paper is read, and are gone with the account. */
export const personalData: PersonalDataProvider = {
  name: 'billing',
  tables: {
    orders: { kept: 'commercial records by law: numbers, days and amounts' },
    subscriptions: { kept: 'what an invoice was for, by law' },
    refunds: { kept: 'commercial records by law: amounts, days and who ordered them, by id' },
    money_alerts: {
      kept: 'commercial records by law: what an operator did about money that did not fit, by id',
    },
    contact_openings: 'erased',
    refund_claims: {
      kept: 'why money went back, by law: days and amounts; what she wrote is erased',
    },
  },
  collect,
  erase,
  blockers,
}

const ofOrders = (ctx: Context, { userId }: Person) =>
  ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.employerId, userId))

async function collect(ctx: Context, person: Person) {
  const { userId } = person
  const own = await ctx.db
    .select()
    .from(orders)
    .where(eq(orders.employerId, userId))
    .orderBy(desc(orders.id))
  const mine = ofOrders(ctx, person)
  return {
    data: {
      orders: own,
      lines: await ctx.db.select().from(orderLines).where(inArray(orderLines.orderId, mine)),
      payments: await ctx.db.select().from(payments).where(inArray(payments.orderId, mine)),
      refunds: await ctx.db.select().from(refunds).where(inArray(refunds.orderId, mine)),
      claims: await ctx.db.select().from(refundClaims).where(eq(refundClaims.employerId, userId)),
      agencies: await ctx.db.select().from(mandates).where(inArray(mandates.orderId, mine)),
      plans: await ctx.db.select().from(subscriptions).where(eq(subscriptions.employerId, userId)),
      contactsOpened: await ctx.db
        .select()
        .from(contactOpenings)
        .where(eq(contactOpenings.employerId, userId)),
      /** Who looked up how to reach her, by day and reason. */
      contactLookedUp: await ctx.db
        .select({
          openedAt: contactOpenings.openedAt,
          ground: contactOpenings.ground,
          openedBy: contactOpenings.openedBy,
        })
        .from(contactOpenings)
        .where(
          inArray(contactOpenings.candidateId, [...(await candidateIdsOf(ctx, [userId])).values()]),
        ),
    },
    // An order has the number of its invoice before it is paid; the invoice it has after.
    files: own.flatMap(({ invoiceNo, paidAt }) =>
      invoiceNo === null || paidAt === null ? [] : [invoiceFile(ctx, invoiceNo, person)],
    ),
  }
}

/** As she would download it, in her language, drawn only when its turn comes. */
const invoiceFile = (ctx: Context, invoiceNo: string, person: Person): PersonalFile => ({
  path: `invoices/${invoiceNo}.pdf`,
  async make() {
    const paper = await getInvoicePaper(actingAs(ctx, person), invoiceNo)
    return invoicePdf(paper, {
      company: await getCompany(ctx),
      origin: ctx.config.origin,
      now: ctx.now,
      locale: ctx.locale,
    })
  },
})

async function erase(ctx: Context, person: Person): Promise<void> {
  await ctx.db
    .update(refundClaims)
    .set({ reason: '—' })
    .where(eq(refundClaims.employerId, person.userId))
  await ctx.db.delete(contactOpenings).where(eq(contactOpenings.employerId, person.userId))
}

/** Nobody leaves with money on its way, or with a guarantee that may yet give some back. */
async function blockers(ctx: Context, people: readonly Person[]) {
  const theirs = inArray(
    orders.employerId,
    people.map(({ userId }) => userId),
  )
  const open = await ctx.db
    .select({ id: orders.employerId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(theirs, inArray(payments.status, [...openPaymentStates])))
  const owed = await ctx.db
    .select({ id: orders.employerId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(theirs, eq(refunds.status, 'pending')))
  const claimed = await ctx.db
    .select({ id: refundClaims.employerId })
    .from(refundClaims)
    .where(
      and(
        inArray(
          refundClaims.employerId,
          people.map(({ userId }) => userId),
        ),
        eq(refundClaims.state, 'open'),
      ),
    )
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
  return {
    paymentUnderWay: idsOf(open),
    refundUnderWay: [...idsOf(owed), ...idsOf(claimed)],
    guaranteeRuns: await guaranteed(ctx, theirs),
  }
}

/** Households with a hire whose legal guarantee still runs. */
async function guaranteed(ctx: Context, theirs: SQL): Promise<number[]> {
  const rules = await listGuarantees(ctx)
  const today = qatarDate(ctx.now)
  const longest = Math.max(
    0,
    ...rules.map(({ wholeMonths, reducedMonths }) => wholeMonths + reducedMonths),
  )
  const since = new Date(`${addMonths(today, -longest - 1)}T00:00:00Z`)
  const paid = await ctx.db
    .select({ id: orders.employerId, paidAt: orders.paidAt })
    .from(orders)
    .where(
      and(
        theirs,
        eq(orders.kind, 'hire'),
        eq(orders.status, 'paid'),
        isNull(orders.hireEndedOn),
        gt(orders.paidAt, since),
      ),
    )
  const runs = paid.filter(({ paidAt }) => {
    const day = qatarDate(paidAt ?? ctx.now)
    const rule = guaranteeOn(rules, day)
    return rule !== null && addMonths(day, rule.wholeMonths + rule.reducedMonths) >= today
  })
  return runs.map(({ id }) => id)
}
