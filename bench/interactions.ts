import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { startProduct } from './server.ts'

/** Lighthouse's mobile profile, applied: 150 ms and 1.6 Mbit/s as the browser's tools model them, a processor four times slower. */
const network = { offline: false, latency: 562.5, downloadThroughput: (1.6 * 1_048_576 * 0.9) / 8, uploadThroughput: (750 * 1024 * 0.9) / 8 }
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** What a visitor taps on each page; the slowest answer is the page's INP. */
const taps: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    const menu = page.getByRole('banner').locator('summary')
    await menu.tap()
    await menu.tap()
    await page.getByRole('main').locator('details summary').first().tap()
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).tap()
  },
  '/candidates': async (page) => {
    await page.getByRole('button', { name: 'Filters' }).first().tap()
    await page.getByRole('checkbox', { name: 'Kenyan' }).tap()
    await page.getByRole('checkbox', { name: 'Nanny' }).first().tap()
  },
  '/candidates/500': async (page) => page.getByRole('button', { name: 'Shortlist', exact: true }).tap(),
}

/** INP of public pages, and when the job seeker's dashboard answers, on a slow phone. */
export async function benchInteractions(): Promise<void> {
  const product = await startProduct(3988, 'bench')
  const browser = await chromium.launch({
    executablePath: await findBrowser({ install: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    console.log('\n| page | slowest of its interactions, ms (budget 100) |\n|---|---|')
    for (const [path, tap] of Object.entries(taps)) console.log(`| ${path} | ${await slowestTap(browser, product.origin + path, tap)} |`)
    console.log(`\nThe job seeker's profile answers after ${await dashboardReady(browser, product.origin)} ms (budget 1,500), from a warm cache`)
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

async function slowestTap(browser: Browser, url: string, tap: (page: Page) => Promise<void>): Promise<number> {
  const page = await slowPhone(browser)
  await page.addInitScript(() => {
    const kept = Object.assign(window, { slowest: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) kept.slowest = Math.max(kept.slowest, entry.duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-awake'))
  await page.waitForTimeout(3000)
  await tap(page)
  await page.waitForTimeout(3000)
  const slowest = await page.evaluate(() => (window as unknown as { slowest: number }).slowest)
  await page.context().close()
  return slowest
}

/** Milliseconds until the profile is there and awake for someone who has been here before: the median of her visits after the first two, in which the browser keeps and compiles what it needs. */
async function dashboardReady(browser: Browser, origin: string): Promise<number> {
  const answer = await fetch(`${origin}/api/demo/sign-in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'jobseeker' }),
  })
  const { data } = (await answer.json()) as { data: { token: string; refreshToken: string; user: object } }
  const page = await slowPhone(browser)
  await page.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }, data)
  const visit = async () => {
    // Leaving a page is no part of opening the next.
    await page.goto('about:blank')
    await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' })
    const ready = await page.waitForFunction(
      () => document.documentElement.hasAttribute('data-awake') && document.querySelectorAll('main h2').length > 3 && performance.now(),
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
