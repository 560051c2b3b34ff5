import { expect, test } from 'vitest'
import { cacheKey } from './cache-key.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/?fbclid=1&_routes=root', '/?_routes=root'],
  [
    '/candidates?sort=age_asc&nationality=Kenyan&utm=1',
    '/candidates?nationality=Kenyan&sort=age_asc',
  ],
  ['/ar/candidates?page=2&q=', '/ar/candidates?page=2'],
  ['/candidates.data?page=2&x=1', '/candidates.data?page=2'],
  ['/api/candidates/?skills=a&skills=b', '/api/candidates/?skills=a&skills=b'],
  ['/__manifest?paths=%2Fdashboard&version=1', '/__manifest?paths=%2Fdashboard&version=1'],
  ['/candidates/12?page=2', '/candidates/12'],
  ['/ar/pricing?visa=none&utm=1&country=KE', '/ar/pricing?country=KE&visa=none'],
  ['/contact?outcome=refused&fields=email,phone', '/contact?fields=email%2Cphone&outcome=refused'],
  ['/account-closed?until=2026-12-27&x=1', '/account-closed?until=2026-12-27'],
  ['/admin/users?q=Noor', '/admin/users'],
  ['/api/candidates/?q=a+b&q=a%20b&%70age=2', '/api/candidates/?page=2&q=a+b&q=a+b'],
  ['/Candidates?page=2', '/Candidates?page=2'],
  ['/api/candidates/??page=2', '/api/candidates/'],
  ['/api/candidates/?q=a&?page=2&&=3', '/api/candidates/?q=a'],
  ['/candidates?q=%E0%A4%A', '/candidates?q=%EF%BF%BD%25A'],
])('%s is kept as %s', (url, key) => {
  expect(cacheKey(url)).toBe(key)
})
