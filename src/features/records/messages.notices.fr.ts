import { plural } from '../../platform/shared/locale.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  document_expiring: {
    label: 'Un document expire bientôt',
    words: (paper, date, days) => ({
      title: `Expire bientôt : ${paper}`,
      text: `Votre document « ${paper} » est valable jusqu’au ${date}, encore ${plural('fr', days, { one: '# jour', other: '# jours' })}. Renouvelez-le et envoyez le nouveau.`,
    }),
  },
}
