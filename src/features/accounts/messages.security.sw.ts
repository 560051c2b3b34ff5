import type { Translation } from '../../platform/shared/catalogues.ts'
import type { security as en } from './messages.security.en.ts'

export const security: Translation<typeof en> = {
  title: 'Historia ya usalama',
  text: 'Yaliyotokea kwenye akaunti yako mwaka uliopita. Kuna jambo si lako? Badilisha nenosiri lako na utoe kifaa hicho.',
  loading: 'Inapakia historia...',
  failed: 'Historia haikuweza kupakiwa.',
  retry: 'Jaribu tena',
  none: 'Bado hakuna kilichotokea.',
  show: 'Onyesha historia',
  more: 'Onyesha ya awali',
  unknownDevice: 'Kifaa kisichojulikana',
  on: (browser, system) => `${browser} kwenye ${system}`,
  kinds: {
    signed_in: 'Kuingia',
    sign_in_failed: 'Kujaribu kuingia kwa nenosiri lisilo sahihi',
    session_reused: 'Kuingia kwa zamani kulitumika tena; kifaa kilitolewa',
    proved: 'Alithibitisha ni nani',
    proof_failed: 'Alishindwa kuthibitisha ni nani',
    factor_failed: 'Msimbo usio sahihi wa kinga ya pili',
    factor_changed: 'Kinga ya pili ilibadilishwa',
    passkey_changed: 'Passkey zilibadilishwa',
    passkey_failed: 'Passkey haikukubaliwa',
    passkey_blocked: 'Passkey iliyonakiliwa ilizuiwa',
    recovery_code_used: 'Msimbo wa dharura ulitumika',
    phone_changed: 'Namba ya simu ilibadilishwa',
    email_changed: 'Barua pepe ilibadilishwa',
    password_changed: 'Nenosiri lilibadilishwa',
    change_undone: 'Mabadiliko yalitenguliwa kwa link',
  },
}
