interface Script {
  direction: 'ltr' | 'rtl'
  /** What stands between the parts of a list. */
  comma: string
  /** How high a line of a paper stands, as a multiple of its letters. */
  lineHeight: number
}

/** The scripts Manzil is written in; a script's typeface is in src/ui/fonts.ts or src/ui/script-faces.ts. */
const scripts = {
  Latin: { direction: 'ltr', comma: ', ', lineHeight: 1.5 },
  Arabic: { direction: 'rtl', comma: '، ', lineHeight: 1.7 },
  Devanagari: { direction: 'ltr', comma: ', ', lineHeight: 1.6 },
  Bengali: { direction: 'ltr', comma: ', ', lineHeight: 1.6 },
  Sinhala: { direction: 'ltr', comma: ', ', lineHeight: 1.6 },
  Tamil: { direction: 'ltr', comma: ', ', lineHeight: 1.6 },
  Ethiopic: { direction: 'ltr', comma: '፣ ', lineHeight: 1.6 },
} as const satisfies Record<string, Script>
export type ScriptName = keyof typeof scripts

interface Language {
  /** In itself, as whoever reads it looks for it. */
  name: string
  /** The same where room is short. */
  short: string
  script: ScriptName
  /** How dates are written: always with Latin digits. */
  dates: string
  /** How the hour of a day is written, where not as the dates are. */
  hours?: string
  /** What search engines and link previews call it. */
  region: string
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
    dates: 'en-GB',
    region: 'en_GB',
    covers: 'whole',
    readBy: 'editors',
  },
  ar: {
    name: 'العربية',
    short: 'ع',
    script: 'Arabic',
    dates: 'ar-QA-u-nu-latn',
    region: 'ar_QA',
    covers: 'whole',
    readBy: 'editors',
  },
  fil: {
    name: 'Filipino',
    short: 'FIL',
    script: 'Latin',
    dates: 'fil-PH',
    region: 'fil_PH',
    covers: 'worker',
    readBy: 'nobody',
  },
  am: {
    name: 'አማርኛ',
    short: 'አማ',
    script: 'Ethiopic',
    dates: 'am-ET-u-ca-gregory-nu-latn',
    // Ethiopia counts its hours from sunrise: AM and PM say that these are not.
    hours: 'en-US',
    region: 'am_ET',
    covers: 'worker',
    readBy: 'nobody',
  },
  bn: {
    name: 'বাংলা',
    short: 'বাং',
    script: 'Bengali',
    dates: 'bn-BD-u-nu-latn',
    region: 'bn_BD',
    covers: 'worker',
    readBy: 'nobody',
  },
  id: {
    name: 'Bahasa Indonesia',
    short: 'ID',
    script: 'Latin',
    dates: 'id-ID',
    region: 'id_ID',
    covers: 'worker',
    readBy: 'nobody',
  },
  sw: {
    name: 'Kiswahili',
    short: 'SW',
    script: 'Latin',
    dates: 'sw-KE',
    region: 'sw_KE',
    covers: 'worker',
    readBy: 'nobody',
  },
  hi: {
    name: 'हिन्दी',
    short: 'हि',
    script: 'Devanagari',
    dates: 'hi-IN-u-ca-gregory-nu-latn',
    region: 'hi_IN',
    covers: 'worker',
    readBy: 'nobody',
  },
  ne: {
    name: 'नेपाली',
    short: 'ने',
    script: 'Devanagari',
    dates: 'ne-NP-u-ca-gregory-nu-latn',
    region: 'ne_NP',
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
export const scriptOf = (locale: Locale): Script => scripts[languageOf(locale).script]

/** Whether a word is the tag of a language of ours. */
export const isLocale = (tag: string): tag is Locale => Object.hasOwn(languages, tag)
