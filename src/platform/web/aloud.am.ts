import type { en } from './aloud.en.ts'

export const am: typeof en = {
  listen: 'ያዳምጡ',
  stop: 'ያቁሙ',
  noVoice: 'መሣሪያዎ ለዚህ ቋንቋ ድምፅ የለውም። በመሣሪያው ቅንብር ውስጥ “Text-to-speech” ላይ መጨመር ይችላሉ።',
}
