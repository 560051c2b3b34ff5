import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import './every-language.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { dataFolder, startCopy } from './server.ts'

export { expect }
export const locales = ['en', 'ar'] as const satisfies readonly Locale[]
export const phone = { width: 360, height: 740 }
export const desktop = { width: 1440, height: 900 }

/** Where the main journeys are walked: both languages, each on both screens. */
export const mainPlaces = locales.flatMap((locale) =>
  Object.entries({ phone, desktop }).map(([size, viewport]) => ({
    title: `${locale} ${size}`,
    locale,
    size,
    viewport,
  })),
)
const pairs = ['en desktop', 'ar phone']
/** Where the others are walked: in pairs, and by `npm run test:all` everywhere. */
export const places =
  process.env.E2E_PLACES === 'all'
    ? mainPlaces
    : mainPlaces.filter(({ title }) => pairs.includes(title))

/** A server of each worker's own, on a copy of the demo that nobody else changes; a test that fails leaves it with its worker. */
export const plainTest = base.extend<{ seats: void }, { server: string }>({
  /** Whoever came with a browser of her own (`at`) leaves with the journey: a call left open goes on, and takes the time of those that follow. */
  seats: [
    async ({ browser }, use) => {
      const before = browser.contexts()
      await use()
      const left = browser.contexts().filter((context) => !before.includes(context))
      await Promise.all(left.map((context) => context.close()))
    },
    { auto: true },
  ],
  server: [
    // Playwright reads from the pattern what a fixture needs: nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex, parallelIndex }) => {
      const server = await startCopy(
        process.env.E2E_DATABASE ?? '',
        `worker-${workerIndex}`,
        parallelIndex,
      )
      await use(server.origin)
      await server.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ server }, use) => use(server),
})

/** A page that fails its test on a console error, a refused script, a failed hydration or a request to anyone else. */
export const test = plainTest.extend<{ page: Page }>({
  page: async ({ page, baseURL }, use) => {
    const faults: string[] = []
    watch(page, new URL(baseURL ?? '').origin, faults)
    await use(page)
    expect(faults).toEqual([])
  },
})

/** Refusals that a journey provokes on purpose are no faults of the page. */
const provoked =
  /Failed to load resource: the server responded with a status of (400|401|402|403|404|409|413|415|429)|net::ERR_INTERNET_DISCONNECTED|^Failed to fetch manifest patches TypeError: Failed to fetch/

/** What needs no network; `chrome` is what the browser's own reader of PDF is made of. */
const own = /^(data|blob|chrome|chrome-extension):/

export function watch(page: Page, origin: string, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !provoked.test(message.text()))
      faults.push(`console at ${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error at ${page.url()}: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !own.test(request.url()))
      faults.push(`foreign request: ${request.url()}`)
  })
}

/** Opens a page of the product, in a language, and waits until it is awake. */
export async function open(page: Page, path: string, locale: Locale): Promise<void> {
  await page.goto(localizedPath(path, locale))
  await hydrated(page)
}

/** Until React has taken the page over: what is clicked before that is lost on a slow machine. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))

/** The type comes when the page has stood for a while: it keeps what it came with (ui/fonts.ts). */
export const typeComesLate = (page: Page): Promise<unknown> =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => location.href !== 'about:blank' && performance.now() > 1000)
    await route.continue()
  })

/** Holds back what is asked for at these addresses, as a slow line does, until what it gives is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, (route) => promise.then(() => route.fallback()))
  return resolve
}

/** Stops the page's clock, which `page.clock.install` has made ours: from here on time passes by `page.clock.runFor` alone. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * No violation of WCAG 2.2 AA on the page, or the part of it that a selector names, as it stands in the light: what can be read there can be
 * read in the dark, too (src/ui/contrast.test.ts). Once for a screen and a language: axe costs more than most of what a journey does.
 * Colours are the same in each language: they cost two fifths of a look, and are looked at in English.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // A list that is being asked for anew is dimmed until its answer is there.
  await expect(page.locator(':is(section, div)[aria-busy=true]')).toHaveCount(0)
  await drawAll(page)
  const faults = await base.step('axe', async () => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
    // What lies half under a bar at an edge of the screen can be scrolled out of it; a build shortens the names of classes.
    await page.evaluate(unfixBars)
    const found = await page.evaluate(look, { part, rules })
    await page.evaluate(fixBars)
    return found
  })
  expect(faults).toEqual([])
}

/** In the page: what stays at the head or foot of the screen is laid into the page, and put back. */
function unfixBars(): void {
  for (const bar of document.querySelectorAll<HTMLElement>('body > nav, header, main *')) {
    const { position } = getComputedStyle(bar)
    const { top, bottom } = bar.getBoundingClientRect()
    const isAtEdge = (top >= 0 && top < 80) || (bottom > innerHeight - 80 && bottom <= innerHeight)
    if ((position === 'fixed' || position === 'sticky') && isAtEdge) {
      bar.dataset.unfixed = ''
      bar.style.position = 'static'
    }
  }
}

function fixBars(): void {
  for (const bar of document.querySelectorAll<HTMLElement>('[data-unfixed]')) {
    delete bar.dataset.unfixed
    bar.style.removeProperty('position')
  }
}

/**
 * In the page: what axe finds. What is in order need not be described: that takes a third of a look. Axe doesn't know that what pops up (a
 * toast) stands above all else, and takes what lies under it for what covers its button.
 */
async function look({ part, rules }: { part: string; rules: string[] }): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  const { violations } = await axe.run(part, {
    runOnly: rules,
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: document.documentElement.lang === 'en' } },
  })
  const popsUp = (selector: unknown) =>
    document.querySelector(String(selector))?.closest(':popover-open') != null
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => id !== 'target-size' || !popsUp(target[0]))
      .map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
}

/** Axe sees colours as they were drawn last: nothing is skipped for being off the screen, nothing fades from one to the other, and no list that is asked for anew is dim. */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`[class*="later-"] { content-visibility: visible !important }
      :is(section, div)[aria-busy='true'] { opacity: 1 !important }
      *, ::before, ::after { transition: none !important }`)
    document.adoptedStyleSheets = [sheet]
    document.getAnimations().forEach((animation) => animation.finish())
  })

/** Nothing sticks out at the side. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0)

/** The messages sent to a number so far, in their order. */
export function messagesTo(phoneNumber: string): { text: string; code?: string }[] {
  const file = path.join(
    dataFolder(`worker-${base.info().workerIndex}`),
    'outbox',
    'messages.ndjson',
  )
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : []
  const messages = lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { to: string; text: string; code?: string })
  return messages.filter((message) => message.to === phoneNumber)
}

/** The newest code sent to a number, from the outbox. */
export async function codeFor(phoneNumber: string): Promise<string> {
  let code = ''
  await expect
    .poll(
      () =>
        (code =
          messagesTo(phoneNumber).findLast((message) => message.code !== undefined)?.code ?? ''),
    )
    .toMatch(/^\d{6}$/)
  return code
}

let numbers = Math.floor(Math.random() * 1_000_000)
/** A Qatari mobile number that nobody has yet: its eight local digits. */
export const newNumber = (): string =>
  `66${String((numbers = (numbers + 7919) % 1_000_000)).padStart(6, '0')}`
