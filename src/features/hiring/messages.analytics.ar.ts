import { formatNumber } from '../../platform/shared/digits.ts'
import type { en } from './messages.analytics.en.ts'

export const ar: typeof en = {
  range: 'المدة',
  ranges: { ALL: 'كل المدة', '1M': 'شهر', '6M': '6 أشهر', '1Y': 'سنة' },
  loading: 'جارٍ تحميل التحليلات',
  failed: { title: 'تعذّر تحميل التحليلات', text: 'يرجى التحقق من الاتصال والمحاولة مرة أخرى.' },
  tiles: {
    all: 'إجمالي المرشحين',
    shortlisted: 'القائمة المختصرة',
    interview: 'المقابلات',
    selected: 'تم الاختيار',
    hired: 'تم التوظيف',
    rejected: 'تم الرفض',
  },
  share: (percent) => `${formatNumber(percent)}% من الإجمالي`,
  alsoShortlisted: (n) => `منها ${formatNumber(n)} في القائمة المختصرة أيضًا`,
  quick: {
    title: 'إحصاءات سريعة',
    pendingInterviews: 'مقابلات قادمة',
    offersExtended: 'عروض مقدَّمة',
    activeRecruitments: 'عمليات استقدام جارية',
  },
  recruitment: {
    title: 'إحصاءات الاستقدام',
    totalCandidatesViewed: 'ملفات تم الاطلاع عليها',
    totalRecruitments: 'إجمالي عمليات الاستقدام',
    inProgress: 'قيد التنفيذ',
    completed: 'مكتملة',
  },
  timeline: { title: 'المراحل عبر الزمن', week: 'أسبوع', month: 'الشهر', year: 'السنة' },
  funnel: {
    title: 'من القائمة المختصرة إلى التوظيف',
    stage: 'المرحلة',
    candidates: 'المرشحون',
    percent: (percent: number) => `${formatNumber(percent)}%`,
  },
  stages: {
    shortlisted: 'القائمة المختصرة',
    interview: 'المقابلة',
    selected: 'الاختيار',
    hired: 'التوظيف',
    rejected: 'الرفض',
  },
  table: 'عرض كجدول',
  recent: 'أحدث المرشحين',
  noRecent: 'لم يحدث شيء في هذه المدة.',
}
