export { readCurrency } from './currency.ts'
export { listUnpaidOrders, type UnpaidOrder } from './sum-orders-of.ts'
export { closeOrder, openOrder } from './open-order.ts'
export { lockEngagement } from './queries.ts'
