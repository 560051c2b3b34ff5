import { describe, expect, test } from 'vitest'
import { words } from '../src/features/profiles/messages.words.en.ts'
import { textsIn } from '../src/platform/shared/catalogues.ts'
import { type Locale, locales } from '../src/platform/shared/locales.ts'
import { nationalities, nationalityWord } from '../src/platform/shared/nationalities.ts'
import { type Forms, formsOf, functionsOf, textsOf } from './catalogue-texts.ts'

/** How the word of a woman ends, where a man's never does so. */
const ofWomen: Partial<Record<Locale, RegExp>> = {
  ar: /(?:[ةى]|(?<!إسر)ا[ءئ])$/,
  fr: /(?:ée|[èi]ère|rice|euse|euve|nne|[ao]ise|[aio]ne|ande|ole|ecque|[jrt]ie)$/,
}

/** Who nobody can tell the gender of by these words. */
const ofBoth: Partial<Record<Locale, ReadonlySet<string>>> = {
  fr: new Set(['Garde', 'd’enfants', 'Célibataire']),
}

const partsOf = (text: string): string[] => text.split(/[\s()]+/).filter((part) => part !== '')
const without = (text: string, other: string): string[] => {
  const others = new Set(partsOf(other))
  return partsOf(text).filter((part) => !others.has(part))
}

/** What is wrong with the forms of one text: a man's says 'she', or the unknown one guesses. */
function faultsOf(locale: Locale, { female, male, unknown }: Forms): string[] {
  const [hers, his] = [without(female, male), without(male, female)]
  const feminine = (female === male ? partsOf(male) : his).filter(
    (part) => ofWomen[locale]?.test(part) === true && !partsOf(unknown).includes(part),
  )
  const guessed = partsOf(unknown).filter(
    (part) => [...hers, ...his].includes(part) && ofBoth[locale]?.has(part) !== true,
  )
  return [
    ...feminine.map((part) => `says ${part} of a man (${male})`),
    ...guessed.map((part) => `guesses ${part} (${unknown})`),
  ]
}

/** Whether a text says anything else of a man or a woman than of somebody unknown; a text that only puts in what it is given does not. */
function knowsGender({ female, male, unknown }: Forms): boolean {
  const bare = (text: string) => text.replaceAll(/female|male|null|undefined/g, '')
  const isCounted = /NaN/.test(male)
  return (
    unknown !== '' && !isCounted && (bare(female) !== bare(male) || bare(male) !== bare(unknown))
  )
}

describe.each(locales)('%s', (locale) => {
  const ofLocale = (file: string) => file.endsWith(`.${locale}.ts`)
  const { person, values } = textsIn(words, locale)

  test('a text that is told a gender says it of nobody unknown, and a woman’s of no man', async () => {
    const found = (await functionsOf(ofLocale)).flatMap(([key, text]) =>
      formsOf(text)
        .filter(knowsGender)
        .flatMap((forms) => faultsOf(locale, forms).map((fault) => `${key} ${fault}`)),
    )
    expect([...new Set(found)]).toEqual([])
  })

  test.each(['position', 'maritalStatus'] as const)('each %s agrees, or fits all', (name) => {
    const forms = Object.entries(values[name] as Record<string, string>).flatMap(([value, word]) =>
      formsOf(person[name] as () => string, (gender) => [[word, value, gender]]),
    )
    expect(forms).toHaveLength(Object.keys(words.values[name]).length)
    expect(forms.flatMap((one) => faultsOf(locale, one))).toEqual([])
    // A language that has forms for one of them has them for all.
    if (!forms.some(knowsGender)) return
    const fixed = forms.filter((one) => !knowsGender(one) && !ofBoth[locale]?.has(one.unknown))
    expect(fixed).toEqual([])
  })

  test('who is available says so of a woman, a man and somebody unknown', () => {
    for (const name of ['available', 'immediately'] as const) {
      const [forms] = formsOf(person[name] as () => string, (gender) => [['سلام', '', gender]])
      expect(forms && faultsOf(locale, forms)).toEqual([])
    }
  })

  test('no nationality of a man is a woman’s', () => {
    const found = nationalities.flatMap(({ name }) => {
      const word = nationalityWord(name, locale)
      const forms = formsOf(person.nationality as () => string, (gender) => [[word, name, gender]])
      // Of somebody unknown it agrees with the word 'nationality', a woman's form in these languages.
      return forms.flatMap((one) => faultsOf(locale, { ...one, unknown: '' }))
    })
    expect(found).toEqual([])
  })

  test('no text says both at once', async () => {
    const found = new Set<string>()
    for (const [key, text] of await textsOf(ofLocale)) {
      const both = isMeant.test(key) ? undefined : bothAtOnce.exec(text)?.[0]
      if (both !== undefined) found.add(`${key}: ${both}`)
    }
    expect([...found]).toEqual([])
  })
})

/** he/she, Janda/duda, inscrit(e), inscrit·e, करता/करती, متزوج/ة. */
const bothAtOnce =
  /(?<![\p{L}\p{M}\p{N}./:_{}-])\p{L}[\p{L}\p{M}]+ ?\/ ?[-ـ]?\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}\p{N}/._({])|\p{L}(?:\((?:-?n?e|ne|a|o|ة|ات|ी|ा)\)|[·‧]n?e)s?(?!\p{L})/u
/** Day, month and year; a folder in an archive; the page of a law; two names of one paper. */
const isMeant =
  /calendar\.\w+\.ts \w+\.pattern$|archive\.readme$|law\.law$|messages\.id\.ts id\.steps\.pcc$/

test.each<[Locale, Forms]>([
  // A driver who is a man.
  ['ar', { female: 'سائقة', male: 'سائقة', unknown: 'القيادة' }],
  ['ar', { female: 'سائقة', male: 'سائق', unknown: 'سائق' }],
  ['ar', { female: 'عاملة منزل', male: 'عاملة المنزل', unknown: 'أعمال المنزل' }],
  ['ar', { female: 'عزباء', male: 'عزباء', unknown: 'لم يسبق الزواج' }],
  ['fr', { female: 'Conductrice', male: 'Conductrice', unknown: 'Conduite' }],
  ['fr', { female: 'Mariée', male: 'Marié', unknown: 'Mariée' }],
  ['fr', { female: 'Cuisinière', male: 'Cuisinier', unknown: 'Cuisinier' }],
  ['fr', { female: 'Camerounaise', male: 'Camerounaise', unknown: '' }],
  ['en', { female: 'Registered herself', male: 'Registered himself', unknown: 'himself' }],
])('in %s %o is refused', (locale, forms) => {
  expect(faultsOf(locale, forms)).not.toEqual([])
})

test.each([
  'he/she',
  'Janda/duda',
  'inscrit(e)',
  'inscrit·e',
  'करता/करती',
  'متزوج/ة',
  'متزوج / ـة',
])('%s is refused', (text) => {
  expect(bothAtOnce.test(text)).toBe(true)
})
