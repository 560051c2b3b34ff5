import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const sw: Translation<typeof en> = {
  errors: {
    profileChangedElsewhere:
      'Profaili yako ilibadilishwa kwenye dirisha lingine. Hakuna ulichoandika kilichopotea: angalia toleo jipya na uhifadhi tena.',
    expiryBeforeIssue: 'Tarehe ya kuisha iko kabla ya tarehe ya kutolewa.',
    tooManyDocuments: 'Una hati 50. Tafadhali futa moja kwanza.',
  },
}
