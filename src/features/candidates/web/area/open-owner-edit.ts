import { lazy } from 'react'

/** The way to her form from a job seeker's own public page. Fetched only by her. */
export const OwnerEdit = lazy(() => import('./owner-edit.tsx').then((module) => ({ default: module.OwnerEdit })))
