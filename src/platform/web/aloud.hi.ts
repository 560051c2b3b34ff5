import type { en } from './aloud.en.ts'

export const hi: typeof en = {
  listen: 'सुनें',
  stop: 'रोकें',
  noVoice:
    'आपके डिवाइस में इस भाषा की आवाज़ नहीं है। उसकी सेटिंग्स में “Text-to-speech” में आवाज़ जोड़ी जा सकती है।',
}
