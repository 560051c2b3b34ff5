import type { en } from './messages.en.ts'

export const ar: typeof en = {
  errors: {
    orderAlreadyPaid: 'تم دفع هذا الطلب من قبل.',
    orderClosed: 'هذا الطلب مغلق ولم يعد بالإمكان دفعه.',
    paymentProviderAway: 'لم تستجب خدمة الدفع. لم يُخصم أي مبلغ. يرجى المحاولة من جديد.',
    idempotencyKeyInvalid: 'يجب أن يتكوّن Idempotency-Key من 1 إلى 200 حرف قابل للطباعة.',
    signatureInvalid: 'توقيع هذه الرسالة مفقود أو غير صحيح.',
  },
  invoice: {
    title: 'منزل · فاتورة',
    invoiceNo: 'رقم الفاتورة',
    invoiceDate: 'تاريخ الفاتورة',
    paymentStatus: 'حالة الدفع',
    paid: 'مدفوعة',
    candidateName: 'اسم المرشحة',
    nationality: 'الجنسية',
    position: 'الوظيفة',
    amount: 'المبلغ',
    generatedOn: 'تاريخ الإصدار',
    notSpecified: 'غير محدد',
  },
}
