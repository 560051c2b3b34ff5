import { expect, test } from 'vitest'
import {
  filipino,
  indianHindu,
  indianMuslim,
  indonesian,
  kenyan,
  kenyanMuslim,
  keralite,
  lankanMuslim,
  lankanTamil,
  sinhalese,
  ugandan,
  ugandanMuslim,
} from '../../../db/demo/names.ts'
import { arabicNames } from './arabic-names.ts'
import { nameIn } from './name-rules.ts'

test.each([
  ['Maria Cristina Santos', 'ماريا كريستينا سانتوس'],
  ['JOSE DELA CRUZ', 'خوسيه ديلا كروز'],
  ['Ma. Theresa De Guzman', 'ماريا تيريزا دي غوزمان'],
  ['Abdul Rahman Khan', 'عبد الرحمن خان'],
  ['Abdul Okello', 'عبدول أوكيلو'],
  ['Fathima  Rizana Lebbe', 'فاطمة رزانة لبي'],
])('%s is written in Arabic as it is known', (name, arabic) => {
  expect(nameIn(name, 'ar')).toBe(arabic)
})

test('a name of which a part is unknown is not guessed at, and no other reader is given one', () => {
  for (const name of ['Maria Xyzabc', 'Xyzabc', '', ' . ', 'ماريا سانتوس', 'மாலா', 'Maria 7', '-'])
    expect(nameIn(name, 'ar'), name).toBeNull()
  expect(nameIn('Maria Santos', 'en')).toBeNull()
  expect(nameIn('Maria Santos', 'am')).toBeNull()
})

test('each name has letters of Arabic alone, and stands once', () => {
  for (const [name, arabic] of arabicNames) {
    expect(name).toMatch(/^[a-z-]+$/)
    expect(arabic, name).toMatch(/^[\u0621-\u064a]+( [\u0621-\u064a]+)*$/)
  }
})

test('of the usual names of where workers come from nine in ten are known', () => {
  const peoples = [filipino, ugandan, ugandanMuslim, kenyan, kenyanMuslim, sinhalese, lankanMuslim]
  const others = [lankanTamil, keralite, indianHindu, indianMuslim, indonesian]
  const names = [...peoples, ...others].flatMap(({ women, men, family }) => [
    ...women,
    ...men,
    ...family,
  ])
  const unknown = names.filter((name) => nameIn(name, 'ar') === null)
  expect(unknown.length / names.length, unknown.join()).toBeLessThan(0.1)
})
