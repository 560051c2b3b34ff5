import type { Translation } from '../../platform/shared/catalogues.ts'
import type { security as en } from './messages.security.en.ts'

export const security: Translation<typeof en> = {
  title: 'பாதுகாப்பு வரலாறு',
  text: 'கடந்த ஒரு வருடத்தில் உங்கள் கணக்கில் நடந்தவை. நீங்கள் செய்யாதது ஏதாவது உள்ளதா? கடவுச்சொல்லை மாற்றி, அந்தச் சாதனத்தை வெளியேற்றுங்கள்.',
  loading: 'வரலாறு ஏற்றப்படுகிறது...',
  failed: 'வரலாற்றை ஏற்ற முடியவில்லை.',
  retry: 'மீண்டும் முயற்சி செய்',
  none: 'இன்னும் எதுவும் நடக்கவில்லை.',
  show: 'வரலாற்றைக் காட்டு',
  more: 'முந்தையதைக் காட்டு',
  unknownDevice: 'தெரியாத சாதனம்',
  on: (browser, system) => `${system}, ${browser}`,
  kinds: {
    signed_in: 'உள்நுழைவு',
    sign_in_failed: 'தவறான கடவுச்சொல்லுடன் உள்நுழைய முயற்சி',
    session_reused: 'பழைய உள்நுழைவு மீண்டும் பயன்பட்டது; அந்தச் சாதனம் வெளியேற்றப்பட்டது',
    proved: 'யார் என்று உறுதிப்படுத்தப்பட்டது',
    proof_failed: 'யார் என்று உறுதிப்படுத்த முடியவில்லை',
    factor_failed: 'இரண்டாவது பாதுகாப்பின் குறியீடு தவறு',
    factor_changed: 'இரண்டாவது பாதுகாப்பு மாறியது',
    passkey_changed: 'கடவுச்சாவிகள் மாறின',
    passkey_failed: 'கடவுச்சாவி ஏற்கப்படவில்லை',
    passkey_blocked: 'நகல் எடுக்கப்பட்ட கடவுச்சாவி தடுக்கப்பட்டது',
    recovery_code_used: 'மீட்புக் குறியீடு பயன்படுத்தப்பட்டது',
    phone_changed: 'மொபைல் எண் மாறியது',
    email_changed: 'மின்னஞ்சல் முகவரி மாறியது',
    password_changed: 'கடவுச்சொல் மாறியது',
    change_undone: 'மாற்றங்கள் இணைப்பின் மூலம் திரும்பப் பெறப்பட்டன',
  },
}
