import { textsHook } from '../../../../platform/web/texts.ts'

// Apart from messages.*.ts: every page needs these few words, the others come when they are asked for.
const en = { signIn: 'Sign In', loading: 'Loading', notLoaded: 'This could not be loaded. Please check your connection and try again.' }
const ar: typeof en = { signIn: 'تسجيل الدخول', loading: 'جارٍ التحميل', notLoaded: 'تعذّر التحميل. يرجى التحقق من اتصالك والمحاولة من جديد.' }

export const entryTexts = { en, ar }
export const useEntryTexts = textsHook(entryTexts)
