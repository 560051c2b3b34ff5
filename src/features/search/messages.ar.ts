import type { en } from './messages.en.ts'

export const ar: typeof en = {
  errors: {
    salaryRangeReversed: 'الحد الأدنى للراتب أعلى من الحد الأقصى.',
    ageRangeReversed: 'الحد الأدنى للعمر أعلى من الحد الأقصى.',
  },
}
