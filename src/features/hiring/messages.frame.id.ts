import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  title: 'Beranda saya',
  metaTitle: (room) => `${room} | Manzil`,
  loading: 'Memuat beranda Anda',
  failed: {
    title: 'Beranda Anda tidak bisa dimuat',
    text: 'Periksa koneksi Anda lalu coba lagi.',
  },
  away: {
    offline: 'Anda sedang offline',
    unreachable: 'Manzil tidak bisa dihubungi',
    text: 'Periksa koneksi Anda lalu coba lagi.',
  },
  welcome: (name) => `Selamat datang, ${name}`,
  retry: 'Coba lagi',
}
