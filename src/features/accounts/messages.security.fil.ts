import type { Translation } from '../../platform/shared/catalogues.ts'
import type { security as en } from './messages.security.en.ts'

export const security: Translation<typeof en> = {
  title: 'Kasaysayan ng seguridad',
  text: 'Ang nangyari sa account mo nitong nakaraang taon. May hindi sa iyo? Palitan ang password mo at i-sign out ang device.',
  loading: 'Nilo-load ang kasaysayan...',
  failed: 'Hindi ma-load ang kasaysayan.',
  retry: 'Subukan ulit',
  none: 'Wala pang nangyari.',
  show: 'Ipakita ang kasaysayan',
  more: 'Ipakita ang mas nauna',
  unknownDevice: 'Hindi kilalang device',
  on: (browser, system) => `${browser} sa ${system}`,
  kinds: {
    signed_in: 'Nag-sign in',
    sign_in_failed: 'Pag-sign in na mali ang password',
    session_reused: 'Ginamit ulit ang lumang pag-sign in; na-sign out ang device',
    proved: 'Napatunayan kung sino',
    proof_failed: 'Hindi napatunayan kung sino',
    factor_failed: 'Maling code ng pangalawang patunay',
    factor_changed: 'Pinalitan ang pangalawang patunay',
    passkey_changed: 'Binago ang mga passkey',
    passkey_failed: 'Passkey na hindi tinanggap',
    passkey_blocked: 'Na-block ang kinopyang passkey',
    recovery_code_used: 'Nagamit ang recovery code',
    phone_changed: 'Pinalitan ang mobile number',
    email_changed: 'Pinalitan ang e-mail address',
    password_changed: 'Pinalitan ang password',
    change_undone: 'Ibinalik ang binago gamit ang link',
  },
}
