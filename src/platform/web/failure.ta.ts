import { plural } from '../shared/locale.ts'
import type { en } from './failure.en.ts'

export const ta: typeof en = {
  offline: 'உங்களுக்கு இணைய இணைப்பு இல்லை.',
  outOfDate: 'நீங்கள் பார்ப்பது பழையதாக இருக்கலாம்.',
  unreachable: 'Manzil-ஐத் தொடர்புகொள்ள முடியவில்லை.',
  waitSeconds: (seconds) =>
    `மிக அதிகமாக முயற்சி செய்துவிட்டீர்கள். ${plural('ta', seconds, { one: '# வினாடி', other: '# வினாடிகள்' })} கழித்து மீண்டும் முயற்சி செய்யுங்கள்.`,
  waitMinutes: (minutes) =>
    `மிக அதிகமாக முயற்சி செய்துவிட்டீர்கள். ${plural('ta', minutes, { one: '# நிமிடம்', other: '# நிமிடங்கள்' })} கழித்து மீண்டும் முயற்சி செய்யுங்கள்.`,
}
