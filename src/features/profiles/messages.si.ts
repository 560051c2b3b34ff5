import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const si: Translation<typeof en> = {
  formerCandidate: 'කලින් රැකියා හොයපු කෙනෙක්',
  errors: {
    consentNeeded: 'අපි මේවා තියාගන්නවාට එකඟ වෙන්න: ආගම, විවාහක බව සහ ළමයි නීතියෙන් විශේෂ විස්තර.',
    tooYoungToPublish: 'ප්‍රොෆයිල් එකක් පෙන්වන්න පුළුවන් වයස 18 ඉඳන්.',
    incompleteToPublish: 'මුලින් රැකියාව, ජාතිකත්වය සහ උපන් දිනය දාන්න: ඒවා නැත්නම් පවුල්වලට කාවවත් පේන්නේ නැහැ.',
    neededToPublish: 'පවුල්වලට ප්‍රොෆයිල් එක පේන්න මේක ඕන.',
    wageBelowLaw: 'නීතියට අනුව මාසෙකට අඩුම තරමින් QAR {minimum_wage}ක් ඕන ({minimum_wage_source}).',
    endsBeforeStart: 'අවසානය ආරම්භයට පෙර වේ.',
    dateInFuture: 'මේ දවස තාම ඇවිත් නැහැ.',
    mustBePositive: 'මේක 0ට වැඩි වෙන්න ඕන.',
    invalidEmail: 'නිවැරදි ඊමේල් ලිපිනයක් ලියන්න.',
    phoneByCodeOnly: 'ඔබේ අංකය මාරු කරන්නේ කේතයකින් විතරයි: “දුරකථන අංකය මාරු කරන්න” ඔබන්න.',
    hiddenUntilReviewed: 'අපි ඔබේ වෙනස්කම් බලනකම් ප්‍රොෆයිල් එක හංගලා තියෙනවා. අපි ඔබට කියනවා.',
    CANDIDATE_UNAVAILABLE: 'දැන් නැහැ',
    candidateNotFound: 'ප්‍රොෆයිල් එක හොයාගන්න බැරි වුණා',
  },
}
