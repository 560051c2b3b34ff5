import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { notices } from './messages.notices.ne.ts'

export const ne: Translation<typeof en> = {
  errors: {
    offerAmount: 'रकम लेख्नुहोस्।',
    offerWageFloor: 'कानुनअनुसार महिनाको कम्तीमा QAR {minimum_wage} दिनुपर्छ ({minimum_wage_source})।',
    offerHousingFloor:
      'बस्ने ठाउँ दिनुहोस्, वा त्यसका लागि महिनाको कम्तीमा QAR {minimum_housing} ({minimum_housing_source})।',
    offerFoodFloor:
      'खाना दिनुहोस्, वा त्यसका लागि महिनाको कम्तीमा QAR {minimum_food} ({minimum_food_source})।',
    offerHoursCeiling:
      'कानुनअनुसार दिनमा बढीमा {maximum_hours} घण्टा काम हुन सक्छ ({maximum_hours_source})।',
    offerRestFloor: 'हरेक हप्ता 24 घण्टाको तलबी बिदा दिनु कानुन हो ({minimum_rest_days_source})।',
    offerLeaveFloor:
      'कानुनअनुसार वर्षमा कम्तीमा {minimum_leave_days} दिनको तलबी बिदा दिनुपर्छ ({minimum_leave_days_source})।',
    offerPapersFloor: 'राहदानी र कागजात कामदारसँगै रहन्छन्: यो कानुन हो ({own_papers_source})।',
    offerAgeFloor: 'घरेलु कामदारको उमेर कम्तीमा {minimum_age} वर्ष हुनुपर्छ ({minimum_age_source})।',
    offerAgeCeiling: 'घरेलु कामदारको उमेर बढीमा {maximum_age} वर्ष हुन सक्छ ({maximum_age_source})।',
    offerStartPast: 'सुरु आज वा त्यसपछि हुनुपर्छ।',
    taskNeeded: 'कम्तीमा एउटा काम छान्नुहोस्।',
    termsNoContacts: 'फोन नम्बर, इमेल र पेजका लिंक नलेख्नुहोस्। काममा राखिएपछि सम्पर्क खुल्छ।',
    termsSame: 'यी दिइएकै सर्त हुन्। कम्तीमा एउटा बदल्नुहोस्, वा हुन्छ भन्नुहोस्।',
    termsChanged: 'यसबीच सर्त बदलिए। फेरि हेर्नुहोस्।',
    termsOver: 'यो प्रश्न सकियो: छनोट सकियो वा फिर्ता लिइयो।',
    termsDeclined: 'यी सर्तको जवाफ हुँदैन भन्ने थियो।',
    termsAgreedAlready: 'दुवै पक्ष यी सर्तमा सहमत भइसके।',
    termsNotYourTurn: 'अब जवाफ दिने पालो अर्को पक्षको हो।',
    termsInCase: 'दुवै सहमत भए, र अफर लेटर भर्तीमा आउँदैछ।',
    termsTooOften: 'सर्त धेरै पटक बदलिए। हुन्छ वा हुँदैन भन्नुहोस्; अरू सर्तका लागि परिवारले फेरि छान्नुपर्छ।',
    dealLinkUnknown: 'यो लिंक हाम्रो होइन, वा अब चल्दैन।',
    dealLinkExpired: 'यो लिंक एक दिन चल्थ्यो, जुन बित्यो। जवाफ दिन साइन इन गर्नुहोस्।',
    dealLinkUsed: 'यो लिंक चलिसक्यो: जवाफ आइसकेको छ। हेर्न साइन इन गर्नुहोस्।',
  },
  notices,
}
