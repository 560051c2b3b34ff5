export { readCurrency } from './currency.ts'
export { closeOrder, openOrder } from './open-order.ts'
export { hasOrderNumbered, orderNumbersOf } from './order-numbers.ts'
export { lockEngagement } from './queries.ts'
