import { expect, test } from 'vitest'
import { figuresTag, isShownBy, listTag } from './pages-of-people.ts'

test('pages of words and prices show none of the figures that come with them; all else is shown by what notes it', () => {
  for (const page of ['/privacy', '/ar/terms', '/pricing?plan=x', '/visa.data', '/nowhere'])
    expect([isShownBy(page, figuresTag), isShownBy(page, listTag)], page).toEqual([false, true])
  for (const page of [
    '/',
    '/about',
    '/ar/about',
    '/candidates',
    '/privacy/other',
    '/something/new',
  ])
    expect(isShownBy(page, figuresTag), page).toBe(true)
})
