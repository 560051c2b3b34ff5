import type { Translation } from '../../platform/shared/catalogues.ts'
import type { account as enAccount, doors as enDoors } from './messages.account.en.ts'

export const account: typeof enAccount = {
  metaTitle: (title) => `${title} | Manzil`,
  menu: 'Akun Anda',
  title: 'Akun Anda',
  close: 'Tutup',
  tabs: {
    home: 'Beranda saya',
    account: 'Akun',
    security: 'Masuk dan keamanan',
    data: 'Data Anda',
    notifications: 'Pemberitahuan',
    settings: 'Pengaturan',
  },
  loading: 'Memuat akun Anda...',
  failed: { title: 'Akun Anda tidak bisa dimuat', text: 'Silakan coba lagi sebentar lagi.' },
  away: {
    offline: 'Anda sedang offline',
    unreachable: 'Manzil tidak bisa dihubungi',
    text: 'Periksa koneksi Anda lalu coba lagi.',
  },
  retry: 'Coba lagi',
  details: {
    title: 'Nama Anda',
    text: 'Nama yang dilihat orang yang berurusan dengan Anda.',
    name: 'Nama lengkap',
    save: 'Simpan',
    saved: 'Tersimpan.',
    failed: 'Ini tidak bisa disimpan. Silakan coba lagi.',
  },
  phone: {
    title: 'Nomor HP',
    text: 'Anda masuk dengan nomor ini, dan kode kami kirim ke sini.',
    none: 'Sekarang tidak ada: perusahaan telepon memberikannya kepada orang lain. Tambahkan nomor yang Anda pakai sekarang.',
    change: 'Ganti nomor HP',
    changed: 'Nomor Anda sudah diganti.',
  },
  email: {
    title: 'Alamat e-mail',
    text: 'Untuk hal yang Anda mau lewat e-mail. Kami hanya menulis ke alamat yang sudah Anda konfirmasi.',
    label: 'Alamat e-mail',
    confirmed: 'Sudah dikonfirmasi',
    waiting: 'Belum dikonfirmasi',
    none: 'Belum ada',
    send: 'Kirim tautan konfirmasi',
    sent: (email) =>
      `Tautan sedang dikirim ke ${email}. Buka dalam 24 jam untuk mengonfirmasi alamat itu.`,
    change: 'Pakai alamat lain',
    failed: 'E-mail tidak bisa dikirim. Silakan coba lagi.',
  },
  language: {
    title: 'Bahasa pesan',
    text: 'Untuk SMS dan e-mail. Bahasa halaman diganti di tempat lain.',
    saved: 'Tersimpan.',
  },
  password: {
    title: 'Kata sandi',
    text: 'Kalau Anda menggantinya, perangkat Anda yang lain dikeluarkan.',
    change: 'Ganti kata sandi',
  },
  devices: {
    title: 'Perangkat yang masuk',
    text: 'Tempat akun Anda sedang terbuka. Keluarkan yang tidak Anda kenal, lalu ganti kata sandi Anda.',
  },
}

export const doors: Translation<typeof enDoors> = {
  elsewhere: 'Keluarga atau pekerja?',
  toSignIn: 'Masuk di sini',
}
