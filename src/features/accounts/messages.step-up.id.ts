import { plural } from '../../platform/shared/locale.ts'
import type { stepUp as en } from './messages.step-up.en.ts'

export const stepUp: typeof en = {
  title: 'Pastikan ini benar Anda',
  text: (minutes) =>
    `Langkah ini hanya untuk Anda, jadi buktikan siapa Anda. Setelah itu berlaku selama ${plural('id', minutes, { other: '# menit' })}.`,
  password: 'Kata sandi Anda',
  code: 'Kode dari aplikasi, atau kode pemulihan',
  codeRequired: 'Masukkan kodenya.',
  submit: 'Konfirmasi',
  cancel: 'Batal',
  failed: 'Ini tidak bisa diperiksa. Silakan coba lagi.',
}
