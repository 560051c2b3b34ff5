import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { hashPassword, isPassword } from '../src/features/accounts/server/passwords/passwords.ts'
import { cpuMicros, startBare, startProduct } from './server.ts'

const calls = 100
const chainCount = 8
const password = 'manzil-demo'
const headers = { 'content-type': 'application/json' }

interface Tokens {
  token: string
  refreshToken: string
}

/** CPU of the server for one sign-in, with and without its argon2id, and for one refresh, beside bare node:http that sends the same bytes. */
export async function benchAccounts(): Promise<void> {
  const hashing = await hashingMicros()
  const product = await startProduct(3988, 'bench', { SERVICES: 'web' })
  const post = async (path: string, body: object): Promise<string> => {
    const answer = await fetch(product.origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return text
  }
  const signIn = () => post('/api/employer/auth/login/', { phone_number: '+97433000001', password })
  const refresh = async ({ refreshToken }: Tokens) =>
    tokensOf(await post('/api/auth/refresh-token', { refreshToken }))
  try {
    const sample = await signIn()
    // Each waits 50 ms for its answer, so that several are under way.
    const chains = await Promise.all(
      Array.from({ length: chainCount }, async () => tokensOf(await signIn())),
    )
    const renewing = () =>
      measure(product.pid, async () => {
        await Promise.all(chains.map(async (tokens, at) => (chains[at] = await refresh(tokens))))
      })
    await renewing()
    const renewal = (await renewing()) / chainCount
    await measure(product.pid, signIn)
    const entry = await measure(product.pid, signIn)
    const signInToDemo = () => post('/api/demo/sign-in/', { role: 'employer' })
    await measure(product.pid, signInToDemo)
    const passwordless = await measure(product.pid, signInToDemo)
    const bare = await startBare(3989, Buffer.from(sample), headers)
    const ask = () =>
      fetch(bare.origin, { method: 'POST', headers, body: JSON.stringify({ password }) }).then(
        (answer) => answer.text(),
      )
    await measure(bare.pid, ask)
    const floor = await measure(bare.pid, ask)
    await bare.stop()
    console.log(`
| ${calls} rounds of calls | CPU ms a call |
|---|---|
| sign-in | ${ms(entry)} |
| argon2id in it, measured alone | ${ms(hashing)} |
| sign-in without a password, as the demo has it: all else is the same (budget 5) | ${ms(passwordless)} |
| refresh (budget 5) | ${ms(renewal)} |
| bare node:http, same ${sample.length} bytes | ${ms(floor)} |`)
    await measureScripts(product.origin)
  } finally {
    await product.stop()
  }
}

/** What the modal of sign-in loads when it is opened, beside what the page has loaded. */
async function measureScripts(origin: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser({ install: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const page = await browser.newPage()
  await page.goto(origin, { waitUntil: 'networkidle' })
  const before = await scriptKilobytes(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await page.waitForLoadState('networkidle')
  const after = await scriptKilobytes(page)
  await browser.close()
  console.log(`
| JavaScript, brotli | kB |
|---|---|
| home page, visitor | ${before.toFixed(1)} |
| more, once the modal of sign-in is opened (budget 45) | ${(after - before).toFixed(1)} |`)
}

const scriptKilobytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0),
  )

const ms = (micros: number): string => (micros / 1000).toFixed(2)
const tokensOf = (answer: string): Tokens => (JSON.parse(answer) as { data: Tokens }).data

/** CPU of a process for each of many rounds, one after the other: hashes under way together would slow each other. */
async function measure(pid: number, call: () => Promise<unknown>): Promise<number> {
  const before = cpuMicros(pid)
  for (let done = 0; done < calls; done++) await call()
  return (cpuMicros(pid) - before) / calls
}

/** CPU of one look at a password, in this process. */
async function hashingMicros(): Promise<number> {
  const hash = await hashPassword(password)
  const looks = 50
  const before = process.cpuUsage()
  for (let done = 0; done < looks; done++) await isPassword(hash, password)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / looks
}
