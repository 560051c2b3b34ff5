import { textsHook } from '../../../../platform/web/texts.ts'

// Apart from messages.*.ts: every page needs these few words, the others come when they are asked for.
const en = { signIn: 'Sign In', loading: 'Loading' }
const ar: typeof en = { signIn: 'تسجيل الدخول', loading: 'جارٍ التحميل' }

export const entryTexts = { en, ar }
export const useEntryTexts = textsHook(entryTexts)
