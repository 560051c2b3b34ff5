import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: Translation<typeof en> = {
  record_kept: {
    label: 'Sebuah agensi menyimpan data Anda',
    words: (agency) => ({
      title: `${agency} menyimpan data dengan nomor Anda`,
      text: `Agensi ${agency} menyimpan data dengan nomor Anda. Lihat halaman Anda: Anda bisa mengambilnya, atau keberatan.`,
    }),
  },
}
