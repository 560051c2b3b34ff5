import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { notices as en, replies as enReplies, Said } from './messages.notices.en.ts'

const ways = {
  video: ', भिडियो रुममा',
  phone: ', फोनमा',
  whatsapp: ', WhatsApp मा',
  home: ', परिवारको घरमा',
  office: ', एजेन्सीको अफिसमा',
}

const more = ({ way, others }: Said): string =>
  (way === undefined ? '' : ways[way]) +
  (others > 0 ? plural('ne', others, { one: ', वा अरू # समय', other: ', वा अरू # समय' }) : '')

const please = ({ others }: Said): string =>
  others > 0 ? 'एउटा समय छान्नुहोस्, अर्को भन्नुहोस् वा अस्वीकार गर्नुहोस्।' : 'स्वीकार वा अस्वीकार गर्नुहोस्।'

const inHours = ({ hours }: Said): string => plural('ne', hours, { one: '# घण्टा', other: '# घण्टा' })

export const notices: Translation<typeof en> = {
  interview_scheduled: {
    label: 'एउटा अन्तर्वार्ता राखियो',
    words: (p) => ({
      title: 'तपाईंको अन्तर्वार्ता छ',
      text: `${p.who} तपाईंलाई भेट्न चाहनुहुन्छ: ${p.at}, दोहाको समय${more(p)}। ${please(p)}`,
    }),
  },
  interview_moved: {
    label: 'एउटा अन्तर्वार्ता सारियो',
    words: (p) => ({
      title: 'अन्तर्वार्ता सारियो',
      text: `${p.who} सँगको तपाईंको अन्तर्वार्ता अब ${p.at} मा छ, दोहाको समय${more(p)}। ${please(p)}`,
    }),
  },
  interview_cancelled: {
    label: 'एउटा अन्तर्वार्ता रद्द भयो',
    words: (p) => ({
      title: 'अन्तर्वार्ता रद्द भयो',
      text: `${p.who} सँगको ${p.at} को तपाईंको अन्तर्वार्ता हुँदैन।`,
    }),
  },
  interview_agreed: {
    label: 'परिवारले तपाईंले भनेको समय मान्यो',
    words: (p) => ({
      title: 'अन्तर्वार्ता पक्का भयो',
      text: `${p.who} ले तपाईंले भनेको समय मान्नुभयो: ${p.at}, दोहाको समय${more(p)}।`,
    }),
  },
  interview_late: {
    label: 'अर्को पक्ष अन्तर्वार्तामा ढिलो आउँदैछ',
    words: (p) => ({
      title: 'अलि ढिलो हुन्छ',
      text: `${p.who} अन्तर्वार्तामा ${plural('ne', p.minutes, { one: '# मिनेट', other: '# मिनेट' })} ढिलो आउनुहुन्छ: ${p.at}, दोहाको समय।`,
    }),
  },
  interview_absent: {
    label: 'तपाईं आउनुभएन भनी अर्को पक्षले भन्यो',
    words: (p) => ({
      title: 'अनुपस्थित लेखियो',
      text: `अन्तर्वार्तामा कोही आएन भनी ${p.who} ले भन्नुभयो: ${p.at}, दोहाको समय। यो गलत भए सम्पर्क गर्नुहोस्।`,
    }),
  },
  interview_reminder: {
    label: 'अन्तर्वार्ताको सम्झना',
    words: (p) => ({
      title: 'सम्झना: तपाईंको अन्तर्वार्ता',
      text: `${p.who} सँगको तपाईंको अन्तर्वार्ता ${inHours(p)}मा छ: ${p.at}, दोहाको समय।`,
    }),
  },
}

export const replies: typeof enReplies = {
  accepted: (household, at) =>
    `धन्यवाद। तपाईंले ${household} सँगको अन्तर्वार्ता स्वीकार गर्नुभयो: ${at}, दोहाको समय। बदल्न:`,
  declined: (household, at) => `तपाईंले ${household} सँगको ${at} को अन्तर्वार्ता अस्वीकार गर्नुभयो। बदल्न:`,
  several: 'तपाईंका लागि एकभन्दा बढी बोलावट छन्। हरेकको जवाफ यहाँ दिनुहोस्:',
  choose: 'छान्नका लागि एकभन्दा बढी समय छन्। यहाँ छान्नुहोस्:',
  changed: 'यो बोलावटको तपाईंको जवाफ पहिले नै छ। बदल्न:',
}
