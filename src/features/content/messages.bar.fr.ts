import type { Translation } from '../../platform/shared/catalogues.ts'
import type { bar as en } from './messages.bar.en.ts'

export const bar: Translation<typeof en> = {
  label: 'Aller à',
  home: 'Accueil',
  messages: 'Messages',
  hire: 'Travail',
  profile: 'Profil',
  today: 'Aujourd’hui',
  work: 'Travail',
  me: 'Moi',
  recruitment: 'Recrutement',
  papers: 'Documents',
}
