import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional } from '../../platform/shared/fields.ts'
import { proofMinutes } from './choices.ts'
import { factorCode } from './contract.ts'
import { signedCredential } from './passkeys-contract.ts'

const byPassword = z.object({
  method: z.literal('password'),
  password: z
    .string({ error: 'passwordRequired' })
    .min(1, { error: 'passwordRequired', abort: true })
    .max(200, 'passwordTooLong'),
  /** Of the second factor, where she has one. */
  code: optional(factorCode),
})

const byPasskey = z.object({ method: z.literal('passkey'), response: signedCredential })

/** What each method is given. */
export const givenProof = z.discriminatedUnion('method', [byPassword, byPasskey], {
  error: 'unknownChoice',
})
export type GivenProof = z.output<typeof givenProof>

export const stepUp = endpoint('POST', '/api/account/step-up/', {
  access: 'signed-in',
  summary: `Prove anew who you are: what answers 403 STEP_UP_REQUIRED opens to this session for ${proofMinutes} minutes. step_up of that answer names the methods and whether a code is needed`,
  input: givenProof,
  output: z.object({ proved_until: z.iso.datetime() }),
})
