import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

export const errorTexts = { en: en.errors, ar: ar.errors }
export { registerCandidateDescriptions, registerFulfilment } from './handlers.ts'
export type { Fulfil } from './handlers.ts'
export { reconcilePayments } from './ledger/reconcile-payments.ts'
export { closeOrder, openOrder } from './open-order.ts'
export { openContact } from './plans/open-contact.ts'
export { getPriceList, type PriceList } from './prices/price-list.ts'
export { lockDealings } from './queries.ts'
export { routes } from './routes.ts'
export { sweepOpenPayments } from './sweep-open-payments.ts'
