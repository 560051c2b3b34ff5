import { type Locale, locales, standard } from './locales.ts'

type Catalogue = Readonly<Record<string, unknown>>

/** Modules of texts by their file: `…/messages.list.ar.ts` is the Arabic of `…/messages.list.en.ts`. */
export type Catalogues = Readonly<Record<string, Catalogue>>

const translations = new WeakMap<object, Partial<Record<Locale, object>>>()
const missing = new Map<Locale, number>()
/** Those that nobody has asked for yet, each with what reads it. */
const unread = new Map<Locale, () => void>()
let additions = 0

/**
 * A catalogue in a language: what the language lacks is said in English. In the browser a catalogue holds the words of the page's
 * language alone (scripts/reader-language.ts), and is its own translation.
 */
export function textsIn<Texts extends object>(english: Texts, locale: Locale): Texts {
  const read = unread.get(locale)
  if (read !== undefined) {
    unread.delete(locale)
    read()
  }
  return (translations.get(english)?.[locale] as Texts | undefined) ?? english
}

/** Something in each language, made when first asked for, and anew once a catalogue was read since. */
/* @__NO_SIDE_EFFECTS__ */
export function inEachLanguage<Made>(
  make: (locale: Locale) => Made,
): Readonly<Record<Locale, Made>> {
  const all = {} as Record<Locale, Made>
  for (const locale of locales) {
    let made: { value: Made; additions: number } | undefined
    Object.defineProperty(all, locale, {
      enumerable: true,
      get() {
        if (made?.additions !== additions) {
          const value = make(locale)
          made = { value, additions }
        }
        return made.value
      },
    })
  }
  return all
}

/** A catalogue in each language. */
/* @__NO_SIDE_EFFECTS__ */
export const translated = <Texts extends object>(english: Texts): Readonly<Record<Locale, Texts>> =>
  inEachLanguage((locale) => textsIn(english, locale))

/** What was written in some languages, such as the operator's own words, for a reader of any: in English where hers is none of them. */
export const wordsIn = <Words>(
  written: Partial<Record<Locale, Words>> & Record<typeof standard, Words>,
  locale: Locale,
): Words => written[locale] ?? written[standard]

/** The words of several catalogues as one, in each language. */
export const joined = (
  ...english: readonly Readonly<Record<string, string>>[]
): Readonly<Record<Locale, Record<string, string>>> =>
  inEachLanguage((locale) => Object.assign({}, ...english.map((words) => textsIn(words, locale))))

/** What a language may leave out of a catalogue: it is said in English. */
export type Translation<Texts> = Texts extends (...given: never[]) => unknown
  ? Texts
  : Texts extends object
    ? { readonly [Key in keyof Texts]?: Translation<Texts[Key]> }
    : Texts

/** Makes known what a module of texts says in another language; what a module calls by its language's tag is its catalogue. */
export function addTranslation(english: Catalogue, locale: Locale, module: Catalogue): void {
  additions++
  for (const [name, texts] of Object.entries(english))
    if (isCatalogue(texts)) complete(texts, module[name === standard ? locale : name], locale)
}

/** A catalogue with the words of English where it has none of its own. */
export function complete(english: Catalogue, own: unknown, locale: Locale): Catalogue {
  const known = translations.get(english)?.[locale]
  if (known !== undefined) return known as Catalogue
  const texts: Record<string, unknown> = isCatalogue(own) ? { ...own } : {}
  for (const [name, text] of Object.entries(english))
    if (isCatalogue(text)) texts[name] = complete(text, texts[name], locale)
    else if (texts[name] === undefined) {
      texts[name] = text
      missing.set(locale, (missing.get(locale) ?? 0) + 1)
    }
  translations.set(english, { ...translations.get(english), [locale]: texts })
  return texts
}

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** How many texts each language that was asked for says in English for want of its own. */
export const missingTexts = (): Partial<Record<Locale, number>> => Object.fromEntries(missing)

/** Makes known what all catalogues say: `read` gives those of a language, perhaps beside others, and is asked when somebody first speaks it. */
export function addTranslations(read: (locale: Locale) => Catalogues): void {
  additions++
  for (const locale of locales)
    if (locale !== standard)
      unread.set(locale, () => addLanguage(locale, read(standard), read(locale)))
}

function addLanguage(locale: Locale, english: Catalogues, own: Catalogues): void {
  missing.set(locale, missing.get(locale) ?? 0)
  const ownOf = (file: string) => own[file.replace(/\.\w+\.ts$/, `.${locale}.ts`)]
  const files = Object.keys(english).filter((file) => file.endsWith(`.${standard}.ts`))
  // What catalogues share is said by the one that has it in the language.
  for (const file of files.toSorted((a, b) => Number(!ownOf(a)) - Number(!ownOf(b))))
    addTranslation(english[file] ?? {}, locale, ownOf(file) ?? {})
}
