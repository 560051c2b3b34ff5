import type { en } from './calendar.en.ts'

export const id: typeof en = {
  pattern: 'hh/bb/tttt',
  open: 'Pilih dari kalender',
  close: 'Tutup',
  month: 'Bulan',
  year: 'Tahun',
  previous: 'Bulan sebelumnya',
  next: 'Bulan berikutnya',
  unknown: 'Mohon masukkan tanggal yang benar, misalnya 25/03/2026',
  from: (day) => `Mohon pilih ${day} atau sesudahnya`,
  until: (day) => `Mohon pilih ${day} atau sebelumnya`,
  time: 'Pilih jam',
}
