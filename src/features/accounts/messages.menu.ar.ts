import type { en } from './messages.menu.en.ts'

export const ar: typeof en = {
  menu: (name) => `حساب ${name}`,
  dashboard: 'لوحة التحكم',
  account: 'حسابك',
  changePassword: 'تغيير كلمة المرور',
  devices: 'الأجهزة المسجَّل دخولها',
  logOut: 'تسجيل الخروج',
}
