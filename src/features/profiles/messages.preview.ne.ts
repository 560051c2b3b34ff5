import type * as en from './messages.preview.en.ts'

export const preview: typeof en.preview = {
  title: 'यो पृष्ठ तपाईंले मात्र देख्नुहुन्छ',
  text: 'परिवारहरूले तपाईंलाई यसरी देख्नेछन्। अहिले उनीहरूले यो भेट्टाउन सक्दैनन्।',
  toProfile: 'मेरो प्रोफाइलमा',
  loading: 'लोड हुँदैछ',
}
