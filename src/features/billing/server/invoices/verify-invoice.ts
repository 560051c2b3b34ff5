import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import type { Output } from '../../../../platform/shared/endpoint.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import type { verifyInvoice as verifyInvoiceCall } from '../../contract.ts'
import { getPricedOrder, refundedOf } from '../queries.ts'
import { orders } from '../tables.ts'
import { getCompany } from './company.ts'

/** What is true of the invoice with this code; without names, since the paper may be in anyone's hands. */
export async function verifyInvoice(
  ctx: Context,
  code: string,
): Promise<Output<typeof verifyInvoiceCall>> {
  const [found] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.verificationCode, code), isNotNull(orders.paidAt)))
  if (!found) throw new AppError('NOT_FOUND', { message: 'invoiceUnknown' })
  const [order, refundedMinor, company] = await Promise.all([
    getPricedOrder(ctx, found.id),
    refundedOf(ctx, found.id),
    getCompany(ctx),
  ])
  return {
    invoice_no: order.invoiceNo ?? '',
    invoice_date: qatarDate(order.paidAt ?? order.createdAt),
    amount: fromMinor(order.amountMinor),
    currency: order.currency,
    refunded_amount: fromMinor(refundedMinor),
    kind: order.kind,
    operator: company.operator,
  }
}
