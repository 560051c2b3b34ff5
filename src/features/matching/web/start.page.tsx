import { Suspense, useEffect, useRef } from 'react'
import { useOutletContext } from 'react-router'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

// Workers come to the same address, and most households past the beginning: neither waits for it.
const FirstNeeds = lazyPart(() => import('./start/first-needs.tsx'), 'FirstNeeds')
const FirstPeople = lazyPart(() => import('./start/first-people.tsx'), 'FirstPeople')

/** Within the home of a household that has nobody yet: three questions, then six people who fit. */
export default function StartPage() {
  const hasNeeds = useOutletContext<boolean>()
  const hadNeeds = useRef(hasNeeds)
  const arrival = useRef<HTMLDivElement>(null)
  // What the answers led to is read from its top.
  useEffect(() => {
    if (hadNeeds.current === hasNeeds) return
    hadNeeds.current = hasNeeds
    arrival.current?.focus({ preventScroll: true })
    arrival.current?.scrollIntoView()
  }, [hasNeeds])
  return (
    <div ref={arrival} tabIndex={-1} className="outline-none">
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        {hasNeeds ? <FirstPeople /> : <FirstNeeds />}
      </Suspense>
    </div>
  )
}
