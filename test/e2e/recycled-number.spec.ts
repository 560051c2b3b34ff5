import type { Page } from '@playwright/test'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import {
  accountButton,
  dialogOf,
  fullName,
  isSignedIn,
  keepSession,
  newAccount,
  openDialog,
  password,
  sendCode,
  signIn,
  signInButton,
  signOut,
} from './accounts.ts'
import {
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newNumber,
  open,
  places,
  test,
} from './journey.ts'
import { post } from './operators.ts'
import { databaseUrl, onServer } from './server.ts'
import { texts } from './texts.ts'

const newOwner = 'Noor Newcomer'
const newPassword = 'another-good-password'

/** Chooses how it was made sure, and confirms. */
async function confirmWith(page: Page, how: string, act: string): Promise<void> {
  await dialogOf(page).getByRole('radio', { name: how }).check()
  await dialogOf(page).getByRole('button', { name: act, exact: true }).click()
}

async function openSignIn(page: Page, locale: Locale): Promise<void> {
  await open(page, '/about', locale)
  await signInButton(page, locale).click()
}

for (const { title, locale, viewport } of places) {
  const { accounts, rooms } = texts[locale]
  const { numbers, user } = rooms
  test.describe(`a number that the telephone company gave to somebody else (${title})`, () => {
    test.use({ viewport })

    test('opens an account of her own, and its old owner comes back with another', async ({
      page,
      request,
    }, { workerIndex }) => {
      test.setTimeout(120_000)
      const old = await newAccount(request)
      await onServer(
        databaseUrl(process.env.E2E_DATABASE ?? '', `worker-${workerIndex}`),
        `update users set last_seen_at = now() - interval '40 days' where id = ${old.user?.id}`,
      )
      const operator = (await post(request, '/api/demo/sign-in/', {
        role: 'admin',
      })) as SessionGrant
      const main = page.getByRole('main')

      await keepSession(page, operator)
      await open(page, `/admin/users/${old.user?.id}`, locale)
      await main.getByRole('button', { name: numbers.releaseNumber }).click()
      await dialogOf(page).getByRole('button', { name: numbers.releaseNumber, exact: true }).click()
      await expect(dialogOf(page).getByText(user.identifiedMissing)).toBeVisible()
      await expectAccessible(page, openDialog)
      await confirmWith(page, numbers.numberProofs.called_back, numbers.releaseNumber)
      await expect(main.getByText(numbers.noNumber)).toBeVisible()
      await expectNoSidewaysScroll(page)
      expect(await isSignedIn(request, old.token)).toBe(false)

      await keepSession(page, { token: '', refreshToken: '', user: null })
      await openSignIn(page, locale)
      const form = dialogOf(page)
      await form.getByRole('button', { name: accounts.signIn.signUp, exact: true }).click()
      await form.getByRole('textbox', { name: accounts.form.phone }).fill(old.number)
      await form.getByRole('textbox', { name: accounts.signUp.fullName }).fill(newOwner)
      await form.getByLabel(accounts.form.password, { exact: true }).fill(newPassword)
      await form.getByLabel(accounts.signUp.confirmation).fill(newPassword)
      await form.getByRole('button', { name: accounts.code.send, exact: true }).click()
      await expect(form.getByText(accounts.code.sentTo(`+974${old.number}`))).toBeVisible()
      const code = await codeFor(`+974${old.number}`)
      await sendCode(form, locale, code, accounts.signUp.verify)
      await expect(page).toHaveURL(localizedPath('/dashboard', locale))
      await expect(accountButton(page, locale, newOwner)).toBeVisible()
      await expect(page.getByText(fullName)).toHaveCount(0)
      await signOut(page, locale, newOwner)
      await openSignIn(page, locale)
      await signIn(form, locale, old.number)
      await expect(form.getByText(accounts.errors.INVALID_CREDENTIALS)).toBeVisible()

      const number = newNumber()
      await keepSession(page, operator)
      await open(page, `/admin/users/${old.user?.id}`, locale)
      await main.getByRole('button', { name: numbers.giveNumber }).click()
      await form.getByLabel(numbers.newNumber).fill(`+974${old.number}`)
      await confirmWith(page, user.identifications.in_person, numbers.giveNumber)
      await expect(form.getByText(accounts.errors.numberTaken)).toBeVisible()
      await form.getByLabel(numbers.newNumber).fill(`+974${number}`)
      await form.getByRole('button', { name: numbers.giveNumber, exact: true }).click()
      await expect(main.getByText(`+974${number}`)).toBeVisible()

      await keepSession(page, { token: '', refreshToken: '', user: null })
      await openSignIn(page, locale)
      await signIn(form, locale, number, password)
      await expect(accountButton(page, locale)).toBeVisible()
    })
  })
}
