import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { frame } from './messages.frame.ne.ts'

// What pages that she shares with households say.
export const ne: Translation<typeof en> = {
  unavailable: 'अब उपलब्ध छैन',
  notSpecified: 'भनिएको छैन',
  dohaTime: 'दोहाको समय',
  cancel: 'रद्द गर्नुहोस्',
  close: 'बन्द गर्नुहोस्',
  retry: frame.retry,
  dashboard: {
    ...frame,
    stale: 'यो ताजा हुन सकेन र पुरानो हुन सक्छ।',
  },
}
