import type { en } from './aloud.en.ts'

export const sw: typeof en = {
  listen: 'Sikiliza',
  stop: 'Simamisha',
  noVoice:
    'Kifaa chako hakina sauti ya lugha hii. Unaweza kuiongeza kwenye mipangilio yake, chini ya “Text-to-speech”.',
}
