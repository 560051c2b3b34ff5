import { lazy, Suspense } from 'react'
import { useSession } from '../../../platform/web/session.ts'

const Offer = lazy(() => import('./best-match-offer.tsx').then((module) => ({ default: module.BestMatchOffer })))

/** Offers a household the list by best match; nothing for anyone else, and nothing before the browser knows who looks. */
export default function BestMatchPage() {
  if (useSession()?.user.role !== 'employer') return null
  return (
    <Suspense>
      <Offer />
    </Suspense>
  )
}
