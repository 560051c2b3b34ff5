import type * as en from './messages.preview.en.ts'

export const preview: typeof en.preview = {
  title: 'لا يرى هذه الصفحة غيركم',
  text: 'هكذا ستراكم الأسر. لا تستطيع الأسر العثور عليها بعد.',
  toProfile: 'إلى ملفي',
  loading: 'جارٍ التحميل',
}
