/** Why a message was not taken. It names the provider and the fault, never the receiver. */
export class Refusal extends Error {
  /** Trying again won't help: the address is nobody's, or its owner wants no messages. */
  readonly isFinal: boolean

  constructor(
    message: string,
    { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'Refusal'
    this.isFinal = isFinal
  }
}

/** What a provider took: its own name for the message, where it gives one. */
export interface Taken {
  providerId: string | null
  /** It has arrived already: nothing more will be heard of it. */
  isDelivered?: boolean
}

/** What a provider later says of a message. */
export interface DeliveryStatus {
  providerId: string
  status: 'delivered' | 'failed'
  reason: string | null
}
