import type { Translation } from '../../platform/shared/catalogues.ts'
import type { history as en } from './messages.history.en.ts'

export const history: Translation<typeof en> = {
  title: 'Expérience',
  add: 'Ajouter une famille',
  entry: (n) => `Famille ${n}`,
  country: 'Pays',
  family: 'La famille, en quelques mots',
  children: 'Âge des enfants',
  from: 'De (année et mois)',
  to: 'À (année et mois)',
  toHint: 'Laissez vide si le travail continue',
  reason: 'Pourquoi cela s’est terminé',
  referenceName: 'Qui peut être interrogé',
  referencePhone: 'Numéro de téléphone',
  referenceNote:
    'La page dit seulement qu’une référence existe. Le nom et le numéro restent cachés ; Manzil peut appeler.',
  now: 'à ce jour',
  given: 'Référence donnée',
  period: (from, to) => `${from} – ${to}`,
}
