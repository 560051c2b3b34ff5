import { Suspense } from 'react'
import { useSession } from '../../../platform/web/session.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { hires } from '../../accounts/side-rules.ts'

const Offer = lazyPart(() => import('./best-match-offer.tsx'), 'BestMatchOffer')

/** Offers a household the list by best match; nothing for anyone else, and nothing before the browser knows who looks. */
export function BestMatch() {
  if (!hires(useSession()?.user.role)) return null
  return (
    <Suspense>
      <Offer />
    </Suspense>
  )
}
