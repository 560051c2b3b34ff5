import { foundPaths } from '../../platform/shared/worker-pages.ts'

/** The pages that are the same for everybody: in the sitemap, and kept by the offline worker. */
export const publicPages = [
  '/',
  '/candidates',
  ...foundPaths,
  '/pricing',
  '/visa',
  '/about',
  '/privacy',
  '/terms',
  '/how-we-check',
  '/security',
  '/newsletter',
]
