import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: Translation<typeof en> = {
  record_kept: {
    label: 'አንድ ኤጀንሲ መረጃዎን ይዟል',
    words: (agency) => ({
      title: `${agency} በቁጥርዎ መረጃ ይዟል`,
      text: `${agency} የተባለው ኤጀንሲ በቁጥርዎ መረጃ ይዟል። ገጽዎን ይመልከቱ፦ የራስዎ ማድረግ ወይም መቃወም ይችላሉ።`,
    }),
  },
}
