import { plural } from '../shared/locale.ts'
import type { en } from './failure.en.ts'

export const id: typeof en = {
  offline: 'Anda sedang offline.',
  outOfDate: 'Yang Anda lihat mungkin belum yang terbaru.',
  unreachable: 'Manzil tidak bisa dihubungi.',
  waitSeconds: (seconds) =>
    `Terlalu banyak percobaan. Coba lagi dalam ${plural('id', seconds, { other: '# detik' })}.`,
  waitMinutes: (minutes) =>
    `Terlalu banyak percobaan. Coba lagi dalam ${plural('id', minutes, { other: '# menit' })}.`,
}
