import type { Translation } from '../../platform/shared/catalogues.ts'
import type { errors as en } from './messages.errors.en.ts'

export const errors: Translation<typeof en> = {
  alreadyMeeting:
    'यसको एक घण्टाभित्र तपाईंको अर्को अन्तर्वार्ता छ: {name}, {when}, दोहाको समय। पहिले त्यसलाई अस्वीकार गर्नुहोस्।',
  standingChanged: 'यसबीच यो बदलिएको छ। टुंगो लगाउनुअघि फेरि हेर्नुहोस्।',
  arrivedAlready:
    'परिवारको घरमा पुगेपछि यो यहाँबाट फिर्ता लिन सकिँदैन। हामीलाई लेख्नुहोस्, वा श्रम मन्त्रालय (Ministry of Labour) मा फोन गर्नुहोस्: 16008।',
  interviewOver: 'यो अन्तर्वार्ताको जवाफ अब दिन सकिँदैन।',
  interviewMoved: 'यो अन्तर्वार्ता सारिएको छ। पहिले नयाँ समय हेर्नुहोस्।',
  householdBusy: 'परिवारको यो समयको एक घण्टाभित्र अब अर्को अन्तर्वार्ता छ। अर्को समय छान्नुहोस्।',
  sameTimeTwice: 'एउटै समय दुई पटक लेखिएको छ।',
  interviewDatePast: 'अन्तर्वार्ताको मिति आज वा त्यसपछि हुनुपर्छ।',
  interviewDateFar: 'अन्तर्वार्ता बढीमा एक वर्ष अगाडिको हुन सक्छ।',
  interviewTimePast: 'अन्तर्वार्ताको समय बितिसक्यो।',
  timeNotOffered: 'यो समय अब दिइएको छैन। समय फेरि हेर्नुहोस्।',
  timeIsOver: 'यो समय बितिसक्यो। अर्को छान्नुहोस्।',
  meetLinkUnknown: 'यो लिंक अधुरो छ। सन्देशबाट फेरि खोल्नुहोस्, वा साइन इन गर्नुहोस्।',
  meetLinkExpired: 'यो लिंक एक दिन चल्थ्यो, जुन बित्यो। जवाफ दिन साइन इन गर्नुहोस्।',
  meetLinkUsed: 'यो लिंक चलिसक्यो: जवाफ आइसकेको छ। बदल्न साइन इन गर्नुहोस्।',
  notNow: 'यो अन्तर्वार्ताबारे अहिले यो भन्न मिल्दैन।',
}
