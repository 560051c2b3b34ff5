import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { frame } from './messages.frame.sw.ts'

export const sw: Translation<typeof en> = {
  unavailable: 'Haipatikani tena',
  notSpecified: 'Haikusemwa',
  dohaTime: 'Saa za Doha',
  cancel: 'Ghairi',
  close: 'Funga',
  retry: frame.retry,
  dashboard: {
    ...frame,
    stale: 'Hii haikuweza kusasishwa na huenda si ya sasa.',
  },
}
