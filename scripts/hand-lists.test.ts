import { expect, test } from 'vitest'
import { handLists } from './hand-lists.ts'

const names = ['billing', 'claims', 'hiring', 'reviews']
const found = (text: string) => handLists([{ file: 'src/some.ts', text }], names)
const imports = ['billing', 'claims', 'hiring']
  .map((name) => `import { of_${name} } from '../../${name}/server/index.ts'\n`)
  .join('')

test.each([
  ['elements', "const all = ['billing', 'claims', 'other', 'hiring']"],
  ['keys', 'const all = { billing: 1, claims: 2, hiring: 3 }'],
  ['values', "const all = { a: 'billing', b: 'claims', c: 'hiring' }"],
  [
    'one property of the elements',
    "const all = [{ key: 'billing' }, { key: 'claims' }, { of: 1, key: 'hiring' }]",
  ],
])('names of capabilities are a list as %s', (_, text) => {
  expect(found(text)).toEqual(['src/some.ts:1: billing, claims, hiring'])
})

test.each([
  ['elements', 'const all = [of_billing, of_claims, of_hiring]'],
  ['values', 'const all = { a: of_billing, b: of_claims, c: of_hiring }'],
  [
    'one property of the elements',
    'const all = [{ size: of_billing }, { size: of_claims }, { size: of_hiring }]',
  ],
])('so is what is imported from them, as %s', (_, text) => {
  expect(found(imports + text)).toEqual(['src/some.ts:4: billing, claims, hiring'])
})

test.each([
  ['two', "const all = ['billing', 'claims', 'billing']"],
  ['words of other places', "const all = { billing: 'claims', a: ['hiring'], b: { reviews: 1 } }"],
  ['other properties', "const all = [{ a: 'billing' }, { b: 'claims' }, { c: 'hiring' }]"],
  ['a type', "type All = 'billing' | 'claims' | 'hiring'"],
  [
    'what a use case asks',
    `${imports}const all = Promise.all([of_billing(1), of_claims(1), of_hiring(1)])`,
  ],
  [
    'imported types',
    `${imports.replaceAll('import', 'import type')}const all = [of_billing, of_claims, of_hiring]`,
  ],
])('%s are none', (_, text) => {
  expect(found(text)).toEqual([])
})
