import { plural } from '../../platform/shared/locale.ts'
import type { stepUp as en } from './messages.step-up.en.ts'

export const stepUp: typeof en = {
  title: 'पुष्टि करें कि यह आप ही हैं',
  text: (minutes) =>
    `यह कदम सिर्फ़ आपके लिए है, इसलिए अपनी पहचान की पुष्टि करें। यह ${plural('hi', minutes, { one: '# मिनट', other: '# मिनट' })} तक मानी जाती है।`,
  password: 'आपका पासवर्ड',
  code: 'आपके ऐप का कोड, या रिकवरी कोड',
  codeRequired: 'कोड लिखें।',
  submit: 'पुष्टि करें',
  cancel: 'रद्द करें',
  failed: 'जाँच नहीं हो सकी। फिर से कोशिश करें।',
}
