import type { claim as en } from './messages.claim.en.ts'

export const claim: typeof en = {
  title: (n) =>
    n === 1
      ? 'Sebuah agensi menyimpan data dengan nomor Anda'
      : 'Beberapa agensi menyimpan data dengan nomor Anda',
  text: 'Kalau ini Anda, jadikan milik Anda: Anda lalu mengubahnya sendiri dan menentukan apa yang umum. Yang sudah Anda tulis sendiri di sini tetap ada.',
  licence: (number) => `Izin ${number}`,
  since: (date) => `sejak ${date}`,
  shown: 'Bisa dilihat keluarga',
  notShown: 'Tidak ditampilkan kepada keluarga',
  objected: 'Anda keberatan: tidak ditampilkan',
  claim: 'Ini saya',
  claimOf: (agency) => `Jadikan data dari ${agency} milik Anda`,
  object: 'Saya keberatan',
  objectOf: (agency) => `Keberatan atas data dari ${agency}`,
  obstacles: {
    kept_by_other:
      'Agensi lain sudah menyimpan data Anda. Tinggalkan agensi itu dulu untuk mengambil yang ini.',
    own_in_use:
      'Ada keluarga yang sedang berurusan dengan profil yang Anda tulis sendiri. Anda bisa mengambil data ini setelah itu selesai.',
  },
  dialog: {
    title: 'Jadikan data ini milik Anda',
    text: (agency) =>
      `Kami kirim kode ke nomor Anda untuk memastikan nomor itu masih milik Anda. ${agency} tetap menyalurkan Anda dan diberi tahu; apa yang dilihat umum hanya Anda yang menentukan.`,
    send: 'Kirim kode',
    sent: 'Kode sudah dikirim ke nomor Anda lewat SMS.',
    code: 'Kode',
    box: (n) => `Angka ${n} dari 6`,
    codeInvalid: 'Masukkan kode 6 angka',
    resend: 'Kirim lagi',
    confirm: 'Jadikan milik saya',
    done: 'Data ini sekarang milik Anda. Silakan periksa.',
    failed: 'Itu tidak berhasil. Silakan coba lagi.',
  },
  objection: {
    title: 'Keberatan atas data ini?',
    text: (agency) =>
      `${agency} diberi tahu. Keluarga tidak lagi melihat data ini, dan agensi tidak bisa menampilkannya lagi atau memasukkan nomor Anda lagi. Datanya sendiri tetap milik agensi.`,
    confirm: 'Keberatan',
    done: 'Data ini tidak ditampilkan lagi.',
  },
  keeper: {
    title: 'Disimpan oleh agensi',
    by: 'Disimpan oleh',
    text: 'Agensi menyalurkan Anda kepada keluarga dan membantu profil Anda. Apa yang dilihat umum hanya Anda yang menentukan.',
    leave: 'Tinggalkan agensi',
    obstacles: {
      hired: 'Anda dipekerjakan lewat agensi ini. Anda bisa meninggalkannya setelah ini berakhir.',
      case_open:
        'Perekrutan Anda lewat agensi ini masih berjalan. Anda bisa meninggalkannya setelah ini berakhir.',
    },
    confirmTitle: 'Tinggalkan agensi ini?',
    confirmText: (agency) =>
      `${agency} diberi tahu dan tidak lagi memegang data Anda. Data itu tetap milik Anda, dengan semua isinya, dan ditampilkan sebagai “Langsung”.`,
    done: 'Anda sudah meninggalkan agensi. Profil ini milik Anda sendiri.',
  },
  cancel: 'Batal',
  close: 'Tutup',
}
