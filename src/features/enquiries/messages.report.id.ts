import type { report as en } from './messages.report.en.ts'

export const report: typeof en = {
  report: 'Laporkan',
  reportOf: (name) => `Laporkan ${name}`,
  title: 'Lapor ke Manzil',
  lead: 'Hanya petugas Manzil yang membaca ini. Orang itu tidak pernah diberi tahu siapa yang melapor.',
  reason: 'Tentang apa?',
  reasons: {
    danger: 'Ada orang dalam bahaya',
    minor: 'Orang ini mungkin di bawah 18 tahun',
    document_withheld: 'Paspor atau surat lain ditahan dari pemiliknya',
    unpaid: 'Gaji tidak dibayar, atau tidak boleh istirahat',
    fees: 'Pekerja dimintai uang',
    false_information: 'Ada yang tidak benar di sini',
    foreign_picture: 'Fotonya orang lain',
    insulting: 'Hinaan, ancaman atau pelecehan',
    other: 'Hal lain',
  },
  choose: 'Pilih',
  message: 'Apa yang terjadi?',
  contact: 'Bagaimana kami bisa menghubungi Anda? (boleh dikosongkan)',
  contactHint: 'Nomor telepon atau e-mail, kalau kami boleh bertanya lagi kepada Anda.',
  send: 'Kirim laporan',
  urgent:
    'Ada orang dalam bahaya sekarang? Telepon 999. Untuk paspor dan gaji, Kementerian Tenaga Kerja menjawab di 16008.',
  sentTitle: 'Terima kasih, laporan Anda sudah sampai',
  sent: 'Laporan Anda sudah sampai. Kami periksa dan tidak memberi tahu siapa pun siapa yang mengirimnya.',
  close: 'Tutup',
  unreachable: 'Manzil tidak bisa dihubungi. Yang Anda tulis masih ada di sini: silakan coba lagi.',
}
