import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { frame } from './messages.frame.fil.ts'

// What pages that she shares with households say.
export const fil: Translation<typeof en> = {
  unavailable: 'Hindi na available',
  notSpecified: 'Hindi sinabi',
  dohaTime: 'oras sa Doha',
  cancel: 'Kanselahin',
  close: 'Isara',
  retry: frame.retry,
  dashboard: {
    ...frame,
    stale: 'Hindi ito na-refresh at baka luma na.',
  },
}
