import type { Translation } from '../../platform/shared/catalogues.ts'
import type { bar as en } from './messages.bar.en.ts'

export const bar: Translation<typeof en> = {
  label: 'ठाउँहरू',
  home: 'होम',
  messages: 'सन्देश',
  hire: 'काम',
  profile: 'प्रोफाइल',
  today: 'आज',
  work: 'काम',
  me: 'म',
  recruitment: 'भर्ती',
  papers: 'कागजात',
}
