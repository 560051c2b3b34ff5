import type { attributes as en, checkedItems as enItems } from './messages.attributes.en.ts'

export const checkedItems: typeof enItems = {
  identity: 'पहचान',
  licence: 'ड्राइविंग लाइसेंस',
  medical: 'मेडिकल सर्टिफ़िकेट',
  references: 'पुराने परिवारों की राय',
}

export const attributes: typeof en = {
  day_off: {
    label: 'छुट्टी का दिन',
    values: {
      Friday: 'शुक्रवार',
      Saturday: 'शनिवार',
      Sunday: 'रविवार',
      Monday: 'सोमवार',
      Tuesday: 'मंगलवार',
      Wednesday: 'बुधवार',
      Thursday: 'गुरुवार',
      Flexible: 'आपस में तय करके',
    },
  },
  experience_years: { label: 'कितने साल का अनुभव' },
  languages: { label: 'भाषाएँ' },
  in_qatar: { label: 'अभी क़तर में', values: { true: 'हाँ', false: 'नहीं' } },
  availability_date: { label: 'कब तक उपलब्ध' },
  has_video: { label: 'वीडियो है', values: { true: 'हाँ', false: 'नहीं' } },
  checked: { label: 'Manzil की जाँच', values: checkedItems },
  childcare_experience_years: {
    label: 'बच्चों की देखभाल का अनुभव',
    values: {
      newborn: 'नवजात',
      toddler: 'छोटा बच्चा',
      preschool: 'स्कूल से पहले का',
      older: 'बड़ा बच्चा',
    },
  },
  source: { label: 'एजेंसी या सीधे', values: { self: 'सीधे', agency: 'एजेंसी से' } },
  own_room: {
    label: 'अपना कमरा',
    values: { needed: 'अपना अलग कमरा', not_needed: 'साझा कमरा ठीक है' },
  },
  cuisines: {
    label: 'खाना बनाना',
    values: {
      Arab: 'अरबी खाना',
      Indian: 'भारतीय खाना',
      Filipino: 'फ़िलिपीनो खाना',
      European: 'यूरोपीय खाना',
      'Sri Lankan': 'श्रीलंकाई खाना',
      Other: 'दूसरा खाना',
    },
  },
}
