import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { frame } from './messages.frame.fr.ts'

export const fr: Translation<typeof en> = {
  unavailable: 'Plus disponible',
  notSpecified: 'Non précisé',
  dohaTime: 'heure de Doha',
  cancel: 'Annuler',
  close: 'Fermer',
  retry: frame.retry,
  dashboard: {
    ...frame,
    stale: 'Cela n’a pas pu être actualisé et n’est peut-être plus à jour.',
  },
}
