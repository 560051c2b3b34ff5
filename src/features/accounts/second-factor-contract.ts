import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { factorCode } from './contract.ts'

/** How many recovery codes there are at a time. */
export const recoveryCodeCount = 10

const state = z.object({
  /** An authenticator app is set up. */
  is_enrolled: z.boolean(),
  enrolled_at: z.iso.datetime().nullable(),
  has_passkey: z.boolean(),
  recovery_codes_left: z.int(),
  /** This session has given it. */
  is_given: z.boolean(),
  /** Her part demands one: she runs Manzil, or answers for an agency. */
  is_required: z.boolean(),
  /** Without it this session opens nothing of her role. */
  is_demanded: z.boolean(),
})
export type SecondFactorState = z.output<typeof state>

const codes = z.object({ recovery_codes: z.array(z.string()) })
// 'signed-in', as what is for a role asks for the second factor first where it is demanded.
const access = 'signed-in'

export const getSecondFactor = endpoint('GET', '/api/auth/second-factor/', {
  access,
  summary: 'How your second factor stands',
  input: z.object({}),
  output: state,
})

export const startSecondFactor = endpoint('POST', '/api/auth/second-factor/start/', {
  access,
  proof: 'recent',
  summary: 'A new secret for an authenticator app, which counts once it is confirmed',
  input: z.object({}),
  output: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirmSecondFactor = endpoint('POST', '/api/auth/second-factor/confirm/', {
  access,
  proof: 'recent',
  summary: 'Enrol with the first code of the app; gives the recovery codes, this once',
  input: z.object({ code: factorCode }),
  output: codes,
})

export const verifySecondFactor = endpoint('POST', '/api/auth/second-factor/give/', {
  access,
  summary: 'Give the second factor in a session that began without it',
  input: z.object({ code: factorCode }),
  output: state,
})

export const renewRecoveryCodes = endpoint('POST', '/api/auth/second-factor/recovery-codes/', {
  access,
  proof: 'recent',
  summary: 'New recovery codes in place of the old ones',
  input: z.object({}),
  output: codes,
})

export const turnOffSecondFactor = endpoint('POST', '/api/auth/second-factor/off/', {
  access,
  proof: 'recent',
  summary: 'Take the second factor away, to enrol another device',
  input: z.object({}),
  output: state,
})
