import type { en } from './messages.server.en.ts'

/** What the server says: refusals, and word of messages. */
export const ar: typeof en = {
  errors: {
    translationAway: 'تعذّرت الترجمة الآن. يرجى المحاولة لاحقاً.',
    translationOff: 'لا تُترجم الرسائل هنا.',
    messagePrivate: 'هذه رسالة خاصة، فلا تُترجم.',
    messageEmpty: 'يرجى كتابة شيء.',
    paperNeedsContact:
      'يمكن إرسال المستندات بعد فتح بيانات التواصل بينكما: بعد مقابلة مقبولة أو توظيف.',
    notShortlisted: 'يمكنكم الكتابة بعد الإضافة إلى القائمة المختصرة.',
    nobodyToWriteTo: 'لا يوجد هنا من يمكن مراسلته: لا حساب مفتوح لصاحب الملف ولا لمكتب يمثّله.',
    conversationEnded: 'أنهى الطرف الآخر هذه المحادثة.',
    conversationEndedByYou: 'لقد أنهيتم هذه المحادثة.',
    conversationBlocked: 'لقد حظرتم الطرف الآخر.',
    tooManyConversations:
      'يمكنكم بدء خمس محادثات في اليوم بدون باقة. يمكنكم بدء المحادثة التالية غداً.',
    reportSettled: 'تمت تسوية هذا البلاغ.',
  },
  notices: {
    message_received: {
      label: 'رسالة جديدة',
      title: (name) => `رسالة من ${name}`,
      text: (name) => `لديكم رسالة جديدة من ${name}.`,
    },
    agency_message_received: {
      label: 'رسالة جديدة تخص أحد مرشحيكم',
      title: (name) => `رسالة من ${name}`,
      text: (name, candidate) => `لديكم رسالة جديدة من ${name} بخصوص ${candidate}.`,
    },
    conversation_warning: {
      label: 'تنبيه بشأن محادثة',
      title: () => 'تنبيه بشأن محادثة',
      text: () =>
        'راجعنا محادثة لكم تم الإبلاغ عنها، وما قيل فيها يخالف شروطنا. إذا تكرر ذلك فقد يوقف حسابكم.',
    },
  },
}
