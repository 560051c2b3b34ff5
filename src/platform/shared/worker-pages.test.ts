import { expect, test } from 'vitest'
import { languageOf, locales } from './locales.ts'
import { foundPaths, hasPage, isFoundIn } from './worker-pages.ts'

const workers = locales.filter((locale) => languageOf(locale).covers === 'worker')

test('a language for workers has what speaks to them, the way to us and to sign up, and no page of households', () => {
  for (const locale of workers) {
    for (const path of [...foundPaths, '/sign-up', '/contact', '/terms/summary#data'])
      expect(hasPage(path, locale), path).toBe(true)
    for (const path of ['/terms', '/privacy', '/pricing', '/candidates', '/terms/summary/more'])
      expect(hasPage(path, locale), path).toBe(false)
  }
})

test('her own pages, and those that a message leads to, are in her language; what stands beside them is not', () => {
  const hers =
    '/ /login /offline /reset-password/:token /undo-change/x /verify-email/x /meet/x /deal/x /interviews/7/room /account /account/closed /account/data /account/second-factor /account/security /notifications /notifications/settings /dashboard /dashboard/agreements /dashboard/documents /dashboard/interviews /dashboard/messages /dashboard/messages/7 /dashboard/my-profile /dashboard/my-profile/start /dashboard/offers/7 /dashboard/recruitment'
  for (const path of hers.split(' ')) {
    expect(hasPage(path, 'fil'), path).toBe(true)
    if (path !== '/') expect(hasPage(`/fil${path}/?from=x`, 'fil'), path).toBe(true)
  }
  const others =
    '/meet /interviews/7 /interviews/7/8 /account/plan /notifications/7 /dashboard/shortlist /dashboard/my-profile/7 /dashboard/offers /admin/login /x/login'
  for (const path of others.split(' ')) expect(hasPage(path, 'fil'), path).toBe(false)
})

test('search engines are shown what speaks to workers in each language, and sign-up in none of theirs', () => {
  for (const locale of workers) {
    for (const path of foundPaths) expect(isFoundIn(path, locale), path).toBe(true)
    expect(isFoundIn('/sign-up', locale)).toBe(false)
  }
})
