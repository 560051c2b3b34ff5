import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { frame } from './messages.frame.bn.ts'

// What pages that she shares with households say.
export const bn: Translation<typeof en> = {
  unavailable: 'আর নেই',
  notSpecified: 'বলা হয়নি',
  dohaTime: 'দোহার সময়',
  cancel: 'বাতিল',
  close: 'বন্ধ করুন',
  retry: frame.retry,
  dashboard: {
    ...frame,
    stale: 'নতুন করে আনা যায়নি, এটি পুরোনো হতে পারে।',
  },
}
