import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  metaProfile: 'Profaili yangu | Manzil',
  metaDocuments: 'Hati zangu | Manzil',
  tabs: {
    label: 'Ukurasa wangu',
    today: 'Leo',
    profile: 'Profaili',
    documents: 'Hati zangu',
    interviews: 'Mahojiano',
    messages: 'Ujumbe',
    agreements: 'Masharti',
    recruitment: 'Uajiri',
    work: 'Kazi',
  },
  close: 'Funga',
  loading: 'Inapakia profaili...',
}
