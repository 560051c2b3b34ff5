import type { Translation } from '../../platform/shared/catalogues.ts'
import type { history as en } from './messages.history.en.ts'

export const history: Translation<typeof en> = {
  title: 'कामको इतिहास',
  add: 'परिवार थप्नुहोस्',
  entry: (n) => `परिवार ${n}`,
  country: 'देश',
  family: 'परिवारबारे छोटकरीमा',
  children: 'बच्चाहरूको उमेर',
  from: 'देखि (वर्ष र महिना)',
  to: 'सम्म (वर्ष र महिना)',
  toHint: 'काम अझै चलिरहेको भए खाली छोड्नुहोस्',
  reason: 'किन सकियो',
  referenceName: 'कसलाई सोध्न सकिन्छ',
  referencePhone: 'फोन नम्बर',
  referenceNote:
    'पेजमा सन्दर्भ दिइएको छ भन्ने मात्र देखिन्छ। नाम र नम्बर लुकाइन्छ; Manzil ले उहाँहरूलाई फोन गर्न सक्छ।',
  now: 'आजसम्म',
  given: 'सन्दर्भ दिइएको छ',
  period: (from, to) => `${from} – ${to}`,
}
