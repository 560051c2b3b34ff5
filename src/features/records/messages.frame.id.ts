import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  metaProfile: 'Profil saya | Manzil',
  metaDocuments: 'Dokumen saya | Manzil',
  tabs: {
    label: 'Halaman saya',
    today: 'Hari ini',
    profile: 'Profil',
    documents: 'Dokumen saya',
    interviews: 'Wawancara',
    messages: 'Pesan',
    agreements: 'Ketentuan',
    recruitment: 'Perekrutan',
    work: 'Kerja',
  },
  close: 'Tutup',
  loading: 'Memuat profil...',
}
