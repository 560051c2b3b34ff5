import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const id: Translation<typeof en> = {
  errors: {
    requestAboutMissing: 'Tulis ini tentang apa',
    requestTextMissing: 'Tulis apa yang Anda minta',
    deletionWordWrong: 'Ketik DELETE',
    exportUnderWay: 'Salinan data Anda sedang dibuat.',
    noExport: 'Tidak ada salinan untuk diunduh. Silakan minta yang baru.',
    recruitmentOpenEnds:
      'Perekrutan Anda berakhir, dan keluarga diberi tahu. Kalau Anda belum tiba, keluarga menerima kembali seluruh jumlah yang dibayarnya. Anda tidak membayar apa pun.',
  },
  archive: {
    readme: [
      'Ini salinan semua yang Manzil simpan tentang Anda.',
      '',
      'data.json    yang disimpan, diurutkan menurut tempatnya; bisa dibuka di editor teks atau browser',
      'pictures/    foto Anda',
      'video/       video Anda',
      'papers/      dokumen Anda',
      'invoices/    faktur Anda',
      'recruitment/ dokumen perekrutan yang boleh Anda buka',
      'MISSING.txt  file yang tidak bisa dibaca, kalau ada',
      '',
      'Kata sandi, kode dan tautan hanya disimpan sebagai hash dan tidak disertakan.',
      '',
    ].join('\n'),
    missing: (paths) =>
      [
        'File ini juga milik Anda, tetapi tidak bisa dibaca saat salinan ini dibuat.',
        'Silakan minta salinan baru, atau hubungi kami.',
        '',
        ...paths,
        '',
      ].join('\n'),
  },
}
