import type { en } from './messages.en.ts'

export const ar: typeof en = {
  errors: {
    CANDIDATE_UNAVAILABLE: 'لم تعد متاحة',
    candidateNotFound: 'لم يُعثر على ملف المرشحة',
    salaryRangeReversed: 'الحد الأدنى للراتب أعلى من الحد الأقصى.',
    ageRangeReversed: 'الحد الأدنى للعمر أعلى من الحد الأقصى.',
  },
}
