import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { frame } from './messages.frame.id.ts'

export const id: Translation<typeof en> = {
  unavailable: 'Tidak tersedia lagi',
  notSpecified: 'Tidak disebut',
  dohaTime: 'Waktu Doha',
  cancel: 'Batal',
  close: 'Tutup',
  retry: frame.retry,
  dashboard: {
    ...frame,
    stale: 'Ini tidak bisa diperbarui dan mungkin belum yang terbaru.',
  },
}
