import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: Translation<typeof en> = {
  record_kept: {
    label: 'Une agence a une fiche sur vous',
    words: (agency) => ({
      title: `${agency} a une fiche à votre numéro`,
      text: `L’agence ${agency} a une fiche à votre numéro. Regardez votre page : vous pouvez la reprendre, ou la refuser.`,
    }),
  },
}
