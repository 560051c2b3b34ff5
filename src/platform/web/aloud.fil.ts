import type { en } from './aloud.en.ts'

export const fil: typeof en = {
  listen: 'Pakinggan',
  stop: 'Itigil',
  noVoice:
    'Walang boses ang device mo para sa wikang ito. Puwede kang magdagdag sa settings nito, sa “Text-to-speech”.',
}
