import type { Translation } from '../../platform/shared/catalogues.ts'
import type { bar as en } from './messages.bar.en.ts'

export const bar: Translation<typeof en> = {
  label: 'জায়গা',
  home: 'হোম',
  messages: 'মেসেজ',
  hire: 'নিয়োগ',
  profile: 'প্রোফাইল',
  today: 'আজ',
  work: 'কাজ',
  me: 'আমি',
  recruitment: 'নিয়োগ',
  papers: 'কাগজপত্র',
}
