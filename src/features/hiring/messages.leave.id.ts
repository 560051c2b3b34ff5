import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.leave.en.ts'

export const id: Translation<typeof en> = {
  withdraw: 'Mundur',
  own: {
    title: 'Keluarga yang memilih Anda',
    standings: { selected: 'Dipilih', hired: 'Dipekerjakan' },
    since: {
      selected: (date) =>
        `Memilih Anda pada ${date}. Belum ada yang pasti sebelum mereka membayar.`,
      hired: (date) => `Mempekerjakan Anda pada ${date}.`,
    },
    arrived:
      'Anda sudah tiba, jadi tidak bisa mundur lagi di sini. Kalau ada yang tidak beres, hubungi kami atau Kementerian Tenaga Kerja.',
    ministry: 'Telepon Kementerian: 16008',
    write: 'Hubungi kami',
    withdrawFrom: (household) => `Mundur dari ${household}`,
    ask: (household) => `Mundur dari ${household}?`,
    what: {
      selected: [
        'Keluarga diberi tahu bahwa Anda mundur, dan pilihannya berakhir.',
        'Tidak ada yang harus dibayar, baik oleh Anda maupun oleh keluarga.',
        'Keluarga lain tetap bisa menemukan Anda, selama profil Anda ditampilkan.',
      ],
      hired: [
        'Keluarga diberi tahu, dan menerima kembali semua sisa yang sudah dibayarnya.',
        'Perekrutan Anda dengannya ditutup. Anda tidak berutang apa pun.',
        'Keluarga lain bisa menemukan Anda lagi, selama profil Anda ditampilkan.',
      ],
    },
    done: (household) => `Anda sudah mundur dari ${household}. Keluarga sudah diberi tahu.`,
    stale: 'Ini tidak bisa dimuat: keluarga yang memilih Anda.',
  },
  failed: 'Pengunduran diri tidak bisa dikirim. Silakan coba lagi.',
  retry: 'Coba lagi',
  cancel: 'Batal',
  close: 'Tutup',
}
