import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: Translation<typeof en> = {
  record_kept: {
    label: 'एउटा एजेन्सीले तपाईंको रेकर्ड राखेको छ',
    words: (agency) => ({
      title: `${agency} सँग तपाईंको नम्बरको रेकर्ड छ`,
      text: `एजेन्सी ${agency} ले तपाईंको नम्बरमा रेकर्ड राखेको छ। आफ्नो पेज हेर्नुहोस्: त्यो आफ्नो बनाउन वा त्यसमा आपत्ति गर्न सकिन्छ।`,
    }),
  },
}
