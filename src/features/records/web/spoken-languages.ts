import { languageName } from '../../../platform/shared/format.ts'
import { memoizeByLocale } from '../../../platform/shared/locale.ts'
import { type Locale, standard } from '../../../platform/shared/locales.ts'
import { moreLanguages, usualLanguages } from '../../profiles/choices.ts'

const named: readonly string[] = [...usualLanguages, ...moreLanguages]

/** What devices call languages that we name otherwise. */
const alsoCalled: ReadonlySet<string> = new Set(['Bangla', 'Filipino', 'Ganda', 'Iloko'])

const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** All that ISO 639 gives two letters, and those with three that are spoken where workers come from. */
const tags = [
  ...letters.flatMap((one) => letters.map((two) => one + two)),
  ...'ach awa ban bas bbc bem ber bgc bho bik bjn bug brx cgg chr ckb dag doi dav ebu ewo fan fon gaa gor guz hmn kam kbd kde kha kln kok kri krl lus luo luy mad mag mai mak mas mer mfe min mni mnw mos mwr new nso nus nyn nyo pag pam rej rwk sad saq sas sat shn sid suk syr tcy teo tet tiv tsg tum udm umb vai vun wal war xog yao zap zza'.split(
    ' ',
  ),
]

/** The others by their English names, which is how records hold them, with the names that a reader's device has; it may know fewer. */
const others = memoizeByLocale((locale: Locale): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const tag of tags) {
    const english = languageName(tag, standard)
    const isKnown = english !== tag && !english.includes('(') && !found.has(english)
    if (!isKnown || named.includes(english) || alsoCalled.has(english)) continue
    const own = languageName(tag, locale)
    found.set(english, own === tag ? english : own)
  }
  return found
})

/** Whether a language can be chosen by its name; any other is written. */
export const isOffered = (language: string): boolean =>
  named.includes(language) || others(standard).has(language)

/** The languages that fewer workers speak, in the order of the reader's language: ours by our words, the others as the device names them. */
export const otherLanguages = (
  locale: Locale,
  words: Readonly<Record<string, string>>,
): { value: string; label: string }[] =>
  [
    ...moreLanguages.map((value) => ({ value, label: words[value] ?? value })),
    ...[...others(locale)].map(([value, label]) => ({ value, label })),
  ].sort((a, b) => a.label.localeCompare(b.label, locale))
