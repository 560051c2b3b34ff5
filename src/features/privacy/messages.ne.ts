import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const ne: Translation<typeof en> = {
  errors: {
    requestAboutMissing: 'यो के बारेमा हो भन्नुहोस्',
    requestTextMissing: 'तपाईंलाई के चाहिन्छ भन्नुहोस्',
    deletionWordWrong: 'DELETE लेख्नुहोस्',
    exportUnderWay: 'तपाईंको डाटाको प्रति पहिलेदेखि बन्दैछ।',
    noExport: 'डाउनलोड गर्ने प्रति छैन। नयाँ माग्नुहोस्।',
    recruitmentOpenEnds:
      'तपाईंको भर्ती सकिन्छ, र परिवारलाई भनिन्छ। तपाईं अझै पुग्नुभएको छैन भने परिवारले तिरेको सबै रकम फिर्ता पाउँछ। तपाईंले केही तिर्नुपर्दैन।',
  },
  archive: {
    readme: [
      'यो Manzil सँग तपाईंबारे भएका सबै कुराको प्रति हो।',
      '',
      'data.json    राखिएका कुरा, आ-आफ्नो ठाउँअनुसार; जुनसुकै text editor वा ब्राउजरमा खुल्छ',
      'pictures/    तपाईंका फोटो',
      'video/       तपाईंको भिडियो',
      'papers/      तपाईंका कागजात',
      'invoices/    तपाईंका बिल',
      'recruitment/ तपाईंले खोल्न पाउने भर्तीका कागज',
      'MISSING.txt  पढ्न नसकिएका फाइल, केही भए',
      '',
      'पासवर्ड, कोड र लिंक hash का रूपमा मात्र राखिन्छन् र यहाँ छैनन्।',
      '',
    ].join('\n'),
    missing: (paths) =>
      [
        'यी फाइल पनि तपाईंकै हुन्, तर यो प्रति बनाउँदा पढ्न सकिएन।',
        'नयाँ प्रति माग्नुहोस्, वा हामीलाई लेख्नुहोस्।',
        '',
        ...paths,
        '',
      ].join('\n'),
  },
}
