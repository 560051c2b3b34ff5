import type { attributes as en, checkedItems as enItems } from './messages.attributes.en.ts'

export const checkedItems: typeof enItems = {
  identity: 'पहिचान',
  licence: 'ड्राइभिङ लाइसेन्स',
  medical: 'मेडिकल सर्टिफिकेट',
  references: 'पहिलेका परिवारको भनाइ',
}

export const attributes: typeof en = {
  day_off: {
    label: 'बिदाको दिन',
    values: {
      Friday: 'शुक्रबार',
      Saturday: 'शनिबार',
      Sunday: 'आइतबार',
      Monday: 'सोमबार',
      Tuesday: 'मंगलबार',
      Wednesday: 'बुधबार',
      Thursday: 'बिहीबार',
      Flexible: 'कुरा मिलाएर',
    },
  },
  experience_years: { label: 'कति वर्षको अनुभव' },
  languages: { label: 'भाषाहरू' },
  in_qatar: { label: 'अहिले कतारमा', values: { true: 'हो', false: 'होइन' } },
  availability_date: { label: 'कहिलेसम्म उपलब्ध' },
  has_video: { label: 'भिडियो छ', values: { true: 'छ', false: 'छैन' } },
  checked: { label: 'Manzil ले जाँचेको', values: checkedItems },
  childcare_experience_years: {
    label: 'बच्चाको हेरचाहको अनुभव',
    values: {
      newborn: 'नवजात',
      toddler: 'सानो बच्चा',
      preschool: 'स्कुल जानुअघिको',
      older: 'ठूलो बच्चा',
    },
  },
  source: { label: 'एजेन्सी वा सीधै', values: { self: 'सीधै', agency: 'एजेन्सीबाट' } },
  own_room: {
    label: 'आफ्नै कोठा',
    values: { needed: 'आफ्नै छुट्टै कोठा', not_needed: 'साझा कोठा भए हुन्छ' },
  },
  cuisines: {
    label: 'पकाउने खाना',
    values: {
      Arab: 'अरबी खाना',
      Indian: 'भारतीय खाना',
      Filipino: 'फिलिपिनो खाना',
      European: 'युरोपेली खाना',
      'Sri Lankan': 'श्रीलंकाली खाना',
      Other: 'अरू खाना',
    },
  },
}
