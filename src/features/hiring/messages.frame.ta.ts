import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  title: 'என் பக்கம்',
  metaTitle: (room) => `${room} | Manzil`,
  loading: 'உங்கள் பக்கம் ஏற்றப்படுகிறது',
  failed: {
    title: 'உங்கள் பக்கத்தை ஏற்ற முடியவில்லை',
    text: 'உங்கள் இணைய இணைப்பைப் பார்த்து, மீண்டும் முயற்சி செய்யுங்கள்.',
  },
  away: {
    offline: 'உங்களுக்கு இணைய இணைப்பு இல்லை',
    unreachable: 'Manzil-ஐத் தொடர்புகொள்ள முடியவில்லை',
    text: 'உங்கள் இணைய இணைப்பைப் பார்த்து, மீண்டும் முயற்சி செய்யுங்கள்.',
  },
  welcome: (name) => `வணக்கம், ${name}`,
  retry: 'மீண்டும் முயற்சி செய்',
}
