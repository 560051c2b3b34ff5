import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.en.ts'

export const id: Translation<typeof en> = {
  errors: {
    noRoom: 'Wawancara ini tidak di ruang video.',
    roomOff: 'Wawancara ini tidak jadi, jadi ruangnya tetap tertutup.',
    roomNotYet: 'Ruang terbuka setelah wawancara diterima. Rencananya {when}, waktu Doha.',
    roomOver: 'Wawancaranya {when}, waktu Doha, dan ruangnya sudah ditutup.',
    seatTaken: 'Orang lain dari agensi Anda sudah ada di ruang ini.',
    notInRoom: 'Anda sudah tidak di ruang ini. Silakan masuk lagi.',
  },
  notices: {
    room_entered: {
      label: 'Ada yang menunggu di ruang video',
      title: 'Ruang video',
      text: (name) => `${name} ada di ruang video dan menunggu Anda.`,
    },
  },
  metaTitle: 'Ruang video | Manzil',
  title: 'Ruang video',
  loading: 'Membuka ruang video',
  retry: 'Coba lagi',
  failed: {
    title: 'Ruang tidak bisa dibuka',
    text: 'Periksa koneksi Anda lalu coba lagi.',
  },
  notFound: {
    title: 'Ruang ini bukan untuk Anda',
    text: 'Ruang video hanya untuk kedua pihak wawancara dan agensi yang menyimpan datanya. Masuklah sebagai yang diundang.',
    home: 'Ke halaman awal',
  },
  toInterviews: 'Ke wawancara',
  closed: 'Ruang ditutup',
  when: (appointment, minutes) => `${appointment}, waktu Doha, ${minutes}`,
  minutes: (n) => plural('id', n, { other: '# menit' }),
  openUntil: (when) => `Terbuka sampai ${when}`,
  isHere: 'Di ruang',
  isAway: 'Belum ada',
  sides: { household: 'Keluarga', worker: 'Kandidat', agency: 'Agensi' },
  lobby: {
    check: 'Periksa gambar dan suara',
    mirror: 'Gambar Anda sendiri',
    noPicture: 'Tidak ada yang melihat Anda: kamera mati.',
    camera: 'Kamera',
    microphone: 'Mikrofon',
    level: 'Seberapa keras suara Anda',
    speak: 'Bicaralah: garisnya bergerak kalau Anda terdengar.',
    asking:
      'Browser Anda bertanya apakah Manzil boleh memakai kamera dan mikrofon. Silakan izinkan.',
    faults: {
      denied:
        'Kamera dan mikrofon tidak diizinkan. Tekan tanda di samping alamat halaman ini, izinkan keduanya, lalu coba lagi.',
      none: 'Tidak ada kamera dan mikrofon. Anda bisa masuk dan mendengarkan.',
      busy: 'Program lain memakai kamera atau mikrofon Anda. Tutup dulu, lalu coba lagi.',
      unable:
        'Browser ini tidak bisa panggilan video. Buka halaman ini di browser yang lebih baru.',
    },
    soundOnly: 'Tanpa kamera Anda terdengar, tidak terlihat.',
    pictureOnly: 'Tanpa mikrofon Anda terlihat, tidak terdengar.',
    enter: 'Masuk ruang',
    enterAgain: 'Masuk lagi',
    left: 'Anda sudah meninggalkan ruang.',
    failed: 'Tidak bisa masuk ruang. Silakan coba lagi.',
    promises: [
      'Tidak ada yang direkam, baik gambar maupun suara.',
      'Hanya yang disebut di sini yang bisa masuk.',
      'Teks ucapan mati sampai salah satu dari Anda menyalakannya. Perangkat orang yang berbicara yang menulisnya; tidak ada suara yang dikirim ke perusahaan lain.',
    ],
  },
  reach: {
    everywhere: '',
    most: 'Beberapa jaringan seluler dan kantor tidak meneruskan panggilan. Kalau tidak saling mendengar, salah satu pindah ke jaringan lain.',
    near: 'Sekarang panggilan hanya sampai di jaringan yang sama, misalnya satu Wi-Fi. Sepakati lewat telepon kalau tidak saling mendengar.',
  },
  call: {
    label: (names) => `Panggilan video dengan ${names}`,
    waiting: (name) => `Menunggu ${name}`,
    waitingText: 'Anda boleh tetap di sini. Begitu pihak lain masuk, Anda saling melihat.',
    you: 'Anda',
    mute: 'Matikan mikrofon',
    unmute: 'Nyalakan mikrofon',
    cameraOff: 'Matikan kamera',
    cameraOn: 'Nyalakan kamera',
    leave: 'Keluar',
    connecting: 'Menghubungkan',
    reconnecting: 'Koneksi putus. Menghubungkan lagi',
    offline: 'Anda sedang offline. Panggilan dilanjutkan begitu jaringan kembali.',
    weak: 'Koneksi lemah: gambar Anda berhenti sebentar, suara tetap jalan.',
    isMuted: 'Mikrofon mati',
    isHidden: 'Kamera mati',
    pictureAway: 'Gambar berhenti sebentar: koneksi lemah',
    listen: 'Tekan untuk mendengar pihak lain',
    captions: {
      show: 'Teks ucapan',
      unable: (name: string) =>
        `Tidak ada teks ucapan: perangkat ${name} tidak bisa menulisnya sendiri.`,
      notLoaded: (name: string) =>
        `Belum ada teks ucapan: perangkat ${name} harus memuat bahasanya dulu.`,
      wanted: (name: string) => `${name} membaca teks ucapan Anda.`,
      own: {
        ready: 'Yang Anda katakan ditulis di perangkat Anda.',
        to_load: 'Perangkat Anda bisa menulis ucapan Anda setelah memuat bahasa Anda.',
        unable: 'Perangkat Anda tidak bisa menulis ucapan Anda dalam bahasa ini sendiri.',
      },
      load: 'Muat bahasanya',
      language: 'Bahasa yang Anda pakai berbicara',
    },
  },
}
