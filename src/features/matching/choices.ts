/** The languages that a household may ask for. */
export const languages = [
  'English',
  'Arabic',
  'Hindi',
  'French',
  'Tagalog',
  'Swahili',
  'Sinhala',
  'Tamil',
  'Indonesian',
] as const
