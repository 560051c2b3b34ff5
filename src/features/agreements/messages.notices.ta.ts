import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en, NoticeTerms } from './messages.notices.en.ts'

const terms = ({ role, wage, start }: NoticeTerms): string =>
  `${role}, மாதம் ${wage}, தொடங்கும் நாள் ${start}`

export const notices: Translation<typeof en> = {
  agreement_asked: {
    label: 'ஒரு குடும்பம் உங்கள் சம்மதத்தைக் கேட்கிறது',
    title: 'ஒரு குடும்பம் உங்களிடம் கேட்கிறது',
    text: (p) =>
      `${p.who} தம் வீட்டில் நீங்கள் வேலை செய்ய விரும்புகிறார்: ${terms(p)}. ஆம் அல்லது இல்லை என்று சொல்லுங்கள், அல்லது வேறு நிபந்தனைகளைச் சொல்லுங்கள்.`,
  },
  agreement_taken: {
    label: 'நீங்கள் சொன்ன நிபந்தனைகளைக் குடும்பம் ஏற்கிறது',
    title: 'இருவரும் சம்மதித்தீர்கள்',
    text: (p) => `நீங்கள் சொன்ன நிபந்தனைகளை ${p.who} ஏற்கிறார்: ${terms(p)}.`,
  },
  agreement_withdrawn: {
    label: 'குடும்பத்தின் கேள்வி முடிந்தது',
    title: 'இனி பதில் தேவையில்லை',
    text: (p) => `${p.who} இனி உங்களிடம் கேட்கவில்லை: வேலை பற்றிய கேள்வி முடிந்தது.`,
  },
}
