import type { en } from './messages.en.ts'

export const ar: typeof en = {
  errors: {
    INVALID_TRANSITION: 'هذه الخطوة غير ممكنة للمرشحة في وضعها الحالي.',
    PAYMENT_REQUIRED: 'يتم توظيف المرشحة بعد دفع قيمة طلبها.',
    interviewOnlyBySchedule: 'تحتاج المقابلة إلى تاريخ ووقت. يرجى جدولتها.',
    selectionNeedsInterview: 'لا توجد مقابلة مجدولة مع هذه المرشحة. يرجى اختيارها مباشرة.',
    interviewDatePast: 'يجب أن يكون تاريخ المقابلة اليوم أو بعده.',
    interviewTimePast: 'وقت المقابلة قد مضى.',
  },
}
