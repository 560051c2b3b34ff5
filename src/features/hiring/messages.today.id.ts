import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.today.en.ts'

export const id: typeof en = {
  title: 'Hari ini',
  loading: 'Memuat hari Anda',
  next: 'Berikutnya untuk Anda',
  more: 'Setelah itu',
  due: (day) => `Sampai ${day}`,
  wasDue: (day) => `Seharusnya sampai ${day}`,
  duties: {
    join: {
      title: (name) => `Waktunya bertemu ${name}`,
      text: 'Ruang video sudah terbuka. Anda bisa mencoba kamera Anda dulu di sana.',
      act: 'Masuk ruang',
    },
    answer_interview: {
      title: (name) => `${name} ingin bertemu Anda`,
      text: 'Jawab ya, atau usulkan waktu lain.',
      act: 'Jawab',
    },
    answer_terms: {
      title: (name) => `${name} menawari Anda kerja`,
      text: 'Baca gaji dan ketentuannya. Anda bisa jawab ya, tidak, atau minta ketentuan lain.',
      act: 'Baca dan jawab',
    },
    answer_offer: {
      title: (name) => `Surat penawaran Anda dari ${name}`,
      text: 'Bacalah. Kalau semua benar, terima dengan kode di HP Anda.',
      act: 'Baca suratnya',
    },
    paper: {
      title: (label) => `Perlu dokumen: ${label}`,
      text: 'Foto lalu kirimkan. Langkah berikutnya menunggu ini.',
      act: 'Kirim dokumen',
    },
    step: {
      title: (label) => `Langkah Anda: ${label}`,
      text: 'Beri tahu kalau sudah selesai. Langkah berikutnya menunggu ini.',
      act: 'Buka langkah ini',
    },
    reply: {
      title: (name) => `${name} menulis kepada Anda`,
      text: 'Jawaban cepat sangat membantu.',
      act: 'Baca dan jawab',
    },
    hidden: {
      title: () => 'Profil Anda sedang tidak ditampilkan',
      text: 'Lihat apa yang harus diubah. Kalau sudah Anda ubah, kami periksa dan memberi tahu Anda.',
      act: 'Ke profil Anda',
    },
    begin: {
      title: () => 'Buat profil Anda',
      text: 'Keluarga melihat Anda setelah tiga hal ada: pekerjaan Anda, kewarganegaraan dan tanggal lahir Anda.',
      act: 'Mulai',
    },
    missing: {
      title: (label) => `Perlu sebelum Anda ditampilkan: ${label}`,
      text: '',
      act: 'Tambahkan sekarang',
    },
    publish: {
      title: () => 'Tampilkan profil Anda kepada keluarga',
      text: 'Sekarang hanya Anda yang bisa melihatnya.',
      act: 'Ke profil Anda',
    },
    add: {
      title: (label) => `Tambahkan ke profil Anda: ${label}`,
      text: '',
      act: 'Tambahkan sekarang',
    },
    wait: {
      title: () => 'Tidak ada yang perlu dilakukan sekarang',
      text: 'Sekarang giliran yang lain. Kami kirim pesan kalau ada kabar.',
      act: 'Lihat langkah-langkahnya',
    },
    nothing: {
      title: () => 'Tidak ada yang perlu dilakukan sekarang',
      text: 'Kami kirim pesan kalau ada kabar.',
      act: 'Lihat profil Anda',
    },
  },
  coming: 'Akan datang',
  noMeetings: 'Belum ada wawancara.',
  today: 'Hari ini',
  answered: { accepted: 'Anda jawab ya', declined: 'Anda jawab tidak' },
  waits: 'Silakan jawab',
  allMeetings: 'Semua wawancara',
  arrival: (name) => `Perjalanan Anda ke ${name}`,
  yours: 'Langkah Anda',
  interest: 'Siapa yang tertarik',
  keptBy: (n) => plural('id', n, { other: '# keluarga menyimpan Anda di daftarnya' }),
  nobodyYet:
    'Belum ada keluarga yang menyimpan Anda di daftarnya. Profil lengkap dengan foto paling membantu.',
  newThisWeek: (n) => `${n} baru minggu ini`,
  complete: (percent) => `Profil Anda ${percent}% lengkap`,
  news: 'Yang terjadi',
  allNews: 'Semua pesan dari Manzil',
  failed: {
    title: 'Hari Anda tidak bisa dimuat',
    text: 'Periksa koneksi Anda lalu coba lagi.',
  },
}
