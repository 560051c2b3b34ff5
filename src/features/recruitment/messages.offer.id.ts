import type { Translation } from '../../platform/shared/catalogues.ts'
import type { certificate as enCertificate, offer as enOffer } from './messages.offer.en.ts'

export const offer: Translation<typeof enOffer> = {
  title: 'Surat penawaran',
  attestation: 'Pengesahan kontrak oleh Kementerian Tenaga Kerja masih diperlukan.',
  statuses: {
    sent: 'Menunggu jawaban',
    accepted: 'Diterima',
    declined: 'Ditolak',
    replaced: 'Diganti',
  },
  onPaper: 'Ditandatangani di kertas',
  from: (name) => `Penawaran dari ${name}`,
  sign: 'Tanda tangan dengan kode',
  signText:
    'Baca yang Anda tanda tangani. Kami kirim kode ke HP Anda; masukkan untuk menandatangani surat penawaran.',
  signed: 'Sudah Anda tanda tangani',
  read: 'Baca suratnya',
  accept: 'Terima',
  acceptText:
    'Baca yang Anda setujui. Kami kirim kode ke HP Anda; masukkan untuk menerima penawaran.',
  sendCode: 'Kirim kode',
  code: 'Kode',
  codeBox: (number) => `Angka ${number} dari 6`,
  codeSent: 'Kode sedang dikirim ke HP Anda.',
  resend: 'Kirim kode lain',
  decline: 'Tolak',
  declineText: 'Keluarga melihat alasan Anda dan bisa membuat penawaran lain.',
  reason: 'Alasan',
  accepted: 'Anda sudah menerima penawaran ini.',
  declined: 'Anda sudah menolak penawaran ini.',
  declinedBecause: (reason) => `Ditolak: ${reason}`,
  answerFailed: 'Jawaban Anda tidak bisa disimpan. Silakan coba lagi.',
  certificate: 'Bukti penerimaan',
}

export const certificate: typeof enCertificate = {
  title: 'Bukti penerimaan',
  text: (worker, household) =>
    `${worker} sudah menerima penawaran dari ${household} dengan kode sekali pakai.`,
  household: 'Keluarga',
  worker: 'Pekerja',
  agreedAt: 'Kedua pihak setuju dengan ketentuan ini pada',
  at: 'Ditandatangani pekerja pada',
  from: 'Dari alamat',
  householdAt: 'Ditandatangani keluarga pada',
  householdFrom: 'Dari alamat keluarga',
  unsigned: 'Belum ditandatangani dengan kode',
  letter: 'Surat',
  hash: 'SHA-256 surat',
  read: 'Buka surat',
  print: 'Cetak',
  notFound: 'Bukti ini tidak ada',
}
