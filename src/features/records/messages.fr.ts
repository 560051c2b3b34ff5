import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const fr: Translation<typeof en> = {
  errors: {
    profileChangedElsewhere:
      'Votre profil a été changé entre-temps dans une autre fenêtre. Rien de ce que vous avez écrit n’est perdu : regardez la nouvelle version et enregistrez de nouveau.',
    expiryBeforeIssue: 'La date de fin est avant la date de délivrance.',
    tooManyDocuments: 'Vous avez 50 documents. Supprimez-en un d’abord.',
  },
}
