import { lazy } from 'react'

/** What a job seeker finds behind /dashboard. Fetched only by those who go there. */
export const JobseekerArea = lazy(() => import('./jobseeker-area.tsx').then((module) => ({ default: module.JobseekerArea })))
