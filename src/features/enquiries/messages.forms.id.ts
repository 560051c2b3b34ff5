import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.forms.en.ts'

// What households alone are asked is said in English.
export const id: Translation<typeof en> = {
  form: {
    name: 'Nama lengkap',
    email: 'E-mail',
    countryCode: 'Kode negara',
    phone: 'Telepon',
    phoneHint: 'Negara Anda tidak ada di daftar? Tulis nomor lengkap, dimulai dengan +.',
    message: 'Pesan',
    iAm: 'Saya',
    worker: 'Pekerja',
    employer: 'Majikan',
    close: 'Tutup',
    again: 'Tulis pesan lain',
    offline:
      'Sepertinya Anda offline. Yang Anda tulis masih ada di sini: kirim lagi saat Anda terhubung.',
    unreachable:
      'Server tidak bisa dihubungi. Yang Anda tulis masih ada di sini: silakan kirim lagi.',
    failed: 'Ada yang salah. Yang Anda tulis masih ada di sini: silakan kirim lagi.',
    limited: 'Terlalu banyak pesan datang dari sini. Tunggu sebentar lalu kirim lagi.',
    tooLong: 'Ini terlalu panjang.',
    check: 'Ini tidak terkirim. Kembali, periksa kolom berikut dan kirim lagi:',
    checkAll: 'Ini tidak terkirim. Kembali, periksa formulir dan kirim lagi.',
  },
  contact: {
    send: 'Kirim pesan',
    sent: 'Terima kasih. Pesan Anda sudah sampai, dan konfirmasi sedang dikirim ke e-mail Anda.',
    sentTitle: 'Pesan terkirim',
    privacy: 'Yang Anda tulis di sini hanya kami pakai untuk menjawab Anda.',
  },
}
