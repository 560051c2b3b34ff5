import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { notices as en, replies as enReplies, Said } from './messages.notices.en.ts'

const ways = {
  video: ', kwenye chumba cha video',
  phone: ', kwa simu',
  whatsapp: ', kwa WhatsApp',
  home: ', nyumbani kwa familia',
  office: ', ofisini kwa wakala',
}

const more = ({ way, others }: Said): string =>
  (way === undefined ? '' : ways[way]) +
  (others > 0
    ? plural('sw', others, { one: ', au wakati mwingine', other: ', au nyakati nyingine #' })
    : '')

const please = ({ others }: Said): string =>
  others > 0 ? 'Tafadhali chagua moja, pendekeza nyingine au kataa.' : 'Tafadhali kubali au kataa.'

const inHours = ({ hours }: Said): string =>
  plural('sw', hours, { one: 'saa moja', other: 'saa #' })

export const notices: Translation<typeof en> = {
  interview_scheduled: {
    label: 'Mahojiano yamepangwa',
    words: (p) => ({
      title: 'Una mahojiano',
      text: `${p.who} wangependa kukutana nawe: ${p.at}, saa za Doha${more(p)}. ${please(p)}`,
    }),
  },
  interview_moved: {
    label: 'Mahojiano yamehamishwa',
    words: (p) => ({
      title: 'Mahojiano yamehamishwa',
      text: `Mahojiano yako na ${p.who} sasa ni ${p.at}, saa za Doha${more(p)}. ${please(p)}`,
    }),
  },
  interview_cancelled: {
    label: 'Mahojiano yameghairiwa',
    words: (p) => ({
      title: 'Mahojiano yameghairiwa',
      text: `Mahojiano yako na ${p.who} ya ${p.at} hayatafanyika.`,
    }),
  },
  interview_agreed: {
    label: 'Familia imekubali wakati uliopendekeza',
    words: (p) => ({
      title: 'Mahojiano yamekubaliwa',
      text: `${p.who} wamekubali wakati uliopendekeza: ${p.at}, saa za Doha${more(p)}.`,
    }),
  },
  interview_late: {
    label: 'Upande mwingine unachelewa mahojiano',
    words: (p) => ({
      title: 'Wanachelewa',
      text: `${p.who} watachelewa ${plural('sw', p.minutes, { one: 'dakika #', other: 'dakika #' })} kwa mahojiano: ${p.at}, saa za Doha.`,
    }),
  },
  interview_absent: {
    label: 'Upande mwingine unasema hukuja',
    words: (p) => ({
      title: 'Imeandikwa hukuja',
      text: `${p.who} wanasema hakuna aliyekuja kwenye mahojiano: ${p.at}, saa za Doha. Kama si kweli, wasiliana nasi.`,
    }),
  },
  interview_reminder: {
    label: 'Kumbusho la mahojiano',
    words: (p) => ({
      title: 'Kumbusho la mahojiano',
      text: `Mahojiano yako na ${p.who} ni baada ya ${inHours(p)}: ${p.at}, saa za Doha.`,
    }),
  },
}

export const replies: typeof enReplies = {
  accepted: (household, at) =>
    `Asante. Umekubali mahojiano na ${household}: ${at}, saa za Doha. Kubadilisha:`,
  declined: (household, at) => `Umekataa mahojiano na ${household} ya ${at}. Kubadilisha:`,
  several: 'Una mialiko zaidi ya mmoja. Tafadhali jibu kila mmoja hapa:',
  choose: 'Kuna nyakati zaidi ya moja za kuchagua. Tafadhali chagua hapa:',
  changed: 'Jibu lako la mwaliko huu tayari linajulikana. Kubadilisha:',
}
