import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const fil: Translation<typeof en> = {
  errors: {
    claimNotFound: 'Walang agency na may ganitong record sa numero mo.',
    claimOwnInUse:
      'May mga pamilyang kausap ang profile na isinulat mo. Makukuha mo ang record na ito kapag wala na.',
    claimOneAgency: 'May ibang agency nang may hawak ng record mo. Umalis muna roon.',
    noAgencyToLeave: 'Walang agency na may hawak ng record mo.',
    leaveWhileHired:
      'Natanggap ka sa pamamagitan ng agency na ito. Makakaalis ka kapag natapos na ito.',
    leaveWhileCase:
      'May bukas kang recruitment sa agency na ito. Makakaalis ka kapag natapos na ito.',
    objectWhileHired:
      'May kumuha na sa taong nasa record na ito sa pamamagitan ng agency. Makakatutol ka kapag natapos na ito.',
    objectWhileCase:
      'May bukas na recruitment sa agency na ito. Makakatutol ka kapag natapos na ito.',
  } as Record<string, string>,
}
