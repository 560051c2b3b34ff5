import { localizedPath } from '../../src/platform/shared/locale.ts'
import {
  anotherDevice,
  chooseFromMenu,
  dialogOf,
  isSignedIn,
  keepSession,
  keptSession,
  newAccount,
  openDialog,
  password,
  sendCode,
  signIn,
  signInButton,
  signOut,
  wrongCode,
} from './accounts.ts'
import {
  hydrated,
  codeFor,
  expect,
  expectAccessible,
  messagesTo,
  open,
  places,
  stopClock,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

const codeTries = 5

for (const { title, locale, viewport } of places) {
  const t = texts[locale].accounts
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 1.2 Sign In, or an avatar (Change Password)
    // spec: 1.2 Forgot Password
    // spec: 1.2 Modals
    // spec: 1.4 A 401 refreshes once, else ends (not from a secret link)
    // spec: 1.4 Password changed successfully
    // spec: 1.5 Change password's four checks, to the letter
    // spec: 1.9 800 ms, 1500 ms
    test('a password is changed, forgotten and set by code and by link', async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000)
      const account = await newAccount(request)
      const fullNumber = `+974${account.number}`
      const other = await anotherDevice(request, account.number)
      const dialog = dialogOf(page)
      await page.clock.install()
      await keepSession(page, account)
      await open(page, '/about', locale)

      // Changed, after every refusal in its order; the other device is out.
      await chooseFromMenu(page, locale, 'changePassword')
      const current = dialog.getByLabel(t.changePassword.current)
      const next = dialog.getByLabel(t.changePassword.next, { exact: true })
      const confirmation = dialog.getByLabel(t.changePassword.confirmation)
      const change = async (typed: [string, string, string], text: string) => {
        await current.fill(typed[0])
        await next.fill(typed[1])
        await confirmation.fill(typed[2])
        await dialog.getByRole('button', { name: t.changePassword.submit, exact: true }).click()
        await expect(dialog.getByText(text, { exact: true })).toBeVisible()
      }
      await expect(current).toBeFocused()
      await change([password, 'another-one', ''], t.errors.allFieldsRequired)
      await expect(confirmation).toBeFocused()
      await change([password, 'short', 'shorter'], t.errors.newPasswordsDiffer)
      await change([password, 'short', 'short'], t.errors.newPasswordTooShort)
      await change([password, password, password], t.errors.newPasswordUnchanged)
      await change(
        ['not-her-password', 'another-one', 'another-one'],
        t.errors.currentPasswordWrong,
      )
      await expectAccessible(page, openDialog)
      await stopClock(page)
      await change([password, 'another-one', 'another-one'], t.changePassword.done)
      await page.clock.runFor(1490)
      await expect(dialog).toBeVisible()
      await page.clock.runFor(20)
      await page.clock.resume()
      await expect(dialog).toBeHidden()
      expect(await isSignedIn(request, other.token)).toBe(false)
      expect(await isSignedIn(request, account.token)).toBe(true)
      await signOut(page, locale)

      // Forgotten: by the code, once its tries are used up by a newer one.
      await open(page, '/about', locale)
      await signInButton(page, locale).click()
      await dialog.getByRole('button', { name: t.signIn.forgot }).click()
      await dialog.getByRole('button', { name: t.reset.send }).click()
      await expect(dialog.getByText(t.errors.phoneRequired)).toBeVisible()
      await dialog.getByRole('textbox', { name: t.form.phone }).fill(account.number)
      await dialog.getByRole('button', { name: t.reset.send }).click()
      await expect(dialog.getByText(t.reset.sent(fullNumber))).toBeVisible()
      const spent = await codeFor(fullNumber)
      for (let tried = 0; tried < codeTries; tried++) {
        const answer = page.waitForResponse('**/forgot-password/verify/')
        await sendCode(dialog, locale, wrongCode(spent), t.reset.verify)
        await answer
        await expect(dialog.getByText(t.errors.codeWrong)).toBeVisible()
      }
      await sendCode(dialog, locale, spent, t.reset.verify)
      await expect(dialog.getByText(t.errors.codeVoid)).toBeVisible()
      await dialog.getByRole('button', { name: t.reset.anotherNumber }).click()
      await dialog.getByRole('button', { name: t.reset.send }).click()
      await expect(dialog.getByText(t.reset.sent(fullNumber))).toBeVisible()
      await sendCode(dialog, locale, await codeFor(fullNumber), t.reset.verify)
      const setPassword = async (form: typeof dialog, typed: string, repeated = typed) => {
        await form.getByLabel(t.reset.password, { exact: true }).fill(typed)
        await form.getByLabel(t.reset.confirmation).fill(repeated)
        await form.getByRole('button', { name: t.reset.submit }).click()
      }
      await setPassword(dialog, 'by-the-code', 'by-the-link')
      await expect(dialog.getByText(t.errors.newPasswordsDiffer)).toBeVisible()
      await expectAccessible(page, openDialog)
      await setPassword(dialog, 'by-the-code')
      await expect(dialog.getByText(t.reset.done)).toBeVisible()
      await dialog.getByRole('button', { name: t.signIn.submit, exact: true }).click()
      await signIn(dialog, locale, account.number, 'another-one')
      await expect(dialog.getByText(t.signIn.failed)).toBeVisible()
      await signIn(dialog, locale, account.number, 'by-the-code')
      await expect(page).toHaveURL(localizedPath('/dashboard', locale))

      // By the link, which ends this session too and works once.
      await request.post('/api/auth/forgot-password', { data: { phoneNumber: fullNumber } })
      const [link = ''] = /http\S+/.exec(messagesTo(fullNumber).at(-1)?.text ?? '') ?? []
      const { pathname } = new URL(link)
      const reset = async () => {
        await open(page, pathname.replace(/^\/ar/, ''), locale)
        await setPassword(page.getByRole('main'), 'by-the-link')
      }
      await reset()
      await expect(page.getByText(t.reset.done)).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('button', { name: t.signIn.submit, exact: true })
        .click()
      await expect(page).toHaveURL(localizedPath('/login', locale))
      expect(await keptSession(page)).toEqual([null, null, null])

      // A session that has ended doesn't lead away from the link.
      await keepSession(page, other)
      await reset()
      await expect(page.getByText(t.errors.linkVoid)).toBeVisible()
      expect(await keptSession(page)).toEqual([null, null, null])
      await page.getByRole('button', { name: t.reset.askAgain }).click()
      await expect(dialog.getByRole('textbox', { name: t.form.phone })).toBeFocused()
      await open(page, '/login', locale)
      await hydrated(page)
      await signIn(page.getByRole('main'), locale, account.number, 'by-the-link')
      await expect(page).toHaveURL(localizedPath('/dashboard', locale))
    })
  })
}
