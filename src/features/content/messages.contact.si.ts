import type { Translation } from '../../platform/shared/catalogues.ts'
import type { contact as english, crumbs as way } from './messages.contact.en.ts'

// The networks call themselves what they do everywhere.
export const contact: Translation<typeof english> = {
  crumb: 'අපිට කතා කරන්න',
  metaTitle: 'අපිට කතා කරන්න | Manzil',
  metaDescription: 'පැතිකඩ, වීසා, මිල, ඔබේ තොරතුරු ගැන අහන්න Manzil එකට ලියන්න.',
  title: 'අපිට කතා කරන්න',
  lead: 'ප්‍රශ්නයක්, පැමිණිල්ලක්, වැඩ නොකරන දෙයක්: අපිට ලියන්න. කියවන්නේ කෙනෙක්.',
  ways: 'අපිව හොයාගන්නේ කොහොමද',
  email: 'ඊමේල්',
  phone: 'දුරකථනය',
  whatsapp: 'WhatsApp',
  address: 'ලිපිනය',
  hours: 'උදව්',
  operator: 'පවත්වාගෙන යන්නේ',
  registration: 'ව්‍යාපාර ලියාපදිංචිය',
  licence: 'බලපත්‍රය',
  social: 'අපිව අනුගමනය කරන්න',
  none: 'අපිට කියන්න හොඳම විදිහ මේ පෝරමය.',
  rightsTitle: 'අනතුරකද, ලියකියවිලි ඔබ ළඟ නැද්ද?',
  rights:
    'ගෙදරක වැඩ කරද්දි අනතුරක නම්, පඩි නැත්නම්, පාස්පෝට් එක නැත්නම් කම්කරු අමාත්‍යාංශයට කතා කරන්න: 16008. හදිසි නම්: 999.',
  form: 'අපිට ලියන්න',
}

export const crumbs: typeof way = { label: 'ඔබ ඉන්නේ මෙතන', home: 'මුල් පිටුව' }
