import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../src/features/administration/messages.settings.ar.ts'
import { words } from '../src/features/profiles/messages.words.ar.ts'
import { ar as newsletter } from '../src/features/enquiries/messages.newsletter.ar.ts'
import { ar as recruitment } from '../src/features/recruitment/messages.ar.ts'

const root = path.resolve(import.meta.dirname, '..')
const texts = fs.globSync('src/**/*.ar.ts', { cwd: root }).flatMap((file) =>
  fs
    .readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((line, index) => ({ at: `${file}:${index + 1}`, line })),
)

test.each([
  [1, 'تم 1 من خطوة واحدة'],
  [2, 'تم 1 من خطوتين'],
  [3, 'تم 1 من 3 خطوات'],
  [11, 'تم 1 من 11 خطوة'],
  [100, 'تم 1 من 100 خطوة'],
])('of %i steps', (all, said) => expect(recruitment.case.progress(1, all)).toBe(said))

test('a noun after a number has the form of that number', () => {
  expect([1, 2, 7, 14, 100].map(settings.recruitment.lasts)).toEqual([
    'يوم واحد في المجموع',
    'يومان في المجموع',
    '7 أيام في المجموع',
    '14 يومًا في المجموع',
    '100 يوم في المجموع',
  ])
  expect([3, 1000].map((total) => newsletter.progress.text(2, total))).toEqual([
    '2 من 3 رسائل',
    '2 من 1,000 رسالة',
  ])
})

test('no Arabic text sets one form of a noun beside whatever number', () => {
  const bare =
    /\$\{(?:formatNumber\()?(?:n|count|days|weeks|months|hours|minutes|seconds|years|total|all|max|rows|done|left)\)?\} (?!من |في |إلى |\$)[\u0621-\u064a]/
  expect(texts.filter(({ line }) => bare.test(line)).map(({ at }) => at)).toEqual([])
})

test('a plus beside a number keeps its side in Arabic', () => {
  expect(words.card.more(3)).toBe('\u2066+3\u2069')
  const loose = /(?<!leftToRight\()(?:[`']\+\$\{|\}\+[`'\s]|[ `']\d+k?\+)/
  expect(texts.filter(({ line }) => loose.test(line)).map(({ at }) => at)).toEqual([])
})

test.each([
  ['a word for whoever runs a machine, of a person or of Manzil', /مشغ\u0651?\u0650?ل/],
  [
    'way in, of a plan: a plan is a subscription',
    /(?:باقة|باقات) (?:ال)?وصول|وصول لمدة|رسوم الوصول/,
  ],
  ['a consultant as a man or a woman', /مستشارة? مخص\u0651?ص/],
  ['an order to two people to get acquainted', /تعارفا/],
])('no Arabic text says %s', (_, word) => {
  expect(texts.filter(({ line }) => word.test(line)).map(({ at }) => at)).toEqual([])
})
