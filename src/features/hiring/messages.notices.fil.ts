import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { notices as en, replies as enReplies, Said } from './messages.notices.en.ts'

const ways = {
  video: ', sa video room',
  phone: ', sa telepono',
  whatsapp: ', sa WhatsApp',
  home: ', sa bahay ng pamilya',
  office: ', sa opisina ng agency',
}

const more = ({ way, others }: Said): string =>
  (way === undefined ? '' : ways[way]) +
  (others > 0
    ? plural('fil', others, { one: ', o # pang ibang oras', other: ', o # pang ibang oras' })
    : '')

const please = ({ others }: Said): string =>
  others > 0 ? 'Pumili ng isa, magmungkahi ng iba, o tumanggi.' : 'Pakitanggap o pakitanggihan.'

const inHours = ({ hours }: Said): string =>
  plural('fil', hours, { one: '# oras', other: '# oras' })

export const notices: Translation<typeof en> = {
  interview_scheduled: {
    label: 'May nakaiskedyul na interview',
    words: (p) => ({
      title: 'May interview ka',
      text: `Gusto kang makausap ng ${p.who}: ${p.at}, oras sa Doha${more(p)}. ${please(p)}`,
    }),
  },
  interview_moved: {
    label: 'Inilipat ang isang interview',
    words: (p) => ({
      title: 'Inilipat ang interview',
      text: `Ang interview mo sa ${p.who} ay ${p.at} na, oras sa Doha${more(p)}. ${please(p)}`,
    }),
  },
  interview_cancelled: {
    label: 'Kinansela ang isang interview',
    words: (p) => ({
      title: 'Kinansela ang interview',
      text: `Hindi na matutuloy ang interview mo sa ${p.who} noong ${p.at}.`,
    }),
  },
  interview_agreed: {
    label: 'Tinanggap ng pamilya ang oras na iminungkahi mo',
    words: (p) => ({
      title: 'Tuloy ang interview',
      text: `Tinanggap ng ${p.who} ang oras na iminungkahi mo: ${p.at}, oras sa Doha${more(p)}.`,
    }),
  },
  interview_late: {
    label: 'Mahuhuli sa interview ang kabila',
    words: (p) => ({
      title: 'Mahuhuli nang kaunti',
      text: `Mahuhuli nang ${plural('fil', p.minutes, { one: '# minuto', other: '# minuto' })} si ${p.who} sa interview: ${p.at}, oras sa Doha.`,
    }),
  },
  interview_absent: {
    label: 'Sinabi ng kabila na hindi ka dumating',
    words: (p) => ({
      title: 'Markadong hindi dumating',
      text: `Sinabi ng ${p.who} na walang dumating sa interview: ${p.at}, oras sa Doha. Kung mali ito, makipag-ugnayan.`,
    }),
  },
  interview_reminder: {
    label: 'Paalala ng interview',
    words: (p) => ({
      title: 'Paalala: may interview ka',
      text: `${inHours(p)} na lang bago ang interview mo sa ${p.who}: ${p.at}, oras sa Doha.`,
    }),
  },
}

export const replies: typeof enReplies = {
  accepted: (household, at) =>
    `Salamat. Tinanggap mo ang interview sa ${household}: ${at}, oras sa Doha. Para baguhin:`,
  declined: (household, at) =>
    `Tinanggihan mo ang interview sa ${household} noong ${at}. Para baguhin:`,
  several: 'Higit sa isa ang imbitasyon mo. Sagutin ang bawat isa rito:',
  choose: 'Higit sa isa ang oras na mapagpipilian. Pumili rito:',
  changed: 'Alam na ang sagot mo sa imbitasyong ito. Para baguhin:',
}
