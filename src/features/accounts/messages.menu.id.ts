import type { en } from './messages.menu.en.ts'

export const id: typeof en = {
  menu: (name) => `Akun ${name}`,
  dashboard: 'Beranda saya',
  account: 'Akun Anda',
  changePassword: 'Ganti kata sandi',
  devices: 'Perangkat yang masuk',
  logOut: 'Keluar',
}
