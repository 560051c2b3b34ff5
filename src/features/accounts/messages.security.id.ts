import type { Translation } from '../../platform/shared/catalogues.ts'
import type { security as en } from './messages.security.en.ts'

export const security: Translation<typeof en> = {
  title: 'Riwayat keamanan',
  text: 'Yang terjadi pada akun Anda setahun terakhir. Ada yang bukan Anda? Ganti kata sandi dan keluarkan perangkat itu.',
  loading: 'Memuat riwayat...',
  failed: 'Riwayat tidak bisa dimuat.',
  retry: 'Coba lagi',
  none: 'Belum ada apa-apa.',
  show: 'Tampilkan riwayat',
  more: 'Tampilkan yang lebih lama',
  unknownDevice: 'Perangkat tidak dikenal',
  on: (browser, system) => `${browser} di ${system}`,
  kinds: {
    signed_in: 'Masuk',
    sign_in_failed: 'Mencoba masuk dengan kata sandi salah',
    session_reused: 'Sesi lama dipakai lagi; perangkat itu dikeluarkan',
    proved: 'Terbukti pemiliknya',
    proof_failed: 'Gagal membuktikan pemiliknya',
    factor_failed: 'Kode pengaman kedua salah',
    factor_changed: 'Pengaman kedua diubah',
    passkey_changed: 'Passkey diubah',
    passkey_failed: 'Passkey tidak diterima',
    passkey_blocked: 'Salinan passkey diblokir',
    recovery_code_used: 'Kode pemulihan dipakai',
    phone_changed: 'Nomor HP diganti',
    email_changed: 'Alamat e-mail diganti',
    password_changed: 'Kata sandi diganti',
    change_undone: 'Perubahan dibatalkan lewat tautan',
  },
}
