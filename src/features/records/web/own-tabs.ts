import { lazyPart } from '../../../ui/lazy-part.ts'
import { startPath } from '../start-path.ts'

const loadProfile = () => import('./profile-tab.tsx')
const loadStart = () => import('./start/start-page.tsx')
const loadDocuments = () => import('./documents/documents-tab.tsx')

/** Where a job seeker's own profile and her papers are, as English paths. */
export const profilePath = '/dashboard/my-profile'
export const documentsPath = '/dashboard/documents'

export const StartPage = lazyPart(loadStart, 'StartPage')
export const ProfileTab = lazyPart(loadProfile, 'ProfileTab')
export const DocumentsTab = lazyPart(loadDocuments, 'DocumentsTab')

/** Fetches the code of the one that an address shows. */
export function fetchTabAt(path: string): void {
  const load = path.includes(startPath)
    ? loadStart
    : path.includes(profilePath)
      ? loadProfile
      : path.includes(documentsPath)
        ? loadDocuments
        : null
  load?.().catch(() => undefined)
}
