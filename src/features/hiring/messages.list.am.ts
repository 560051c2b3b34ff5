import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.list.en.ts'

// The job seeker's interviews; the list of candidates is the household's.
export const am: Translation<typeof en> = {
  calendar: 'ወደ ካላንደር ይጨምሩ',
  calendarCancelled: 'ከካላንደር ያስወግዱ',
  calendarFailed: 'የካላንደሩን ፋይል ማምጣት አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  answers: { accepted: 'ተቀባይነት አግኝቷል', declined: 'አይ ተብሏል', waiting: 'ገና አልተመለሰም' },
  seeker: {
    title: 'ቃለ መጠይቆች',
    intro: 'ሊያገኙዎ የሚፈልጉ ቤተሰቦች። ሰዓቶቹ የዶሃ ናቸው።',
    loading: 'ቃለ መጠይቆችዎ እየተከፈቱ ነው',
    failed: {
      title: 'ቃለ መጠይቆችዎን ማሳየት አልተቻለም',
      text: 'እባክዎ ኢንተርኔትዎን ይመልከቱና እንደገና ይሞክሩ።',
    },
    empty: {
      title: 'ገና ቃለ መጠይቅ የለም',
      text: 'አንድ ቤተሰብ ሊያገኝዎ ሲፈልግ እዚህ ያነቡታል፤ መልእክትም ይደርስዎታል።',
    },
    next: 'የሚመጡ',
    past: 'ያለፉ እና የተሰረዙ',
    with: 'ቃለ መጠይቅ ከ',
    accept: 'ይቀበሉ',
    decline: 'አይ ይበሉ',
    acceptOf: (name) => `ከ${name} ጋር ያለውን ቃለ መጠይቅ ይቀበሉ`,
    declineOf: (name) => `ከ${name} ጋር ላለው ቃለ መጠይቅ አይ ይበሉ`,
    confirmDecline: 'ለዚህ ቃለ መጠይቅ አይ ይላሉ? ለቤተሰቡ ይነገራል፤ ሌላ ሰዓት ሊያቀርብ ይችላል።',
    accepted: 'ተቀብለዋል።',
    declined: 'አይ ብለዋል።',
    waiting: 'እባክዎ ይመልሱ።',
    states: { scheduled: 'አልፏል', held: 'ተካሂዷል', cancelled: 'ተሰርዟል' },
    failedAnswer: 'መልስዎን መላክ አልተቻለም። እባክዎ እንደገና ይሞክሩ።',
  },
}
