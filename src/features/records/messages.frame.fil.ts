import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  metaProfile: 'Aking profile | Manzil',
  metaDocuments: 'Aking mga dokumento | Manzil',
  tabs: {
    label: 'Aking pahina',
    today: 'Ngayon',
    profile: 'Profile',
    documents: 'Aking mga dokumento',
    interviews: 'Mga interview',
    messages: 'Mga mensahe',
    agreements: 'Mga kasunduan',
    recruitment: 'Recruitment',
    work: 'Trabaho',
  },
  close: 'Isara',
  loading: 'Nilo-load ang profile...',
}
