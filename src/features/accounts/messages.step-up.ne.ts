import { plural } from '../../platform/shared/locale.ts'
import type { stepUp as en } from './messages.step-up.en.ts'

export const stepUp: typeof en = {
  title: 'यो तपाईं नै हो भनी पुष्टि गर्नुहोस्',
  text: (minutes) =>
    `यो चरण तपाईंका लागि मात्र हो, त्यसैले आफ्नो पहिचान पुष्टि गर्नुहोस्। यो ${plural('ne', minutes, { one: '# मिनेट', other: '# मिनेट' })}सम्म मानिन्छ।`,
  password: 'तपाईंको पासवर्ड',
  code: 'तपाईंको एपको कोड, वा रिकभरी कोड',
  codeRequired: 'कोड लेख्नुहोस्।',
  submit: 'पुष्टि गर्नुहोस्',
  cancel: 'रद्द गर्नुहोस्',
  failed: 'जाँच हुन सकेन। फेरि प्रयास गर्नुहोस्।',
}
