import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  metaProfile: 'Mon profil | Manzil',
  metaDocuments: 'Mes documents | Manzil',
  tabs: {
    label: 'Mon espace',
    today: 'Aujourd’hui',
    profile: 'Profil',
    documents: 'Mes documents',
    interviews: 'Entretiens',
    messages: 'Messages',
    agreements: 'Conditions',
    recruitment: 'Recrutement',
    work: 'Travail',
  },
  close: 'Fermer',
  loading: 'Chargement du profil…',
}
