import { useEffect, useRef } from 'react'
import { useOutletContext } from 'react-router'
import { FirstNeeds } from './start/first-needs.tsx'
import { FirstPeople } from './start/first-people.tsx'

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
      {hasNeeds ? <FirstPeople /> : <FirstNeeds />}
    </div>
  )
}
