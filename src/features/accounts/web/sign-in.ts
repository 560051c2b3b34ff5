import { ApiError } from '../../../platform/web/api.ts'
import { storeSession } from '../../../platform/web/session.ts'
import { logInAs, publicApi } from './calls.ts'

/** Signs in as employer or, where that is refused for it, as job seeker. */
export async function signIn(credentials: { phone_number: string; password: string }): Promise<void> {
  const asEmployer = publicApi(logInAs.employer, credentials)
  const grant = await asEmployer.catch((error: unknown) => {
    if (error instanceof ApiError && (error.code === 'ROLE_MISMATCH' || error.status === 401)) return publicApi(logInAs.jobseeker, credentials)
    throw error
  })
  storeSession(grant)
}
