/** Why an operator suspends someone; she is told which at sign-in. */
export const suspensionReasons = ['identity', 'conduct', 'payment', 'request', 'other'] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

/** The operator whom anyone may be in the demo, by a click. */
export const demoAdminPhone = '+97433000004'

/** By what someone who is signed in proves anew who she is. */
export const proofMethods = ['password'] as const
export type ProofMethod = (typeof proofMethods)[number]

/** So long a proof opens what demands a recent one. */
export const proofMinutes = 10
