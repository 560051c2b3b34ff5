import { plural } from '../../platform/shared/locale.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  document_expiring: {
    label: 'ලියවිල්ලක් ළඟදීම කල් ඉකුත් වෙනවා',
    words: (paper, date, days) => ({
      title: `${paper} ළඟදීම කල් ඉකුත් වෙනවා`,
      text: `ඔබේ “${paper}” වලංගු ${date} වෙනකම්, තව ${plural('si', days, { other: 'දවස් #යි' })}. අලුත් කරලා අලුත් එක අප්ලෝඩ් කරන්න.`,
    }),
  },
}
