import { lazy } from 'react'

/** A candidate's record in the hands of an agency. */
export const KeptRecord = lazy(() => import('./kept-record.tsx').then((module) => ({ default: module.KeptRecord })))

/** What a job seeker finds behind /dashboard. Fetched only by those who go there. */
export const JobseekerArea = lazy(() => import('./jobseeker-area.tsx').then((module) => ({ default: module.JobseekerArea })))
