import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import {
  accountButton,
  chooseFromMenu,
  dialogOf,
  newAccount,
  openDialog,
  signIn,
  signInButton,
} from './accounts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { appCode, post } from './operators.ts'
import { texts } from './texts.ts'

/** A device that makes sure of its owner; `touch` says whether she puts her finger on it when she is asked. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const touch = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  const keys = async () =>
    (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
  return { touch, keys }
}

for (const { title, locale, viewport } of places) {
  const { passkeys: t, account, factor } = texts[locale]
  test.describe(`passkeys (${title})`, () => {
    test.use({ viewport })

    test('someone declines one, adds it later, and signs in with it without typing', async ({
      page,
      request,
    }) => {
      const { number } = await newAccount(request)
      const { touch, keys } = await addDevice(page)
      const main = page.getByRole('main')
      const offer = page.getByRole('complementary', { name: t.offer.label })

      // Offered after the first sign-in, and not again once it was declined.
      await touch(false)
      await open(page, '/', locale)
      await signInButton(page, locale).click()
      await signIn(dialogOf(page), locale, number)
      await expect(offer).toBeVisible()
      await expectAccessible(page)
      await offer.getByRole('button', { name: t.offer.later }).click()
      await expect(offer).toBeHidden()
      await page.reload()
      await expect(accountButton(page, locale)).toBeVisible()

      await open(page, '/account/security', locale)
      await expect(main.getByText(t.passkeys.none)).toBeVisible()
      await expect(offer).toBeHidden()
      await main.getByRole('button', { name: t.passkeys.add }).click()
      const dialog = dialogOf(page)
      await dialog.getByRole('textbox', { name: t.passkeys.name }).fill('My phone')
      await expectAccessible(page, openDialog)
      await touch(true)
      await dialog.getByRole('button', { name: t.passkeys.go }).click()
      await expect(main.getByText('My phone')).toBeVisible()
      await expect(main.getByText(account.devices.title)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await touch(false)
      await chooseFromMenu(page, locale, 'logOut')
      await signInButton(page, locale).click()
      const button = dialog.getByRole('button', { name: t.signIn.button })
      await expect(button).toBeVisible()
      await expectAccessible(page, openDialog)
      await touch(true)
      await button.click()
      await expect(page).toHaveURL(localizedPath('/dashboard', locale))
      await expect(accountButton(page, locale)).toBeVisible()

      // Removed, it is forgotten by the device, too.
      await open(page, '/account/security', locale)
      await main.getByRole('button', { name: `${t.passkeys.remove}: My phone` }).click()
      expect(await keys()).toBe(1)
      await dialog.getByRole('button', { name: t.passkeys.remove, exact: true }).click()
      await expect(main.getByText(t.passkeys.none)).toBeVisible()
      await expect.poll(keys).toBe(0)
    })

    test('someone with an app is asked for its code', async ({ page, request }) => {
      const person = await newAccount(request)
      const { secret } = (await post(
        request,
        '/api/auth/second-factor/start/',
        {},
        person.token,
      )) as { secret: string }
      await post(
        request,
        '/api/auth/second-factor/confirm/',
        { code: appCode(secret) },
        person.token,
      )
      await open(page, '/', locale)
      await signInButton(page, locale).click()
      const dialog = dialogOf(page)
      await signIn(dialog, locale, person.number)
      const code = dialog.getByRole('textbox', { name: factor.login.code })
      await code.fill('000000')
      await dialog.getByRole('button', { name: factor.login.submit, exact: true }).click()
      await expect(dialog.getByText(factor.errors.factorCodeWrong)).toBeVisible()
      await expectAccessible(page, openDialog)
      await code.fill(appCode(secret, 1))
      await dialog.getByRole('button', { name: factor.login.submit, exact: true }).click()
      await expect(page).toHaveURL(localizedPath('/dashboard', locale))
    })
  })
}
