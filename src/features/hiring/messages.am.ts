import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { frame } from './messages.frame.am.ts'

// What pages that she shares with households say.
export const am: Translation<typeof en> = {
  unavailable: 'ከእንግዲህ የለም',
  notSpecified: 'አልተገለጸም',
  dohaTime: 'በዶሃ ሰዓት',
  cancel: 'ይተዉ',
  close: 'ይዝጉ',
  retry: frame.retry,
  dashboard: {
    ...frame,
    stale: 'ይህን ማደስ አልተቻለም፤ ያለፈ ሊሆን ይችላል።',
  },
}
