import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en, NoticeTerms } from './messages.notices.en.ts'

const terms = ({ role, wage, start }: NoticeTerms): string =>
  `${role}, महिनाको ${wage}, ${start} देखि`

export const notices: Translation<typeof en> = {
  agreement_asked: {
    label: 'एउटा परिवार तपाईंको हुन्छ चाहन्छ',
    title: 'एउटा परिवारले तपाईंलाई सोधेको छ',
    text: (p) =>
      `${p.who} तपाईंले उहाँहरूकहाँ काम गरोस् भन्ने चाहनुहुन्छ: ${terms(p)}। हुन्छ वा हुँदैन भन्नुहोस्, वा अरू सर्त राख्नुहोस्।`,
  },
  agreement_taken: {
    label: 'परिवारले तपाईंले राखेका सर्त मान्यो',
    title: 'कुरा मिल्यो',
    text: (p) => `${p.who} ले तपाईंले राखेका सर्त मान्नुभयो: ${terms(p)}।`,
  },
  agreement_withdrawn: {
    label: 'एउटा परिवारको प्रश्न सकियो',
    title: 'अब जवाफ चाहिँदैन',
    text: (p) => `${p.who} ले अब तपाईंलाई सोध्नुभएको छैन: कामको प्रश्न सकियो।`,
  },
}
