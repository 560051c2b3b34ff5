import path from 'node:path'
import vm from 'node:vm'
import { expect, test } from 'vitest'
import { scriptOf } from '../scripts/inline-script.ts'
import { localizedPath } from './platform/shared/locale.ts'
import { locales } from './platform/shared/locales.ts'

const script = await scriptOf(path.join(import.meta.dirname, 'boot.ts'))

interface Rules {
  createHTML(html: string): string | null
  createScriptURL(url: string): string | null
}

const session = { token: 'abc', user: '{}' }

/** What the first script of a page does in a browser that has kept something. */
function boot(kept: Record<string, string> = {}, pathname = '/', isClosed = false) {
  const storage = {
    getItem(key: string) {
      if (isClosed) throw new Error('closed')
      return kept[key] ?? null
    },
  }
  const dataset: Record<string, string> = {}
  const asked: [string, { headers: Record<string, string> }][] = []
  const policies: Record<string, Rules> = {}
  const window: Record<string, unknown> & { me?: { token: string } } = {
    trustedTypes: { createPolicy: (name: string, rules: Rules) => (policies[name] = rules) },
  }
  vm.runInNewContext(script, {
    window,
    document: {
      documentElement: { dataset, lang: 'fr' },
      querySelector: () => ({ textContent: '.a>b{}<' }),
    },
    localStorage: storage,
    sessionStorage: storage,
    location: { pathname },
    fetch: async (...call: (typeof asked)[number]) => {
      asked.push(call)
      throw new Error('offline')
    },
  })
  return { dataset, asked, window, rules: policies['default'] }
}

test('it can stand in a page and in one that is made anew', () => {
  expect(script).not.toContain('<')
  expect(script.length).toBeLessThan(936)
})

test('marks the page as its reader left it, and a page of a first visit not at all', () => {
  expect(boot().dataset).toEqual({})
  const kept = { theme: 'dark', 'larger-text': '1', 'demo-bar-hidden': 'yes' }
  expect(boot(kept).dataset).toEqual({ theme: 'dark', largerText: '', demoBarHidden: '' })
  expect(boot(session).dataset).toEqual({ signedIn: '' })
  expect(boot({ token: 'abc' }).dataset).toEqual({})
})

test('storage that is closed stops nothing', () => {
  expect(boot(session, '/dashboard', true).dataset).toEqual({})
})

test('asks who it is on the pages of whoever is signed in, in each language', () => {
  const asks = (pathname: string) => boot(session, pathname).asked.length === 1
  for (const locale of locales) {
    const on = (page: string) => asks(localizedPath(page, locale))
    for (const page of ['/dashboard', '/account/data', '/notifications', '/agency', '/admin/users'])
      expect(on(page), `${locale} ${page}`).toBe(true)
    for (const page of ['/', '/candidates/5', '/agency/login', '/agency/join/x', '/admin/login'])
      expect(on(page), `${locale} ${page}`).toBe(false)
  }
  expect(boot({}, '/dashboard').asked).toEqual([])
})

test('hands the answer on, with the session that it is for', () => {
  const { asked, window } = boot(session, '/fr/dashboard')
  const headers = { authorization: 'Bearer abc', 'accept-language': 'fr' }
  expect(asked).toEqual([['/api/auth/me', { headers }]])
  expect(window.me).toMatchObject({ token: 'abc', at: expect.any(Number) })
  expect(window).toMatchObject({ __zod_globalConfig: { jitless: true } })
})

test('lets become part of a page what holds no element, and its own styles and empty scripts', () => {
  const { rules } = boot()
  for (const html of ['text', '<script></script>', '.a>b{}<'])
    expect(rules?.createHTML(html)).toBe(html)
  for (const html of ['<b>', '<script>x</script>', '.a>b{}<i>'])
    expect(rules?.createHTML(html)).toBe(null)
  expect(rules?.createScriptURL('/sw.js')).toBe('/sw.js')
  expect(rules?.createScriptURL('/other.js')).toBe(null)
})
