import type * as en from './messages.preview.en.ts'

export const preview: typeof en.preview = {
  title: 'Personne d’autre ne voit cette page',
  text: 'Voici comment les familles vous verront. Elles ne peuvent pas encore la trouver.',
  toProfile: 'Vers mon profil',
  loading: 'Chargement',
}
