import { Suspense } from 'react'
import { useSession } from '../../../platform/web/session.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const Offer = lazyPart(() => import('./best-match-offer.tsx'), 'BestMatchOffer')

/** Offers a household the list by best match; nothing for anyone else, and nothing before the browser knows who looks. */
export default function BestMatchPage() {
  if (useSession()?.user.role !== 'employer') return null
  return (
    <Suspense>
      <Offer />
    </Suspense>
  )
}
