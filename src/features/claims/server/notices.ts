import type { NoticeKind } from '../../notifications/server/index.ts'

/** What a worker is told of a record that an agency keeps under her number, and an agency of what she decides about it. */
export const claimNotices = {
  record_kept: {
    group: 'profiles',
    channels: ['sms'],
    roles: ['jobseeker'],
    label: { en: 'An agency keeps a record of you', ar: 'مكتب يحتفظ بملف لكِ' },
    en: ({ agency }) => ({
      title: `${String(agency)} keeps a record under your number`,
      text: `The agency ${String(agency)} keeps a record under your number. Look at your page: you can take it over, or object to it.`,
    }),
    ar: ({ agency }) => ({
      title: `يحتفظ مكتب ${String(agency)} بملف تحت رقمكِ`,
      text: `يحتفظ مكتب ${String(agency)} بملف تحت رقمكِ. افتحي صفحتكِ: يمكنكِ تولّي إدارته أو الاعتراض عليه.`,
    }),
  },
  record_claimed: {
    group: 'profiles',
    channels: ['sms'],
    roles: ['agency'],
    label: { en: 'A worker keeps her record herself', ar: 'تولّت عاملة إدارة ملفها' },
    en: ({ name }) => ({
      title: `${String(name)} keeps her record herself now`,
      text: `${String(name)} confirmed her number and keeps her record herself from now on. You still supply her; what the public sees is hers to decide.`,
    }),
    ar: ({ name }) => ({
      title: `أصبحت ${String(name)} تدير ملفها بنفسها`,
      text: `أكدت ${String(name)} رقمها وتدير ملفها بنفسها من الآن. تبقى من مرشحاتكم، وهي من تقرر ما يراه الجميع.`,
    }),
  },
  record_objected: {
    group: 'profiles',
    channels: ['sms'],
    roles: ['agency'],
    label: { en: 'A worker objects to her record', ar: 'اعترضت عاملة على ملفها لديكم' },
    en: ({ name }) => ({
      title: `${String(name)} does not want her record shown`,
      text: `The worker whose number stands in your record of ${String(name)} objects to it. It is no longer shown and can't be published again.`,
    }),
    ar: ({ name }) => ({
      title: `لا ترغب ${String(name)} في عرض ملفها`,
      text: `اعترضت صاحبة الرقم المسجل في ملف ${String(name)} على عرضه. لم يعد الملف معروضاً ولا يمكن نشره من جديد.`,
    }),
  },
  agency_left: {
    group: 'profiles',
    channels: ['sms'],
    roles: ['agency'],
    label: { en: 'A worker leaves the agency', ar: 'غادرت عاملة المكتب' },
    en: ({ name }) => ({
      title: `${String(name)} has left your agency`,
      text: `${String(name)} left your agency. Her record is hers alone now and is no longer in your list.`,
    }),
    ar: ({ name }) => ({
      title: `غادرت ${String(name)} مكتبكم`,
      text: `غادرت ${String(name)} مكتبكم. أصبح ملفها لها وحدها ولم يعد في قائمتكم.`,
    }),
  },
} satisfies Record<string, NoticeKind>
