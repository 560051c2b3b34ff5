import type { FastifyRequest } from 'fastify'
import { providerPages } from '../../../gateways/payments/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import { csvRoute } from '../../../platform/server/csv.ts'
import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import { AppError, enforce, invalid } from '../../../platform/shared/errors.ts'
import { fromMinor } from '../../../platform/shared/money.ts'
import { getHireContact as getHireContactCall } from '../contact-contract.ts'
import {
  buyPlan as buyPlanCall,
  downloadInvoice,
  exportOrders,
  getOrder,
  getOrderRecord as getOrderRecordCall,
  getPayment,
  getSubscription as getSubscriptionCall,
  listAllOrders as listAllOrdersCall,
  listInvoices,
  listOrders,
  listPlans,
  openPaymentStates,
  payOrder as payOrderCall,
  planKeys,
  refundOrder as refundOrderCall,
  setOrderLine as setOrderLineCall,
  verifyInvoice as verifyInvoiceCall,
} from '../contract.ts'
import {
  checkLedger as checkLedgerCall,
  getLedgerCheck as getLedgerCheckCall,
  listReconciliations,
  type Reconciliation,
  runReconciliation,
} from '../ledger-contract.ts'
import * as mandateCalls from '../mandate-contract.ts'
import {
  estimateCost as estimateCostCall,
  getCandidateQuote as getCandidateQuoteCall,
} from '../quote-contract.ts'
import { alertOfPayment } from './alerts/queries.ts'
import { nextStepOf } from './ports.ts'
import { alertRoutes } from './alerts/routes.ts'
import { claimRoutes } from './claims/routes.ts'
import { getCompany } from './invoices/company.ts'
import { getInvoicePaper } from './invoices/invoice-paper.ts'
import { invoicePdf } from './invoices/invoice-pdf.ts'
import { invoiceText } from './invoices/invoice-text.ts'
import { verifyInvoice } from './invoices/verify-invoice.ts'
import { checkLedger, getLedgerCheck } from './ledger/check-ledger.ts'
import { listNewestReconciliations } from './ledger/queries.ts'
import { patienceMs, reconcilePayments } from './ledger/reconcile-payments.ts'
import type { reconciliations } from './ledger/tables.ts'
import { chooseAgency, getAgencyChoice } from './mandates/choose-agency.ts'
import { getOrderRecord, listAllOrders, orderColumns, readOrders } from './list-all-orders.ts'
import { payOrder } from './pay-order.ts'
import { buyPlan } from './plans/buy-plan.ts'
import { getHireContact } from './plans/get-hire-contact.ts'
import { getSubscription } from './plans/get-subscription.ts'
import { lasts } from './plans/plan-terms.ts'
import {
  presentAdminOrders,
  presentInvoices,
  presentOpenedPayment,
  presentOrders,
  presentPayment,
} from './present.ts'
import { readCandidateAnswer } from './candidate-answer.ts'
import { getPriceList } from './prices/price-list.ts'
import {
  getOrderById,
  getOwnOrder,
  getOwnPayment,
  isHire,
  listOwnOrders,
  listOwnPaidOrders,
} from './queries.ts'
import { estimateCost, getCandidateQuote } from './quotes.ts'
import { webhook } from './receive-webhook.ts'
import { refundOrder } from './refund-order.ts'
import { providerReturn } from './return-from-provider.ts'
import { setOrderLine } from './set-order-line.ts'
import { sightRefusal } from './policy.ts'
import { settlePayment } from './settle-payment.ts'

