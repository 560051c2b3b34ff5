import { lazy } from 'react'

export { CandidateCard } from './candidate-card.tsx'
export { Flag } from './flag.tsx'
export { useWords } from './use-words.ts'
export type { ProfileOutletContext } from './profile.page.tsx'
export { loadNationalityWords } from './nationality-words.ts'

/** What a job seeker finds behind /dashboard. Fetched only by those who go there. */
export const JobseekerArea = lazy(() => import('./area/jobseeker-area.tsx').then((module) => ({ default: module.JobseekerArea })))

/** The way to her form from a job seeker's own public page. Fetched only by her. */
export const OwnerEdit = lazy(() => import('./area/owner-edit.tsx').then((module) => ({ default: module.OwnerEdit })))
