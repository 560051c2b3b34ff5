import type { Translation } from '../../platform/shared/catalogues.ts'
import type { security as en } from './messages.security.en.ts'

export const security: Translation<typeof en> = {
  title: 'सुरक्षाको इतिहास',
  text: 'पछिल्लो एक वर्षमा तपाईंको खातामा भएका कुरा। तपाईंले नगरेको केही छ? पासवर्ड बदल्नुहोस् र त्यो डिभाइस साइन आउट गर्नुहोस्।',
  loading: 'इतिहास लोड हुँदैछ...',
  failed: 'इतिहास लोड भएन।',
  retry: 'फेरि प्रयास गर्नुहोस्',
  none: 'अहिलेसम्म केही भएको छैन।',
  show: 'इतिहास देखाउनुहोस्',
  more: 'पहिलेको देखाउनुहोस्',
  unknownDevice: 'नचिनेको डिभाइस',
  on: (browser, system) => `${system} मा ${browser}`,
  kinds: {
    signed_in: 'साइन इन भयो',
    sign_in_failed: 'गलत पासवर्डले साइन इन',
    session_reused: 'पुरानो साइन इन फेरि चलाइयो; डिभाइस साइन आउट गरियो',
    proved: 'पहिचान पुष्टि भयो',
    proof_failed: 'पहिचान पुष्टि भएन',
    factor_failed: 'दोस्रो पुष्टिको गलत कोड',
    factor_changed: 'दोस्रो पुष्टि बदलियो',
    passkey_changed: 'पासकी बदलियो',
    passkey_failed: 'पासकी मानिएन',
    passkey_blocked: 'नक्कल गरिएको पासकी रोकियो',
    recovery_code_used: 'रिकभरी कोड चलाइयो',
    phone_changed: 'मोबाइल नम्बर बदलियो',
    email_changed: 'इमेल ठेगाना बदलियो',
    password_changed: 'पासवर्ड बदलियो',
    change_undone: 'लिंकबाट बदलेका कुरा फिर्ता गरियो',
  },
}
