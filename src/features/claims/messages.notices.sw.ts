import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: Translation<typeof en> = {
  record_kept: {
    label: 'Wakala anatunza rekodi yako',
    words: (agency) => ({
      title: `${agency} anatunza rekodi yenye namba yako`,
      text: `Wakala ${agency} anatunza rekodi yenye namba yako. Tazama ukurasa wako: unaweza kuichukua, au kuipinga.`,
    }),
  },
}
