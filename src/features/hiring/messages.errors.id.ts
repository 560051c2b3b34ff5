import type { Translation } from '../../platform/shared/catalogues.ts'
import type { errors as en } from './messages.errors.en.ts'

export const errors: Translation<typeof en> = {
  interviewDatePast: 'Tanggal wawancara harus hari ini atau sesudahnya.',
  interviewDateFar: 'Wawancara paling jauh setahun lagi.',
  interviewTimePast: 'Jam wawancara sudah lewat.',
  alreadyMeeting:
    'Anda punya wawancara lain dalam satu jam dari yang ini: {name}, {when}, waktu Doha. Tolak yang itu dulu.',
  standingChanged: 'Ini sudah berubah. Silakan lihat lagi sebelum memutuskan.',
  arrivedAlready:
    'Setelah tiba di keluarga, ini tidak bisa dibatalkan lagi di sini. Hubungi kami, atau telepon Kementerian Tenaga Kerja: 16008.',
  interviewOver: 'Wawancara ini tidak bisa dijawab lagi.',
  interviewMoved: 'Wawancara ini sudah dipindah. Lihat dulu jam barunya.',
  householdBusy:
    'Keluarga sekarang punya wawancara lain dalam satu jam dari waktu ini. Silakan pilih waktu lain.',
  sameTimeTwice: 'Waktu yang sama tertulis dua kali.',
  timeNotOffered: 'Waktu ini tidak ditawarkan lagi. Silakan lihat lagi pilihan waktunya.',
  timeIsOver: 'Waktu ini sudah lewat. Silakan pilih yang lain.',
  meetLinkUnknown: 'Tautan ini tidak lengkap. Buka lagi dari pesannya, atau masuk.',
  meetLinkExpired: 'Tautan ini berlaku satu hari dan sudah lewat. Masuk untuk menjawab.',
  meetLinkUsed: 'Tautan ini sudah dipakai: sudah ada jawaban. Masuk untuk mengubahnya.',
  notNow: 'Ini tidak bisa dikatakan tentang wawancara ini sekarang.',
}
