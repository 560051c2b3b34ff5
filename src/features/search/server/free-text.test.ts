import fc from 'fast-check'
import { expect, test } from 'vitest'
import { candidateQuery } from '../contract.ts'
import { indexOf } from '../../../../test/search.ts'
import type { IndexedCandidate } from './index-fields.ts'
import { cardWords } from './sayings.ts'

const someone = (id: number, text: string): IndexedCandidate => ({
  id,
  age: null,
  salary: null,
  nationality: null,
  position: null,
  workType: null,
  visaType: null,
  skills: [],
  places: [],
  text,
})
type Asked = string | Partial<IndexedCandidate>
const idsFor = (q: string, ...asked: Asked[]) =>
  indexOf(
    asked.map((one, index) =>
      typeof one === 'string' ? someone(index + 1, one) : { ...someone(index + 1, ''), ...one },
    ),
  ).search({ ...candidateQuery.parse({}), q }).ids

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

test.each([['فاطمه'], ['فَاطِمَة'], ['فاطـمة'], ['أحمد'], ['احمد']])(
  'Arabic letter forms of %s are one',
  (q) => {
    expect(idsFor(q, 'فاطمة احمد')).toEqual([1])
  },
)

test.each([
  ['مربية'],
  ['المربية'],
  ['طبخ'],
  ['الطبخ'],
  ['كينية'],
  ['nanny'],
  ['kenyan'],
  ['cooking'],
  ['Achieng'],
  ['wakrah'],
  ['مربية wakrah'],
])('what a card says in either language is found: %s', (q) => {
  const mercy = {
    text: 'Mercy Achieng',
    position: 'Nanny',
    nationality: 'Kenyan',
    places: ['Al Wakrah'],
    skills: ['Cooking'],
  }
  expect(idsFor(q, mercy)).toEqual([1])
  expect(idsFor(q, 'Someone Else Driver Indian Doha')).toEqual([])
})

const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
const word = (minLength: number) =>
  fc.array(letters, { minLength, maxLength: 12 }).map((all) => all.join(''))

