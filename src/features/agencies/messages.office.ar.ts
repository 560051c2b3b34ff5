import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.office.en.ts'

export const ar = {
  errors: {
    licenceNumberRequired: 'يرجى إدخال رقم الترخيص.',
    agencyNameRequired: 'يرجى إدخال اسم المكتب.',
    licenceEnded: 'انتهت صلاحية هذا الترخيص.',
    licenceTaken: 'رقم الترخيص هذا مسجّل لمكتب آخر.',
    noLicenceWaits: 'لا يوجد ترخيص في انتظار القرار.',
    notSupplying: 'لا يمكن إيقاف إلا مكتب معتمد.',
    agencyNotSuspended: 'هذا المكتب ليس موقوفاً.',
    alreadyMember: 'أنتم عضو في مكتب بالفعل.',
    alreadyInTeam: 'صاحب هذا الرقم عضو بالفعل.',
    tooManyMembers: 'الحد الأقصى لكل مكتب 100 عضو ودعوة.',
    agencyNeedsOwner: 'لا بد للمكتب من مالك. اجعلوا شخصاً آخر مالكاً أولاً.',
    invitationVoid: 'لم تعد هذه الدعوة صالحة. اطلبوا من المكتب دعوة جديدة.',
    signInToJoin: 'لهذا الرقم حساب بالفعل. سجّلوا الدخول لقبول الدعوة.',
  } as Record<string, string>,
  roles: { owner: 'مالك', editor: 'محرر', viewer: 'مطّلع' },
  sms: {
    invitation: ({ agency, role, link }: { agency: string; role: string; link: string }) =>
      `يدعوكم ${agency} إلى مساحة عمله في منزل بصفة ${role}. انضموا خلال 7 أيام: ${link}`,
    taken: ({ agency }: { agency: string }) =>
      `يرغب ${agency} في دعوتكم إلى مساحة عمله في منزل، لكن رقمكم مرتبط بحساب آخر. للانضمام زوّدوا المكتب برقم آخر.`,
  },
  notices: {
    labels: {
      expiring: 'قرب انتهاء الترخيص',
      expired: 'انتهاء الترخيص',
      approved: 'اعتماد ترخيص',
      refused: 'رفض ترخيص',
      suspended: 'إيقاف المكتب',
      reinstated: 'رفع الإيقاف',
      joined: 'انضمام عضو إلى المكتب',
      roleChanged: 'تغيّر دوركم',
      removed: 'إزالتكم من مكتب',
    },
    expiring: (name: string, date: string, days: number) => ({
      title: 'قرب انتهاء ترخيصكم',
      text: `ترخيص ${name} سارٍ حتى ${date}، أي بعد ${plural('ar', days, { zero: 'أقل من يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يوماً', other: '# يوم' })}. قدّموا الجديد في الوقت المناسب، فمن دونه تُخفى ملفاتكم.`,
    }),
    expired: (name: string, date: string) => ({
      title: 'انتهى ترخيصكم',
      text: `انتهى ترخيص ${name} في ${date}. ملفات مرشحيكم مخفية حتى يُعتمد ترخيص جديد.`,
    }),
    approved: (name: string, date: string) => ({
      title: 'تم اعتماد ترخيصكم',
      text: `اعتُمد ترخيص ${name}، وهو سارٍ حتى ${date}. ترى الأسر ما تنشرونه من ملفات.`,
    }),
    refused: (name: string, reason: string) => ({
      title: 'لم يُعتمد ترخيصكم',
      text: `لم يُعتمد الترخيص المقدَّم من ${name}: ${reason} يرجى تقديم ترخيص آخر.`,
    }),
    suspended: (name: string, reason: string) => ({
      title: 'مكتبكم موقوف',
      text: `أُوقف ${name} وأُخفيت ملفاته: ${reason}`,
    }),
    reinstated: (name: string) => ({
      title: 'عاد مكتبكم',
      text: `رُفع الإيقاف عن ${name}. ترى الأسر مرشحيكم من جديد.`,
    }),
    joined: (name: string, role: string) => ({
      title: 'انضم عضو',
      text: `انضم ${name} إلى مكتبكم بصفة ${role}.`,
    }),
    roleChanged: (agency: string, role: string) => ({
      title: 'تغيّر دوركم',
      text: `دوركم في ${agency} الآن: ${role}.`,
    }),
    removed: (agency: string) => ({ title: 'تمت إزالتكم', text: `لم تعودوا عضواً في ${agency}.` }),
  },
} satisfies typeof en
