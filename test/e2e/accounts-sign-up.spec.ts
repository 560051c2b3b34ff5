import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import {
  dialogOf,
  fullName,
  openDialog,
  password,
  sendCode,
  signInButton,
  wrongCode,
} from './accounts.ts'
import {
  hydrated,
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  mainPlaces,
  messagesTo,
  newNumber,
  open,
  stopClock,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

function parts(page: Page, locale: Locale) {
  const t = texts[locale].accounts
  const dialog = dialogOf(page)
  return {
    dialog,
    number: dialog.getByRole('textbox', { name: t.form.phone }),
    name: dialog.getByRole('textbox', { name: t.signUp.fullName }),
    password: dialog.getByLabel(t.form.password, { exact: true }),
    confirmation: dialog.getByLabel(t.signUp.confirmation),
    send: dialog.getByRole('button', { name: t.code.send, exact: true }),
    firstBox: dialog.getByRole('textbox', { name: t.code.box(1) }),
    resend: dialog.getByRole('button', { name: t.code.resend, exact: true }),
    countdown: dialog.getByText(new RegExp(`^${t.code.resendIn('(\\d:\\d\\d)')}$`)),
  }
}

async function openSignUp(page: Page, locale: Locale): Promise<void> {
  await signInButton(page, locale).click()
  await dialogOf(page)
    .getByRole('button', { name: texts[locale].accounts.signIn.signUp, exact: true })
    .click()
}

for (const { title, locale, viewport } of mainPlaces) {
  const t = texts[locale].accounts
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 1.2 Modals
    // spec: 1.4 Sign-up in two steps
    // spec: 1.4 Code step
    // spec: 1.4 Countdown of 120 seconds, then Resend
    // spec: 1.4 Registered
    // spec: 1.5 Sign-up's five checks
    // spec: 1.9 Code 6 digits, 120 seconds, ticking
    // spec: 1.9 800 ms, 1500 ms
    test('an employer signs up, after every detour', async ({ page }) => {
      test.setTimeout(120_000)
      await page.clock.install()
      await open(page, '/about', locale)
      await openSignUp(page, locale)
      const form = parts(page, locale)
      const seconds = async () => {
        const [, minutes, rest] =
          /(\d):(\d\d)/.exec((await form.countdown.textContent()) ?? '') ?? []
        return Number(minutes) * 60 + Number(rest)
      }
      await expect(form.dialog.getByRole('tab', { name: t.signUp.roles.employer })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      const refused = async (text: string, field: typeof form.number) => {
        await form.send.click()
        await expect(form.dialog.getByText(text, { exact: true })).toBeVisible()
        await expect(field).toBeFocused()
        await expect(form.dialog.locator('[aria-invalid=true]')).toHaveCount(1)
      }

      // The details, in the order in which they are looked at.
      await refused(t.errors.phoneRequired, form.number)
      await form.number.fill('(٦٦) ab-12')
      await expect(form.number).toHaveValue('6612')
      await refused(t.errors.fullNameRequired, form.name)
      await form.name.fill(fullName)
      await refused(t.errors.passwordRequired, form.password)
      await form.password.fill('12345')
      await refused(t.errors.passwordTooShortAtSignUp, form.password)
      await form.password.fill(password)
      await form.confirmation.fill(`${password}!`)
      await refused(t.errors.passwordsDiffer, form.confirmation)
      await expectAccessible(page, openDialog)
      await form.confirmation.fill(password)
      await refused(t.errors.phoneInvalid, form.number)
      const first = newNumber()
      await form.number.fill(first)
      await form.password.fill('123456')
      await form.confirmation.fill('123456')
      await refused(t.errors.passwordCommon, form.password)
      await form.password.fill(password)
      await form.confirmation.fill(password)
      await form.send.click()

      // The code: incomplete, then wrong.
      await expect(form.dialog.getByText(t.code.sentTo(`+974${first}`))).toBeVisible()
      await expect(form.dialog.getByRole('tab')).toHaveCount(0)
      await expect(form.firstBox).toBeFocused()
      expect(await seconds()).toBeGreaterThan(110)
      await sendCode(form.dialog, locale, '12345', t.signUp.verify)
      await expect(form.dialog.getByText(t.errors.codeInvalid)).toBeVisible()
      await sendCode(form.dialog, locale, wrongCode(await codeFor(`+974${first}`)), t.signUp.verify)
      await expect(form.dialog.getByText(t.errors.codeWrong)).toBeVisible()
      await expectAccessible(page, openDialog)
      await expectNoSidewaysScroll(page)

      // Another number: what was typed is still there.
      await form.dialog.getByRole('button', { name: t.code.changeNumber }).click()
      await expect(form.number).toBeFocused()
      await expect(form.number).toHaveValue(first)
      await expect(form.name).toHaveValue(fullName)
      await expect(form.confirmation).toHaveValue(password)
      const second = newNumber()
      await form.number.fill(second)
      await form.send.click()
      await expect(form.dialog.getByText(t.code.sentTo(`+974${second}`))).toBeVisible()
      await expect(form.dialog.getByText(t.errors.codeWrong)).toBeHidden()
      const superseded = await codeFor(`+974${second}`)

      // The countdown goes on while the dialog is closed, and when the page is loaded anew.
      await page.keyboard.press('Escape')
      await expect(form.dialog).toBeHidden()
      await page.clock.fastForward('00:30')
      await openSignUp(page, locale)
      expect(await seconds()).toBeLessThanOrEqual(90)
      await page.reload()
      await hydrated(page)
      await openSignUp(page, locale)
      await form.number.fill(second)
      await form.name.fill(fullName)
      await form.password.fill(password)
      await form.confirmation.fill(password)
      await form.send.click()
      await expect(form.countdown).toBeVisible()
      expect(await seconds()).toBeLessThanOrEqual(90)
      expect(messagesTo(`+974${second}`)).toHaveLength(1)

      // A newer code voids the one before it.
      await expect(form.resend).toBeHidden()
      await page.clock.fastForward('01:30')
      await form.resend.click()
      await expect(form.countdown).toBeVisible()
      expect(await seconds()).toBeGreaterThan(110)
      await sendCode(form.dialog, locale, superseded, t.signUp.verify)
      await expect(form.dialog.getByText(t.errors.codeWrong)).toBeVisible()
      await stopClock(page)
      await sendCode(form.dialog, locale, await codeFor(`+974${second}`), t.signUp.verify)
      await expect(form.dialog.getByText(t.signUp.done)).toBeVisible()
      await page.clock.runFor(790)
      await expect(form.resend).toBeHidden()
      await expect(page).toHaveURL(localizedPath('/about', locale))
      await page.clock.runFor(20)
      await expect(page).toHaveURL(localizedPath('/dashboard', locale))
      await page.clock.resume()
      await expect(form.dialog).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}
