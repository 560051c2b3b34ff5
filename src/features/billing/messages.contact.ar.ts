import type { contact as en } from './messages.contact.en.ts'

export const contact: typeof en = {
  title: 'التواصل',
  phone: 'الهاتف',
  whatsapp: 'واتساب',
  email: 'البريد الإلكتروني',
  nothingOfHire: 'لا يوجد هنا رقم ولا عنوان. يرجى سؤالنا.',
  whileHired: 'متاح للطرفين ما دام التوظيف قائماً، ولا حاجة إلى باقة.',
  failed: 'تعذّر تحميل بيانات التواصل. يرجى المحاولة من جديد.',
}
