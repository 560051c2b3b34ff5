import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.plain.en.ts'

export const id: Translation<typeof en> = {
  brand: 'Manzil',
  candidates: 'Semua kandidat',
  errors: {
    notFound: {
      title: 'Halaman ini tidak ada',
      text: 'Mungkin alamatnya salah ketik, atau halamannya sudah pindah. Orang-orangnya masih ada di tempatnya.',
    },
    failed: {
      title: 'Ada yang salah di pihak kami',
      text: 'Bukan karena Anda. Silakan coba lagi sebentar lagi.',
    },
    away: {
      title: 'Anda sedang offline',
      text: 'Halaman ini tidak bisa dibuka tanpa koneksi. Akan terbuka sendiri begitu koneksi kembali.',
    },
    kept: 'Ini bisa dibuka tanpa koneksi',
    retry: 'Coba lagi',
    toHome: 'Ke halaman awal',
  },
}
