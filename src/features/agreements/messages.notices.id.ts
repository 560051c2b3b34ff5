import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en, NoticeTerms } from './messages.notices.en.ts'

const terms = ({ role, wage, start }: NoticeTerms): string =>
  `${role}, ${wage} per bulan, mulai ${start}`

export const notices: Translation<typeof en> = {
  agreement_asked: {
    label: 'Keluarga menunggu jawaban ya dari Anda',
    title: 'Sebuah keluarga bertanya kepada Anda',
    text: (p) =>
      `${p.who} ingin Anda bekerja untuk mereka: ${terms(p)}. Jawab ya, tidak, atau usulkan ketentuan lain.`,
  },
  agreement_taken: {
    label: 'Keluarga menerima ketentuan yang Anda usulkan',
    title: 'Sudah sepakat',
    text: (p) => `${p.who} menerima ketentuan yang Anda usulkan: ${terms(p)}.`,
  },
  agreement_withdrawn: {
    label: 'Pertanyaan keluarga sudah selesai',
    title: 'Tidak perlu menjawab lagi',
    text: (p) => `${p.who} tidak bertanya lagi: pertanyaan tentang pekerjaan ini sudah selesai.`,
  },
}
