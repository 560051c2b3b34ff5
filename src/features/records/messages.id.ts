import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const id: Translation<typeof en> = {
  errors: {
    profileChangedElsewhere:
      'Profil Anda sudah diubah di jendela lain. Yang Anda ketik tidak hilang: lihat versi barunya lalu simpan lagi.',
    expiryBeforeIssue: 'Tanggal akhirnya sebelum tanggal dikeluarkan.',
    tooManyDocuments: 'Anda punya 50 dokumen. Hapus satu dulu.',
  },
}
