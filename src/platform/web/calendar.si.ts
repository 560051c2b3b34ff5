import type { en } from './calendar.en.ts'

export const si: typeof en = {
  pattern: 'දිනය/මාසය/වර්ෂය',
  open: 'දින දර්ශනයෙන් තෝරන්න',
  close: 'වසන්න',
  month: 'මාසය',
  year: 'වර්ෂය',
  previous: 'පෙර මාසය',
  next: 'ඊළඟ මාසය',
  unknown: 'කරුණාකර නිවැරදි දිනයක් ඇතුළත් කරන්න, උදාහරණයක් ලෙස 25/03/2026',
  from: (day) => `කරුණාකර ${day} හෝ ඊට පසු දිනයක් තෝරන්න`,
  until: (day) => `කරුණාකර ${day} හෝ ඊට පෙර දිනයක් තෝරන්න`,
  time: 'වේලාවක් තෝරන්න',
}
