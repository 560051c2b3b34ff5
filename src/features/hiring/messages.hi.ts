import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { frame } from './messages.frame.hi.ts'

// What pages that she shares with households say.
export const hi: Translation<typeof en> = {
  unavailable: 'अब उपलब्ध नहीं',
  notSpecified: 'नहीं बताया',
  dohaTime: 'दोहा का समय',
  cancel: 'रद्द करें',
  close: 'बंद करें',
  retry: frame.retry,
  dashboard: {
    ...frame,
    stale: 'यह ताज़ा नहीं हो सका और पुराना हो सकता है।',
  },
}
