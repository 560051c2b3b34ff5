import type { Translation } from '../../platform/shared/catalogues.ts'
import type { history as en } from './messages.history.en.ts'

export const history: Translation<typeof en> = {
  title: 'பணி வரலாறு',
  add: 'குடும்பத்தைச் சேர்க்கவும்',
  entry: (n) => `குடும்பம் ${n}`,
  country: 'நாடு',
  family: 'குடும்பம், சில சொற்களில்',
  children: 'குழந்தைகளின் வயது',
  from: 'முதல் (ஆண்டு, மாதம்)',
  to: 'வரை (ஆண்டு, மாதம்)',
  toHint: 'வேலை தொடர்ந்தால் காலியாக விடவும்',
  reason: 'ஏன் முடிந்தது',
  referenceName: 'யாரிடம் கேட்கலாம்',
  referencePhone: 'தொலைபேசி எண்',
  referenceNote:
    'பரிந்துரை உள்ளது என்று மட்டுமே பக்கத்தில் தெரியும். பெயரும் எண்ணும் மறைந்திருக்கும்; Manzil அவர்களை அழைக்கலாம்.',
  now: 'இன்று வரை',
  given: 'பரிந்துரை உள்ளது',
  period: (from, to) => `${from} – ${to}`,
}
