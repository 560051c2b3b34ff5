import { plural } from '../shared/locale.ts'
import type { en } from './failure.en.ts'

export const am: typeof en = {
  offline: 'ኢንተርኔት የለዎትም።',
  outOfDate: 'የሚያዩት ያለፈ ሊሆን ይችላል።',
  unreachable: 'Manzil ጋር መገናኘት አልተቻለም።',
  waitSeconds: (seconds) =>
    `ብዙ ጊዜ ሞክረዋል። እባክዎ ከ${plural('am', seconds, { one: '# ሰከንድ', other: '# ሰከንድ' })} በኋላ እንደገና ይሞክሩ።`,
  waitMinutes: (minutes) =>
    `ብዙ ጊዜ ሞክረዋል። እባክዎ ከ${plural('am', minutes, { one: '# ደቂቃ', other: '# ደቂቃ' })} በኋላ እንደገና ይሞክሩ።`,
}
