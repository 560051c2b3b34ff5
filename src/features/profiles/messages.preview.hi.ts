import type * as en from './messages.preview.en.ts'

export const preview: typeof en.preview = {
  title: 'यह पेज सिर्फ़ आपको दिखता है',
  text: 'परिवार आपको ऐसे देखेंगे। अभी वे इसे नहीं ढूँढ सकते।',
  toProfile: 'मेरी प्रोफ़ाइल पर',
  loading: 'लोड हो रहा है',
}
