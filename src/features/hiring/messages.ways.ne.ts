import type { ways as en } from './messages.ways.en.ts'

export const ways: typeof en = {
  ways: {
    label: 'कसरी भेट्ने?',
    video: 'भिडियो रुम',
    phone: 'फोन कल',
    whatsapp: 'WhatsApp कल',
    home: 'तपाईंको घरमा',
    office: 'एजेन्सीको अफिसमा',
    hints: {
      video: 'तपाईंको ब्राउजरमा, यहीं Manzil मा। कसैले अर्काको नम्बर देख्दैन।',
      phone: 'अन्तर्वार्ता स्वीकार भएपछि दुवैले एकअर्काको नम्बर देख्छन्।',
      whatsapp: 'अन्तर्वार्ता स्वीकार भएपछि दुवैले एकअर्काको WhatsApp देख्छन्।',
      home: 'अन्तर्वार्ता स्वीकार भएपछि ठेगाना देखिन्छ।',
      office: 'एजेन्सीबाट आउनेका लागि।',
    },
    shown: {
      video: 'भिडियो रुममा',
      phone: 'फोनमा',
      whatsapp: 'WhatsApp कलमा',
      home: 'परिवारको घरमा',
      office: 'एजेन्सीको अफिसमा',
    },
  },
  join: 'जोडिनुहोस्',
}
