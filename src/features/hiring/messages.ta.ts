import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { frame } from './messages.frame.ta.ts'

// What pages that she shares with households say.
export const ta: Translation<typeof en> = {
  unavailable: 'இனி கிடைக்காது',
  notSpecified: 'குறிப்பிடவில்லை',
  dohaTime: 'தோஹா நேரம்',
  cancel: 'ரத்து செய்',
  close: 'மூடு',
  retry: frame.retry,
  dashboard: {
    ...frame,
    stale: 'இதைப் புதுப்பிக்க முடியவில்லை; இது பழையதாக இருக்கலாம்.',
  },
  overview: {
    appointments: 'அடுத்த நேர்காணல்கள்',
    noAppointments: 'நேர்காணல் எதுவும் இல்லை.',
    past: 'நடந்ததா?',
    empty: {
      title: 'உங்கள் குடும்பத்தின் பட்டியல் இன்னும் காலியாக உள்ளது',
      text: 'நீங்கள் சந்திக்க விரும்புபவர்களைப் பட்டியலில் சேர்க்கவும். அவர்கள் இங்கே தெரிவார்கள்.',
    },
  },
}
