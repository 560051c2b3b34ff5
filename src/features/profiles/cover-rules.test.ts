import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cover } from './cover-rules.ts'

const covered = (text: string): string => cover(text).text

describe('what leads to a telephone is covered', () => {
  test.each([
    ['a number of Qatar', 'Call 55123456 please', 'Call ••••••• please'],
    ['with its country', 'My number: +974 5512 3456.', 'My number: +•••••••.'],
    ['with dots', '55.12.34.56', '•••••••'],
    ['with dashes and brackets', '(55) 12-34-56', '(•••••••'],
    ['digit by digit', '5 5 1 2 3 4 5 6', '•••••••'],
    ['on lines of their own', '55\n12\n34\n56', '•••••••'],
    ['with stars between', '5*5*1*2*3*4*5*6', '•••••••'],
    ['in Arabic digits', 'رقمي ٥٥١٢٣٤٥٦ اتصلي', 'رقمي ••••••• اتصلي'],
    ['in Persian digits', '۵۵۱۲۳۴۵۶', '•••••••'],
    ['in wide digits', '５５１２３４５６', '•••••••'],
    ['in circles', '⑤⑤①②③④⑤⑥', '•••••••'],
    ['on emoji keys', '5️⃣5️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣', '•••••••'],
    ['with emoji between', '55🙂12🙂34🙂56', '•••••••'],
    ['with marks that nobody sees', '55\u200b12\u200b34\u200b56', '•••••••'],
    ['in English words', 'it is five five one two three four five six ok', 'it is ••••••• ok'],
    ['in capitals', 'FIVE FIVE ONE TWO THREE FOUR FIVE SIX', '•••••••'],
    ['glued together', 'fivefiveonetwothreefourfivesix', '•••••••'],
    ['with double', 'double five one two three four five six', 'double •••••••'],
    ['in Arabic words', 'خمسة خمسة واحد اثنين ثلاثة أربعة خمسة ستة', '•••••••'],
    ['in Arabic words that are joined', 'خمسة وخمسة وواحد واثنين وثلاثة وأربعة وخمسة', '•••••••'],
    ['in words and digits', 'five 5 one 2 three 4 five 6', '•••••••'],
    ['in tens', 'fifty five twelve thirty four fifty six', '•••••••'],
    ['with letters for digits', '55o12l34', '•••••••'],
    ['as a sum of money would be written', '55,123,456', '•••••••'],
    ['as a wage would be', '5512-3456', '•••••••'],
    ['as a time would begin', '12:34 567 890', '•••••••'],
    ['from abroad', '+63 917 555 0123', '+•••••••'],
    ['of seven digits', '4412345', '•••••••'],
  ])('%s', (_, text, shown) => {
    expect(covered(text)).toBe(shown)
  })
})

describe('what leads to a mailbox or a page is covered', () => {
  test.each([
    'maria@example.com',
    'maria . santos @ gmail . com',
    'maria (at) gmail (dot) com',
    'maria at gmail dot com',
    'maria at gmail',
    'maria.santos gmail com',
    'ماريا ات جيميل دوت كوم',
    '@maria_nanny',
    'https://example.org/maria?a=1',
    'WWW.example.ORG',
    'wa.me/97455123456',
    'wa . me / maria',
    't.me/maria',
    'example.qa/maria',
    'example dot com',
    'insta: maria55',
    'سناب: maria_q',
  ])('%s', (text) => {
    expect(covered(`write to ${text} today`)).not.toContain(text)
    expect(covered(`please: ${text}`)).toMatch(/•/)
    expect(cover(text).covered).toBe(true)
  })
})

describe('what leads nowhere stays', () => {
  test.each([
    'The wage is 2400 QAR a month',
    'QAR 2,400.00',
    'Between 2000-2500',
    'from QAR 3000-3500',
    '3000-3500 QAR',
    'من 3000-3500 ريال',
    '1,800 to 2,200, then 2,400',
    'He earned 1,200,000 there',
    'I was born on 12/05/1991',
    'Free from 2026-12-01',
    'Since 12.5.2024',
    'I worked there 2015-2019 and 2020 - 2024',
    'from 2015 to 2019',
    'at 10:30, or 16:00-18:30',
    'Our children are 2, 4, 7 and 11 years old',
    'أعمارهم ٢ و ٤ و ٧ و ١١',
    'I am 31, 165 cm and 60 kg',
    'six days a week, ten hours a day, one day off',
    'one or two children, three rooms and a kitchen',
    'طفلان: واحد عمره ثلاث سنوات وواحد خمس',
    'Flat 12, building 45, zone 23',
    'I meet you at home. Come at 5',
    'Thanks.My sister says hello',
    'That is all...ok',
    'I use gmail every day',
    'Is it at the live concert',
    'Yes! 👍👍',
    '',
    '   ',
  ])('%s', (text) => {
    expect(cover(text)).toEqual({ text, covered: false })
  })
})

test('any number of eight digits is covered, however it is taken apart', () => {
  const between = fc.constantFrom('', ' ', '.', '-', ' - ', '/', '_', '\n', '🙂', '\u200b', ' . ')
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(fc.constantFrom(3, 5, 6, 7), digits, between, (first, rest, sign) => {
      const said = [first, ...rest].join(sign)
      expect(cover(`call ${said} now`).text).toBe('call ••••••• now')
    }),
  )
})

test('nothing else of a text is lost, and a long one takes no time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { text: shown, covered: isCovered } = cover(text)
      if (!isCovered) expect(shown).toBe(text)
    }),
  )
  for (const unit of ['5 ', 'a.', 'five ', 'a@', '. ', 'و ', '1-', 'at dot ']) {
    const begun = performance.now()
    cover(unit.repeat(2000 / unit.length))
    expect(performance.now() - begun).toBeLessThan(250)
  }
})
