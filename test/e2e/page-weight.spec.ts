import fs from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { readRouteManifest, type RouteManifest } from '../../scripts/route-manifest.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { type Locale, locales as allLocales, standard } from '../../src/platform/shared/locales.ts'
import { words } from '../../src/features/profiles/messages.words.en.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { textsOf } from '../catalogue-texts.ts'
import { expect, locales, test } from './journey.ts'

// What a page's first load brings, by the build's own list of modules: whatever opens on demand is not in it.
const budget = 120 * 1024
const client = path.resolve(import.meta.dirname, '../../build/client')
const assets = path.join(client, 'assets')

/** The scripts of a page's first load: those of its language. */
function scriptsOf({ entry, routes }: RouteManifest, id: string): Set<string> {
  const chain = []
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? ''])
    chain.push(route)
  const files = [
    entry.module,
    ...entry.imports,
    ...chain.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ]
  return new Set(files.map((file) => file.replace('/assets/', `/assets/${id.split(':')[0]}/`)))
}

/** Bytes of a page's scripts as they travel to browsers of today. */
function weightOf(manifest: RouteManifest, id: string): number {
  // The build has compressed what is worth it.
  const sent = (file: string) => (fs.existsSync(`${file}.br`) ? `${file}.br` : file)
  return [...scriptsOf(manifest, id)].reduce(
    (sum, file) => sum + fs.statSync(sent(path.join(client, file))).size,
    0,
  )
}

const pages = [
  'home',
  'work',
  'rights',
  'fees',
  'terms-summary',
  'list-actions',
  'candidate-actions',
  'pricing',
  'visa',
  'visa-request',
  'about',
  'contact',
  'privacy',
  'terms',
  'security',
  'offline',
  'newsletter',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'verify-invoice',
  'not-found',
]

// The doors bring a form at once.
const doors = [
  'login',
  'sign-up',
  'reset-password',
  'verify-email',
  'admin-login',
  'agency-login',
  'agency-apply',
  'agency-join',
]
const doorBudget = 148 * 1024

// spec: 3.2 Scripts of a public page
test('no public page brings more than 120 kB of scripts, in any language', () => {
  const manifest = readRouteManifest(assets)
  const weights = allLocales.flatMap((locale) =>
    // A language for workers has the pages that they meet.
    pages
      .filter((page) => `${locale}:${page}` in manifest.routes)
      .map((page) => ({ page, locale, bytes: weightOf(manifest, `${locale}:${page}`) })),
  )
  expect(weights.every(({ bytes }) => bytes > 50_000)).toBe(true)
  expect(weights.filter(({ bytes }) => bytes > budget)).toEqual([])
})

test('React and its router bring nothing that no page of ours uses', () => {
  const [file = ''] = fs
    .readdirSync(path.join(assets, standard))
    .filter((name) => /^react-.*\.js$/.test(name))
  const script = fs.readFileSync(path.join(assets, standard, file), 'utf8')
  expect(script).toContain('Failed to fetch manifest patches')
  // Of the router's instrumentation, its other way to find routes, and its other way to match them.
  const unused = ['lazy.middleware', 'full route manifest asset', 'unstable_preloadRoutePattern']
  expect(unused.filter((text) => script.includes(text))).toEqual([])
})

