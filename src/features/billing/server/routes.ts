import { sandboxPage } from '../../../gateways/payments/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import { AppError, invalid } from '../../../platform/shared/errors.ts'
import { downloadInvoice, getOrder, getPayment, listInvoices, listOrders, openPaymentStates, payOrder as payOrderCall } from '../contract.ts'
import { describeCandidates } from './handlers.ts'
import { invoiceText } from './invoice-text.ts'
import { payOrder } from './pay-order.ts'
import { presentInvoice, presentOpenedPayment, presentOrder, presentPayment } from './present.ts'
import { getOrderById, getOwnInvoice, getOwnOrder, getOwnPayment, listOwnOrders, listOwnPaidOrders, type PricedOrder } from './queries.ts'
import { webhook } from './receive-webhook.ts'
import { settlePayment } from './settle-payment.ts'

const factsOf = (ctx: SignedIn, orders: readonly PricedOrder[]) => describeCandidates(ctx, [...new Set(orders.map((order) => order.candidateId))])

export const routes: Mount[] = [
  route(listOrders, async (ctx) => {
    const orders = await listOwnOrders(ctx)
    const facts = await factsOf(ctx, orders)
    return orders.map((order) => presentOrder(order, facts))
  }),
  route(getOrder, async (ctx, { id }) => {
    const order = await getOwnOrder(ctx, id)
    if (order.status === 'closed') throw new AppError('NOT_FOUND')
    return presentOrder(order, await factsOf(ctx, [order]))
  }),
  route(payOrderCall, async (ctx, { id }, request) =>
    presentOpenedPayment(await payOrder(ctx, id, idempotencyKey(request.headers['idempotency-key']))),
  ),
  route(getPayment, async (ctx, { id }) => {
    const payment = await getOwnPayment(ctx, id)
    const isOpen = openPaymentStates.some((state) => state === payment.status)
    const current = isOpen ? await settlePayment(ctx, id) : payment
    return presentPayment(current, await getOrderById(ctx, payment.orderId))
  }),
  route(listInvoices, async (ctx) => {
    const orders = await listOwnPaidOrders(ctx)
    const facts = await factsOf(ctx, orders)
    return orders.map((order) => presentInvoice(order, facts))
  }),
  route(downloadInvoice, async (ctx, { invoice_no }) => {
    const order = await getOwnInvoice(ctx, invoice_no)
    const text = invoiceText(presentInvoice(order, await factsOf(ctx, [order])), ctx.now, ctx.locale)
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'content-disposition': `attachment; filename="${order.invoiceNo}.txt"` }
    return new Reply(text, { body: text, headers: { ...headers, 'cache-control': 'private, no-store' } })
  }),
  webhook,
  sandboxPage,
]

function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header)) throw invalid('Idempotency-Key', 'idempotencyKeyInvalid')
  return header
}
