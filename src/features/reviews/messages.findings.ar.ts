import type { findings as enFindings, lists as enLists } from './messages.findings.en.ts'

export const findings: typeof enFindings = {
  part: { profile: 'الملف', picture: 'الصورة', video: 'الفيديو', texts: 'النصوص' },
  profile_change_asked: {
    label: 'طلب تعديل على الملف',
    title: 'يرجى تعديل شيء في الملف',
    text: (name, part, reason) => `تطلب منزل تعديل ${part} (ملف ${name}): ${reason}`,
  },
  profile_hidden: {
    label: 'إخفاء الملف',
    title: 'الملف مخفي مؤقتاً',
    text: (name, reason) =>
      `لا تستطيع الأسر رؤية ملف ${name} حالياً. السبب: ${reason}. يرجى تعديل الملف وحفظه: سنراجعه من جديد ونخبرك.`,
  },
  profile_shown_again: {
    label: 'عودة ظهور الملف',
    title: 'الملف ظاهر من جديد',
    text: (name) => `راجعنا ملف ${name}، وأصبح ظاهراً للأسر من جديد. شكراً لك.`,
  },
  paper_rejected: {
    label: 'عدم قبول مستند',
    title: 'لم يُقبل أحد المستندات',
    text: (name, paper, reason) =>
      `لم يُقبل المستند «${paper}» الخاص بـ${name}: ${reason}. يرجى رفعه من جديد.`,
  },
  check_recorded: {
    label: 'إتمام تحقق',
    title: (badge) => badge,
    text: (name, badge, date) => `يظهر الآن في ملف ${name}: «${badge}»، حتى ${date}.`,
  },
  check_withdrawn: {
    label: 'سحب تحقق',
    title: (badge) => `لم يعد ظاهراً: ${badge}`,
    text: (name, badge, reason) => `لم يعد يظهر في ملف ${name}: «${badge}». السبب: ${reason}`,
  },
  check_expired: {
    label: 'انتهاء مدة تحقق',
    title: (badge) => `لم يعد ظاهراً: ${badge}`,
    text: (name, badge) =>
      `انتهت مدة «${badge}» في ملف ${name}. يرجى رفع المستند الجديد وسنتحقق منه.`,
  },
}

export const lists: typeof enLists = {
  columns: {
    id: 'الرقم',
    candidateId: 'رقم الملف',
    candidate: 'الاسم',
    agency: 'المكتب',
    kind: 'الجديد',
    state: 'الحالة',
    since: 'منذ',
    reason: 'السبب',
    decidedAt: 'تاريخ القرار',
    decidedBy: 'صاحب القرار',
    paper: 'المستند',
    expiry: 'تاريخ الانتهاء',
    item: 'ما تم التحقق منه',
    method: 'الطريقة',
    checkedAt: 'تاريخ التحقق',
    checkedBy: 'صاحب التحقق',
    confirmedBy: 'صاحب التأكيد',
    differences: 'ما اختلف وسبب قبوله',
    until: 'صالح حتى',
    endedAt: 'انتهى في',
    endedBecause: 'سبب الانتهاء',
  },
  kinds: { profile: 'ملف جديد', picture: 'صورة', video: 'فيديو', texts: 'نصوص' },
  states: {
    open: 'بانتظار المراجعة',
    approved: 'مقبول',
    change_asked: 'طُلب تعديله',
    hidden: 'مخفي',
  },
  paperStates: {
    open: 'بانتظار التحقق',
    verified: 'تم التحقق',
    rejected: 'لم يُقبل',
    withdrawn: 'مسحوب',
    expired: 'منتهٍ',
  },
  checkStates: {
    running: 'سارٍ',
    awaiting: 'بانتظار مشرف ثانٍ',
    again: 'بانتظار إعادة النظر',
    ended: 'منتهٍ',
  },
  endings: {
    paper_deleted: 'حُذف المستند',
    paper_changed: 'تغيّر المستند',
    paper_rejected: 'لم يُقبل المستند',
    name_changed: 'تغيّر الاسم في الملف',
    withdrawn: 'سُحب',
    renewed: 'تم التحقق من جديد',
    expired: 'انتهت مدته',
    to_look_again: 'بانتظار إعادة النظر',
  },
}
