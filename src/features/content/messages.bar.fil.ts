import type { Translation } from '../../platform/shared/catalogues.ts'
import type { bar as en } from './messages.bar.en.ts'

export const bar: Translation<typeof en> = {
  label: 'Mga lugar',
  home: 'Home',
  messages: 'Mensahe',
  hire: 'Trabaho',
  profile: 'Profile',
  today: 'Ngayon',
  work: 'Trabaho',
  me: 'Ako',
  recruitment: 'Recruitment',
  papers: 'Dokumento',
}
