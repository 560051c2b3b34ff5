import type { Translation } from '../../platform/shared/catalogues.ts'
import type { history as en } from './messages.history.en.ts'

export const history: Translation<typeof en> = {
  title: 'काम का इतिहास',
  add: 'परिवार जोड़ें',
  entry: (n) => `परिवार ${n}`,
  country: 'देश',
  family: 'परिवार, कुछ शब्दों में',
  children: 'बच्चों की उम्र',
  from: 'कब से (साल और महीना)',
  to: 'कब तक (साल और महीना)',
  toHint: 'काम अभी चल रहा हो तो खाली छोड़ें',
  reason: 'काम क्यों खत्म हुआ',
  referenceName: 'किससे पूछा जा सकता है',
  referencePhone: 'फ़ोन नंबर',
  referenceNote:
    'पेज पर सिर्फ़ यह लिखा होता है कि रेफ़रेंस दिया गया है। नाम और नंबर छिपे रहते हैं; Manzil उन्हें फ़ोन कर सकता है।',
  now: 'आज तक',
  given: 'रेफ़रेंस दिया गया',
  period: (from, to) => `${from} – ${to}`,
}
