import { expect, test } from 'vitest'
import { mayShowPeople, pageOf } from './pages-of-people.ts'

const lists = [
  '/',
  '/ar',
  '/_root.data',
  '/ar.data',
  '/candidates',
  '/ar/candidates?page=2',
  '/candidates.data?_routes=x',
  '/api/candidates/?q=a',
  '/sitemap.xml',
]
const words = [
  '/privacy',
  '/ar/terms',
  '/pricing?plan=x',
  '/visa.data',
  '/contact',
  '/nowhere',
  '/ar/nowhere',
]
const hers = [
  '/candidates/12',
  '/ar/candidates/12',
  '/candidates/12.data',
  '/candidates/12/_.data',
  '/ar/candidates/12.data?_routes=x',
  '/candidates/012',
]
const others = ['/candidates/1', '/candidates/123', '/ar/candidates/21.data']
const unknown = [
  '/about',
  '/candidates/%312',
  '/Candidates/12',
  '/candidates/12/more',
  '/something/new',
  '//candidates/12',
]

test('a change of somebody listed affects all but pages of words and prices', () => {
  expect([...lists, ...hers, ...others, ...unknown].filter((key) => !mayShowPeople(key))).toEqual(
    [],
  )
  expect(words.filter(mayShowPeople)).toEqual([])
})

test('a change of somebody unlisted affects her own page, however its address is written, and no other', () => {
  const isHers = pageOf([12, 5])
  expect([...hers, '/candidates/5', ...unknown].filter((key) => !isHers(key))).toEqual([])
  expect([...lists, ...words, ...others].filter(isHers)).toEqual([])
})
