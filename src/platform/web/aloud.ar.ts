import type { en } from './aloud.en.ts'

export const ar: typeof en = {
  listen: 'استماع',
  stop: 'إيقاف',
  noVoice:
    'لا يوجد في هذا الجهاز صوت لهذه اللغة. يمكن إضافته من إعدادات الجهاز: «تحويل النص إلى كلام».',
}
