import type { Translation } from '../../platform/shared/catalogues.ts'
import type * as en from './messages.guide.en.ts'

export const guide: Translation<typeof en.guide> = {
  usual: (from, to) => (from === to ? `வழக்கமாக ${to} நாட்கள்` : `வழக்கமாக ${from} முதல் ${to} நாட்கள்`),
  forecast: (days) => `வந்து சேரும் நாள் (சுமார்): ${days}`,
  forecastText: 'மீதமுள்ள படிகளுக்கு வழக்கமாக ஆகும் நாட்களை வைத்துக் கணித்தது. இது ஒரு கணிப்பு, வாக்குறுதி இல்லை.',
  noForecast: 'ஒரு படியில் பிரச்சினை இருக்கும் வரை, வந்து சேரும் நாளைக் கணிக்க முடியாது.',
  services: {
    moi: 'உள்துறை அமைச்சகத்தின் (Ministry of Interior) தளத்தைத் திற',
    qvc: 'Qatar Visa Center தளத்தைத் திற',
    mol: 'தொழிலாளர் அமைச்சகத்தின் (Ministry of Labour) தளத்தைத் திற',
  },
  newTab: 'புதிய பக்கத்தில் திறக்கும்',
  steps: 'படிகள்',
  people: 'யார் யார் இதில் இருக்கிறார்கள்',
  conversation: 'உரையாடலைத் திற',
  papers: (count) => `ஆவணங்கள் (${count})`,
}
