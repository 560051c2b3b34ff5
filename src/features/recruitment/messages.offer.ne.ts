import type { Translation } from '../../platform/shared/catalogues.ts'
import type { certificate as enCertificate, offer as enOffer } from './messages.offer.en.ts'

export const offer: Translation<typeof enOffer> = {
  title: 'अफर लेटर',
  attestation: 'श्रम मन्त्रालय (Ministry of Labour) ले सम्झौता प्रमाणित गर्न अझै बाँकी छ।',
  statuses: {
    sent: 'जवाफ पर्खिँदै',
    accepted: 'स्वीकार',
    declined: 'अस्वीकार',
    replaced: 'फेरियो',
  },
  onPaper: 'कागजमा हस्ताक्षर भयो',
  from: (name) => `${name} को अफर`,
  sign: 'कोडले सही गर्नुहोस्',
  signText:
    'जसमा सही गर्ने हो त्यो पढ्नुहोस्। हामी तपाईंको फोनमा कोड पठाउँछौं; अफर लेटरमा सही गर्न त्यो लेख्नुहोस्।',
  signed: 'तपाईंको सही भयो',
  read: 'लेटर पढ्नुहोस्',
  accept: 'स्वीकार गर्नुहोस्',
  acceptText:
    'जे स्वीकार गर्ने हो त्यो पढ्नुहोस्। हामी तपाईंको फोनमा कोड पठाउँछौं; अफर स्वीकार गर्न त्यो लेख्नुहोस्।',
  sendCode: 'कोड पठाउनुहोस्',
  code: 'कोड',
  codeBox: (number) => `6 मध्ये अंक ${number}`,
  codeSent: 'कोड तपाईंको फोनमा आउँदैछ।',
  resend: 'अर्को कोड पठाउनुहोस्',
  decline: 'अस्वीकार गर्नुहोस्',
  declineText: 'परिवारले तपाईंको कारण देख्छ र अर्को अफर दिन सक्छ।',
  reason: 'कारण',
  accepted: 'तपाईंले यो अफर स्वीकार गर्नुभयो।',
  declined: 'तपाईंले यो अफर अस्वीकार गर्नुभयो।',
  declinedBecause: (reason) => `अस्वीकार: ${reason}`,
  answerFailed: 'तपाईंको जवाफ सेभ भएन। फेरि प्रयास गर्नुहोस्।',
  certificate: 'स्वीकृतिको सर्टिफिकेट',
}

export const certificate: typeof enCertificate = {
  title: 'स्वीकृतिको सर्टिफिकेट',
  text: (worker, household) => `${worker} ले ${household} को अफर एक पटक चल्ने कोडले स्वीकार गर्नुभयो।`,
  household: 'परिवार',
  worker: 'कामदार',
  agreedAt: 'दुवै यी सर्तमा कहिले सहमत भए',
  at: 'कामदारले सही गरेको समय',
  from: 'कुन ठेगानाबाट',
  householdAt: 'परिवारले सही गरेको समय',
  householdFrom: 'परिवारको कुन ठेगानाबाट',
  unsigned: 'अझै कोडले सही भएको छैन',
  letter: 'लेटर',
  hash: 'लेटरको SHA-256',
  read: 'लेटर खोल्नुहोस्',
  print: 'प्रिन्ट गर्नुहोस्',
  notFound: 'यस्तो सर्टिफिकेट छैन',
}
