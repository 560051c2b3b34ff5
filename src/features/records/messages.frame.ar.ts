import type { frame as en } from './messages.frame.en.ts'

export const frame: typeof en = {
  metaProfile: 'ملفي | منزل',
  metaDocuments: 'مستنداتي | منزل',
  tabs: {
    label: 'مساحتي',
    today: 'اليوم',
    profile: 'الملف الشخصي',
    documents: 'مستنداتي',
    interviews: 'المقابلات',
    messages: 'الرسائل',
    agreements: 'شروط العمل',
    recruitment: 'الاستقدام',
    work: 'العمل',
  },
  close: 'إغلاق',
  loading: 'جارٍ تحميل الملف...',
}
