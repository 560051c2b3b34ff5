export const paymentStates = [
  'created',
  'redirected',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refund_pending',
  'refunded',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** The states in which the provider may still say something new. */
export const openPaymentStates = [
  'created',
  'redirected',
  'pending',
] as const satisfies readonly PaymentState[]

export const planKeys = ['basic', 'standard', 'premium'] as const
export type PlanKey = (typeof planKeys)[number]
