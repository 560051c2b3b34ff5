import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.list.en.ts'

// The job seeker's interviews; the list of candidates is the household's.
export const si: Translation<typeof en> = {
  calendar: 'කැලැන්ඩරයට දාන්න',
  calendarCancelled: 'කැලැන්ඩරයෙන් අයින් කරන්න',
  calendarFailed: 'කැලැන්ඩර ෆයිල් එක ගෙන එන්න බැරි වුණා. නැවත උත්සාහ කරන්න.',
  answers: { accepted: 'පිළිගත්තා', declined: 'ප්‍රතික්ෂේප කළා', waiting: 'තාම උත්තර නැහැ' },
  seeker: {
    title: 'සම්මුඛ පරීක්ෂණ',
    intro: 'ඔබව හමුවෙන්න කැමති පවුල්. වේලාවන් දෝහා වේලාවෙන්.',
    loading: 'ඔබේ සම්මුඛ පරීක්ෂණ ගෙන එනවා',
    failed: {
      title: 'ඔබේ සම්මුඛ පරීක්ෂණ ගෙන එන්න බැරි වුණා',
      text: 'ඉන්ටර්නෙට් තියෙනවාද බලලා නැවත උත්සාහ කරන්න.',
    },
    empty: {
      title: 'තාම සම්මුඛ පරීක්ෂණ නැහැ',
      text: 'පවුලක් ඔබව හමුවෙන්න කැමති වුණාම මෙතන පේනවා, ඔබට පණිවිඩයකුත් එනවා.',
    },
    next: 'ඉදිරියට තියෙන ඒවා',
    past: 'ඉවර වුණු සහ අවලංගු ඒවා',
    with: 'සම්මුඛ පරීක්ෂණය:',
    accept: 'පිළිගන්න',
    decline: 'ප්‍රතික්ෂේප කරන්න',
    acceptOf: (name) => `${name} සමඟ සම්මුඛ පරීක්ෂණය පිළිගන්න`,
    declineOf: (name) => `${name} සමඟ සම්මුඛ පරීක්ෂණය ප්‍රතික්ෂේප කරන්න`,
    confirmDecline: 'මේ සම්මුඛ පරීක්ෂණය ප්‍රතික්ෂේප කරනවාද? පවුලට දන්වනවා, ඒ අයට වෙන වේලාවක් දෙන්න පුළුවන්.',
    accepted: 'ඔබ පිළිගත්තා.',
    declined: 'ඔබ ප්‍රතික්ෂේප කළා.',
    waiting: 'උත්තරයක් දෙන්න.',
    states: { scheduled: 'ඉවරයි', held: 'පැවැත්තුවා', cancelled: 'අවලංගු කළා' },
    failedAnswer: 'ඔබේ උත්තරය යවන්න බැරි වුණා. නැවත උත්සාහ කරන්න.',
  },
}
