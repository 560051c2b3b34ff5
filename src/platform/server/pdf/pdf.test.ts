import { expect, test } from 'vitest'
import { type ShownRun, shownRuns } from '../../../../test/pdf-text.ts'
import type { Locale } from '../../shared/locales.ts'
import { openPdf, type PdfDocument } from './index.ts'

const open = (locale: Locale): Promise<PdfDocument> =>
  openPdf({
    locale,
    title: 'A paper',
    now: new Date('2026-03-10T09:00:00Z'),
    foot: (page, pages) => `${page}/${pages}`,
  })

/** What a page shows of one paragraph, from left to right; the foot of the page is left out. */
async function line(text: string, locale: Locale): Promise<ShownRun[]> {
  const pdf = await open(locale)
  pdf.paragraph(text)
  const [page = []] = shownRuns(await pdf.finish())
  return page.slice(0, -1).toSorted((one, other) => one.x - other.x)
}
const seen = async (text: string, locale: Locale): Promise<string> =>
  (await line(text, locale)).map((run) => run.text).join('')

test.each([
  ['ar', 'رقم الطلب ORD-000123-2', 'ORD-000123-2 بلطلا مقر'],
  ['ar', 'الدوحة (برج 12)', '(12 جرب) ةحودلا'],
  ['ar', 'المبلغ: QAR 1,950.00', 'QAR 1,950.00 :غلبملا'],
  ['ar', 'وقّعت Mary Wanjiku Šimić، ثم', 'مث ،Mary Wanjiku Šimić تعّقو'],
  ['ar', 'هاتف \u2066+974 3312 3456\u2069', '+974 3312 3456 فتاه'],
  ['ar', 'قال \u2066see «نص 5» here\u2069 هنا', 'انه see «5 صن» here لاق'],
  ['en', 'Signed by مريم أحمد today (2)', 'Signed by دمحأ ميرم today (2)'],
  ['en', 'Plain words, 12.50', 'Plain words, 12.50'],
] as const)('%s: “%s” is seen as “%s”', async (locale, text, expected) => {
  expect((await seen(text, locale)).replaceAll('\u0651', '')).toBe(
    expected.replaceAll('\u0651', ''),
  )
})

// spec: 2.2 The invoice as a PDF in both languages
test('Arabic letters take the shape of their place in the word', async () => {
  const [word] = await line('ببب', 'ar')
  const [alone] = await line('ب', 'ar')
  expect(word?.text).toBe('ببب')
  const { glyphs } = (await line('ببب ب', 'ar'))[0] ?? { glyphs: [] }
  expect(glyphs).toHaveLength(5)
  expect(new Set(glyphs).size).toBe(5)
  expect([word?.glyphs.length, alone?.glyphs.length]).toEqual([3, 1])
})

test('letters of India, Sri Lanka and Ethiopia are joined as they are written', async () => {
  const [joined, apart] = [await line('क्ष', 'en'), await line('क्‌ष', 'en')]
  expect(joined.map(({ glyphs }) => glyphs.length)).toEqual([1])
  expect(apart.flatMap(({ glyphs }) => glyphs).length).toBeGreaterThan(1)
})

test('no sign is without a shape', async () => {
  const signs = [
    'The quick brown fox – “0123456789” & Šimić, Łódź, Đoković · 100% @ #',
    'Congés payés au cœur de l’été\u00a0: «\u00a0Où ça\u00a0» À Noël, le n°\u00a03\u00a0; ÉÇÔ',
    'हिन्दी नौकरी का प्रस्ताव, कामदारको र\u200d्याक',
    'চাকরির প্রস্তাব, গৃহকর্মী।',
    'රැකියා යෝජනාව, ශ්\u200dරී ලංකාව',
    'வேலை வாய்ப்பு, ஒப்பந்தம்',
    'የሥራ አቅርቦት፣ ደመወዝ',
    'نص حكيم له سر قاطع وذو شأن عظيم مكتوب على ثوب أخضر ومغلف بجلد أزرق؟ «؛ـ» لآ لأ لإ لا ءئؤة',
  ]
  for (const text of signs) {
    for (const locale of ['en', 'ar'] as const)
      expect(await seen(text, locale)).not.toMatch(/[?\0\ufffd]/)
  }
})

test('Arabic begins at the right edge, English at the left', async () => {
  const [english] = await line('Manzil', 'en')
  const [arabic] = await line('منزل', 'ar')
  expect(english?.x).toBe(56)
  expect(arabic?.x).toBeGreaterThan(500)
})

test('words of Sinhala stand no further apart than others, as lines are broken by the space of others', async () => {
  const startOfLast = async (text: string) => (await line(text, 'en')).at(-1)?.x ?? Number.NaN
  const space = async (letter: string) =>
    (await startOfLast(`${letter} ${letter} A`)) - (await startOfLast(`${letter}${letter} A`))
  expect(await space('ක')).toBeCloseTo(await space('क'), 0)
})

test('long texts break into lines, words wider than the page are cut, pages follow each other', async () => {
  const pdf = await open('ar')
  for (let index = 0; index < 16; index++)
    pdf.paragraph(`${index} ${'كلمة '.repeat(60)} ${'x'.repeat(200)}`)
  const pages = shownRuns(await pdf.finish())
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages)
    for (const { x, y } of page) expect(x >= 56 && x < 540 && y > 40).toBe(true)
  expect(pages.map((page) => page.at(-1)?.text)).toEqual(
    pages.map((_, index) => `${index + 1}/${pages.length}`),
  )
})
