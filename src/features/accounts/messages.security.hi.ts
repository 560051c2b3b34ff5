import type { Translation } from '../../platform/shared/catalogues.ts'
import type { security as en } from './messages.security.en.ts'

export const security: Translation<typeof en> = {
  title: 'सुरक्षा का इतिहास',
  text: 'पिछले एक साल में आपके अकाउंट में जो हुआ। कुछ ऐसा है जो आपने नहीं किया? पासवर्ड बदलें और उस डिवाइस को साइन आउट करें।',
  loading: 'इतिहास लोड हो रहा है...',
  failed: 'इतिहास लोड नहीं हुआ।',
  retry: 'फिर से कोशिश करें',
  none: 'अभी कुछ नहीं हुआ।',
  show: 'इतिहास दिखाएँ',
  more: 'पहले का दिखाएँ',
  unknownDevice: 'अनजान डिवाइस',
  on: (browser, system) => `${system} पर ${browser}`,
  kinds: {
    signed_in: 'साइन इन हुआ',
    sign_in_failed: 'गलत पासवर्ड से साइन इन',
    session_reused: 'पुराना साइन इन फिर इस्तेमाल हुआ; डिवाइस साइन आउट किया गया',
    proved: 'पहचान की पुष्टि हुई',
    proof_failed: 'पहचान की पुष्टि नहीं हुई',
    factor_failed: 'दूसरी पुष्टि का गलत कोड',
    factor_changed: 'दूसरी पुष्टि बदली गई',
    passkey_changed: 'पासकी बदली गई',
    passkey_failed: 'पासकी नहीं मानी गई',
    passkey_blocked: 'नकल की गई पासकी रोकी गई',
    recovery_code_used: 'रिकवरी कोड इस्तेमाल हुआ',
    phone_changed: 'मोबाइल नंबर बदला गया',
    email_changed: 'ईमेल पता बदला गया',
    password_changed: 'पासवर्ड बदला गया',
    change_undone: 'लिंक से बदलाव वापस लिए गए',
  },
}
