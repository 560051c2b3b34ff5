/** Why an operator suspends someone; she is told which at sign-in. */
export const suspensionReasons = ['identity', 'conduct', 'payment', 'request', 'other'] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

/** The operator whom anyone may be in the demo, by a click. */
export const demoAdminPhone = '+97433000004'
