export { type BillingContext, ordersKey, useInvoices, useOrders } from './use-billing.ts'
