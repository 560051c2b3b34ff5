import { lazy } from 'react'

export { CandidateCard } from './candidate-card.tsx'
export { Flag } from './flag.tsx'
export { useWords } from './use-words.ts'
export type { ProfileOutletContext } from './profile.page.tsx'
export { loadNationalityWords } from './nationality-words.ts'

/** What a job seeker finds behind /dashboard. Fetched only by those who go there. */
export const JobseekerArea = lazy(() => import('./area/jobseeker-area.tsx').then((module) => ({ default: module.JobseekerArea })))
