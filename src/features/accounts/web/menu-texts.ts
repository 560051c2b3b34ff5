import { textsHook } from '../../../platform/web/texts.ts'

// Apart from messages.*.ts: every page needs these few words, the others come with the dialogs.
const en = {
  signIn: 'Sign In',
  menu: (name: string) => `Account of ${name}`,
  dashboard: 'Dashboard',
  changePassword: 'Change Password',
  devices: 'Signed-in devices',
  logOut: 'Logout',
  notLoaded: 'This could not be loaded. Please check your connection and try again.',
}

const ar: typeof en = {
  signIn: 'تسجيل الدخول',
  menu: (name) => `حساب ${name}`,
  dashboard: 'لوحة التحكم',
  changePassword: 'تغيير كلمة المرور',
  devices: 'الأجهزة المسجَّل دخولها',
  logOut: 'تسجيل الخروج',
  notLoaded: 'تعذّر التحميل. يرجى التحقق من اتصالك والمحاولة من جديد.',
}

export const menuTexts = { en, ar }
export const useMenuTexts = textsHook(menuTexts)
