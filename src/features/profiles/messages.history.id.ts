import type { Translation } from '../../platform/shared/catalogues.ts'
import type { history as en } from './messages.history.en.ts'

export const history: Translation<typeof en> = {
  title: 'Riwayat kerja',
  add: 'Tambah keluarga',
  entry: (n) => `Keluarga ${n}`,
  country: 'Negara',
  family: 'Keluarganya, dengan singkat',
  children: 'Umur anak-anak',
  from: 'Dari (tahun dan bulan)',
  to: 'Sampai (tahun dan bulan)',
  toHint: 'Kosongkan jika masih bekerja di sana',
  reason: 'Mengapa berakhir',
  referenceName: 'Siapa yang bisa ditanya',
  referencePhone: 'Nomor telepon',
  referenceNote:
    'Halaman hanya menyebut bahwa ada referensi. Nama dan nomor tetap tersembunyi; Manzil mungkin menelepon mereka.',
  now: 'sampai sekarang',
  given: 'Ada referensi',
  period: (from, to) => `${from} – ${to}`,
}
