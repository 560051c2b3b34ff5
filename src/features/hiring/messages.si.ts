import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { frame } from './messages.frame.si.ts'

export const si: Translation<typeof en> = {
  errors: {
    interviewDatePast: 'සම්මුඛ පරීක්ෂණය අද හරි ඊට පස්සේ දවසක හරි වෙන්න ඕන.',
    interviewDateFar: 'සම්මුඛ පරීක්ෂණයක් වැඩිම අවුරුද්දක් ඇතුළත වෙන්න ඕන.',
    interviewTimePast: 'සම්මුඛ පරීක්ෂණයේ වේලාව ඉවරයි.',
    alreadyMeeting:
      'මේකට පැයක් ඇතුළත ඔබට වෙන සම්මුඛ පරීක්ෂණයක් තියෙනවා: {name}, {when}, දෝහා වේලාවෙන්. මුලින් ඒක ප්‍රතික්ෂේප කරන්න.',
    standingChanged: 'මේ අතරේ මේක වෙනස් වුණා. තීරණය කරන්න කලින් නැවත බලන්න.',
    arrivedAlready:
      'පවුල ළඟට ආවාට පස්සේ මේක මෙතනින් ආපසු හරවන්න බැහැ. අපිට ලියන්න, නැත්නම් කම්කරු අමාත්‍යාංශයට කතා කරන්න: 16008.',
    interviewOver: 'මේ සම්මුඛ පරීක්ෂණයට තවදුරටත් උත්තර දෙන්න බැහැ.',
    interviewMoved: 'මේ සම්මුඛ පරීක්ෂණයේ වේලාව මාරු වුණා. මුලින් අලුත් වේලාව බලන්න.',
    householdBusy: 'දැන් පවුලට මේ වේලාවට පැයක් ඇතුළත වෙන සම්මුඛ පරීක්ෂණයක් තියෙනවා. වෙන වේලාවක් ගන්න.',
    sameTimeTwice: 'එකම වේලාව දෙපාරක් තියෙනවා.',
    timeNotOffered: 'මේ වේලාව දැන් නැහැ. වේලාවන් නැවත බලන්න.',
    timeIsOver: 'මේ වේලාව ඉවරයි. වෙන එකක් ගන්න.',
    meetLinkUnknown: 'මේ ලින්ක් එක සම්පූර්ණ නැහැ. පණිවිඩයෙන් නැවත අරින්න, නැත්නම් ඇතුල් වෙන්න.',
    meetLinkExpired: 'මේ ලින්ක් එක දවසකට විතරයි, දැන් කල් ඉවරයි. උත්තර දෙන්න ඇතුල් වෙන්න.',
    meetLinkUsed: 'මේ ලින්ක් එක පාවිච්චි කරලා: උත්තරයක් තියෙනවා. වෙනස් කරන්න ඇතුල් වෙන්න.',
    notNow: 'මේ සම්මුඛ පරීක්ෂණය ගැන දැන් ඒක කියන්න බැහැ.',
  },
  unavailable: 'දැන් නැහැ',
  notSpecified: 'කියලා නැහැ',
  dohaTime: 'දෝහා වේලාව',
  cancel: 'අවලංගු කරන්න',
  close: 'වහන්න',
  retry: frame.retry,
  dashboard: {
    ...frame,
    stale: 'මේක අලුත් කරන්න බැරි වුණා, පරණ වෙන්න පුළුවන්.',
  },
  overview: {
    appointments: 'ඊළඟ සම්මුඛ පරීක්ෂණ',
    noAppointments: 'සම්මුඛ පරීක්ෂණ දාලා නැහැ.',
    past: 'පැවැත්තුවාද?',
    empty: {
      title: 'ඔබේ පවුලේ ලැයිස්තුව තාම හිස්',
      text: 'හමුවෙන්න කැමති අය ලැයිස්තුවට දාන්න. එතකොට මෙතන පේනවා.',
    },
  },
}
