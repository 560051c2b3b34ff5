import { useOutletContext } from 'react-router'
import { FirstNeeds } from './start/first-needs.tsx'
import { FirstPeople } from './start/first-people.tsx'

/** Within the home of a household that has nobody yet: three questions, then six people who fit. */
export default function StartPage() {
  const hasNeeds = useOutletContext<boolean>()
  return hasNeeds ? <FirstPeople /> : <FirstNeeds />
}
