import type { en } from './aloud.en.ts'

export const id: typeof en = {
  listen: 'Dengarkan',
  stop: 'Berhenti',
  noVoice:
    'Perangkat Anda tidak punya suara untuk bahasa ini. Anda bisa menambahkannya di pengaturannya, di “Text-to-speech”.',
}
