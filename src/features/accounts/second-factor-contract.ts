import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { factorCode } from './contract.ts'

/** How many recovery codes there are at a time. */
export const recoveryCodeCount = 10

const state = z.object({
  is_enrolled: z.boolean(),
  enrolled_at: z.iso.datetime().nullable(),
  recovery_codes_left: z.int(),
  /** This session has given it. */
  is_given: z.boolean(),
  /** Without it the console stays shut to this session. */
  is_demanded: z.boolean(),
})
export type SecondFactorState = z.output<typeof state>

const codes = z.object({ recovery_codes: z.array(z.string()) })
const password = z
  .string({ error: 'passwordRequired' })
  .min(1, 'passwordRequired')
  .max(200, 'passwordTooLong')
const proof = z.object({ password, code: factorCode })

// 'signed-in' and not for admin alone: what is for admin asks for the second factor first. The use cases refuse other roles.
const access = 'signed-in'

export const getSecondFactor = endpoint('GET', '/api/admin/auth/second-factor/', {
  access,
  summary: "How an operator's second factor stands",
  input: z.object({}),
  output: state,
})

export const startSecondFactor = endpoint('POST', '/api/admin/auth/second-factor/start/', {
  access,
  proof: 'recent',
  summary: 'A new secret for an authenticator app, which counts once it is confirmed',
  input: z.object({}),
  output: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirmSecondFactor = endpoint('POST', '/api/admin/auth/second-factor/confirm/', {
  access,
  proof: 'recent',
  summary: 'Enrol with the first code of the app; gives the recovery codes, this once',
  input: z.object({ code: factorCode }),
  output: codes,
})

export const verifySecondFactor = endpoint('POST', '/api/admin/auth/second-factor/give/', {
  access,
  summary: 'Give the second factor in a session that began without it',
  input: z.object({ code: factorCode }),
  output: state,
})

export const renewRecoveryCodes = endpoint(
  'POST',
  '/api/admin/auth/second-factor/recovery-codes/',
  {
    access,
    summary: 'New recovery codes in place of the old ones',
    input: proof,
    output: codes,
  },
)

export const turnOffSecondFactor = endpoint('POST', '/api/admin/auth/second-factor/off/', {
  access,
  summary: 'Take the second factor away, to enrol another device',
  input: proof,
  output: state,
})
