import type { WordTexts } from './messages.word.en.ts'

export const id: WordTexts = {
  machine: 'Bahasa ini ditulis mesin. Belum ada penuturnya yang memeriksa.',
  tell: 'Usulkan kata yang lebih baik',
  title: 'Kata yang lebih baik',
  lead: 'Anda lebih tahu bahasa ini daripada kami. Apa yang terdengar salah di halaman ini, dan bagaimana Anda mengatakannya?',
  words: 'Yang tertulis sekarang (boleh dikosongkan)',
  better: 'Yang seharusnya tertulis',
  send: 'Kirim',
  sent: 'Terima kasih! Akan dibaca dan diperbaiki.',
  close: 'Tutup',
  unreachable: 'Manzil tidak bisa dihubungi. Yang Anda tulis masih ada di sini: silakan coba lagi.',
  errors: {
    betterWordRequired: 'Tulis kata yang lebih baik',
    pageUnknown: 'Halaman ini tidak dikenal. Muat ulang lalu coba lagi.',
  },
}
