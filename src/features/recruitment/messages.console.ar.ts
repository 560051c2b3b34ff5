import { frame } from '../console/messages.frame.ar.ts'
import type { rooms as english } from './messages.console.en.ts'

const { rooms: names } = frame

export const rooms: typeof english = {
  recruitments: {
    title: names.recruitments,
    search: 'الاسم أو الأسرة أو رقم الطلب',
    status: 'الحالة',
    statuses: { open: 'مفتوح', completed: 'مكتمل', closed: 'مغلق' },
    columns: {
      worker: 'الاسم',
      household: 'الأسرة',
      order: 'الطلب',
      nationality: 'الجنسية',
      since: 'منذ',
      status: 'الحالة',
      due: 'الموعد',
    },
    overdue: 'متأخر',
    empty: 'لم يُوظَّف أحد بعد',
  },
}
