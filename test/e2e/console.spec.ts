import type { Page } from '@playwright/test'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { keepSession, newAccount, signIn, signOut } from './accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  phone,
  places,
  test,
} from './journey.ts'
import { appCode, newOperator, operatorPassword, post } from './operators.ts'
import { texts } from './texts.ts'

/** Through the menu of the console, which is behind a button on a phone. */
async function enterRoom(
  page: Page,
  locale: Locale,
  room: keyof (typeof texts)['en']['console']['rooms'],
): Promise<void> {
  const t = texts[locale].console
  if (page.viewportSize()?.width === phone.width)
    await page.getByRole('banner').getByRole('button', { name: t.menu }).click()
  await page
    .getByRole('navigation', { name: t.menu })
    .getByRole('link', { name: t.rooms[room], exact: true })
    .first()
    .click()
}

for (const { title, locale, viewport } of places) {
  const { factor, passkeys, rooms, accounts, console: frame, audit: words } = texts[locale]
  test.describe(`the console (${title})`, () => {
    test.use({ viewport })

    test('an operator enrols, comes in with code and recovery code, suspends someone and reads it in the log', async ({
      page,
      request,
    }) => {
      const name = 'Munira Operator'
      const number = await newOperator(request, name)
      const main = page.getByRole('main')

      // The password alone leads to the enrolment, whichever page was asked for.
      await open(page, '/admin/users', locale)
      await expect(page).toHaveURL(localizedPath('/admin/login', locale))
      await signIn(main, locale, number, operatorPassword)
      await expect(page).toHaveURL(localizedPath('/account/second-factor', locale))
      await main.getByRole('button', { name: passkeys.setUp.app }).click()
      await main.getByRole('button', { name: factor.enrol.start }).click()
      await expect(main.getByRole('img', { name: factor.enrol.qr })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const secret = (await main.locator('code').innerText()).replaceAll(/\s/g, '')
      await main.getByRole('textbox', { name: factor.enrol.code }).fill('000000')
      await main.getByRole('button', { name: factor.enrol.submit }).click()
      await expect(main.getByText(factor.errors.factorCodeWrong)).toBeVisible()
      await main.getByRole('textbox', { name: factor.enrol.code }).fill(appCode(secret))
      await main.getByRole('button', { name: factor.enrol.submit }).click()
      const codes = main.getByRole('list', { name: factor.codes.list }).getByRole('listitem')
      await expect(codes).toHaveCount(10)
      const recovery = await codes.first().innerText()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await main.getByRole('button', { name: factor.codes.kept }).click()
      await expect(main.getByRole('heading', { name: rooms.users.title })).toBeVisible()

      // By the code of the app, then by a recovery code.
      for (const code of [appCode(secret, 1), recovery]) {
        await signOut(page, locale, name)
        await open(page, '/admin/login', locale)
        await signIn(main, locale, number, operatorPassword)
        await expect(main.getByRole('heading', { name: factor.login.title })).toBeVisible()
        if (code === recovery)
          await main.getByRole('button', { name: factor.login.useRecovery }).click()
        if (code !== recovery) await expectAccessible(page)
        await main
          .getByRole('textbox', {
            name: code === recovery ? factor.login.recovery : factor.login.code,
          })
          .fill(code)
        await main.getByRole('button', { name: factor.login.submit, exact: true }).click()
        await expect(page).toHaveURL(localizedPath('/admin', locale))
      }

      // Someone is found by her number, and suspended; her sign-in says why.
      const person = await newAccount(request)
      await enterRoom(page, locale, 'users')
      await main.getByRole('searchbox', { name: rooms.users.search }).fill(person.number)
      // The heads of the columns and one row.
      await expect(main.getByRole('row')).toHaveCount(2)
      await expect(main.getByRole('row').last()).toContainText(person.number)
      await expectNoSidewaysScroll(page)
      await main.getByRole('link', { name: person.user.full_name }).click()
      await expect(main.getByRole('heading', { name: person.user.full_name })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await main.getByRole('button', { name: rooms.user.suspend, exact: true }).click()
      const dialog = page.getByRole('dialog')
      // The reason is hers to choose: none is assumed.
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
      await dialog.getByRole('button', { name: rooms.user.suspend, exact: true }).click()
      await expect(dialog.getByText(rooms.user.reasonMissing)).toBeVisible()
      await expectAccessible(page, 'dialog[open]')
      await dialog.getByRole('radio', { name: rooms.user.reasons.conduct }).check()
      await expect(dialog.getByText(rooms.user.reasonMissing)).toBeHidden()
      await dialog.getByRole('button', { name: rooms.user.suspend, exact: true }).click()
      await expect(main.getByRole('button', { name: rooms.user.lift })).toBeVisible()
      const refused = await request.post('/api/employer/auth/login/', {
        data: { phone_number: `+974${person.number}`, password: 'a-good-password' },
        headers: { 'accept-language': locale },
      })
      expect([refused.status(), ((await refused.json()) as { message: string }).message]).toEqual([
        403,
        accounts.errors.accountSuspended_conduct,
      ])

      // The log has it, with before and after.
      await main.getByRole('link', { name: rooms.user.auditOf }).click()
      const row = main.getByRole('row').filter({ hasText: words.events['user.suspended'] })
      await expect(row).toHaveCount(1)
      await expect(row.getByText(`${words.fields.suspended}:`)).toBeVisible()
      await expect(row.getByText(words.yes, { exact: true })).toBeVisible()
      await expect(row.getByRole('link', { name })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    test('every room stands, with its states', async ({ page, request }) => {
      const { token, refreshToken, user } = (await post(request, '/api/demo/sign-in/', {
        role: 'admin',
      })) as SessionGrant
      await page.goto('/favicon.svg')
      await page.evaluate(
        (items) => {
          for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
        },
        { token, refreshToken, user: JSON.stringify(user) },
      )
      const main = page.getByRole('main')
      for (const room of [
        'users',
        'administrators',
        'agencies',
        'orders',
        'ledger',
        'recruitments',
        'messages',
        'audit',
      ] as const) {
        await open(page, `/admin/${room}`, locale)
        await expect(main.getByRole('heading', { level: 1, name: rooms[room].title })).toBeVisible()
        await expect(main.getByText(frame.list.loading)).toBeHidden()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      // A filter that nothing meets, one that the server refuses, and a page past the end.
      await open(page, '/admin/users?q=nobody-has-this-name', locale)
      await expect(main.getByRole('heading', { name: frame.list.nothingFound.title })).toBeVisible()
      await open(page, '/admin/users?role=owner', locale)
      await expect(main.getByRole('heading', { name: frame.list.failed.title })).toBeVisible()
      await open(page, '/admin/users?page=900000', locale)
      await expect(main.getByRole('heading', { name: frame.list.pastEnd.title })).toBeVisible()
      const saved = page.waitForEvent('download')
      await open(page, '/admin/users?role=admin', locale)
      await main.getByRole('button', { name: frame.list.export }).click()
      expect((await saved).suggestedFilename()).toBe('users.csv')
    })

    test('the whole menu is in view at 1440 x 900, and scrolled to where one is where it is lower; overview and rooms say the same words', async ({
      page,
      request,
    }) => {
      const { rooms: names } = frame
      await keepSession(
        page,
        (await post(request, '/api/demo/sign-in/', { role: 'admin' })) as SessionGrant,
      )
      const menu = page.getByRole('navigation', { name: frame.menu })
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, '/admin', locale)
      await expect(menu.getByRole('link')).toHaveCount(Object.keys(names).length)
      // Head and notices stand above it: once they have left, nothing of the menu is hidden, and nothing scrolls inside it.
      // The page is that long when its figures have come.
      await expect
        .poll(() => page.evaluate(() => (window.scrollTo(0, 300), window.scrollY)))
        .toBe(300)
      expect(await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0)
      for (const link of await menu.getByRole('link').all())
        await expect(link).toBeInViewport({ ratio: 1 })
      for (const room of [
        'papers',
        'reviews',
        'reports',
        'enquiries',
        'claims',
        'messages',
      ] as const) {
        const waiting = page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(`^${names[room]}\\s*\\d+$`) })
        await expect(waiting).toBeVisible()
      }
      await page.setViewportSize({ width: 1280, height: 640 })
      for (const room of ['recruitments', 'audit'] as const) {
        await open(page, `/admin/${room}`, locale)
        const here = menu.getByRole('link', { name: names[room], exact: true })
        await expect(here).toHaveAttribute('aria-current', 'page')
        await expect(here).toBeInViewport({ ratio: 1 })
      }
      await open(page, '/admin/papers', locale)
      await expect(page.getByRole('heading', { level: 1, name: names.papers })).toBeVisible()
    })
  })
}
