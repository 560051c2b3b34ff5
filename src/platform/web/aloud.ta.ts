import type { en } from './aloud.en.ts'

export const ta: typeof en = {
  listen: 'கேளுங்கள்',
  stop: 'நிறுத்து',
  noVoice: 'உங்கள் ஃபோனில் இந்த மொழிக்கான குரல் இல்லை. அமைப்புகளில் “Text-to-speech” என்ற இடத்தில் சேர்க்கலாம்.',
}
