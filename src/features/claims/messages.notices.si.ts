import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: Translation<typeof en> = {
  record_kept: {
    label: 'ඒජන්සියක් ඔබේ විස්තර තියාගෙන ඉන්නවා',
    words: (agency) => ({
      title: `${agency} ඔබේ අංකයෙන් විස්තර තියාගෙන ඉන්නවා`,
      text: `${agency} ඒජන්සිය ඔබේ අංකයෙන් විස්තර තියාගෙන ඉන්නවා. ඔබේ පිටුව බලන්න: ඒවා ඔබේ කරගන්න, නැත්නම් විරුද්ධ වෙන්න පුළුවන්.`,
    }),
  },
}