test('each language has the scripts that its pages ask for, and no page has others', () => {
  const manifest = readRouteManifest(assets)
  for (const locale of allLocales) {
    const folder = path.join(assets, locale)
    const scripts = new Set(fs.readdirSync(folder).filter((name) => name.endsWith('.js')))
    const asked = new Set(
      Object.keys(manifest.routes)
        .filter((id) => id.startsWith(`${locale}:`))
        .flatMap((id) => [...scriptsOf(manifest, id)].map((file) => path.basename(file))),
    )
    for (const name of asked)
      for (const [, next = ''] of fs
        .readFileSync(path.join(folder, name), 'utf8')
        .matchAll(/["'`/]([\w.-]+-[\w-]{8}\.js)\b/g))
        asked.add(next)
    expect(
      [...asked].filter((name) => !scripts.has(name)),
      locale,
    ).toEqual([])
    expect(
      [...scripts].filter((name) => !asked.has(name)),
      locale,
    ).toEqual([])
  }
})

/** The name of a trade that a language alone has, of all that is said in any. */
async function ownWord(locale: Locale): Promise<string> {
  const others = await textsOf((file) => !file.endsWith(`.${locale}.ts`))
  const trades = Object.values(textsIn(words, locale).values.position)
  const own = trades.filter((trade) => !others.some(([, text]) => text.includes(trade)))
  return own.toSorted((a, b) => b.length - a.length)[0] ?? ''
}

test('no script of a language carries the words of another', async () => {
  // In English a trade is said by what is not translated yet, too.
  const translations = allLocales.filter((locale) => locale !== standard)
  const own = await Promise.all(
    translations.map(async (locale) => [locale, await ownWord(locale)] as const),
  )
  expect(own.filter(([, word]) => word === '')).toEqual([])
  for (const locale of allLocales) {
    const scripts = fs
      .readdirSync(path.join(assets, locale))
      .filter((name) => name.endsWith('.js'))
      .map((name) => fs.readFileSync(path.join(assets, locale, name), 'utf8'))
    for (const [language, word] of own)
      expect(
        scripts.some((script) => script.includes(word)),
        `${language} in ${locale}`,
      ).toBe(language === locale)
  }
})

// What is pressed for, such as a picture or the recorder, is not in it.
const conversationBudget = 150 * 1024

test('a conversation, and a page on which a meeting is answered, bring no more than 150 kB of scripts', () => {
  const manifest = readRouteManifest(assets)
  for (const page of ['dashboard-conversation', 'agency-conversation', 'meet'])
    expect(weightOf(manifest, `en:${page}`), page).toBeLessThan(conversationBudget)
})

test('the video room brings no more than a conversation, and what makes a call only to whoever enters', () => {
  const manifest = readRouteManifest(assets)
  expect(weightOf(manifest, 'en:room')).toBeLessThan(conversationBudget)
  const makesCalls = fs
    .readdirSync(path.join(assets, 'en'))
    .filter((name) => /^[^.]+\.js$/.test(name))
    .filter((name) =>
      fs.readFileSync(path.join(assets, 'en', name), 'utf8').includes('new RTCPeerConnection'),
    )
  expect(makesCalls).toHaveLength(1)
  for (const id of Object.keys(manifest.routes))
    expect(
      [...scriptsOf(manifest, id)].filter((file) => file.endsWith(`/${makesCalls[0]}`)),
      id,
    ).toEqual([])
})

test('no page on which one signs in or up brings more than 148 kB of scripts', () => {
  const manifest = readRouteManifest(assets)
  const weights = doors.map((page) => ({ page, bytes: weightOf(manifest, `en:${page}`) }))
  expect(weights.filter(({ bytes }) => bytes > doorBudget)).toEqual([])
})

// asvs: 3.4.1
// asvs: 3.4.4
test('the head of a script or of the sheet is less than 500 bytes: what browsers heed, and nothing that is said of pages', async ({
  baseURL,
}) => {
  for (const name of ['en/' + fs.readdirSync(path.join(assets, 'en'))[0], sheetIn(assets)]) {
    const { status, headers } = await fetch(`${baseURL}/assets/${name}`)
    expect(status).toBe(200)
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect([...headers].flat().join(': ').length, name).toBeLessThan(500)
  }
})

const sheetIn = (folder: string): string =>
  fs.readdirSync(folder).find((name) => /^app-.*[.]css$/.test(name)) ?? ''

for (const locale of locales)
  // spec: 3.2 HTML of a public page
  test(`${locale}: the HTML of home, list and a profile is under 120 kB, 22 kB as it travels`, async ({
    request,
  }) => {
    for (const path of ['/', '/candidates', '/candidates/500']) {
      const address = localizedPath(path, locale)
      const plain = await request.get(address, { headers: { 'accept-encoding': 'identity' } })
      const packed = await fetch(plain.url(), { headers: { 'accept-encoding': 'br' } })
      expect(packed.headers.get('content-encoding')).toBe('br')
      const travels = Number(packed.headers.get('content-length'))
      await packed.body?.cancel()
      expect((await plain.body()).length, address).toBeLessThan(120_000)
      expect(travels, address).toBeLessThan(22_000)
      expect(travels, address).toBeGreaterThan(5000)
    }
  })

// What a class of ours can say, but for how one look becomes another: that is seen by nobody yet.
const said =
  'display position inset width height min-height margin padding gap flex grid-template-columns align-items justify-content overflow order color background border border-radius box-shadow outline opacity visibility font text-align text-decoration transform translate scale rotate fill stroke stroke-width content-visibility z-index'.split(
    ' ',
  )

/** How each element of a page looks without scripts; `isWhole` with the whole sheet, else as the page alone says. */
async function looksOf(browser: Browser, address: string, isWhole: boolean): Promise<string[]> {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 900, height: 900 },
  })
  // Letters that come a moment later are no matter of the sheet.
  await page.route(/\.woff2$/, (route) => route.abort())
  if (!isWhole) await page.route(/\/assets\/app-[^/]*\.css$/, (route) => route.abort())
  await page.goto(address)
  const looks = await page.locator('body *:not(script)').evaluateAll(
    (elements, names) =>
      elements.map((element) => {
        const look = getComputedStyle(element)
        const values = names.map((name) => `${name}:${look.getPropertyValue(name)}`)
        return `${element.tagName}.${element.getAttribute('class')} ${values.join(';')}`
      }),
    said,
  )
  await page.close()
  return looks
}

test('a page brings all that it is first painted with: the whole sheet changes nothing', async ({
  browser,
  baseURL,
}) => {
  for (const path of ['/', '/ar/candidates?position=Nanny', '/candidates/500', '/login']) {
    const address = `${baseURL}${path}`
    const alone = await looksOf(browser, address, false)
    const whole = await looksOf(browser, address, true)
    expect(whole.length).toBeGreaterThan(50)
    expect(whole.filter((look, place) => look !== alone[place])).toEqual([])
  }
})
