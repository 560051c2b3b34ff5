import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  metaProfile: 'என் சுயவிவரம் | Manzil',
  metaDocuments: 'என் ஆவணங்கள் | Manzil',
  tabs: {
    label: 'என் பகுதி',
    today: 'இன்று',
    profile: 'சுயவிவரம்',
    documents: 'என் ஆவணங்கள்',
    interviews: 'நேர்காணல்கள்',
    messages: 'செய்திகள்',
    agreements: 'நிபந்தனைகள்',
    recruitment: 'வேலையில் சேர்தல்',
    work: 'வேலை',
  },
  close: 'மூடு',
  loading: 'சுயவிவரம் ஏற்றப்படுகிறது...',
}
