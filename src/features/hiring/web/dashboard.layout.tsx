import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { readSession } from '../../../platform/web/session.ts'
import { ShellPage, PageSkeleton } from '../../../ui/app-shell.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import { askEarly, PageError, useGuard } from '../../accounts/web/index.ts'
import { fetchAreaEarly, JobseekerArea } from '../../records/web/index.ts'
import { useFrameTexts } from './frame-texts.ts'

const loadHousehold = () => import('./household-area.tsx')
/** A job seeker, who finds her own area here, fetches none of it. */
const HouseholdArea = lazyPart(loadHousehold, 'HouseholdArea')

// While the page is still coming alive: nothing of the page waits for the other.
askEarly()
fetchAreaEarly()
if (typeof document !== 'undefined' && rulesOf(readSession()?.user.role).hires)
  loadHousehold().catch(() => undefined)

export const handle = { isArea: true }

/** The pages behind /dashboard, for households; a job seeker finds her own area there. */
export default function DashboardLayout() {
  const user = useGuard(['employer', 'jobseeker'])
  if (user === null) return <Loading />
  return (
    <Suspense fallback={<Loading />}>
      {rulesOf(user.role).hasRecord ? (
        <JobseekerArea>
          <Outlet />
        </JobseekerArea>
      ) : (
        <HouseholdArea key={user.id} />
      )}
    </Suspense>
  )
}

function Loading() {
  return <PageSkeleton label={useFrameTexts().loading} />
}

export function ErrorBoundary() {
  const t = useFrameTexts()
  return (
    <ShellPage>
      <PageError texts={t} />
    </ShellPage>
  )
}
