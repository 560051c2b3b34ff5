import type * as en from './messages.preview.en.ts'

export const preview: typeof en.preview = {
  title: 'இந்தப் பக்கத்தை நீங்கள் மட்டுமே பார்க்கிறீர்கள்',
  text: 'குடும்பங்கள் உங்களை இப்படித்தான் பார்க்கும். அவர்களால் இதை இன்னும் கண்டுபிடிக்க முடியாது.',
  toProfile: 'என் சுயவிவரத்திற்கு',
  loading: 'ஏற்றப்படுகிறது',
}
