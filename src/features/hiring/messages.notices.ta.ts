import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { notices as en, replies as enReplies, Said } from './messages.notices.en.ts'

const ways = {
  video: ', வீடியோ அறையில்',
  phone: ', தொலைபேசியில்',
  whatsapp: ', WhatsApp-இல்',
  home: ', குடும்பத்தின் வீட்டில்',
  office: ', ஏஜென்சி அலுவலகத்தில்',
}

const more = ({ way, others }: Said): string =>
  (way === undefined ? '' : ways[way]) +
  (others > 0
    ? plural('ta', others, {
        one: ', அல்லது வேறொரு நேரம்',
        other: ', அல்லது வேறு # நேரங்கள்',
      })
    : '')

const please = ({ others }: Said): string =>
  others > 0
    ? 'ஒரு நேரத்தை ஏற்றுக்கொள்ளுங்கள், வேறு நேரத்தைச் சொல்லுங்கள் அல்லது மறுத்துவிடுங்கள்.'
    : 'ஏற்றுக்கொள்ளுங்கள் அல்லது மறுத்துவிடுங்கள்.'

const inHours = ({ hours }: Said): string =>
  plural('ta', hours, { one: 'ஒரு மணி நேரத்தில்', other: '# மணி நேரத்தில்' })

export const notices: Translation<typeof en> = {
  interview_scheduled: {
    label: 'ஒரு நேர்காணல் வைக்கப்பட்டது',
    words: (p) => ({
      title: 'உங்களுக்கு ஒரு நேர்காணல்',
      text: `${p.who} உங்களைச் சந்திக்க விரும்புகிறார்: ${p.at}, தோஹா நேரம்${more(p)}. ${please(p)}`,
    }),
  },
  interview_moved: {
    label: 'ஒரு நேர்காணலின் நேரம் மாறியது',
    words: (p) => ({
      title: 'நேர்காணலின் நேரம் மாறியது',
      text: `${p.who} உடன் உங்கள் நேர்காணலின் புதிய நேரம்: ${p.at}, தோஹா நேரம்${more(p)}. ${please(p)}`,
    }),
  },
  interview_cancelled: {
    label: 'ஒரு நேர்காணல் ரத்தானது',
    words: (p) => ({
      title: 'நேர்காணல் ரத்தானது',
      text: `${p.who} உடன் உங்களுக்கு இருந்த நேர்காணல் நடக்காது: ${p.at}, தோஹா நேரம்.`,
    }),
  },
  interview_agreed: {
    label: 'நீங்கள் சொன்ன நேரத்தைக் குடும்பம் ஏற்கிறது',
    words: (p) => ({
      title: 'நேர்காணல் முடிவானது',
      text: `நீங்கள் சொன்ன நேரத்தை ${p.who} ஏற்கிறார்: ${p.at}, தோஹா நேரம்${more(p)}.`,
    }),
  },
  interview_late: {
    label: 'நேர்காணலுக்கு மற்றவர் தாமதமாக வருகிறார்',
    words: (p) => ({
      title: 'கொஞ்சம் தாமதம்',
      text: `${p.who} நேர்காணலுக்கு ${plural('ta', p.minutes, { one: '# நிமிடம்', other: '# நிமிடங்கள்' })} தாமதமாக வருவார்: ${p.at}, தோஹா நேரம்.`,
    }),
  },
  interview_absent: {
    label: 'நீங்கள் வரவில்லை என்று மற்றவர் சொல்கிறார்',
    words: (p) => ({
      title: 'வரவில்லை என்று குறிக்கப்பட்டது',
      text: `நேர்காணலுக்கு யாரும் வரவில்லை என்று ${p.who} சொல்கிறார்: ${p.at}, தோஹா நேரம். இது தவறு என்றால் தொடர்புகொள்ளுங்கள்.`,
    }),
  },
  interview_reminder: {
    label: 'நேர்காணல் நினைவூட்டல்',
    words: (p) => ({
      title: 'நினைவூட்டல்: உங்கள் நேர்காணல்',
      text: `${p.who} உடன் உங்கள் நேர்காணல் ${inHours(p)}: ${p.at}, தோஹா நேரம்.`,
    }),
  },
}

export const replies: typeof enReplies = {
  accepted: (household, at) =>
    `நன்றி. ${household} உடன் நேர்காணலை ஏற்றுக்கொண்டீர்கள்: ${at}, தோஹா நேரம். இதை மாற்ற:`,
  declined: (household, at) => `${household} உடன் நேர்காணலை மறுத்துவிட்டீர்கள்: ${at}, தோஹா நேரம். இதை மாற்ற:`,
  several: 'உங்களுக்கு ஒன்றுக்கு மேல் அழைப்புகள் உள்ளன. ஒவ்வொன்றுக்கும் இங்கே பதில் சொல்லுங்கள்:',
  choose: 'ஒன்றுக்கு மேல் நேரங்கள் உள்ளன. இங்கே தேர்ந்தெடுங்கள்:',
  changed: 'இந்த அழைப்புக்கு உங்கள் பதில் ஏற்கெனவே உள்ளது. அதை மாற்ற:',
}
