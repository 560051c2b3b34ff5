export { useClaimTexts } from './claim-texts.ts'
export { HireContact } from './hire-contact.tsx'
export { ContactPanel } from './contact-panel.tsx'
export { type BillingContext, ordersKey, useInvoices, useOrders } from './use-billing.ts'
