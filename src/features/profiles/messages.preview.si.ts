import type * as en from './messages.preview.en.ts'

export const preview: typeof en.preview = {
  title: 'මෙම පිටුව දකින්නේ ඔබ පමණයි',
  text: 'පවුල් ඔබව දකින්නේ මෙසේයි. ඔවුන්ට තවම එය සොයාගත නොහැක.',
  toProfile: 'මගේ පැතිකඩට',
  loading: 'පූරණය වෙමින්',
}
