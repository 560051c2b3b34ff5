import type { Page } from '@playwright/test'
import { pagesTexts } from '../../src/features/content/web/pages/pages-texts.ts'
import { plainTexts } from '../../src/features/content/web/site/plain-texts.ts'
import { localePrefix, localizedPath } from '../../src/platform/shared/locale.ts'
import { expect, expectAccessible, locales, open, phone, plainTest as test } from './journey.ts'
import { texts } from './texts.ts'

test.use({ serviceWorkers: 'allow', viewport: phone })

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return all.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
/** Opens the first page and waits until the worker looks after it. */
async function openKept(page: Page, path: string, locale: (typeof locales)[number]): Promise<void> {
  await open(page, path, locale)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await expect.poll(() => keptAddresses(page)).toContain(localizedPath(path, locale))
}

for (const locale of locales) {
  const t = texts[locale]
  const { away } = plainTexts[locale].errors

  test(`${locale}: pages seen last open without a connection, by address and by links; others say so`, async ({
    page,
    context,
  }) => {
    await openKept(page, '/candidates', locale)
    // Reached by a link, as most pages are.
    await page.getByRole('article').first().getByRole('link').last().click()
    await expect(page.getByRole('heading', { name: t.candidates.profile.working })).toBeVisible()
    const profile = new URL(page.url()).pathname
    await expect.poll(() => keptAddresses(page)).toContain(profile)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: t.candidates.profile.working })).toBeVisible()
    await page.getByRole('link', { name: t.candidates.profile.back, exact: true }).first().click()
    await expect(page.getByRole('article')).toHaveCount(12)
    await page.goto(localizedPath('/pricing', locale))
    await expect(page.getByRole('heading', { name: away.title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('link', { name: t.candidates.more.metaTitle })).toBeVisible()
    await expectAccessible(page)

    await context.setOffline(false)
    await expect(page).toHaveURL(localizedPath('/pricing', locale))
    await expect(
      page.getByRole('heading', { level: 1, name: pagesTexts(locale).pricing.title }),
    ).toBeVisible()
  })
}

test('a page is kept with the files that it names, also those that were not asked for', async ({
  page,
  request,
}) => {
  await openKept(page, '/about', 'en')
  const html = await (await request.get('/candidates')).text()
  const named = [...html.matchAll(/"(\/assets\/[^"\\]+\.(?:js|css|woff2))"/g)].map(
    ([, file]) => file,
  )
  expect(named.length).toBeGreaterThan(10)
  await page.evaluate(async () => {
    await caches.delete('manzil-files')
    await fetch('/candidates.data')
  })
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining(named))
})

// spec: 3.2 Pages without a connection
test('nothing private is kept: no answer of the API, no dashboard, no demo, no sign-in, no link with a token', async ({
  page,
  context,
}) => {
  await openKept(page, '/candidates', 'en')
  for (const path of [
    '/demo',
    '/login',
    '/dashboard',
    '/newsletter/confirm/secret',
    '/reset-password/secret',
    '/visa/request',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(() => fetch('/api/candidates/', { headers: { authorization: 'Bearer x' } }))
  const allowed = new RegExp(
    `^/(assets|media|flags)/|^${localePrefix}?/offline$|^${localePrefix}?/?(candidates(/\\d+)?|pricing|visa|about|contact|privacy|terms)?(\\?|$)`,
  )
  expect((await keptAddresses(page)).filter((address) => !allowed.test(address))).toEqual([])
  await context.setOffline(true)
  // Not seen before: the browser's own cache could still hold one that was.
  await page.goto('/dashboard/orders')
  await expect(page).toHaveURL(/\/offline\?from=%2Fdashboard%2Forders$/)
})

test('a newer worker takes over and forgets what the older kept for itself; taken away, it leaves nothing behind', async ({
  page,
}) => {
  await openKept(page, '/about', 'en')
  await page.evaluate(() => caches.open('manzil-offline-older'))
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.unregister()
  })
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('manzil-offline-older')
  const served = await page.request.get('/sw.js')
  expect(served.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  })
})

test('the page for no connection is kept in the languages that are read, and in no other', async ({
  page,
  context,
}) => {
  const keptPages = async () =>
    (await keptAddresses(page)).filter((address) => address.endsWith('/offline'))
  await openKept(page, '/about', 'en')
  await expect.poll(keptPages).toEqual(['/offline'])
  await open(page, '/about', 'ar')
  await expect.poll(keptPages).toEqual(['/offline', '/ar/offline'])
  await context.setOffline(true)
  await page.goto('/fil/work')
  await expect(page).toHaveURL(/\/offline\?from=%2Ffil%2Fwork$/)
  await expect(page.getByRole('heading', { name: plainTexts.en.errors.away.title })).toBeVisible()
})
