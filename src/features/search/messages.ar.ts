import type { en } from './messages.en.ts'

export const ar: typeof en = {
  errors: {
    lowestAboveHighest: 'الحد الأدنى أعلى من الحد الأقصى.',
  },
}
