import { desk as deskAr } from '../../src/features/enquiries/messages.support.ar.ts'
import { desk as deskEn } from '../../src/features/enquiries/messages.support.en.ts'
import { accountButton, dialogOf, keepSession, newAccount } from './accounts.ts'
import { expect, open, places, test } from './journey.ts'
import { texts } from './texts.ts'

const supportTexts = { en: deskEn, ar: deskAr }

for (const { title, locale, viewport } of places) {
  const { menu: t, panel } = texts[locale]
  const desk = supportTexts[locale]
  test.describe(title, () => {
    test.use({ viewport })

    test('a menu is walked by its keys: upwards from the end, past what is disabled, by letters, and Space follows', async ({
      page,
      request,
    }) => {
      const { keyboard } = page
      const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
      await keepSession(page, await newAccount(request))
      await open(page, '/dashboard/needs', locale)
      const button = accountButton(page, locale)
      await button.focus()
      await keyboard.press('ArrowUp')
      await expect(entry(t.logOut)).toBeFocused()
      await keyboard.press('Escape')
      await expect(button).toBeFocused()
      await keyboard.press('Space')
      await expect(entry(t.dashboard)).toBeFocused()

      // Letters that no keyboard of this browser has, all of them in one go.
      await page.evaluate(
        (letters) => {
          for (const key of letters)
            document.activeElement?.dispatchEvent(
              new KeyboardEvent('keydown', { key, bubbles: true }),
            )
        },
        t.devices.slice(0, 4),
      )
      await expect(entry(t.devices)).toBeFocused()
      await entry(t.changePassword).evaluate((element) => element.setAttribute('disabled', ''))
      await keyboard.press('ArrowUp')
      await expect(entry(t.account)).toBeFocused()
      await keyboard.press('Space')
      await expect(page).toHaveURL(/\/account$/)
      await expect(entry(t.account)).toBeHidden()
    })

    test('what is typed while a form is being sent stays, and a refusal that no field bears is said of the whole', async ({
      page,
    }) => {
      const dialog = dialogOf(page)
      const [ofMessage, ofNoField] = ['Too little is said', 'This form has stood open']
      const { promise: typed, resolve: answer } = Promise.withResolvers<void>()
      await page.route('**/api/reports/', async (route) => {
        await typed
        const errors = { message: [ofMessage], ticket: [ofNoField] }
        const json = { success: false, code: 'INVALID', message: ofMessage, errors }
        await route.fulfill({ status: 400, json })
      })
      await open(page, '/candidates/500', locale)
      // Until its scripts are there it is a link to the page for messages.
      await page.locator('[aria-haspopup=dialog]').filter({ hasText: panel.report }).click()
      await dialog.getByLabel(desk.reason).selectOption('insulting')
      await dialog.getByLabel(desk.message).fill('One')
      const sent = page.waitForRequest('**/api/reports/')
      await dialog.getByRole('button', { name: desk.send }).click()
      await sent
      await dialog.getByLabel(desk.contact).fill('33112233')
      await dialog.getByLabel(desk.message).fill('One and another')
      answer()
      await expect(dialog.getByText(ofMessage)).toBeVisible()
      await expect(dialog.getByRole('alert').filter({ hasText: ofNoField })).toBeVisible()
      await expect(dialog.getByLabel(desk.message)).toBeFocused()
      await expect(dialog.getByLabel(desk.message)).toHaveValue('One and another')
      await expect(dialog.getByLabel(desk.contact)).toHaveValue('33112233')
    })
  })
}
