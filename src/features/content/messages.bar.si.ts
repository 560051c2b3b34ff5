import type { Translation } from '../../platform/shared/catalogues.ts'
import type { bar as en } from './messages.bar.en.ts'

export const bar: Translation<typeof en> = {
  label: 'තැන්',
  home: 'මුල් පිටුව',
  messages: 'පණිවිඩ',
  hire: 'රැකියාව',
  profile: 'ප්‍රොෆයිල්',
  today: 'අද',
  work: 'වැඩ',
  me: 'මම',
  recruitment: 'බඳවා ගැනීම',
  papers: 'ලියකියවිලි',
}
