export { closeOrder, openOrder } from './open-order.ts'
export { hasOrderNumbered, orderNumbersOf } from './order-numbers.ts'
export { nameOrders, ordersCalled } from './named-in-log.ts'
export { lockEngagement } from './queries.ts'