const forHouseholds: Mount[] = [
  route(listOrders, async (ctx) => presentOrders(ctx, await listOwnOrders(ctx))),
  route(getOrder, async (ctx, { id }) => {
    const order = await getOwnOrder(ctx, id)
    enforce(sightRefusal(order))
    return one(await presentOrders(ctx, [order].filter(isHire)))
  }),
  route(payOrderCall, async (ctx, { id, amount, without_yes }, request) =>
    presentOpenedPayment(
      await payOrder(ctx, id, idempotencyKey(request), { amount, withoutYes: without_yes }),
    ),
  ),
  route(getPayment, async (ctx, { id }) => {
    const payment = await getOwnPayment(ctx, id)
    const isOpen = openPaymentStates.some((state) => state === payment.status)
    const current = isOpen ? await settlePayment(ctx, payment) : payment
    const mayHaveAlert =
      current.status !== 'paid' && !openPaymentStates.some((state) => state === current.status)
    const order = await getOrderById(ctx, payment.orderId)
    return presentPayment(
      current,
      order,
      mayHaveAlert ? await alertOfPayment(ctx, current.id) : null,
      current.status === 'paid' && isHire(order) ? await nextStepOf(ctx, order) : null,
      await readCandidateAnswer(ctx, order),
    )
  }),
  route(listInvoices, async (ctx) => presentInvoices(ctx, await listOwnPaidOrders(ctx))),
  route(downloadInvoice, async (ctx, { invoice_no, format }) => {
    const paper = await getInvoicePaper(ctx, invoice_no)
    await audit(ctx, 'invoice.opened', `invoice:${paper.invoiceNo}`, { format: format ?? 'txt' })
    const { now, locale } = ctx
    const isPdf = format === 'pdf'
    const body = isPdf
      ? await invoicePdf(paper, {
          company: await getCompany(ctx),
          origin: ctx.config.origin,
          now,
          locale,
        })
      : invoiceText(paper, now, locale)
    const headers = {
      'content-type': isPdf ? 'application/pdf' : 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${paper.invoiceNo}.${isPdf ? 'pdf' : 'txt'}"`,
      'cache-control': 'private, no-store',
    }
    return new Reply('', { body, headers })
  }),
  route(mandateCalls.getAgencyChoice, (ctx, { id }) => getAgencyChoice(ctx, id)),
  route(mandateCalls.chooseAgency, chooseAgency),
  route(getHireContactCall, (ctx, { candidate_id }) => getHireContact(ctx, candidate_id)),
  route(getSubscriptionCall, (ctx) => getSubscription(ctx)),
  route(buyPlanCall, async (ctx, { plan }, request) =>
    presentOpenedPayment(await buyPlan(ctx, plan, idempotencyKey(request))),
  ),
]

const forEveryone: Mount[] = [
  route(getCandidateQuoteCall, (ctx, input) => getCandidateQuote(ctx, input)),
  route(estimateCostCall, (ctx, input) => estimateCost(ctx, input)),
  route(listPlans, async (ctx) => {
    const { plansMinor } = await getPriceList(ctx)
    return planKeys.map((plan) => ({
      plan,
      amount: fromMinor(plansMinor[plan]),
      currency: ctx.settings.currency,
      lasts: lasts[plan],
    }))
  }),
  route(verifyInvoiceCall, (ctx, { code }) => verifyInvoice(ctx, code)),
  webhook,
  providerReturn,
  providerPages,
]

const forOperators: Mount[] = [
  route(listAllOrdersCall, (ctx, query) => listAllOrders(ctx, query)),
  csvRoute(exportOrders, { name: 'orders', columns: () => orderColumns, read: readOrders }),
  route(getOrderRecordCall, (ctx, { id }) => getOrderRecord(ctx, id)),
  route(setOrderLineCall, async (ctx, input) =>
    one(await presentAdminOrders(ctx, [await setOrderLine(ctx, input)])),
  ),
  route(refundOrderCall, (ctx, input, request) => refundOrder(ctx, input, idempotencyKey(request))),
  route(getLedgerCheckCall, (ctx) => getLedgerCheck(ctx)),
  route(checkLedgerCall, (ctx) => checkLedger(ctx)),
  route(listReconciliations, async (ctx) =>
    (await listNewestReconciliations(ctx)).map(presentReconciliation),
  ),
  route(runReconciliation, async (ctx) =>
    (await reconcilePayments(ctx, { withinMs: patienceMs })).map(presentReconciliation),
  ),
]

export const routes: Mount[] = [
  ...forHouseholds,
  ...forEveryone,
  ...forOperators,
  ...claimRoutes,
  ...alertRoutes,
]

const presentReconciliation = ({
  at,
  provider,
  checked,
  left,
  differences,
}: typeof reconciliations.$inferSelect): Reconciliation => ({
  at: at.toISOString(),
  provider,
  checked,
  left,
  differences,
})

function one<T>([first]: readonly T[]): T {
  if (first === undefined) throw new AppError('NOT_FOUND')
  return first
}

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key']
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header))
    throw invalid('Idempotency-Key', 'idempotencyKeyInvalid')
  return header
}
