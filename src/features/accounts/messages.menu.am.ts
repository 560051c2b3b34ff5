import type { en } from './messages.menu.en.ts'

export const am: typeof en = {
  menu: (name) => `የ${name} አካውንት`,
  dashboard: 'የእኔ ገጽ',
  account: 'የእርስዎ አካውንት',
  changePassword: 'የይለፍ ቃል ይቀይሩ',
  devices: 'የገቡባቸው መሣሪያዎች',
  logOut: 'ይውጡ',
}
