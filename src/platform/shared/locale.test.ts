import { expect, test } from 'vitest'
import { localeOfHeader, localizedPath } from './locale.ts'

// spec: 1.2 /#faq, /#testimonials from the footer (how their addresses are translated)
test.each([
  ['/', '/ar'],
  ['/#faq', '/ar#faq'],
  ['/?from=mail', '/ar?from=mail'],
  ['/candidates', '/ar/candidates'],
  ['/candidates?page=2#list', '/ar/candidates?page=2#list'],
  ['/arrivals', '/ar/arrivals'],
])('%s is %s in Arabic', (english, arabic) => expect(localizedPath(english, 'ar')).toBe(arabic))

test.each([
  ['/ar', '/'],
  ['/ar/candidates?page=2', '/candidates?page=2'],
  ['/arrivals', '/arrivals'],
])('%s is %s in English', (arabic, english) => expect(localizedPath(arabic, 'en')).toBe(english))

test.each([
  ['fr', 'fr'],
  ['hi-IN', 'hi'],
  ['en_US', 'en'],
  ['FR-ca;Q=0.9, EN ; q=0.8', 'fr'],
  // The order counts among equals alone.
  ['en;q=0.5, am;q=0.9', 'am'],
  ['ne, hi', 'ne'],
  ['hi;q=0.8,ne;q=0.8', 'hi'],
  ['en;q=0.300, bn;q=0.31', 'bn'],
  // Old tags.
  ['tl', 'fil'],
  ['tl-PH,tl;q=0.9,en-US;q=0.8', 'fil'],
  ['in-ID', 'id'],
  // Languages nobody here speaks.
  ['de-DE,de;q=0.9', 'en'],
  ['de,ta;q=0.4', 'ta'],
  // Not wanted.
  ['fr;q=0', 'en'],
  ['fr;q=0.0, si;q=0.1', 'si'],
  // Anything.
  ['*', 'en'],
  ['sw;q=0.2, *;q=0.1', 'sw'],
])('a browser that asks for "%s" gets %s', (header, locale) =>
  expect(localeOfHeader(header)).toBe(locale),
)

test.each([
  undefined,
  '',
  ' ',
  ',',
  ';',
  'x',
  'x-fr',
  ';q=abc',
  'fr;q=abc',
  'fr;q=2',
  'fr;q=-1',
  'fr;q=',
  'fr;q=NaN, ar;q=Infinity',
  'constructor,__proto__',
  'ar'.repeat(2500),
  '*,;'.repeat(1667),
  '-'.repeat(5000),
])('nonsense (%s) is answered in English', (header) => expect(localeOfHeader(header)).toBe('en'))

test('what follows nonsense is heard', () =>
  expect(localeOfHeader(`${'x;q=0.1,'.repeat(600)}ar;q=0.2`)).toBe('ar'))
