import type { BrowserContextOptions } from '@playwright/test'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { locales } from '../../src/platform/shared/locales.ts'
import { newAccount, type Account } from './accounts.ts'
import { hire } from './hires.ts'
import { expect, phone, test } from './journey.ts'
import { behind, openLine } from './line.ts'

/** What a first visit of her area may bring. */
const firstVisit = 250_000

/** For longer than a page waits until it has what is shown without a connection kept. */
const restMs = 4000

const signedIn = (
  { token, refreshToken, user }: Account,
  origin: string,
): BrowserContextOptions['storageState'] => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: Object.entries({ token, refreshToken, user: JSON.stringify(user) }).map(
        ([name, value]) => ({ name, value }),
      ),
    },
  ],
})

for (const locale of locales)
  test(`${locale}: a first visit of a worker's area brings less than 250 kB`, async ({
    browser,
    server,
    request,
  }) => {
    const account = await newAccount(request, 'jobseeker', 'Slow Santos')
    const line = await openLine()
    const context = await behind(browser, line, {
      baseURL: server,
      viewport: phone,
      storageState: signedIn(account, server),
    })
    const page = await context.newPage()
    const day = localizedPath('/dashboard', locale)
    await page.goto(day)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await line.rest(restMs)
    const bytes = line.bytes()
    console.log(`${locale}: ${bytes} bytes`)
    expect(bytes, JSON.stringify([...line.brought()], null, 1)).toBeLessThan(firstVisit)
    // What is shown without a connection comes with a later page.
    expect(line.brought().has('/sw.js')).toBe(false)
    await page.goto(day)
    await expect.poll(() => line.brought().has(localizedPath('/offline', locale))).toBe(true)
    await context.close()
    line.close()
  })

/** What a page of her area may bring after that. */
const laterPage = 60 * 1024
const laterPages = [
  '/dashboard/my-profile',
  '/dashboard/interviews',
  '/dashboard/agreements',
  '/dashboard/messages',
  '/dashboard/recruitment',
  '/dashboard/documents',
  '/notifications',
  '/notifications/settings',
  '/account',
  '/account/data',
]

// The one whose words take the most bytes, and the one whose take the fewest.
for (const locale of ['bn', 'en'] as const)
  test(`${locale}: each later page of a worker's area brings less than 60 kB`, async ({
    browser,
    server,
    request,
  }) => {
    test.setTimeout(240_000)
    const { worker } = await hire(request, 'Slow Perera')
    const line = await openLine()
    const context = await behind(browser, line, {
      baseURL: server,
      viewport: phone,
      storageState: signedIn(worker, server),
    })
    const page = await context.newPage()
    const bytesOf = async (path: string, rest = 1500) => {
      const before = new Map(line.brought())
      await page.goto(localizedPath(path, locale))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await line.rest(rest)
      const brought = [...line.brought()].map(([of, bytes]) => [of, bytes - (before.get(of) ?? 0)])
      return Object.fromEntries(brought.filter(([, bytes]) => Number(bytes) > 0)) as Record<
        string,
        number
      >
    }
    // The second visit of her first page brings what is shown without a connection.
    for (const _ of [1, 2]) await bytesOf('/dashboard', restMs)
    const tooMuch: [string, number, unknown][] = []
    for (const path of laterPages) {
      const brought = await bytesOf(path)
      const sum = Object.values(brought).reduce((all, bytes) => all + bytes, 0)
      console.log(`${locale}${path}: ${sum} bytes`)
      if (sum > laterPage) tooMuch.push([path, sum, brought])
    }
    expect(tooMuch).toEqual([])
    await context.close()
    line.close()
  })
