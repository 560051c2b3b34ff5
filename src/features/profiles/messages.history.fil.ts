import type { Translation } from '../../platform/shared/catalogues.ts'
import type { history as en } from './messages.history.en.ts'

export const history: Translation<typeof en> = {
  title: 'Mga dating trabaho',
  add: 'Magdagdag ng pamilya',
  entry: (n) => `Pamilya ${n}`,
  country: 'Bansa',
  family: 'Ang pamilya, sa ilang salita',
  children: 'Edad ng mga bata',
  from: 'Mula (taon at buwan)',
  to: 'Hanggang (taon at buwan)',
  toHint: 'Iwang blangko kung doon pa nagtatrabaho',
  reason: 'Bakit natapos',
  referenceName: 'Sino ang puwedeng tanungin',
  referencePhone: 'Numero ng telepono',
  referenceNote:
    'Sinasabi lang ng pahina na may reference. Nakatago ang pangalan at numero; maaaring tawagan sila ng Manzil.',
  now: 'hanggang ngayon',
  given: 'May reference',
  period: (from, to) => `${from} – ${to}`,
}
