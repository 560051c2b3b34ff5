import type { en } from './aloud.en.ts'

export const bn: typeof en = {
  listen: 'শুনুন',
  stop: 'থামান',
  noVoice: 'আপনার ডিভাইসে এই ভাষার কণ্ঠ নেই। ডিভাইসের সেটিংসে “Text-to-speech”-এ যোগ করতে পারেন।',
}
