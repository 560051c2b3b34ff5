import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { notices } from './messages.notices.si.ts'

export const si: Translation<typeof en> = {
  errors: {
    offerAmount: 'ගණන ලියන්න.',
    offerWageFloor: 'නීතියට අනුව මාසෙකට අඩුම තරමින් QAR {minimum_wage}ක් ඕන ({minimum_wage_source}).',
    offerHousingFloor:
      'නවාතැන දෙන්න, නැත්නම් ඒකට මාසෙකට අඩුම තරමින් QAR {minimum_housing}ක් දෙන්න ({minimum_housing_source}).',
    offerFoodFloor:
      'කෑම දෙන්න, නැත්නම් ඒකට මාසෙකට අඩුම තරමින් QAR {minimum_food}ක් දෙන්න ({minimum_food_source}).',
    offerHoursCeiling: 'නීතියට අනුව දවසකට වැඩිම පැය {maximum_hours}යි ({maximum_hours_source}).',
    offerRestFloor:
      'හැම සතියකම පැය 24ක පඩි සහිත නිවාඩු දවසක් නීතියෙන් දීලා තියෙනවා ({minimum_rest_days_source}).',
    offerLeaveFloor:
      'නීතියට අනුව අවුරුද්දකට අඩුම තරමින් පඩි සහිත නිවාඩු දවස් {minimum_leave_days}ක් ඕන ({minimum_leave_days_source}).',
    offerPapersFloor: 'පාස්පෝට් එකයි ලියකියවිලියි තියාගන්නේ වැඩ කරන කෙනාමයි: ඒක නීතියයි ({own_papers_source}).',
    offerAgeFloor:
      'ගෙදර වැඩ කරන කෙනෙකුට අඩුම තරමින් වයස අවුරුදු {minimum_age}ක් වෙන්න ඕන ({minimum_age_source}).',
    offerAgeCeiling: 'ගෙදර වැඩ කරන කෙනෙකුගේ වැඩිම වයස අවුරුදු {maximum_age}යි ({maximum_age_source}).',
    offerStartPast: 'පටන් ගන්න දවස අද හරි ඊට පස්සේ හරි වෙන්න ඕන.',
    taskNeeded: 'අඩුම තරමින් එක වැඩක් තෝරන්න.',
    termsNoContacts: 'දුරකථන අංක, ඊමේල් සහ වෙබ් ලිපින ලියන්න එපා. රැකියාවට ගත්තාම ඒවා දෙපැත්තටම පේනවා.',
    termsSame: 'මේ දීපු කොන්දේසිමයි. අඩුම තරමින් එකක් වෙනස් කරන්න, නැත්නම් ඔව් කියන්න.',
    termsChanged: 'මේ අතරේ කොන්දේසි වෙනස් වුණා. නැවත බලන්න.',
    termsOver: 'මේ ප්‍රශ්නය ඉවරයි: තේරීම අවසන් වුණා, නැත්නම් ආපසු ගත්තා.',
    termsDeclined: 'මේ කොන්දේසිවලට උත්තරය නැහැ.',
    termsAgreedAlready: 'දෙපැත්තම මේ කොන්දේසිවලට එකඟයි.',
    termsNotYourTurn: 'දැන් උත්තර දෙන්න ඕන අනිත් පැත්ත.',
    termsInCase: 'දෙපැත්තම එකඟයි, රැකියා යෝජනා ලිපිය බඳවා ගැනීමේදී එනවා.',
    termsTooOften:
      'කොන්දේසි වැඩි වාර ගණනක් වෙනස් වුණා. ඔව් හරි නැහැ හරි කියන්න; වෙන කොන්දේසි වලට පවුල නැවත තෝරන්න ඕන.',
    dealLinkUnknown: 'මේ ලින්ක් එක අපේ නෙවෙයි, නැත්නම් දැන් වලංගු නැහැ.',
    dealLinkExpired: 'මේ ලින්ක් එක දවසකට විතරයි, දැන් කල් ඉවරයි. උත්තර දෙන්න ඇතුල් වෙන්න.',
    dealLinkUsed: 'මේ ලින්ක් එක පාවිච්චි කරලා: උත්තරයක් තියෙනවා. බලන්න ඇතුල් වෙන්න.',
  },
  notices,
}
