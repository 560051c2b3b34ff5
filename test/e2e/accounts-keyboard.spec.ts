import type { ElementHandle, Locator, Page } from '@playwright/test'
import { dialCodes } from '../../src/platform/shared/dial-codes.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { accountButton, dialogOf, fullName, password, signInButton } from './accounts.ts'
import {
  hydrated,
  codeFor,
  expect,
  expectAccessible,
  newNumber,
  open,
  places,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

type Control = ElementHandle<HTMLElement>

const stepsMax = 30

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < stepsMax; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

for (const { title, locale, viewport } of places) {
  const t = texts[locale].accounts
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 1.2 /dashboard for a worker
    // spec: 1.2 Sign In, or an avatar
    // spec: 1.4 Switch between sign-in and sign-up
    // spec: 1.5 Passwords can be revealed
    // spec: 1.5 Boxes
    // spec: 1.9 Country list at most 15rem high
    test('a job seeker signs up, out and in by keyboard alone', async ({ page }) => {
      test.setTimeout(120_000)
      const { keyboard } = page
      const dialog = dialogOf(page)
      const box = (place: number) => dialog.getByRole('textbox', { name: t.code.box(place) })
      const number = dialog.getByRole('textbox', { name: t.form.phone })
      await open(page, '/about', locale)

      // Into the dialog, and back to what opened it.
      await tabTo(page, signInButton(page, locale))
      await keyboard.press('Enter')
      await expect(number).toBeFocused()
      await keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(signInButton(page, locale)).toBeFocused()
      await keyboard.press('Enter')
      await expect(number).toBeFocused()
      await tabTo(page, dialog.getByRole('button', { name: t.signIn.signUp, exact: true }))
      await keyboard.press('Enter')

      // Arrow keys walk the roles, in the direction of reading.
      await expect(dialog.getByRole('tab', { name: t.signUp.roles.employer })).toBeFocused()
      await keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await expect(dialog.getByRole('tab', { name: t.signUp.roles.jobseeker })).toBeFocused()
      await expect(dialog.getByText(t.signUp.roleHints.jobseeker)).toBeVisible()

      // The country: found by typing, chosen by Enter, left by Escape without leaving the dialog.
      await keyboard.press('Tab')
      const country = dialog.getByRole('button', { name: /\+\d+/ })
      await expect(country).toBeFocused()
      const search = async (text: string) => {
        await keyboard.press('Enter')
        await expect(page.getByRole('combobox', { name: t.form.searchCountry })).toBeFocused()
        await keyboard.type(text)
      }
      await keyboard.press('Enter')
      const countries = page.getByRole('listbox', { name: t.form.countries })
      await expect(countries.getByRole('option')).toHaveCount(dialCodes.length)
      expect((await countries.boundingBox())?.height).toBe(15 * 16)
      await keyboard.press('Escape')
      await search('+63')
      await expectAccessible(page, '[popover]:popover-open')
      await keyboard.press('Enter')
      await expect(country).toHaveAccessibleName(/\+63/)
      await expect(country).toBeFocused()
      await search('qat')
      await keyboard.press('Escape')
      await expect(country).toHaveAccessibleName(/\+63/)
      await expect(dialog.getByRole('tab', { name: t.signUp.roles.jobseeker })).toBeVisible()
      await search('qat')
      await keyboard.press('Enter')
      await expect(country).toHaveAccessibleName(/\+974/)

      const digits = newNumber()
      await keyboard.press('Tab')
      await keyboard.type(digits)
      await keyboard.press('Tab')
      await keyboard.type(fullName)
      await keyboard.press('Tab')
      await keyboard.type(password)
      await keyboard.press('Tab')
      await keyboard.press('Space')
      await expect(dialog.getByLabel(t.form.password, { exact: true })).toHaveAttribute(
        'type',
        'text',
      )
      await keyboard.press('Tab')
      await keyboard.type(password)
      await keyboard.press('Enter')

      // The boxes of the code: forward on entry, back on Backspace, arrows, Enter.
      await expect(box(1)).toBeFocused()
      const code = await codeFor(`+974${digits}`)
      await keyboard.type(`${code.slice(0, 5)}x`)
      await expect(box(6)).toBeFocused()
      await keyboard.press('Backspace')
      await expect(box(5)).toBeFocused()
      await keyboard.press('ArrowLeft')
      await expect(box(4)).toBeFocused()
      await keyboard.press('ArrowRight')
      await keyboard.type(code.slice(4))
      await keyboard.press('Enter')
      await expect(page).toHaveURL(localizedPath('/dashboard', locale))
      await expect(page.getByRole('heading', { name: fullName })).toBeVisible()

      // The keyboard stands at the head of the new page: the header lies before it.
      await tabTo(page, accountButton(page, locale), 'Shift+Tab')
      // Out by the menu, of which the last entry comes after the first one backwards.
      await keyboard.press('Enter')
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await keyboard.press('ArrowUp')
      const last = page.getByRole('menuitem', { name: texts[locale].menu.logOut })
      await expect(last).toBeFocused()
      if (locale === 'en') {
        await keyboard.press('Home')
        await keyboard.type('log')
        await expect(last, 'letters lead to what begins with them').toBeFocused()
      }
      await keyboard.press('Escape')
      await expect(accountButton(page, locale)).toBeFocused()
      await keyboard.press('ArrowUp')
      await expect(last, 'upwards it opens at its end').toBeFocused()
      await last.evaluate((entry) => {
        const down = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true })
        entry.dispatchEvent(down('Escape'))
        document.activeElement?.dispatchEvent(down('ArrowDown'))
      })
      const first = page.getByRole('menuitem').first()
      await expect(first, 'closed and opened in one moment').toBeFocused()
      await keyboard.press('ArrowUp')
      await expect(last).toBeFocused()
      await expectAccessible(page, '[popover]:popover-open')
      await keyboard.press('Enter')
      await expect(page).toHaveURL(localizedPath('/', locale))
      await expect(signInButton(page, locale)).toBeVisible()
      await hydrated(page)

      await tabTo(page, signInButton(page, locale))
      await keyboard.press('Enter')
      await expect(number).toBeFocused()
      await keyboard.type(digits)
      await keyboard.press('Tab')
      await keyboard.type(password)
      await keyboard.press('Enter')
      await expect(dialog.getByText(t.signIn.done)).toBeVisible()
      await expect(page).toHaveURL(localizedPath('/dashboard', locale))
    })
  })
}

