import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.server.en.ts'

export const id: Translation<typeof en> = {
  errors: {
    translationAway: 'Ini belum bisa diterjemahkan sekarang. Silakan coba lagi nanti.',
    translationOff: 'Pesan tidak diterjemahkan di sini.',
    messagePrivate: 'Penulisnya menandai ini pribadi: tidak diterjemahkan.',
    messageEmpty: 'Tulis sesuatu dulu.',
    paperNeedsContact:
      'Dokumen bisa dikirim setelah kontak terbuka: sesudah wawancara diterima atau sesudah dipekerjakan.',
    conversationEnded: 'Percakapan ini diakhiri oleh pihak lain.',
    conversationEndedByYou: 'Anda sudah mengakhiri percakapan ini.',
    conversationBlocked: 'Anda sudah memblokir pihak lain.',
    reportSettled: 'Laporan ini sudah diselesaikan.',
  },
  notices: {
    message_received: {
      label: 'Pesan baru',
      title: (name) => `Pesan dari ${name}`,
      text: (name) => `${name} menulis kepada Anda.`,
    },
    conversation_warning: {
      label: 'Peringatan tentang percakapan',
      title: () => 'Peringatan tentang percakapan',
      text: () =>
        'Kami sudah memeriksa percakapan Anda yang dilaporkan. Yang ditulis di situ melanggar ketentuan kami. Kalau terjadi lagi, akun Anda bisa ditangguhkan.',
    },
  },
}
