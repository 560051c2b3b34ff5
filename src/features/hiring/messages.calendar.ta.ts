import type { en } from './messages.calendar.en.ts'

export const ta: typeof en = {
  summary: (name) => `நேர்காணல்: ${name}`,
  description: 'Manzil-இல் முடிவான நேர்காணல். நேரங்கள் தோஹா நேரம்.',
  ways: {
    video: 'Manzil வீடியோ அறையில்',
    phone: 'தொலைபேசியில்',
    whatsapp: 'WhatsApp அழைப்பில்',
    home: 'குடும்பத்தின் வீட்டில்',
    office: 'ஏஜென்சி அலுவலகத்தில்',
  },
}
