/** Why an operator suspends someone; she is told which at sign-in. */
export const suspensionReasons = ['identity', 'conduct', 'payment', 'request', 'other'] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

/** How an operator made sure who somebody is that has lost her second factor. */
export const identifications = ['in_person', 'video_call'] as const

/** How an operator made sure that a number is of whoever asks for it. */
export const numberProofs = ['contract', 'called_back'] as const
/** So long must an account be unused before its number is given up for somebody else's. */
export const releaseAfterDays = 30

/** The operator and the agency's owner whom anyone may be in the demo, by a click. */
export const demoAdminPhone = '+97433000004'
export const demoAgencyPhone = '+97433000003'

/** By what someone who is signed in proves anew who she is. */
export const proofMethods = ['password', 'passkey'] as const
export type ProofMethod = (typeof proofMethods)[number]

/** So long a proof opens what demands a recent one. */
export const proofMinutes = 10

/** What signs one in, and can be put back by a link after a change. */
export const meansKinds = ['phone', 'email', 'password', 'factor', 'passkey'] as const
export type MeansKind = (typeof meansKinds)[number]

/** So long the link works that puts a change back. */
export const undoHours = 72
/** So long a number that was just taken sets no new password. */
export const resetWaitHours = 24
/** An account that nobody has used for so long may have a number that somebody else was given since. */
export const dormantDays = 180

/** What stands in someone's security history. */
export const securityKinds = [
  'signed_in',
  'sign_in_failed',
  'session_reused',
  'proved',
  'proof_failed',
  'factor_failed',
  'factor_changed',
  'passkey_changed',
  'passkey_failed',
  'passkey_blocked',
  'recovery_code_used',
  'phone_changed',
  'email_changed',
  'password_changed',
  'change_undone',
] as const
export type SecurityKind = (typeof securityKinds)[number]
/** So long it stays. */
export const securityDays = 365
