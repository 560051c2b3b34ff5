import { readSession } from '../../../platform/web/session.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import { fetchTabAt } from './own-tabs.ts'

/** A candidate's record in the hands of an agency. */
export const ManagedRecord = lazyPart(() => import('./managed-record.tsx'), 'ManagedRecord')

const loadArea = () => import('./jobseeker-area.tsx')

/** What a job seeker finds behind /dashboard. Fetched only by those who go there. */
export const JobseekerArea = lazyPart(loadArea, 'JobseekerArea')

/** Fetches its code while the server is still asked who is signed in, where the browser takes her for a job seeker. */
export function fetchAreaEarly(): void {
  if (typeof document === 'undefined' || !rulesOf(readSession()?.user.role).hasRecord) return
  loadArea().catch(() => undefined)
  fetchTabAt(location.pathname)
}
