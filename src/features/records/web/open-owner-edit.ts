import { lazyPart } from '../../../ui/lazy-part.ts'

/** The way to her form from a job seeker's own public page. Fetched only by her. */
export const OwnerEdit = lazyPart(() => import('./owner-edit.tsx'), 'OwnerEdit')
