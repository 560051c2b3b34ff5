import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const si: Translation<typeof en> = {
  errors: {
    profileChangedElsewhere:
      'මේ අතරේ ඔබේ ප්‍රොෆයිල් එක වෙන window එකක වෙනස් වුණා. ඔබ ලියපු කිසි දෙයක් නැති වුණේ නැහැ: අලුත් එක බලලා නැවත සුරකින්න.',
    expiryBeforeIssue: 'කල් ඉකුත් වෙන දිනය තියෙන්නේ නිකුත් කරපු දිනයට කලින්.',
    tooManyDocuments: 'ඔබේ ලියකියවිලි 50ක් තියෙනවා. මුලින් එකක් මකන්න.',
  },
}
