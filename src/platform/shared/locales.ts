interface Script {
  direction: 'ltr' | 'rtl'
  /** What stands between the parts of a list. */
  comma: string
}

/** The scripts Manzil is written in; a script's typeface is in src/ui/fonts.ts or src/ui/script-faces.ts. */
const scripts = {
  Latin: { direction: 'ltr', comma: ', ' },
  Arabic: { direction: 'rtl', comma: '، ' },
  Devanagari: { direction: 'ltr', comma: ', ' },
  Bengali: { direction: 'ltr', comma: ', ' },
  Sinhala: { direction: 'ltr', comma: ', ' },
  Tamil: { direction: 'ltr', comma: ', ' },
  Ethiopic: { direction: 'ltr', comma: '፣ ' },
} as const satisfies Record<string, Script>
export type ScriptName = keyof typeof scripts

interface Language {
  /** In itself, as whoever reads it looks for it. */
  name: string
  /** The same where room is short. */
  short: string
  script: ScriptName
  /** What some devices and browsers call it instead of its tag. */
  alsoTagged?: string
  /** Whose way of writing dates it follows, and whose workers have their papers in it: ISO 3166. */
  country: string
  /** Another language's way of dates, where most browsers don't know its own. */
  dates?: string
  /** Whose own clock shows the hour of a day, where it is not the dates' with 12 hours. */
  hours?: string
  /** Signs of currencies that it writes after the number; others keep their code, before it. */
  signs?: Record<string, string>
  /** Whose words for nationalities are said in it, where neither its own are nor the countries'. */
  peoples?: 'en'
  /** Whether everything is said in it, or what a worker meets; what it lacks is said in English. */
  covers: 'whole' | 'worker'
  /** Who has read its texts over. */
  readBy: 'editors' | 'nobody'
}

/** The languages Manzil speaks, the one list of them: another is a line here beside its catalogues (`messages*.<tag>.ts`). */
export const languages = {
  en: {
    name: 'English',
    short: 'EN',
    script: 'Latin',
    country: 'GB',
    covers: 'whole',
    readBy: 'editors',
  },
  ar: {
    name: 'العربية',
    short: 'ع',
    script: 'Arabic',
    country: 'QA',
    signs: { QAR: 'ر.ق', AED: 'د.إ', SAR: 'ر.س' },
    covers: 'whole',
    readBy: 'editors',
  },
  fil: {
    name: 'Filipino',
    short: 'FIL',
    script: 'Latin',
    alsoTagged: 'tl',
    country: 'PH',
    peoples: 'en',
    covers: 'worker',
    readBy: 'nobody',
  },
  am: {
    name: 'አማርኛ',
    short: 'አማ',
    script: 'Ethiopic',
    // Ethiopia counts its hours from sunrise: AM and PM say that these are not.
    hours: 'en-US',
    country: 'ET',
    covers: 'worker',
    readBy: 'nobody',
  },
  bn: {
    name: 'বাংলা',
    short: 'বাং',
    script: 'Bengali',
    country: 'BD',
    covers: 'worker',
    readBy: 'nobody',
  },
  id: {
    name: 'Bahasa Indonesia',
    short: 'ID',
    script: 'Latin',
    alsoTagged: 'in',
    country: 'ID',
    covers: 'worker',
    readBy: 'nobody',
  },
  sw: {
    name: 'Kiswahili',
    short: 'SW',
    script: 'Latin',
    country: 'KE',
    covers: 'worker',
    readBy: 'nobody',
  },
  fr: {
    name: 'Français',
    short: 'FR',
    script: 'Latin',
    // A day has 24 hours.
    hours: 'fr-FR',
    country: 'FR',
    covers: 'worker',
    readBy: 'nobody',
  },
  hi: {
    name: 'हिन्दी',
    short: 'हि',
    script: 'Devanagari',
    country: 'IN',
    covers: 'worker',
    readBy: 'nobody',
  },
  ne: {
    name: 'नेपाली',
    short: 'ने',
    script: 'Devanagari',
    country: 'NP',
    // Chrome knows no dates in Nepali.
    dates: 'en-GB',
    covers: 'worker',
    readBy: 'nobody',
  },
  si: {
    name: 'සිංහල',
    short: 'සිං',
    script: 'Sinhala',
    country: 'LK',
    // Chrome knows no dates in Sinhala, and the server's would be of its months of the moon: Il for November.
    dates: 'en-GB',
    covers: 'worker',
    readBy: 'nobody',
  },
  ta: {
    name: 'தமிழ்',
    short: 'த',
    script: 'Tamil',
    country: 'IN',
    covers: 'worker',
    readBy: 'nobody',
  },
} as const satisfies Record<string, Language>

export type Locale = keyof typeof languages
export const locales = Object.keys(languages) as [Locale, ...Locale[]]

/** The language of whatever has no words in another, and of addresses without one. */
export const standard = 'en' satisfies Locale

/** What papers say beside the reader's language: Qatar's authorities read it. */
export const official = 'ar' satisfies Locale

export const languageOf = (locale: Locale): Language => languages[locale]

/** A language with its country, as browsers, search engines and link previews know it. */
export const regionalTag = (locale: Locale): string => `${locale}-${languageOf(locale).country}`

/** How dates are written in a language: by the calendar of Qatar's papers, with Latin digits. */
export const datesOf = (locale: Locale): string =>
  `${languageOf(locale).dates ?? regionalTag(locale)}-u-ca-gregory-nu-latn`

export const scriptOf = (locale: Locale): Script => scripts[languageOf(locale).script]

/** Whether a word is the tag of a language of ours. */
export const isLocale = (tag: string): tag is Locale => Object.hasOwn(languages, tag)
