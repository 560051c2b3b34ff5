import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.list.en.ts'

// The job seeker's interviews; the list of candidates is the household's.
export const id: Translation<typeof en> = {
  calendar: 'Tambah ke kalender',
  calendarCancelled: 'Hapus dari kalender',
  calendarFailed: 'File kalender tidak bisa diambil. Silakan coba lagi.',
  answers: { accepted: 'Diterima', declined: 'Ditolak', waiting: 'Belum dijawab' },
  seeker: {
    title: 'Wawancara',
    intro: 'Keluarga yang ingin bertemu Anda. Jamnya adalah waktu Doha.',
    loading: 'Memuat wawancara Anda',
    failed: {
      title: 'Wawancara Anda tidak bisa dimuat',
      text: 'Periksa koneksi Anda lalu coba lagi.',
    },
    empty: {
      title: 'Belum ada wawancara',
      text: 'Kalau ada keluarga yang ingin bertemu Anda, Anda membacanya di sini dan mendapat pesan.',
    },
    next: 'Akan datang',
    past: 'Sudah lewat dan dibatalkan',
    with: 'Wawancara dengan',
    accept: 'Terima',
    decline: 'Tolak',
    acceptOf: (name) => `Terima wawancara dengan ${name}`,
    declineOf: (name) => `Tolak wawancara dengan ${name}`,
    confirmDecline: 'Tolak wawancara ini? Keluarga diberi tahu, dan bisa menawarkan waktu lain.',
    accepted: 'Anda sudah menerima.',
    declined: 'Anda sudah menolak.',
    waiting: 'Silakan jawab.',
    states: { scheduled: 'Sudah lewat', held: 'Sudah berlangsung', cancelled: 'Dibatalkan' },
    failedAnswer: 'Jawaban Anda tidak bisa dikirim. Silakan coba lagi.',
  },
}
