/** The day of the last change of terms and privacy policy: the version that people agree to. */
export const documentsVersion = '2026-11-21'

/** What someone can agree to, and some of it take back. */
export const consentKinds = [
  'terms',
  'privacy',
  'special_data',
  'index_profile',
  'newsletter',
  'messages',
] as const
export type ConsentKind = (typeof consentKinds)[number]
