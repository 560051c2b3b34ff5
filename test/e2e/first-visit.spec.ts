import type { Browser, Page, PlaywrightTestArgs, PlaywrightWorkerArgs } from '@playwright/test'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { type Locale, locales } from '../../src/platform/shared/locales.ts'
import { newAccount, type Account } from './accounts.ts'
import { hire } from './hires.ts'
import { expect, phone, test } from './journey.ts'
import { behind, type Line, openLine } from './line.ts'

/** What a first visit of her area may bring. */
const firstVisit = 250_000

/** For longer than a page waits until it has what is shown without a connection kept. */
const restMs = 4000

type Tools = Pick<PlaywrightTestArgs & PlaywrightWorkerArgs, 'browser' | 'request'> & {
  server: string
}

/** Somebody who is signed in on a phone, and whose every byte is counted. */
async function visitorBehind(
  browser: Browser,
  line: Line,
  { token, refreshToken, user }: Account,
  server: string,
): Promise<Page> {
  const kept = { token, refreshToken, user: JSON.stringify(user) }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const context = await behind(browser, line, {
    baseURL: server,
    viewport: phone,
    storageState: { cookies: [], origins: [{ origin: server, localStorage }] },
  })
  return context.newPage()
}

/** She comes for the first time, and then again: what the first brought. */
async function firstVisitOf({ browser, server, request }: Tools, locale: Locale) {
  const account = await newAccount(request, 'jobseeker', 'Slow Santos')
  const line = await openLine()
  const page = await visitorBehind(browser, line, account, server)
  const day = localizedPath('/dashboard', locale)
  await page.goto(day)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await line.rest(restMs)
  const [bytes, brought] = [line.bytes(), Object.fromEntries(line.brought())]
  await page.goto(day)
  await expect.poll(() => line.brought().has(localizedPath('/offline', locale))).toBe(true)
  await page.context().close()
  line.close()
  return { locale, bytes, brought }
}

/** Of which links it was asked what stands behind them; what stands above them is asked for along. */
const linksAskedFor = (brought: Record<string, number>): string[] =>
  Object.keys(brought).flatMap((url) => {
    const paths = new URL(url, 'http://localhost').searchParams.get('paths')?.split(',') ?? []
    return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}/`)))
  })

const twice = (all: readonly string[]): string[] =>
  all.filter((one, place) => all.indexOf(one) < place)

// A visit rests for most of its time: all languages visit at once.
test("in each language a first visit of a worker's area brings less than 250 kB", async ({
  browser,
  server,
  request,
}) => {
  const visits = await Promise.all(
    locales.map((locale) => firstVisitOf({ browser, server, request }, locale)),
  )
  for (const { locale, bytes } of visits) console.log(`${locale}: ${bytes} bytes`)
  expect(visits.filter(({ bytes }) => bytes >= firstVisit)).toEqual([])
  // What stands behind a link is asked once, however slowly the page comes.
  for (const { locale, brought } of visits)
    expect([locale, twice(linksAskedFor(brought))]).toEqual([locale, []])
  // What is shown without a connection comes with a later page.
  expect(visits.filter(({ brought }) => '/sw.js' in brought)).toEqual([])
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

/** Opens each of the later pages, and says what every one of them brought. */
async function laterVisitsOf({ browser, server, request }: Tools, locale: Locale) {
  const { worker } = await hire(request, 'Slow Perera')
  const line = await openLine()
  const page = await visitorBehind(browser, line, worker, server)
  const broughtBy = async (path: string, rest = 1500): Promise<[string, number][]> => {
    const before = new Map(line.brought())
    await page.goto(localizedPath(path, locale))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await line.rest(rest)
    return [...line.brought()]
      .map(([of, bytes]): [string, number] => [of, bytes - (before.get(of) ?? 0)])
      .filter(([, bytes]) => bytes > 0)
  }
  // The second visit of her first page brings what is shown without a connection.
  for (const _ of [1, 2]) await broughtBy('/dashboard', restMs)
  const visits = []
  for (const path of laterPages) {
    const brought = await broughtBy(path)
    const sum = brought.reduce((all, [, bytes]) => all + bytes, 0)
    visits.push({ path: localizedPath(path, locale), sum, brought })
  }
  await page.context().close()
  line.close()
  return visits
}

// The one whose words take the most bytes, and the one whose take the fewest.
test("each later page of a worker's area brings less than 60 kB", async ({
  browser,
  server,
  request,
}) => {
  const visits = await Promise.all(
    (['bn', 'en'] as const).map((locale) => laterVisitsOf({ browser, server, request }, locale)),
  )
  for (const { path, sum } of visits.flat()) console.log(`${path}: ${sum} bytes`)
  expect(visits.flat().filter(({ sum }) => sum > laterPage)).toEqual([])
})
