import type { en } from './aloud.en.ts'

export const ne: typeof en = {
  listen: 'सुन्नुहोस्',
  stop: 'रोक्नुहोस्',
  noVoice: 'तपाईंको डिभाइसमा यो भाषाको आवाज छैन। त्यसको सेटिङको “Text-to-speech” मा आवाज थप्न सकिन्छ।',
}
