import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const am: Translation<typeof en> = {
  formerCandidate: 'የቀድሞ እጩ',
  errors: {
    consentNeeded: 'ይህን እንድንይዝ እባክዎ ይስማሙ (ስምምነት)፦ ሃይማኖት፣ የጋብቻ ሁኔታና ልጆች በሕግ ልዩ መረጃ ናቸው።',
    tooYoungToPublish: 'ፕሮፋይል ሊታይ የሚችለው ከ18 ዓመት ጀምሮ ነው።',
    incompleteToPublish: 'እባክዎ መጀመሪያ የሥራ ዓይነት፣ ዜግነትና የትውልድ ቀን ይሙሉ፦ ያለ እነዚህ ቤተሰቦች ማንንም አያዩም።',
    neededToPublish: 'ቤተሰቦች ፕሮፋይሉን ከማየታቸው በፊት ይህ ያስፈልጋል።',
    wageBelowLaw: 'ሕጉ በወር ቢያንስ QAR {minimum_wage} ይጠይቃል ({minimum_wage_source})።',
    endsBeforeStart: 'መጨረሻው ከመጀመሪያው በፊት ነው።',
    dateInFuture: 'ይህ ቀን ገና አልደረሰም።',
    mustBePositive: 'ይህ ከ0 በላይ መሆን አለበት።',
    invalidEmail: 'እባክዎ ትክክለኛ የኢሜይል አድራሻ ያስገቡ።',
    phoneByCodeOnly: 'ቁጥርዎ የሚቀየረው በኮድ ብቻ ነው፦ “የሞባይል ቁጥር ይቀይሩ” የሚለውን ይጠቀሙ።',
    hiddenUntilReviewed: 'ለውጦችዎን እስክንመለከት ፕሮፋይልዎ ተደብቋል። እንነግርዎታለን።',
    CANDIDATE_UNAVAILABLE: 'ከእንግዲህ የለም',
    candidateNotFound: 'የእጩ ፕሮፋይል አልተገኘም',
  } as Record<string, string>,
}
