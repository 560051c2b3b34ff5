import { plural } from '../../platform/shared/locale.ts'
import type { stepUp as en } from './messages.step-up.en.ts'

export const stepUp: typeof en = {
  title: 'تأكيد هويتك',
  text: (minutes) =>
    `هذه الخطوة لك وحدك، لذا نرجو إثبات هويتك. ويسري ذلك لمدة ${plural('ar', minutes, { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })}.`,
  password: 'كلمة مرورك',
  code: 'رمز التطبيق أو رمز استرداد',
  codeRequired: 'يرجى إدخال الرمز.',
  submit: 'تأكيد',
  cancel: 'إلغاء',
  failed: 'تعذّر التحقق. يرجى المحاولة من جديد.',
}
