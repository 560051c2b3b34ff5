import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const sw: Translation<typeof en> = {
  errors: {
    claimNotFound: 'Hakuna wakala anayetunza rekodi kama hiyo yenye namba yako.',
    claimOwnInUse:
      'Kuna familia zinazoshughulika na profaili uliyoandika mwenyewe. Unaweza kuchukua rekodi hii zikimaliza.',
    claimOneAgency: 'Wakala mwingine tayari anatunza rekodi yako. Mwache kwanza.',
    noAgencyToLeave: 'Hakuna wakala anayetunza rekodi yako.',
    leaveWhileHired: 'Umeajiriwa kupitia wakala huyu. Unaweza kumwacha hili likiisha.',
    leaveWhileCase:
      'Uajiri wako kupitia wakala huyu bado uko wazi. Unaweza kumwacha hili likiisha.',
    objectWhileHired: 'Mtu wa rekodi hii ameajiriwa kupitia wakala. Unaweza kupinga hili likiisha.',
    objectWhileCase: 'Uajiri kupitia wakala huyu bado uko wazi. Unaweza kupinga hili likiisha.',
  },
}
