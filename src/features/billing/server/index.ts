import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'

export const errorTexts = { en: en.errors, ar: ar.errors }
export { registerCandidateDescriptions, registerFulfilment } from './handlers.ts'
export type { Fulfil } from './handlers.ts'
export { closeOrder, openOrder } from './open-order.ts'
export { lockDealings } from './queries.ts'
export { routes } from './routes.ts'
export { sweepOpenPayments } from './sweep-open-payments.ts'
