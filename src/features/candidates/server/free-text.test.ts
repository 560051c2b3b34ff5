import fc from 'fast-check'
import { expect, test } from 'vitest'
import { candidateQuery } from '../contract.ts'
import { createSearchIndex, type IndexedCandidate } from './search-index.ts'
import { searchText } from './search-text.ts'

const someone = (id: number, text: string): IndexedCandidate => ({
  id,
  age: null,
  salary: null,
  nationality: null,
  position: null,
  workType: null,
  visaType: null,
  skills: [],
  location: '',
  text,
})
const idsFor = (q: string, ...texts: string[]) =>
  createSearchIndex(texts.map((text, index) => someone(index + 1, text))).search({ ...candidateQuery.parse({}), q }).ids

test.each([
  ['maria', true],
  ['MARÍA santos', true],
  ['santos maria', true],
  ['mar', true],
  ['mraia', true],
  ['santoss', true],
  ['wakrah', true],
  ['elderly', true],
  ['pedro', false],
  ['maria pedro', false],
  ['xqzt', false],
  ['مريم', false],
])('free text %j finds Maria Santos: %s', (q, found) => {
  expect(idsFor(q, 'María Santos Nanny Filipino Al Wakrah Elderly Care')).toEqual(found ? [1] : [])
})

test.each([['فاطمه'], ['فَاطِمَة'], ['فاطـمة'], ['أحمد'], ['احمد']])('Arabic letter forms of %s are one', (q) => {
  expect(idsFor(q, 'فاطمة احمد')).toEqual([1])
})

test.each([['مربية'], ['المربية'], ['طبخ'], ['الطبخ'], ['كينية'], ['nanny'], ['kenyan'], ['cooking'], ['Achieng'], ['wakrah'], ['مربية wakrah']])(
  'what a card says in either language is found: %s',
  (q) => {
    const text = searchText({
      fullName: 'Mercy Achieng',
      position: 'Nanny',
      nationality: 'Kenyan',
      location: 'Al Wakrah',
      skills: ['Cooking'],
      coreSkills: [],
    })
    expect(idsFor(q, text)).toEqual([1])
    expect(idsFor(q, 'Someone Else Driver Indian Doha')).toEqual([])
  },
)

const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
const word = (minLength: number) => fc.array(letters, { minLength, maxLength: 12 }).map((all) => all.join(''))

test('neither case nor accents matter', () => {
  const accented: Record<string, string> = { a: 'á', e: 'ê', i: 'ï', o: 'õ', u: 'ü', n: 'ñ', c: 'ç' }
  fc.assert(
    fc.property(word(2), fc.infiniteStream(fc.boolean()), (name, coins) => {
      const disguised = Array.from(name, (letter) => {
        const [accent = false, capital = false] = [...coins.take(2)]
        const written = accent ? (accented[letter] ?? letter) : letter
        return capital ? written.toUpperCase() : written
      }).join('')
      expect(idsFor(disguised, name)).toEqual([1])
      expect(idsFor(name, disguised)).toEqual([1])
    }),
  )
})

test('one slip in a word of four letters or more is forgiven: a letter wrong, missing, extra or swapped', () => {
  fc.assert(
    fc.property(word(4), fc.constantFrom('wrong', 'missing', 'extra', 'swapped'), fc.nat(), letters, (name, slip, at, letter) => {
      const place = at % (slip === 'swapped' ? name.length - 1 : name.length)
      const typed = {
        wrong: name.slice(0, place) + letter + name.slice(place + 1),
        missing: name.slice(0, place) + name.slice(place + 1),
        extra: name.slice(0, place) + letter + name.slice(place),
        swapped: name.slice(0, place) + name.charAt(place + 1) + name.charAt(place) + name.slice(place + 2),
      }[slip]
      fc.pre(typed.length >= 4)
      expect(idsFor(typed, name)).toEqual([1])
    }),
  )
})

test('the forms of alef, hamza, taa marbuta and alef maqsura, diacritics and tatweel make no difference', () => {
  const forms: Record<string, string[]> = { ا: ['أ', 'إ', 'آ', 'ا'], ه: ['ة', 'ه'], ي: ['ى', 'ي', 'ئ'], و: ['ؤ', 'و'] }
  const arabic = fc.array(fc.constantFrom(...'ابتجحدرسعفقكمنهوي'), { minLength: 3, maxLength: 9 }).map((all) => all.join(''))
  fc.assert(
    fc.property(arabic, fc.infiniteStream(fc.nat(11)), (name, dice) => {
      const written = Array.from(name, (letter) => {
        const [form = 0, mark = 0] = [...dice.take(2)]
        const variants = forms[letter] ?? [letter]
        return `${variants[form % variants.length]}${['َ', 'ّ', 'ـ', ''][mark % 4]}`
      }).join('')
      expect(idsFor(written, name)).toEqual([1])
      expect(idsFor(name, written)).toEqual([1])
    }),
  )
})
