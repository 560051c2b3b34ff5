import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import type { SelfServiceRole } from '../../src/features/accounts/role-rules.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { hydrated, codeFor, expect, newNumber } from './journey.ts'
import { texts } from './texts.ts'

export const password = 'a-good-password'
export const fullName = 'Maryam Al-Thani'

export const dialogOf = (page: Page): Locator => page.getByRole('dialog')
/** The dialog that is open, for the check of its accessibility: the page behind it has checks of its own. */
export const openDialog = 'dialog[open]'

/** What opens sign-in, in the header. */
export const signInButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('banner').getByRole('button', { name: texts[locale].menu.signIn, exact: true })

export const accountButton = (page: Page, locale: Locale, name = fullName): Locator =>
  page.getByRole('button', { name: texts[locale].menu.menu(name) })

/** Chooses from the menu of the account. */
export async function chooseFromMenu(
  page: Page,
  locale: Locale,
  item: 'changePassword' | 'devices' | 'logOut',
  { name = fullName, timeout = 0 } = {},
): Promise<void> {
  await accountButton(page, locale, name).click({ timeout })
  await page
    .getByRole('menuitem', { name: texts[locale].menu[item], exact: true })
    .click({ timeout })
}

/** Types number and password where sign-in stands and sends them. */
export async function signIn(
  form: Locator,
  locale: Locale,
  number: string,
  typed = password,
): Promise<void> {
  const t = texts[locale].accounts
  await form.getByRole('textbox', { name: t.form.phone }).fill(number)
  await form.getByLabel(t.form.password, { exact: true }).fill(typed)
  await form.getByRole('button', { name: t.signIn.submit, exact: true }).click()
}

/** Types a code into its boxes as a paste does, and sends it. */
export async function sendCode(
  form: Locator,
  locale: Locale,
  code: string,
  submit: string,
): Promise<void> {
  await form.getByRole('textbox', { name: texts[locale].accounts.code.box(1) }).fill(code)
  await form.getByRole('button', { name: submit, exact: true }).click()
}

/** Another code than the right one. */
export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export interface Account extends SessionGrant {
  /** The eight digits after +974. */
  number: string
}

/** Someone with a new account, made through the API. */
export async function newAccount(
  request: APIRequestContext,
  role: SelfServiceRole = 'employer',
  name = fullName,
): Promise<Account> {
  const number = newNumber()
  const phone_number = `+974${number}`
  await post(request, `/api/${role}/auth/send-otp/`, { phone_number })
  const form = {
    phone_number,
    full_name: name,
    password,
    confirm_password: password,
    otp_code: await codeFor(phone_number),
  }
  return { number, ...(await post(request, `/api/${role}/auth/register/`, form)) }
}

/** A session of the same account on another device. */
export const anotherDevice = (request: APIRequestContext, number: string): Promise<SessionGrant> =>
  post(request, '/api/employer/auth/login/', { phone_number: `+974${number}`, password })

async function post(request: APIRequestContext, path: string, data: object): Promise<SessionGrant> {
  const answer = await request.post(path, { data })
  expect(answer.status(), path).toBe(200)
  return ((await answer.json()) as { data: SessionGrant }).data
}

/** Whether a token still opens anything. */
export const isSignedIn = async (request: APIRequestContext, token: string): Promise<boolean> =>
  (await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).ok()

/** Lets the browser keep a session, or parts of one, as sign-in does. */
export async function keepSession(
  page: Page,
  { token, refreshToken, user }: { token: string; refreshToken: string; user: object | null },
): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    },
    { token, refreshToken, user: JSON.stringify(user) },
  )
}

/** What the browser keeps of a session. */
export const keptSession = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => ['token', 'refreshToken', 'user'].map((key) => localStorage.getItem(key)))

/** Signs out through the menu, until the fresh page is awake. */
export async function signOut(page: Page, locale: Locale, name = fullName): Promise<void> {
  await chooseFromMenu(page, locale, 'logOut', { name })
  await expect(signInButton(page, locale)).toBeVisible()
  await hydrated(page)
}

/** The next call of this address finds that its session was proved too long ago. */
export const agesOnce = (page: Page, url: string): Promise<unknown> =>
  page.route(
    url,
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          success: false,
          code: 'STEP_UP_REQUIRED',
          message: 'Please confirm that it is you.',
          step_up: { methods: ['password'], needs_code: false },
        },
      }),
    { times: 1 },
  )
