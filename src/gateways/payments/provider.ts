/** What the provider says of a payment: `new` until the payer chooses, `pending` while the bank decides. */
type ProviderStatus = 'new' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded'

interface NewPayment {
  /** Our id of the payment; asking twice with the same reference makes one payment. */
  reference: string
  amountMinor: number
  currency: string
  /** Where the browser goes from the provider's page, whatever the outcome. */
  returnUrl: string
  /** Providers ask who pays. */
  payer: { fullName: string; phoneNumber: string; email: string | null }
}

export interface ProviderPayment {
  status: ProviderStatus
  amountMinor: number
  currency: string
  reference: string
  /** Between which sums lies what went back so far: the same twice where the provider says it exactly. */
  refundedMinor: { least: number; most: number }
}

/** The provider has certainly not given anything back; after any other failure of `refund` nobody knows. */
export class NotMade extends Error {}

interface NewRefund {
  /** Our id of the refund; asking twice with the same reference gives back once. */
  reference: string
  amountMinor: number
}

/** A signed message: a hint that something changed, never a proof of what. */
interface PaymentEvent {
  eventKey: string
  providerPaymentId: string
  payload: Record<string, unknown>
}

export interface PaymentProvider {
  name: string
  /** Whether it takes any currency; otherwise that of its country alone. */
  takesAnyCurrency: boolean
  /** Opens a payment at the provider; `paymentUrl` is its hosted page. */
  create(payment: NewPayment): Promise<{ providerPaymentId: string; paymentUrl: string }>
  /** Asks where a payment stands; NOT_FOUND when the provider never heard of it. */
  lookUp(providerPaymentId: string): Promise<ProviderPayment>
  /** Gives back all of a payment or a part of it; throws NotMade when it surely has not. */
  refund(providerPaymentId: string, refund: NewRefund): Promise<void>
  /** Our id of the payment with which a payer returns, where its return address is one for all payments; nothing in it is believed. */
  referenceOfReturn(query: unknown): string | null
  /** Reads a message; throws UNAUTHENTICATED when it isn't signed by the provider. */
  parseWebhook(
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): PaymentEvent
}
