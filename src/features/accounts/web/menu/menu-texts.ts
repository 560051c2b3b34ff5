import { textsHook } from '../../../../platform/web/texts.ts'

// Apart from messages.*.ts: every page of who is signed in needs these few words, the others come with the dialogs.
const en = {
  menu: (name: string) => `Account of ${name}`,
  dashboard: 'Dashboard',
  account: 'Your account',
  changePassword: 'Change Password',
  devices: 'Signed-in devices',
  logOut: 'Logout',
}

const ar: typeof en = {
  menu: (name) => `حساب ${name}`,
  dashboard: 'لوحة التحكم',
  account: 'حسابك',
  changePassword: 'تغيير كلمة المرور',
  devices: 'الأجهزة المسجَّل دخولها',
  logOut: 'تسجيل الخروج',
}

export const menuTexts = { en, ar }
export const useMenuTexts = textsHook(menuTexts)
