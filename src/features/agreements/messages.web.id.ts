import type { Translation } from '../../platform/shared/catalogues.ts'
import type { screens as en } from './messages.web.en.ts'

export const screens: Translation<typeof en> = {
  metaTitle: (title) => `${title} | Manzil`,
  loading: 'Memuat',
  retry: 'Coba lagi',
  cancel: 'Batal',
  close: 'Tutup',
  failed: { title: 'Ini tidak bisa dimuat', text: 'Periksa koneksi Anda lalu coba lagi.' },
  counter: {
    title: 'Usulkan ketentuan lain',
    lead: 'Ubah yang Anda mau lain. Keluarga melihat apa yang Anda ubah.',
    reason: 'Pesan untuk keluarga',
    submit: 'Kirim',
    sent: 'Ketentuan Anda sedang dikirim',
    failed: 'Ketentuan Anda tidak bisa dikirim. Silakan coba lagi.',
  },
  answer: {
    yes: 'Ya, saya setuju',
    no: 'Tidak',
    other: 'Ketentuan lain',
    accept: 'Terima ketentuan ini',
    change: 'Ubah ketentuan',
    yesTitle: 'Jawab ya untuk ketentuan ini?',
    yesText:
      'Keluarga lalu bisa mempekerjakan Anda. Tidak pernah ada yang dipungut dari Anda atau dipotong dari gaji Anda.',
    noTitle: 'Jawab tidak?',
    noText: 'Keluarga diberi tahu. Mereka bisa bertanya lagi dengan ketentuan lain.',
    noPaid: 'Keluarga sudah membayar. Semua uangnya dikembalikan, dan Anda ada di daftar lagi.',
    reason: 'Kenapa?',
    failed: 'Jawaban Anda tidak bisa disimpan. Silakan coba lagi.',
    said: {
      accept: 'Anda sudah setuju',
      decline: 'Anda sudah menjawab tidak',
      withdraw: 'Ditarik kembali',
    },
  },
  page: {
    titles: { worker: 'Keluarga yang bertanya kepada Anda' },
    leads: {
      worker:
        'Baca ketentuannya, lalu jawab ya, tidak, atau usulkan yang lain. Anda tidak membayar apa pun.',
    },
    empty: {
      worker: {
        title: 'Belum ada yang bertanya kepada Anda',
        text: 'Kalau ada keluarga yang mau mempekerjakan Anda, ketentuannya ada di sini.',
      },
    },
    waiting: 'Menunggu',
    agreed: 'Sudah disepakati',
    past: 'Sudah dijawab dan selesai',
    from: (household) => `${household} bertanya kepada Anda`,
    toCase: 'Lihat perekrutan',
  },
  statuses: {
    worker: {
      asked: 'Menunggu jawaban Anda',
      countered: 'Keluarga sudah menerima usulan Anda',
      agreed: 'Kedua pihak setuju',
      declined: 'Anda menjawab tidak',
      withdrawn: 'Tidak ditanyakan lagi',
      ended: 'Selesai',
    },
  },
  deal: {
    title: 'Ketentuan kerja',
    notOpened: 'Tautan ini tidak bisa dibuka',
    oneAct: 'Tautan ini berlaku untuk satu jawaban, dalam satu hari.',
    signIn: 'Masuk ke Manzil',
    states: {
      agreed: 'Kedua pihak setuju dengan ketentuan ini.',
      declined: 'Jawabannya tidak.',
      countered: 'Ketentuan lain sedang dikirim ke pihak lain.',
      withdrawn: 'Pertanyaan ini ditarik kembali.',
      ended: 'Pertanyaan ini sudah selesai.',
      asked: 'Sekarang giliran pihak lain.',
      changed: 'Ketentuannya berubah sejak tautan ini dikirim.',
    },
  },
}
