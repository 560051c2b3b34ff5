import type { en } from './messages.entry.en.ts'

export const ar: typeof en = { signIn: 'تسجيل الدخول', loading: 'جارٍ التحميل' }
