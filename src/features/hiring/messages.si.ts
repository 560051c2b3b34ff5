import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { frame } from './messages.frame.si.ts'

export const si: Translation<typeof en> = {
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
