import type { en } from './messages.en.ts'

export const ar = {
  errors: {
    noAgency: 'حسابكم لا يتبع أي مكتب استقدام.',
    ownersOnly: 'هذا الإجراء متاح لمالكي المكتب فقط.',
    editorsOnly: 'يمكنكم الاطلاع على هذا دون تعديله.',
  },
  metaTitle: (room: string) => `${room} | منزل`,
  title: 'المكتب',
  menu: 'قائمة المكتب',
  close: 'إغلاق',
  cancel: 'إلغاء',
  retry: 'إعادة المحاولة',
  loading: 'جارٍ تحميل مساحة عملكم',
  failed: { title: 'تعذّر تحميل مساحة عملكم', text: 'يرجى التحقق من الاتصال والمحاولة من جديد.' },
  away: {
    offline: 'أنتم غير متصلين بالإنترنت',
    unreachable: 'تعذّر الوصول إلى منزل',
    text: 'يرجى التحقق من الاتصال والمحاولة من جديد.',
  },
  groups: { households: 'الأسر', agency: 'مكتبك' },
  rooms: {
    overview: 'نظرة عامة',
    candidates: 'المرشحون',
    interest: 'اهتمام الأسر',
    interviews: 'المقابلات',
    agreements: 'الشروط',
    messages: 'الرسائل',
    recruitments: 'الاستقدام',
    services: 'الاستقدام من الخارج',
    licence: 'الترخيص',
    members: 'الأعضاء',
  },
  roles: { owner: 'مالك', editor: 'محرر', viewer: 'مطّلع' },
  standing: {
    pending: {
      title: 'مكتبكم في انتظار الموافقة',
      text: 'يمكنكم تجهيز ملفات مرشحيكم، وتظهر للأسر بعد أن نتحقق من ترخيصكم.',
    },
    suspended: {
      title: 'مكتبكم موقوف',
      text: 'لا يظهر مرشحوكم للأسر حتى يُرفع الإيقاف.',
    },
    licence_expired: {
      title: 'انتهت صلاحية ترخيصكم',
      text: 'لا يظهر مرشحوكم للأسر حتى يُعتمد ترخيص ساري المفعول.',
    },
    reason: (reason: string) => `السبب: ${reason}`,
    toLicence: 'الانتقال إلى الترخيص',
    viewing: 'يمكنكم الاطلاع على كل شيء هنا دون تعديله.',
  },
  none: {
    title: 'لستم عضواً في أي مكتب',
    text: 'اطلبوا من مالك مكتبكم دعوة رقمكم، أو قدّموا طلباً لمكتب خاص بكم.',
  },
} satisfies typeof en
