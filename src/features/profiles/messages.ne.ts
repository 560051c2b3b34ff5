import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const ne: Translation<typeof en> = {
  formerCandidate: 'पहिलेको उम्मेदवार',
  errors: {
    consentNeeded: 'यो राख्न सहमति दिनुहोस्: धर्म, वैवाहिक स्थिति र बच्चाको कुरा कानुनअनुसार विशेष हो।',
    tooYoungToPublish: 'प्रोफाइल 18 वर्षको उमेरदेखि देखाउन सकिन्छ।',
    incompleteToPublish: 'पहिले काम, राष्ट्रियता र जन्म मिति भर्नुहोस्: यी नभए परिवारले कसैलाई देख्दैनन्।',
    neededToPublish: 'परिवारले प्रोफाइल देख्नुअघि यो चाहिन्छ।',
    wageBelowLaw: 'कानुनअनुसार महिनाको कम्तीमा QAR {minimum_wage} दिनुपर्छ ({minimum_wage_source})।',
    endsBeforeStart: 'अन्त्य सुरुभन्दा अगाडि छ।',
    dateInFuture: 'यो मिति आउन बाँकी छ।',
    mustBePositive: 'यो 0 भन्दा बढी हुनुपर्छ।',
    invalidEmail: 'सही इमेल ठेगाना लेख्नुहोस्।',
    phoneByCodeOnly: 'तपाईंको नम्बर कोडले मात्र बदलिन्छ: “मोबाइल नम्बर बदल्नुहोस्” थिच्नुहोस्।',
    hiddenUntilReviewed: 'हामीले तपाईंले बदलेका कुरा नहेरुन्जेल तपाईंको प्रोफाइल लुकेको हुन्छ। हामी तपाईंलाई भन्छौं।',
    CANDIDATE_UNAVAILABLE: 'अब उपलब्ध छैन',
    candidateNotFound: 'प्रोफाइल भेटिएन',
  } as Record<string, string>,
}
