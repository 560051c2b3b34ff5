import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { notices as en, replies as enReplies, Said } from './messages.notices.en.ts'

const ways = {
  video: ', di ruang video',
  phone: ', lewat telepon',
  whatsapp: ', lewat WhatsApp',
  home: ', di rumah keluarga',
  office: ', di kantor agensi',
}

const more = ({ way, others }: Said): string =>
  (way === undefined ? '' : ways[way]) +
  (others > 0 ? plural('id', others, { other: ', atau # waktu lain' }) : '')

const please = ({ others }: Said): string =>
  others > 0 ? 'Pilih satu, usulkan yang lain, atau tolak.' : 'Silakan terima atau tolak.'

const inHours = ({ hours }: Said): string => plural('id', hours, { other: '# jam' })

export const notices: Translation<typeof en> = {
  interview_scheduled: {
    label: 'Ada wawancara yang dijadwalkan',
    words: (p) => ({
      title: 'Anda diundang wawancara',
      text: `${p.who} ingin bertemu Anda: ${p.at}, waktu Doha${more(p)}. ${please(p)}`,
    }),
  },
  interview_moved: {
    label: 'Wawancara dipindah',
    words: (p) => ({
      title: 'Wawancara dipindah',
      text: `Wawancara Anda dengan ${p.who} sekarang ${p.at}, waktu Doha${more(p)}. ${please(p)}`,
    }),
  },
  interview_cancelled: {
    label: 'Wawancara dibatalkan',
    words: (p) => ({
      title: 'Wawancara dibatalkan',
      text: `Wawancara Anda dengan ${p.who} pada ${p.at} tidak jadi.`,
    }),
  },
  interview_agreed: {
    label: 'Keluarga menerima waktu yang Anda usulkan',
    words: (p) => ({
      title: 'Wawancara disepakati',
      text: `${p.who} menerima waktu yang Anda usulkan: ${p.at}, waktu Doha${more(p)}.`,
    }),
  },
  interview_late: {
    label: 'Pihak lain terlambat ke wawancara',
    words: (p) => ({
      title: 'Agak terlambat',
      text: `${p.who} terlambat ${plural('id', p.minutes, { other: '# menit' })} untuk wawancara: ${p.at}, waktu Doha.`,
    }),
  },
  interview_absent: {
    label: 'Pihak lain bilang Anda tidak datang',
    words: (p) => ({
      title: 'Dicatat tidak datang',
      text: `${p.who} bilang tidak ada yang datang ke wawancara: ${p.at}, waktu Doha. Kalau itu salah, hubungi kami.`,
    }),
  },
  interview_reminder: {
    label: 'Pengingat wawancara',
    words: (p) => ({
      title: 'Pengingat wawancara',
      text: `Wawancara Anda dengan ${p.who} ${inHours(p)} lagi: ${p.at}, waktu Doha.`,
    }),
  },
}

export const replies: typeof enReplies = {
  accepted: (household, at) =>
    `Terima kasih. Anda menerima wawancara dengan ${household}: ${at}, waktu Doha. Untuk mengubahnya:`,
  declined: (household, at) =>
    `Anda menolak wawancara dengan ${household} pada ${at}. Untuk mengubahnya:`,
  several: 'Ada lebih dari satu undangan untuk Anda. Jawab masing-masing di sini:',
  choose: 'Ada lebih dari satu waktu yang bisa dipilih. Pilih di sini:',
  changed: 'Jawaban Anda untuk undangan ini sudah diketahui. Untuk mengubahnya:',
}
