import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: Translation<typeof en> = {
  record_kept: {
    label: 'ஒரு ஏஜென்சி உங்களைப் பற்றிய பதிவை வைத்துள்ளது',
    words: (agency) => ({
      title: `${agency} உங்கள் எண்ணில் ஒரு பதிவை வைத்துள்ளது`,
      text: `${agency} என்ற ஏஜென்சி உங்கள் எண்ணில் ஒரு பதிவை வைத்துள்ளது. உங்கள் பக்கத்தைப் பாருங்கள்: அதை உங்களுடையது ஆக்கலாம், அல்லது மறுப்புத் தெரிவிக்கலாம்.`,
    }),
  },
}
