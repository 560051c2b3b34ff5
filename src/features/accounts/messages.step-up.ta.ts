import { plural } from '../../platform/shared/locale.ts'
import type { stepUp as en } from './messages.step-up.en.ts'

export const stepUp: typeof en = {
  title: 'இது நீங்கள்தான் என்று உறுதிப்படுத்துங்கள்',
  text: (minutes) =>
    `இதை நீங்கள் மட்டுமே செய்ய முடியும், அதனால் நீங்கள் யார் என்று காட்டுங்கள். அது ${plural('ta', minutes, { one: '# நிமிடத்துக்கு', other: '# நிமிடங்களுக்கு' })} செல்லும்.`,
  password: 'உங்கள் கடவுச்சொல்',
  code: 'ஆப் காட்டும் குறியீடு, அல்லது மீட்புக் குறியீடு',
  codeRequired: 'குறியீட்டை எழுதுங்கள்.',
  submit: 'உறுதிப்படுத்து',
  cancel: 'ரத்து செய்',
  failed: 'இதைச் சரிபார்க்க முடியவில்லை. மீண்டும் முயற்சி செய்யுங்கள்.',
}
