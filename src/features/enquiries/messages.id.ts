import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

// What households and operators alone are told is said in English.
export const id: Translation<typeof en> = {
  errors: {
    nameRequired: 'Masukkan nama lengkap Anda',
    emailRequired: 'Masukkan alamat e-mail Anda',
    emailInvalid: 'Masukkan alamat e-mail yang benar',
    countryCodeUnknown: 'Pilih kode negara',
    phoneRequired: 'Masukkan nomor telepon Anda',
    phoneInvalid: 'Masukkan nomor telepon yang benar',
    messageRequired: 'Tulis pesan',
    reportReasonRequired: 'Pilih tentang apa',
    sentTooFast: 'Itu cepat sekali. Tunggu sebentar lalu kirim lagi.',
    formExpired: 'Formulir ini sudah terlalu lama terbuka. Muat ulang halaman dan kirim lagi.',
  },
  emails: {
    contactReceivedSubject: 'Pesan Anda sudah kami terima',
    contactReceived:
      'Terima kasih sudah menulis kepada Manzil. Pesan Anda sudah sampai, dan seseorang dari tim kami akan menjawabnya.\n\nBukan Anda yang menulis? Berarti ada yang salah mengetik alamat, dan Anda dapat mengabaikan ini.',
  },
}
