import type { Translation } from '../../platform/shared/catalogues.ts'
import type { bar as en } from './messages.bar.en.ts'

export const bar: Translation<typeof en> = {
  label: 'Tempat',
  home: 'Beranda',
  messages: 'Pesan',
  hire: 'Kerja',
  profile: 'Profil',
  today: 'Hari ini',
  work: 'Kerja',
  me: 'Saya',
  recruitment: 'Perekrutan',
  papers: 'Dokumen',
}
