import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.plain.en.ts'

export const si: Translation<typeof en> = {
  brand: 'Manzil',
  candidates: 'රැකියා හොයන හැමෝම',
  errors: {
    notFound: {
      title: 'මේ පිටුව මෙතන නැහැ',
      text: 'ලිපිනය වැරදිලා ඇති, නැත්නම් පිටුව වෙන තැනකට ගිහින් ඇති. මිනිස්සු හිටපු තැනමයි.',
    },
    failed: {
      title: 'අපේ පැත්තෙන් වැරැද්දක් වුණා',
      text: 'වැරැද්ද ඔබේ නෙවෙයි. ටිකකින් නැවත උත්සාහ කරන්න.',
    },
    away: {
      title: 'ඉන්ටර්නෙට් නැහැ',
      text: 'ඉන්ටර්නෙට් නැතුව මේ පිටුව අරින්න බැහැ. ඉන්ටර්නෙට් ආපු ගමන් ඉබේම ඇරෙනවා.',
    },
    kept: 'මේවා ඉන්ටර්නෙට් නැතුවත් ඇරෙනවා',
    retry: 'නැවත උත්සාහ කරන්න',
    toHome: 'මුල් පිටුවට',
  },
}