test('neither case nor accents matter', () => {
  const accented: Record<string, string> = {
    a: 'á',
    e: 'ê',
    i: 'ï',
    o: 'õ',
    u: 'ü',
    n: 'ñ',
    c: 'ç',
  }
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

// spec: 3.2 Free text forgives case
test('one slip in a word of four letters or more is forgiven: a letter wrong, missing, extra or swapped', () => {
  fc.assert(
    fc.property(
      word(4),
      fc.constantFrom('wrong', 'missing', 'extra', 'swapped'),
      fc.nat(),
      letters,
      (name, slip, at, letter) => {
        const place = at % (slip === 'swapped' ? name.length - 1 : name.length)
        const typed = {
          wrong: name.slice(0, place) + letter + name.slice(place + 1),
          missing: name.slice(0, place) + name.slice(place + 1),
          extra: name.slice(0, place) + letter + name.slice(place),
          swapped:
            name.slice(0, place) +
            name.charAt(place + 1) +
            name.charAt(place) +
            name.slice(place + 2),
        }[slip]
        fc.pre(typed.length >= 4)
        expect(idsFor(typed, name)).toEqual([1])
      },
    ),
  )
})

// spec: 3.2 Free text forgives case
test('the forms of alef, hamza, taa marbuta and alef maqsura, diacritics and tatweel make no difference', () => {
  const forms: Record<string, string[]> = {
    ا: ['أ', 'إ', 'آ', 'ا'],
    ه: ['ة', 'ه'],
    ي: ['ى', 'ي', 'ئ'],
    و: ['ؤ', 'و'],
  }
  const arabic = fc
    .array(fc.constantFrom(...'ابتجحدرسعفقكمنهوي'), { minLength: 3, maxLength: 9 })
    .map((all) => all.join(''))
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

const worker = (text: string, position: string, place: string, nationality = 'Kenyan') => ({
  text,
  position,
  nationality,
  places: [place],
})
const maria = worker('Maria Cristina Santos', 'Cook', 'Al Sadd', 'Filipino')
const fatuma = worker('Fatuma Nakato', 'Maid', 'West Bay', 'Ugandan')
const joseph = worker('Joseph Ochieng', 'Driver', 'Umm Ghuwailina')
const arabic = worker('خديجة محمد العلي', 'Nanny', 'الوكرة', 'Sudanese')

test.each([
  ['ماريا', 1],
  ['مارية', 1],
  ['كريستينا سانتوس', 1],
  ['سانت', 1],
  ['فاطمة', 2],
  ['فاتوما', 2],
  ['ناكاتو', 2],
  ['جوزيف', 3],
  ['اوتشينغ', 3],
  ['Khadija', 4],
  ['Hadijah', 4],
  ['mohamed', 4],
  ['Muhammad ali', 4],
])('a name is found in the other script as it is said: %s', (q, id) => {
  expect(idsFor(q, maria, fatuma, joseph, arabic)).toEqual([id])
})

test.each([
  ['السد', 1],
  ['سد', 1],
  ['الخليج الغربي', 2],
  ['الخليج', 2],
  ['أم غويلينا', 3],
  ['ام غويلينه', 3],
  ['Wakrah', 4],
  ['al wakra', 4],
  ['الوكره', 4],
])('a place is found in the other script: %s', (q, id) => {
  expect(idsFor(q, maria, fatuma, joseph, arabic)).toEqual([id])
})

test.each([
  [1, 'طباخة طباخ الطباخة شيف chef tabbakha'],
  [2, 'شغالة خادمة خدامة خدّامة خدامه الشغالة kadama khadama shaghala housemaid Housekeeper'],
  [3, 'سواق سايق سائق السواق sawaq chauffeur'],
  [4, 'دادة دادا مربية المربية جليسة yaya babysitter nounou'],
])('position %i is found by every word that homes have for it', (id, asked) => {
  for (const q of asked.split(' '))
    expect([q, idsFor(q, maria, fatuma, joseph, arabic)]).toEqual([q, [id]])
})

test.each([['mary'], ['mar'], ['sa'], ['say'], ['ام كلثوم'], ['مريم'], ['سعاد'], ['kaltham']])(
  'how a word sounds makes nobody of another: %s finds none of a nanny and a driver',
  (q) => {
    expect(
      idsFor(
        q,
        worker('Prossy Nekesa', 'Nanny', 'Doha'),
        worker('Peter Kamau', 'Driver', 'Lusail'),
      ),
    ).toEqual([])
  },
)

test.each([
  ['Mohamed', 'Muhammad Ali'],
  ['mohammed', 'محمد علي'],
  ['Fatima', 'Fatuma Nakato'],
  ['Ayesha', 'عائشة'],
  ['Catherine', 'Kathryn Wambui'],
  ['غريس', 'Grace Achieng'],
  ['جريس', 'Grace Achieng'],
  ['kathrin', 'Catherine Wambui'],
  ['abdurahman', 'عبد الرحمن'],
])('spellings of one name find one another: %s', (q, text) => {
  expect(idsFor(q, text, 'Someone Else')).toEqual([1])
})

test.each([
  ['\u200fمريم\u200f'],
  ['مر\u200cيم'],
  ['\u202bمريم\u202c'],
  ['ma\u200bry'],
  ['\u2068Mary\u2069'],
  ['mary 😀'],
  ['👩🏽\u200d🍳mary'],
  ['m\u0301ary'],
])('what nobody sees or says in a word changes nothing: %j', (q) => {
  expect(idsFor(q, 'Mary مريم')).toEqual([1])
  expect(idsFor('mary', `${q} Mary`)).toEqual([1])
})

test('nothing but marks and pictures finds nobody, and a text without end is answered', () => {
  expect(idsFor('😀\u200f', 'Mary')).toEqual([])
  const endless = 'مريم'.repeat(1250)
  expect(idsFor(endless, 'Mary', endless)).toEqual([2])
  expect(idsFor('th'.repeat(2500), 'ث'.repeat(60), 'th'.repeat(60))).toEqual([2, 1])
})

test('two spellings of the filter by place are one', () => {
  const at = (place: string, id: number): IndexedCandidate => ({
    ...someone(id, ''),
    places: [place],
  })
  const index = indexOf([at('Al Sadd, Doha', 1), at('الوكرة', 2), at('Lusail', 3)])
  const found = (location: string) => index.search(candidateQuery.parse({ location })).ids
  expect(['السد', 'sadd', 'الوكرة', 'wakra', 'al wakrah', 'لوسيل', 'الخور'].map(found)).toEqual([
    [1],
    [1],
    [2],
    [2],
    [2],
    [3],
    [],
  ])
})

test('a name of whatever syllables is found in the other script, from either side', () => {
  const sounds = [
    ['b', 'ب'],
    ['d', 'د'],
    ['f', 'ف'],
    ['j', 'ج'],
    ['k', 'ك'],
    ['kh', 'خ'],
    ['l', 'ل'],
    ['m', 'م'],
    ['n', 'ن'],
    ['r', 'ر'],
    ['s', 'س'],
    ['sh', 'ش'],
    ['t', 'ت'],
    ['w', 'و'],
    ['z', 'ز'],
  ] as const
  const long = [
    ['a', 'ا'],
    ['i', 'ي'],
    ['o', 'و'],
    ['ee', 'ي'],
    ['u', 'و'],
  ] as const
  const syllable = fc.tuple(fc.constantFrom(...sounds), fc.constantFrom(...long))
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 2, maxLength: 4 }), (syllables) => {
      const written = (script: 0 | 1) =>
        syllables.map(([consonant, vowel]) => consonant[script] + vowel[script]).join('')
      // A word that cards have, such as Nairobi, is nobody's name.
      fc.pre(!cardWords.has(written(0)) && !cardWords.has(written(1)))
      expect([written(0), idsFor(written(0), written(1))]).toEqual([written(0), [1]])
      expect([written(1), idsFor(written(1), written(0))]).toEqual([written(1), [1]])
    }),
  )
})
