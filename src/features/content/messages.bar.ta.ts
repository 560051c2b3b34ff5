import type { Translation } from '../../platform/shared/catalogues.ts'
import type { bar as en } from './messages.bar.en.ts'

export const bar: Translation<typeof en> = {
  label: 'இடங்கள்',
  home: 'முகப்பு',
  messages: 'செய்திகள்',
  hire: 'வேலைக்கு எடு',
  profile: 'சுயவிவரம்',
  today: 'இன்று',
  work: 'வேலை',
  me: 'நான்',
  recruitment: 'சேர்தல்',
  papers: 'ஆவணங்கள்',
}
