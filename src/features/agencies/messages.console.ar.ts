import { frame } from '../console/messages.frame.ar.ts'
import type { rooms as english } from './messages.console.en.ts'

const { rooms: names } = frame

export const rooms: typeof english = {
  agencies: {
    title: names.agencies,
    search: 'الاسم أو رقم الترخيص',
    status: 'الحالة',
    statuses: { pending: 'مقدّم الطلب', approved: 'معتمد', suspended: 'موقوف' },
    waiting: 'ترخيص بانتظار القرار',
    columns: {
      name: 'المكتب',
      licence: 'الترخيص',
      expires: 'صالح حتى',
      candidates: 'المرشحون',
      status: 'الحالة',
    },
    open: 'فتح',
    openOf: (name) => `فتح ${name}`,
    empty: 'لم يتقدم أي مكتب بعد',
    licences: 'التراخيص',
    licenceStates: {
      submitted: 'بانتظار القرار',
      approved: 'معتمد',
      rejected: 'مرفوض',
      replaced: 'مستبدل',
    },
    openPaper: 'فتح الوثيقة',
    noPaper: 'لا توجد وثيقة',
    members: 'الأعضاء',
    memberRoles: { owner: 'مالك', editor: 'محرّر', viewer: 'مطّلع' },
    approve: 'اعتماد الترخيص',
    approveText: 'يسري الترخيص من الآن، ويمكن للمكتب الجديد عرض مرشحيه.',
    refuse: 'رفض الترخيص',
    suspend: 'إيقاف',
    suspendText: 'تغادر كل ملفاته القائمة فوراً. يقرأ المكتب السبب.',
    refuseText: 'يقرأ المكتب السبب ويمكنه تقديم وثيقة أخرى.',
    reinstate: 'رفع الإيقاف',
    reinstateText: 'تظهر ملفاته من جديد إذا كان الترخيص صالحاً.',
    reason: 'السبب كما يقرؤه المكتب',
  },
}
