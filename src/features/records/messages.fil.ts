import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const fil: Translation<typeof en> = {
  errors: {
    profileChangedElsewhere:
      'Nabago ang profile mo sa ibang window habang nagsusulat ka. Walang nawala sa mga na-type mo: tingnan ang bago at i-save ulit.',
    expiryBeforeIssue: 'Mas nauna ang petsa ng pagkapaso kaysa sa petsa ng pagkuha.',
    tooManyDocuments: 'May 50 dokumento ka na. Magbura muna ng isa.',
  } as Record<string, string>,
}
