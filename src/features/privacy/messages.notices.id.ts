import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  account_unused: {
    label: 'Akun Anda lama tidak dipakai',
    words: (date) => ({
      title: 'Akun Anda lama tidak dipakai',
      text: `Kami menghapus akun yang tidak dipakai selama 24 bulan. Akun Anda ditutup pada ${date}. Untuk mempertahankannya, masuklah.`,
    }),
  },
  account_closed: {
    label: 'Akun Anda akan dihapus',
    words: (date) => ({
      title: 'Akun Anda akan dihapus',
      text: `Akun Manzil Anda ditutup dan akan dihapus pada ${date}. Untuk mempertahankannya, masuklah sebelum itu.`,
    }),
  },
  account_kept: {
    label: 'Akun Anda tetap ada',
    words: () => ({
      title: 'Akun Anda tetap ada',
      text: 'Akun Manzil Anda terbuka lagi dan tidak akan dihapus. Bukan Anda? Ganti kata sandi Anda.',
    }),
  },
  data_export_ready: {
    label: 'Salinan data Anda sudah siap',
    words: (date) => ({
      title: 'Salinan data Anda sudah siap',
      text: `Anda bisa mengunduhnya sampai ${date}.`,
    }),
  },
  data_export_failed: {
    label: 'Salinan data Anda tidak bisa dibuat',
    words: () => ({
      title: 'Salinan data Anda tidak bisa dibuat',
      text: 'Kami sudah diberi tahu. Minta yang baru di Data Anda, atau hubungi kami.',
    }),
  },
  data_request_answered: {
    label: 'Jawaban tentang data Anda',
    words: () => ({
      title: 'Permintaan Anda sudah dijawab',
      text: 'Anda bertanya kepada kami tentang data Anda. Jawabannya ada di Data Anda.',
    }),
  },
}
