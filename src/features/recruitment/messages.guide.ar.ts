import { plural } from '../../platform/shared/locale.ts'
import type * as en from './messages.guide.en.ts'

const days = (count: number) =>
  plural('ar', count, { one: 'يوم واحد', two: 'يومين', few: '# أيام', other: '# يوماً' })

export const guide: typeof en.guide = {
  usual: (from, to) =>
    from === to ? `المدة المعتادة: ${days(to)}` : `المدة المعتادة: من ${from} إلى ${days(to)}`,
  forecast: (days) => `الوصول المتوقع: ${days}`,
  forecastText: 'بحسب المدة المعتادة للخطوات المتبقية. هذا توقّع وليس وعداً.',
  noForecast: 'لا توقّع لموعد الوصول ما دامت في إحدى الخطوات مشكلة.',
  services: {
    moi: 'فتح موقع وزارة الداخلية',
    qvc: 'فتح موقع مركز تأشيرات قطر',
    mol: 'فتح موقع وزارة العمل',
  },
  newTab: 'يُفتح في نافذة جديدة',
  steps: 'الخطوات',
  people: 'المشاركون',
  conversation: 'فتح المحادثة',
  papers: (count) => `المستندات (${count})`,
}
