import { plural } from '../../platform/shared/locale.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  document_expiring: {
    label: 'Sebuah dokumen segera habis masa berlakunya',
    words: (paper, date, days) => ({
      title: `${paper} segera habis`,
      text: `Dokumen Anda “${paper}” berlaku sampai ${date}, ${plural('id', days, { other: '# hari' })} lagi. Perpanjang lalu unggah yang baru.`,
    }),
  },
}
