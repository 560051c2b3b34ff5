import type { en } from './messages.en.ts'

export const ar = {
  errors: {
    noAgency: 'حسابكم لا يتبع أي مكتب استقدام.',
    ownersOnly: 'هذا الإجراء متاح لمالكي المكتب فقط.',
    editorsOnly: 'يمكنكم الاطلاع على هذا دون تعديله.',
  },
} satisfies typeof en
