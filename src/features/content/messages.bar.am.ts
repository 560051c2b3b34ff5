import type { Translation } from '../../platform/shared/catalogues.ts'
import type { bar as en } from './messages.bar.en.ts'

export const bar: Translation<typeof en> = {
  label: 'ቦታዎች',
  home: 'መነሻ',
  messages: 'መልእክቶች',
  hire: 'ቅጥር',
  profile: 'ፕሮፋይል',
  today: 'ዛሬ',
  work: 'ሥራ',
  me: 'እኔ',
  recruitment: 'ቅጥር',
  papers: 'ሰነዶች',
}
