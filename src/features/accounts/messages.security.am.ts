import type { Translation } from '../../platform/shared/catalogues.ts'
import type { security as en } from './messages.security.en.ts'

export const security: Translation<typeof en> = {
  title: 'የደህንነት ታሪክ',
  text: 'ባለፈው ዓመት በአካውንትዎ ላይ የሆነው። የእርስዎ ያልሆነ ነገር አለ? የይለፍ ቃልዎን ይቀይሩና መሣሪያውን ያስወጡ።',
  loading: 'ታሪኩ እየተከፈተ ነው...',
  failed: 'ታሪኩን ማሳየት አልተቻለም።',
  retry: 'እንደገና ይሞክሩ',
  none: 'ገና ምንም አልሆነም።',
  show: 'ታሪኩን ያሳዩ',
  more: 'የቀድሞውን ያሳዩ',
  unknownDevice: 'የማይታወቅ መሣሪያ',
  on: (browser, system) => `${browser} በ ${system}`,
  kinds: {
    signed_in: 'ተገብቷል',
    sign_in_failed: 'በተሳሳተ የይለፍ ቃል የመግባት ሙከራ',
    session_reused: 'የድሮ መግቢያ እንደገና ጥቅም ላይ ውሏል፤ መሣሪያው ወጥቷል',
    proved: 'ማንነት ተረጋግጧል',
    proof_failed: 'ማንነት አልተረጋገጠም',
    factor_failed: 'የሁለተኛ ማረጋገጫ ኮድ ስህተት',
    factor_changed: 'ሁለተኛ ማረጋገጫ ተቀይሯል',
    passkey_changed: 'passkey ተቀይሯል',
    passkey_failed: 'ተቀባይነት ያላገኘ passkey',
    passkey_blocked: 'የተቀዳ passkey ታግዷል',
    recovery_code_used: 'የመልሶ ማግኛ ኮድ ጥቅም ላይ ውሏል',
    phone_changed: 'የሞባይል ቁጥር ተቀይሯል',
    email_changed: 'የኢሜይል አድራሻ ተቀይሯል',
    password_changed: 'የይለፍ ቃል ተቀይሯል',
    change_undone: 'ለውጦች በሊንኩ ተመልሰዋል',
  },
}
