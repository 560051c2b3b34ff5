import { stopLinkDays } from '../../src/features/alerts/choices.ts'
import { dialogOf, keepSession, newAccount, signIn } from './accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  locales,
  open,
  phone,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ viewport: phone })

    test('a visitor signs in to save a search, finds it again, and takes its deletion back', async ({
      page,
      request,
    }) => {
      const t = texts[locale].alerts
      const { number } = await newAccount(request)
      const main = page.getByRole('main')
      // What a link of others adds narrows nothing: there is nothing to save, and the page is whole.
      await open(page, '/candidates?utm_source=friends', locale)
      await expect(main.getByRole('article').first()).toBeVisible()
      await expect(main.getByRole('button', { name: t.save, exact: true })).toHaveCount(0)
      await open(page, '/candidates?position=Nanny', locale)
      await main.getByRole('button', { name: t.save, exact: true }).click()
      await expect(dialogOf(page).getByText(t.signIn)).toBeVisible()
      await signIn(dialogOf(page), locale, number)
      const dialog = page.getByRole('dialog', { name: t.dialog.title })
      await expect(page).toHaveURL(/position=Nanny/)
      await dialog.getByLabel(t.dialog.name, { exact: true }).fill('Sara’s nanny')
      await dialog.locator('label', { hasText: t.dialog.whens.at_once }).click()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t.dialog.submit, exact: true }).click()
      await page.getByRole('button', { name: t.dialog.open, exact: true }).click()

      await expect(page).toHaveURL(/dashboard\/searches$/)
      const card = main.getByRole('article', { name: 'Sara’s nanny' })
      await expect(card.getByText(t.page.told.at_once)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await card.getByRole('button', { name: t.page.deleteOf('Sara’s nanny'), exact: true }).click()
      await expect(main.getByText(t.page.empty)).toBeVisible()
      await page.getByRole('button', { name: t.page.undo, exact: true }).click()
      await expect(card).toBeVisible()
      await expectAccessible(page)

      // What can't be read is said as it was typed, and is not saved.
      await open(page, '/candidates?salary_min=much', locale)
      await main.getByRole('button', { name: t.save, exact: true }).click()
      const chips = dialog.getByRole('list', { name: t.dialog.filters, exact: true })
      await expect(chips).toHaveText('much')
      await dialog.getByRole('button', { name: t.dialog.submit, exact: true }).click()
      await expect(dialog.getByRole('alert').first()).toBeVisible()
    })

    test('of Best match the musts are saved, and where devices ring is said', async ({
      page,
      request,
    }) => {
      const t = texts[locale].alerts
      const account = await newAccount(request)
      await request.put('/api/employer/needs/', {
        headers: { authorization: `Bearer ${account.token}` },
        data: { tasks: ['Cooking'], budget: 3100, musts: ['budget'] },
      })
      await keepSession(page, account)
      await open(page, '/dashboard/needs', locale)
      await page.getByRole('main').getByRole('button', { name: t.save, exact: true }).click()
      const dialog = dialogOf(page)
      const chips = dialog.getByRole('list', { name: t.dialog.filters, exact: true })
      await expect(chips.getByRole('listitem')).toHaveCount(1)
      await expect(chips).toContainText(/3,?100|٣٬?١٠٠/)
      await expect(dialog.getByText(t.dialog.channelsHint, { exact: true })).toBeVisible()
    })

    test('a link that no longer stops messages says so, and where they are stopped', async ({
      page,
      request,
    }) => {
      const t = texts[locale].alerts.stop
      const main = page.getByRole('main')
      const stop = main.getByRole('button', { name: t.submit, exact: true })
      await open(page, '/searches/stop/of-long-ago', locale)
      await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
      await stop.click()
      await expect(main.getByRole('alert')).toContainText(t.failed.split('.')[0] ?? '')
      await page.unroute('**/api/**')
      await stop.press('Enter')
      await expect(main.getByText(t.void, { exact: true })).toBeVisible()
      await expect(main.getByText(t.voidText(stopLinkDays), { exact: true })).toBeVisible()
      await expect(stop).toHaveCount(0)
      const way = main.getByRole('link', { name: t.toSearches, exact: true })
      await expect(way).toBeFocused()
      await expectAccessible(page)
      await way.press('Enter')
      await signIn(dialogOf(page), locale, (await newAccount(request)).number)
      await expect(page).toHaveURL(/dashboard\/searches$/)
    })
  })
}
