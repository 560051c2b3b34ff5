import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { Outlet, useOutletContext } from 'react-router'
import { useSession } from '../../../platform/web/session.ts'
import { usePlaces } from '../../../platform/web/use-places.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { hires } from '../../accounts/side-rules.ts'
import type { ProfileOutletContext } from '../../profiles/web/index.ts'

const ProfileFit = lazyPart(() => import('./profile-fit.tsx'), 'ProfileFit')

/** Around the steps with a candidate: for a household, how she fits its home, in the place that her page leaves for it. */
export default function ProfileFitLayout() {
  const context = useOutletContext<ProfileOutletContext>()
  const isHousehold = hires(useSession()?.user.role)
  const [place] = usePlaces('[data-fit]')
  return (
    <>
      <Outlet context={context} />
      {isHousehold &&
        !context.candidate.hired &&
        place !== undefined &&
        createPortal(
          <Suspense>
            <ProfileFit {...context} />
          </Suspense>,
          place,
        )}
    </>
  )
}
