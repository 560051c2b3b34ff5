import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { localizedPath } from '../src/platform/shared/locale.ts'
import type { Locale } from '../src/platform/shared/locales.ts'
import { findFreePort } from '../src/platform/server/find-free-port.ts'
import { findBrowser } from './browser.ts'
import { buildIfStale } from './build.ts'
import { root } from './command.ts'
import { listScreens, type Looker, type Screen, wayTo } from './pictures-screens.ts'

/** What a set of pictures has in common. */
interface View {
  who: Looker
  language: Locale
  width: number
  theme: 'light' | 'dark'
}
interface Picture extends View {
  screen: string
  file: string
}

const heights: Record<number, number> = { 360: 740, 1440: 900 }
const folder = path.join(root, 'pictures')
const dataDir = path.join(root, '.cache', 'pictures-data')

const options = {
  only: { type: 'string', default: '' },
  languages: { type: 'string', default: 'en,ar' },
  widths: { type: 'string', default: '360,1440' },
  themes: { type: 'string', default: 'light,dark' },
} as const

const { values } = parseArgs({ options })
const listed = (text: string) => text.split(',').filter((word) => word !== '')
const screens = listScreens().filter(
  ({ name }) => values.only === '' || listed(values.only).includes(name),
)
if (screens.length === 0) {
  const names = new Set(listScreens().map(({ name }) => name))
  console.error(`No screen is called ${values.only}. There are: ${[...names].join(' ')}`)
  process.exit(1)
}

const problems: string[] = []
async function main(): Promise<number> {
  await buildIfStale({ log: console.log })
  const { origin, child } = await startDemo()
  const executablePath = await findBrowser({ install: true, shell: true })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    fs.rmSync(folder, { recursive: true, force: true })
    fs.mkdirSync(folder)
    const pictures: Picture[] = []
    for (const view of viewsOf()) pictures.push(...(await pictureAll(browser, origin, view)))
    writePage(pictures)
    console.log(`${pictures.length} pictures: ${path.join(folder, 'index.html')}`)
  } finally {
    await browser.close()
    child.kill('SIGTERM')
  }
  for (const problem of problems) console.log(problem)
  return problems.length === 0 ? 0 : 1
}

function viewsOf(): View[] {
  const people = [...new Set(screens.map(({ who }) => who))]
  return people.flatMap((who) =>
    listed(values.languages).flatMap((language) =>
      listed(values.widths).flatMap((width) =>
        listed(values.themes).map(
          (theme) => ({ who, language, width: Number(width), theme }) as View,
        ),
      ),
    ),
  )
}

/** The product on the demo's people, in a data folder and at a port of its own. */
async function startDemo(): Promise<{ origin: string; child: ChildProcess }> {
  fs.rmSync(dataDir, { recursive: true, force: true })
  const port = await findFreePort()
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
  const program = path.join(root, 'test', 'e2e', 'serve.ts')
  const child = spawn(process.execPath, [program], { cwd: root, env, stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok === true) return { origin, child }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  child.kill('SIGKILL')
  throw new Error('The product did not start: try npm start, which says why.')
}

/** All screens of one reader in one language, width and theme. */
async function pictureAll(browser: Browser, origin: string, view: View): Promise<Picture[]> {
  const { who, language, width, theme } = view
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    isMobile: width < 600,
    hasTouch: width < 600,
  })
  if (who !== 'guest') await signIn(context, who)
  const page = await context.newPage()
  const pictures: Picture[] = []
  for (const screen of screens.filter((screen) => screen.who === who)) {
    const file = `${screen.name}-${who}-${language}-${width}-${theme}.png`
    const failed = await takePicture(page, screen, view, path.join(folder, file))
    if (failed === null) pictures.push({ screen: screen.name, ...view, file })
    else problems.push(`${file}: ${failed}`)
  }
  await context.close()
  return pictures
}

async function signIn(context: BrowserContext, role: Looker): Promise<void> {
  const answer = await context.request.post('/api/demo/sign-in/', { data: { role } })
  if (!answer.ok()) throw new Error(`The demo signs no ${role} in (${answer.status()}).`)
  const { data } = (await answer.json()) as { data: object }
  await context.addInitScript((grant) => {
    if (localStorage.getItem('token') !== null) return
    for (const [name, value] of Object.entries(grant))
      localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value))
  }, data)
}

/** Makes the picture; why there is none, or why one should look at it, else null. */
async function takePicture(
  page: Page,
  screen: Screen,
  { language, who }: View,
  file: string,
): Promise<string | null> {
  const faults: string[] = []
  const note = (error: Error) => faults.push(error.message)
  page.on('pageerror', note)
  try {
    const address = await addressOf(page, screen, language)
    if (address === null) return 'the demo has no example'
    const answer = await page.goto(address)
    await settle(page)
    if (who !== 'guest') await settleArea(page)
    if (new URL(page.url()).pathname !== address) return `led on to ${page.url()}`
    await page.screenshot({ path: file, fullPage: true })
    if ((answer?.status() ?? 0) >= 500) problems.push(`${file}: answered ${answer?.status()}`)
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    if (isWide) problems.push(`${file}: scrolls sideways`)
    problems.push(...faults.map((fault) => `${file}: ${fault}`))
    return null
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? ''
  } finally {
    page.off('pageerror', note)
  }
}

/** The screen's address, by a link of another page where it has a record's number in it. */
async function addressOf(page: Page, screen: Screen, language: Locale): Promise<string | null> {
  const way = wayTo(screen)
  if ('at' in way) return localizedPath(way.at, language)
  await page.goto(way.on)
  await settle(page)
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  const number = links.flatMap((link) => way.number.exec(link)?.[1] ?? [])[0]
  return number === undefined ? null : localizedPath(screen.path.replace(/:\w+/, number), language)
}

/** Until the page is awake and shows what it has asked for. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'))
  await drawAll(page)
  await page
    .waitForFunction(
      () =>
        ![...document.querySelectorAll('.skeleton, [aria-busy=true]')].some((part) =>
          part.checkVisibility(),
        ) && [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      undefined,
      { timeout: 8000 },
    )
    .catch(() => problems.push(`${page.url()}: still loads after 8 seconds`))
}

/** What waits to be scrolled to (ui/defer-layout.ts) is drawn now. */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('[class*="later-"]'))
      part.style.setProperty('content-visibility', 'visible', 'important')
  })

/** Of whoever is signed in, the frame and the first words of the page come after its scripts. */
async function settleArea(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        document.documentElement.hasAttribute('data-area-bar') &&
        document.querySelector('main h1') !== null &&
        !document.querySelector('main .skeleton')?.checkVisibility(),
      undefined,
      { timeout: 4000 },
    )
    .catch(() => undefined)
  await drawAll(page)
}

function writePage(pictures: Picture[]): void {
  const page = fs.readFileSync(path.join(import.meta.dirname, 'pictures-page.html'), 'utf8')
  const list = JSON.stringify(pictures).replaceAll('<', '\\u003c')
  fs.writeFileSync(path.join(folder, 'index.html'), page.replace('/* pictures */ []', list))
}

process.exitCode = await main()
