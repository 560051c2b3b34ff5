import type { work as en } from './messages.work.en.ts'

export const work: typeof en = {
  metaTitle: 'Kerja rumah tangga di Qatar | Manzil',
  metaDescription:
    'Untuk pengasuh anak, asisten rumah tangga, juru masak, sopir dan perawat: buat profil sendiri, biarkan keluarga di Qatar menemukan Anda, dan putuskan sendiri. Selalu gratis untuk pekerja.',
  badge: 'Untuk pekerja: selalu gratis',
  title: 'Mencari kerja rumah tangga di Qatar?',
  lead: 'Buat profil sendiri di HP Anda. Keluarga menemukan Anda, meminta wawancara, dan Anda yang memutuskan.',
  signUp: 'Buat profil saya',
  signIn: 'Saya sudah punya akun',
  area: 'Ke halaman saya',
  steps: {
    title: 'Begini caranya',
    items: [
      {
        title: 'Buat profil Anda',
        text: 'Ceritakan keahlian Anda, gaji yang Anda minta dan kapan bisa mulai. Foto dan video pendek paling membantu.',
      },
      {
        title: 'Bertemu keluarga',
        text: 'Keluarga meminta wawancara. Anda jawab ya atau tidak, atau usulkan jam lain.',
      },
      {
        title: 'Sepakat, lalu mulai',
        text: 'Kedua pihak setuju dengan ketentuan yang sama: gaji, jam kerja, hari libur. Tidak ada yang berlaku sebelum Anda bilang ya.',
      },
    ],
  },
  rights: {
    title: 'Hak Anda',
    items: [
      'Anda tidak membayar apa pun, di langkah mana pun: tidak ada biaya untuk pekerjaan, visa atau kontrak. Siapa pun yang meminta uang bukan dari Manzil.',
      'Nomor telepon dan e-mail Anda tidak pernah ada di halaman umum.',
      'Paspor Anda milik Anda. Surat-surat Anda tidak pernah ada di profil umum Anda.',
      'Di Qatar pekerja rumah tangga punya satu hari libur setiap minggu dan bekerja paling lama 10 jam sehari, dan gajinya masuk ke rekening banknya setiap bulan.',
      'Anda bisa menyembunyikan atau menghapus profil Anda kapan saja.',
    ],
  },
}
