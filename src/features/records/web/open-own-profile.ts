import { readSession } from '../../../platform/web/session.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

/** A candidate's record in the hands of an agency. */
export const ManagedRecord = lazyPart(() => import('./managed-record.tsx'), 'ManagedRecord')

const loadArea = () => import('./jobseeker-area.tsx')

/** What a job seeker finds behind /dashboard. Fetched only by those who go there. */
export const JobseekerArea = lazyPart(loadArea, 'JobseekerArea')

const loadProfile = () => import('./profile-tab.tsx')
const loadDocuments = () => import('./documents/documents-tab.tsx')

/** Where a job seeker's own profile is, as an English path. */
export const profilePath = '/dashboard/my-profile'
export const ProfileTab = lazyPart(loadProfile, 'ProfileTab')
export const DocumentsTab = lazyPart(loadDocuments, 'DocumentsTab')

/** Fetches its code while the server is still asked who is signed in, where the browser takes her for a job seeker. */
export function fetchAreaEarly(): void {
  if (typeof document !== 'undefined' && rulesOf(readSession()?.user.role).hasRecord)
    for (const load of [loadArea, ...loadsAt(location.pathname)]) load().catch(() => undefined)
}

const loadsAt = (path: string): (() => Promise<unknown>)[] =>
  path.includes(profilePath)
    ? [loadProfile]
    : path.includes('/dashboard/documents')
      ? [loadDocuments]
      : []
