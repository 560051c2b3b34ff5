import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { notices as en, replies as enReplies, Said } from './messages.notices.en.ts'

const ways = {
  video: ', वीडियो रूम में',
  phone: ', फ़ोन पर',
  whatsapp: ', WhatsApp पर',
  home: ', परिवार के घर पर',
  office: ', एजेंसी के ऑफ़िस में',
}

const more = ({ way, others }: Said): string =>
  (way === undefined ? '' : ways[way]) +
  (others > 0 ? plural('hi', others, { one: ', या # और समय', other: ', या # और समय' }) : '')

const please = ({ others }: Said): string =>
  others > 0 ? 'एक समय चुनें, दूसरा बताएँ या मना करें।' : 'मंज़ूर करें या मना करें।'

const inHours = ({ hours }: Said): string => plural('hi', hours, { one: '# घंटे', other: '# घंटे' })

export const notices: Translation<typeof en> = {
  interview_scheduled: {
    label: 'एक इंटरव्यू रखा गया है',
    words: (p) => ({
      title: 'आपका इंटरव्यू है',
      text: `${p.who} की इच्छा है कि आपसे मुलाकात हो: ${p.at}, दोहा का समय${more(p)}। ${please(p)}`,
    }),
  },
  interview_moved: {
    label: 'एक इंटरव्यू का समय बदला',
    words: (p) => ({
      title: 'इंटरव्यू का समय बदला',
      text: `${p.who} के साथ आपका इंटरव्यू अब ${p.at} पर है, दोहा का समय${more(p)}। ${please(p)}`,
    }),
  },
  interview_cancelled: {
    label: 'एक इंटरव्यू रद्द हुआ',
    words: (p) => ({
      title: 'इंटरव्यू रद्द हुआ',
      text: `${p.who} के साथ आपका ${p.at} का इंटरव्यू नहीं होगा।`,
    }),
  },
  interview_agreed: {
    label: 'परिवार ने आपका बताया समय मान लिया',
    words: (p) => ({
      title: 'इंटरव्यू तय हो गया',
      text: `${p.who} को आपका बताया समय मंज़ूर है: ${p.at}, दोहा का समय${more(p)}।`,
    }),
  },
  interview_late: {
    label: 'दूसरी तरफ़ से इंटरव्यू में देर है',
    words: (p) => ({
      title: 'थोड़ी देर होगी',
      text: `${p.who} को इंटरव्यू में ${plural('hi', p.minutes, { one: '# मिनट', other: '# मिनट' })} की देर होगी: ${p.at}, दोहा का समय।`,
    }),
  },
  interview_absent: {
    label: 'दूसरी तरफ़ ने आपको गैरहाज़िर बताया',
    words: (p) => ({
      title: 'गैरहाज़िर लिखा गया',
      text: `${p.who} का कहना है कि इंटरव्यू में कोई नहीं आया: ${p.at}, दोहा का समय। अगर यह गलत है, तो बात करें।`,
    }),
  },
  interview_reminder: {
    label: 'इंटरव्यू की याद',
    words: (p) => ({
      title: 'याद रहे: आपका इंटरव्यू',
      text: `${p.who} के साथ आपका इंटरव्यू ${inHours(p)} में है: ${p.at}, दोहा का समय।`,
    }),
  },
}

export const replies: typeof enReplies = {
  accepted: (household, at) =>
    `धन्यवाद। आपने ${household} के साथ इंटरव्यू मंज़ूर किया: ${at}, दोहा का समय। बदलने के लिए:`,
  declined: (household, at) => `आपने ${household} के साथ ${at} के इंटरव्यू को मना किया। बदलने के लिए:`,
  several: 'आपके लिए एक से ज़्यादा बुलावे हैं। हर एक का जवाब यहाँ दें:',
  choose: 'चुनने के लिए एक से ज़्यादा समय हैं। यहाँ चुनें:',
  changed: 'इस बुलावे का आपका जवाब पहले से है। बदलने के लिए:',
}
