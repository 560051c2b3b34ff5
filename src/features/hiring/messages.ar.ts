import type { en } from './messages.en.ts'

export const ar: typeof en = {
  errors: {
    PAYMENT_REQUIRED: 'يتم التوظيف بعد دفع قيمة الطلب.',
    INVALID_TRANSITION: 'هذه الخطوة غير ممكنة في الوضع الحالي.',
    notInPipeline: 'هذه المرشحة ليست في قائمتك.',
    notFromAvailable: 'هذه الخطوة غير ممكنة: المرشحة ليست في قائمتك.',
    notFromShortlisted: 'هذه الخطوة غير ممكنة: المرشحة في القائمة المختصرة.',
    notFromInterviewScheduled: 'هذه الخطوة غير ممكنة: هناك مقابلة مجدولة مع المرشحة.',
    notFromInterviewCompleted: 'هذه الخطوة غير ممكنة: انتهت المقابلة مع المرشحة.',
    notFromSelected: 'هذه الخطوة غير ممكنة: تم اختيار المرشحة.',
    notFromRejected: 'هذه الخطوة غير ممكنة: تم رفض المرشحة. يرجى استعادتها أولاً.',
    notFromHired: 'هذه الخطوة غير ممكنة: تم توظيف المرشحة.',
    interviewOnlyBySchedule: 'تحتاج المقابلة إلى تاريخ ووقت. يرجى جدولتها.',
    selectionNeedsInterview: 'لا توجد مقابلة مجدولة مع هذه المرشحة. يرجى اختيارها مباشرة.',
    interviewDatePast: 'يجب أن يكون تاريخ المقابلة اليوم أو بعده.',
    interviewTimePast: 'وقت المقابلة قد مضى.',
  },
}
