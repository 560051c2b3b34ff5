import { expect, test } from 'vitest'
import { candidateIn, writtenIn } from './written-rules.ts'

test.each([
  ['Al Sadd, Doha', 'السد، الدوحة'],
  ['Anuradhapura, Sri Lanka', 'أنورادابورا، سريلانكا'],
  ['manila, PHILIPPINES', 'مانيلا، الفلبين'],
  ['Datu Odin Sinsuat, Philippines', 'Datu Odin Sinsuat، الفلبين'],
  ['Saturday to Thursday', 'من السبت إلى الخميس'],
  ['Sunday, Tuesday and Thursday', 'الأحد، الثلاثاء والخميس'],
  ['Own room in the house', 'غرفة خاصة في المنزل'],
  ['Live-in nanny, Doha', 'رعاية الأطفال مع السكن، الدوحة'],
  ['Newborn care', 'رعاية حديثي الولادة'],
])('%j is said in Arabic', (text, said) => {
  expect(writtenIn(text, 'ar')).toBe(said)
  expect(writtenIn(text, 'en')).toBe(text)
  expect(writtenIn(text, 'fil')).toBe(text)
})

test.each([
  '',
  ',',
  'A quiet corner by the sea',
  'قريب من السد, Doha',
  'Monday to whenever',
  'to and to',
  'constructor to Monday',

  '🌙, 🌙',
  'constructor',
])('%j stays as it was written', (text) => {
  expect(writtenIn(text, 'ar')).toBe(text)
})

test('of a candidate what she wrote freely of herself changes, nothing else, and not the record given', () => {
  const given = {
    id: 7,
    profile: {
      nationality: 'Filipino',
      current_location: 'Doha',
      core_skills: ['Ironing', 'Stilts'],
      accommodation: null,
      description: 'Doha',
    },
  }
  const before = structuredClone(given)
  expect(candidateIn(given, 'ar')).toEqual({
    id: 7,
    profile: {
      nationality: 'Filipino',
      current_location: 'الدوحة',
      core_skills: ['الكي', 'Stilts'],
      accommodation: null,
      description: 'Doha',
    },
  })
  expect(given).toEqual(before)
  expect(candidateIn(given, 'en')).toBe(given)
})