test('a dialog that is opened again in the moment of closing is whole', async ({ page }) => {
  const t = texts.en.accounts
  await open(page, '/about', 'en')
  const opener = signInButton(page, 'en')
  const close = dialogOf(page).getByRole('button', { name: t.form.close, exact: true })
  await opener.click()
  await expect(close).toBeVisible()
  for (let frames = 0; frames < 12; frames++) {
    await page.evaluate(
      async ([close, opener, frames]) => {
        close.click()
        for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
        opener.click()
      },
      [
        (await close.elementHandle()) as Control,
        (await opener.elementHandle()) as Control,
        frames,
      ] as const,
    )
    await expect(dialogOf(page).getByRole('textbox', { name: t.form.phone })).toBeFocused()
  }
})

test('a double click on what opens a dialog leaves it open; a click beside it closes it', async ({
  page,
}) => {
  await open(page, '/about', 'en')
  for (let time = 0; time < 2; time++) {
    await signInButton(page, 'en').dblclick()
    await expect(
      dialogOf(page).getByRole('textbox', { name: texts.en.accounts.form.phone }),
    ).toBeFocused()
    await page.mouse.click(5, 300)
    await expect(dialogOf(page)).toHaveCount(0)
  }
})

test('a button that is drawn anew under the first press of two takes the second', async ({
  page,
}) => {
  await open(page, '/about', 'en')
  const button = page.getByRole('button', { name: 'Once', exact: true })
  await page.evaluate(() => {
    const drawn = () => {
      const one = document.createElement('button')
      one.textContent = 'Once'
      Object.assign(one.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '999' })
      one.addEventListener('click', () => one.setAttribute('aria-pressed', 'true'))
      return one
    }
    const first = drawn()
    first.addEventListener('mousedown', () => first.replaceWith(drawn()), { once: true })
    document.body.append(first)
  })
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})
