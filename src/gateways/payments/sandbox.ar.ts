import type { en } from './sandbox.en.ts'

export const ar: typeof en = {
  title: 'دفعة تجريبية',
  badge: 'Sandbox · بيئة تجريبية',
  explanation: 'هذه الصفحة تقوم مقام مزوّد الدفع. لا تُطلب أي بطاقة ولا تُحوَّل أي أموال.',
  amount: 'المبلغ',
  reference: 'المرجع',
  pay: 'ادفع',
  decline: 'ارفض الدفعة',
  cancel: 'إلغاء',
  back: 'العودة إلى منزل',
  mayClose: 'يمكنك إغلاق هذه النافذة.',
  astray: 'حالات غير معتادة',
  neverReturns: 'ادفع وابقَ هنا',
  returnsTwice: 'ادفع، وتصل الرسالة مرتين',
  webhookLate: 'ادفع، ويتأخر رد البنك',
  done: {
    pending: 'لم يُجب البنك بعد',
    paid: 'تم الدفع',
    failed: 'رُفضت الدفعة',
    cancelled: 'أُلغيت الدفعة',
    refunded: 'أُعيد المبلغ',
  },
}
