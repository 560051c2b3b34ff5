import type { Translation } from '../../platform/shared/catalogues.ts'
import type { history as en } from './messages.history.en.ts'

export const history: Translation<typeof en> = {
  title: 'රැකියා ඉතිහාසය',
  add: 'පවුලක් එක් කරන්න',
  entry: (n) => `පවුල ${n}`,
  country: 'රට',
  family: 'පවුල ගැන කෙටියෙන්',
  children: 'දරුවන්ගේ වයස',
  from: 'සිට (වසර සහ මාසය)',
  to: 'දක්වා (වසර සහ මාසය)',
  toHint: 'රැකියාව තවම කරන්නේ නම් හිස්ව තබන්න',
  reason: 'අවසන් වූයේ ඇයි',
  referenceName: 'විමසිය හැක්කේ කාගෙන්ද',
  referencePhone: 'දුරකථන අංකය',
  referenceNote: 'පිටුවේ සඳහන් වන්නේ නිර්දේශයක් ඇති බව පමණි. නම සහ අංකය සැඟවී පවතී; Manzil ඔවුන්ට කතා කළ හැක.',
  now: 'අද දක්වා',
  given: 'නිර්දේශයක් ඇත',
  period: (from, to) => `${from} – ${to}`,
}
