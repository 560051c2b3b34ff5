import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { startProduct } from './server.ts'

/** Lighthouse's mobile profile, applied: 150 ms and 1.6 Mbit/s as the browser's tools model them, a processor four times slower. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1_048_576 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** What a visitor does on each page, one after the other; the slowest answer is the page's INP. */
const acts: Record<string, (touch: (what: Locator) => Promise<void>, page: Page) => Promise<void>> =
  {
    '/': async (touch, page) => {
      const menu = page.getByRole('banner').locator('summary')
      await touch(menu)
      await touch(menu)
      await touch(page.getByRole('main').locator('details summary').first())
      await touch(page.getByRole('banner').getByRole('button', { name: 'Sign In' }))
      await page.keyboard.press('Escape')
    },
    '/candidates': async (touch, page) => {
      await touch(page.getByRole('button', { name: 'Filters' }).first())
      await touch(page.getByRole('checkbox', { name: 'Kenyan' }))
      await touch(page.getByRole('checkbox', { name: 'Nanny' }).first())
      await page.keyboard.press('Escape')
    },
    '/candidates/500': async (touch, page) => {
      await touch(page.getByRole('button', { name: 'Shortlist', exact: true }))
      await page.keyboard.press('Escape')
    },
  }

/** INP of public pages, and when the job seeker's dashboard answers, on a slow phone. */
export async function benchInteractions(): Promise<void> {
  const product = await startProduct(3988, 'bench')
  const browser = await chromium.launch({
    executablePath: await findBrowser({ install: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    console.log(
      '\n| page | slowest of its interactions, median of five visits, ms (budget 100) |\n|---|---|',
    )
    for (const [path, act] of Object.entries(acts))
      console.log(`| ${path} | ${await slowestAnswer(browser, product.origin + path, act)} |`)
    console.log(
      `\nThe job seeker's profile answers after ${await dashboardReady(browser, product.origin)} ms (budget 1,500), from a warm cache`,
    )
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function slowPhone(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage()
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', network)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** The median of five visits, each by its slowest answer: one visit reads the machine's other work as much as the page's. */
async function slowestAnswer(
  browser: Browser,
  url: string,
  act: (typeof acts)[string],
): Promise<number> {
  const slowest: number[] = []
  for (let visit = 0; visit < 5; visit++) {
    const page = await slowPhone(browser)
    await page.addInitScript(() => {
      const kept = Object.assign(window, { slowest: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
          if (entry.interactionId) kept.slowest = Math.max(kept.slowest, entry.duration)
      }).observe({
        type: 'event',
        buffered: true,
        durationThreshold: 16,
      } as PerformanceObserverInit)
    })
    await page.goto(url)
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))
    await page.waitForTimeout(3000)
    await act((what) => touch(page, what), page)
    await page.waitForTimeout(settleMs)
    slowest.push(await page.evaluate(() => (window as unknown as { slowest: number }).slowest))
    await page.context().close()
  }
  return slowest.sort((a, b) => a - b)[2] ?? 0
}

/** Milliseconds until what a touch has begun is over. */
const settleMs = 2000

/** A finger, without the listeners by which the test tool waits for its own taps. */
async function touch(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  await page.waitForTimeout(400)
  const place = await what.boundingBox()
  if (place === null) throw new Error('nothing there to touch')
  const tools = await page.context().newCDPSession(page)
  const finger = { x: place.x + place.width / 2, y: place.y + place.height / 2 }
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await page.waitForTimeout(60)
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(settleMs)
}

/** Milliseconds until the profile is there and awake for someone who has been here before: the median of her visits after the first two, in which the browser keeps and compiles what it needs. */
async function dashboardReady(browser: Browser, origin: string): Promise<number> {
  const answer = await fetch(`${origin}/api/demo/sign-in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'jobseeker' }),
  })
  const { data } = (await answer.json()) as {
    data: { token: string; refreshToken: string; user: object }
  }
  const page = await slowPhone(browser)
  await page.addInitScript((session) => {
    for (const [key, value] of Object.entries(session))
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }, data)
  const visit = async () => {
    // Leaving a page is no part of opening the next.
    await page.goto('about:blank')
    await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' })
    const ready = await page.waitForFunction(
      () =>
        document.documentElement.hasAttribute('data-hydrated') &&
        document.querySelectorAll('main h2').length > 3 &&
        performance.now(),
      undefined,
      { polling: 20 },
    )
    return Math.round((await ready.jsonValue()) as number)
  }
  const took: number[] = []
  for (let count = 0; count < 9; count++) {
    took.push(await visit())
    await page.waitForTimeout(2500)
  }
  return took.slice(2).sort((a, b) => a - b)[3] ?? 0
}
