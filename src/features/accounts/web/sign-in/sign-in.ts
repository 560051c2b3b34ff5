import { ApiError } from '../../../../platform/web/api.ts'
import { storeSession } from '../../../../platform/web/session.ts'
import { logInAs } from '../../contract.ts'
import type { SeparateRole } from '../../role-rules.ts'
import { noteSignIn } from '../passkeys/offer-state.ts'
import { publicApi } from '../public-api.ts'

export type Credentials = { phone_number: string; password: string; code?: string }

/** Signs in as one role. */
export const signInAs =
  (role: SeparateRole) =>
  async (credentials: Credentials): Promise<void> => {
    storeSession(await publicApi(logInAs[role], credentials))
    noteSignIn()
  }

/** Refused as household, but not for a code: it may be a worker's. */
const isOtherKind = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'ROLE_MISMATCH' ||
    (error.code === 'INVALID_CREDENTIALS' && error.errors.code === undefined))

/** Signs in as employer or, where that is refused for it, as job seeker. */
export async function signIn(credentials: Credentials): Promise<void> {
  const asEmployer = publicApi(logInAs.employer, credentials)
  const grant = await asEmployer.catch((error: unknown) => {
    if (isOtherKind(error)) return publicApi(logInAs.jobseeker, credentials)
    throw error
  })
  storeSession(grant)
  noteSignIn()
}
