import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { factor as en } from './messages.second-factor.en.ts'

export const factor: Translation<typeof en> = {
  errors: {
    factorCodeRequired: 'Masukkan kode aplikasi autentikator Anda, atau kode pemulihan.',
    factorCodeWrong:
      'Kode ini salah atau sudah dipakai. Tunggu kode berikutnya. Kalau terjadi lagi, atur jam HP Anda ke otomatis.',
    factorPasswordWrong: 'Ini bukan kata sandi Anda.',
    factorEnrolled: 'Pengaman kedua sudah dipasang.',
    factorNotStarted: 'Mulai lagi dengan kode QR baru.',
    factorNotEnrolled: 'Pengaman kedua belum dipasang.',
  },
  notice: {
    label: 'Pengaman kedua diubah',
    title: 'Pengaman kedua Anda diubah',
    text: 'Pengaman kedua akun Manzil Anda atau kode pemulihannya diubah. Bukan Anda? Batalkan dengan tautan di pesan yang kami kirim.',
  },
  codeNotice: {
    label: 'Kode pemulihan dipakai',
    title: 'Kode pemulihan dipakai',
    text: 'Salah satu kode pemulihan akun Manzil Anda dipakai. Bukan Anda? Segera ganti kata sandi Anda dan hubungi kami.',
  },
  title: 'Pengaman kedua',
  loading: 'Memuat',
  retry: 'Coba lagi',
  failed: { title: 'Ini tidak bisa dimuat', text: 'Periksa koneksi Anda lalu coba lagi.' },
  unexplained: 'Ini tidak berhasil. Silakan coba lagi.',
  login: {
    title: 'Pastikan ini benar Anda',
    text: 'Masukkan enam angka untuk Manzil dari aplikasi autentikator Anda.',
    code: 'Kode dari aplikasi',
    useRecovery: 'Pakai kode pemulihan saja',
    recoveryText:
      'Masukkan salah satu kode pemulihan yang Anda simpan. Masing-masing berlaku sekali.',
    recovery: 'Kode pemulihan',
    useApp: 'Pakai aplikasi saja',
    passkeyText:
      'Kata sandi Anda benar. Sekarang konfirmasi dengan passkey Anda, atau dengan kode pemulihan.',
    submit: 'Konfirmasi',
    back: 'Kembali ke nomor dan kata sandi',
  },
  enrol: {
    title: 'Pasang pengaman kedua',
    why: 'Selain kata sandi, untuk masuk lalu perlu kode yang hanya bisa dibuat HP Anda.',
    steps: {
      app: 'Pasang aplikasi autentikator di HP Anda, seperti Google Authenticator, Microsoft Authenticator atau 2FAS.',
      scan: 'Pindai kode ini dengannya, atau ketik kode rahasianya.',
      type: 'Masukkan enam angka yang ditampilkan.',
    },
    start: 'Tampilkan kode untuk dipindai',
    qr: 'Kode QR untuk aplikasi autentikator Anda',
    secret: 'Kode rahasia untuk diketik',
    copy: 'Salin',
    copied: 'Disalin',
    code: 'Enam angka dari aplikasi',
    submit: 'Konfirmasi dan aktifkan',
  },
  codes: {
    title: 'Simpan kode pemulihan Anda',
    text: 'Dengan setiap kode Anda bisa masuk satu kali kalau HP Anda hilang. Kode ini hanya ditampilkan sekarang: cetak atau simpan di tempat aman.',
    list: 'Kode pemulihan',
    copy: 'Salin semua',
    copied: 'Disalin',
    save: 'Simpan sebagai file',
    print: 'Cetak',
    kept: 'Sudah saya simpan',
    file: 'manzil-kode-pemulihan',
    fileTitle: 'Kode pemulihan Manzil. Masing-masing berlaku sekali.',
  },
  manage: {
    on: 'Pengaman kedua aktif',
    since: (day) => `Sejak ${day}`,
    left: (n) =>
      n === 0 ? 'Kode pemulihan sudah habis' : plural('id', n, { other: 'Sisa # kode pemulihan' }),
    few: 'Kode pemulihan tinggal sedikit. Buat yang baru selagi bisa.',
    renew: 'Kode pemulihan baru',
    renewText: 'Kode lama tidak berlaku lagi.',
    off: 'Matikan',
    offText:
      'Untuk pindah ke HP lain: matikan, lalu langsung pasang lagi. Tanpa ini, kata sandi saja cukup untuk masuk.',
    cancel: 'Batal',
    close: 'Tutup',
    passkeyOnly: 'Passkey Anda adalah pengaman kedua Anda',
    addApp: 'Pakai juga aplikasi autentikator',
    toSecurity: 'Ke masuk dan keamanan',
  },
}
