import type { Page } from '@playwright/test'
import { keepSession } from './accounts.ts'
import { expect, expectNoSidewaysScroll, holdBack, open, places, test } from './journey.ts'
import { demoOperator, settingOf, standingClaims } from './operators.ts'
import { texts } from './texts.ts'

const address = '/api/admin/settings/claims/'

/** The site says for the next journey what it said before. */
test.afterEach(async ({ request }) => (await settingOf(request, 'claims')).put(standingClaims))

const asked = (page: Page, method: string) =>
  page.waitForRequest((one) => one.method() === method && one.url().endsWith(address))

for (const { title, locale, viewport } of places) {
  const t = texts[locale].settings

  test.describe(title, () => {
    test.use({ viewport })

    // spec: 3.5 Claims, contact data and texts
    test('what is typed while a setting is being saved stays, outlives a reload and is saved next', async ({
      page,
      request,
    }) => {
      const { read } = await settingOf(request, 'claims')
      const main = page.getByRole('main')
      const shown = main.getByRole('checkbox', { name: t.claims.shown })
      const rating = main.getByLabel(t.fields.rating)
      const visas = main.getByLabel(t.fields.visas_issued)
      const save = main.getByRole('button', { name: t.save, exact: true })
      const expectTyped = async () => {
        await expect(shown).not.toBeChecked()
        await expect(visas).toHaveValue('7,777')
      }
      await keepSession(page, await demoOperator(request))
      await open(page, '/admin/settings/claims', locale)
      await rating.fill('4.96')
      const letGo = await holdBack(page, `**${address}`)
      const sent = asked(page, 'PUT')
      await save.click()
      await sent
      await shown.uncheck()
      await visas.fill('7,777')
      letGo()
      await expect(page.getByText(t.saved)).toBeVisible()
      await expectTyped()
      await expect(visas).toBeFocused()
      expect((await read()).value).toEqual({ ...standingClaims, rating: '4.96' })
      await page.reload()
      await expectTyped()
      await expect(rating).toHaveValue('4.96')
      await expect(page.getByText(t.saved)).toHaveCount(0)
      await save.click()
      await expect(page.getByText(t.saved)).toBeVisible()
      const all = { ...standingClaims, shown: false, visas_issued: '7,777', rating: '4.96' }
      expect((await read()).value).toEqual(all)
      await page.reload()
      await expectTyped()
    })

    // spec: 3.5 Claims, contact data and texts
    test('what is refused stays as it was typed, marked, and she stands in it', async ({
      page,
      request,
    }) => {
      const main = page.getByRole('main')
      const email = main.getByLabel(t.fields.email)
      await keepSession(page, await demoOperator(request))
      await open(page, '/admin/settings/contact', locale)
      await email.fill('no address 😀')
      await main.getByRole('button', { name: t.save, exact: true }).click()
      await expect(email).toBeFocused()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveValue('no address 😀')
      await expect(email).toBeInViewport()
    })

    // spec: 3.5 Claims, contact data and texts
    test('another operator changes a setting under the hand of one who types: nothing moves, and it is she who decides', async ({
      page,
      request,
    }) => {
      const { put, read } = await settingOf(request, 'claims')
      const main = page.getByRole('main')
      const shown = main.getByRole('checkbox', { name: t.claims.shown })
      const rating = main.getByLabel(t.fields.rating)
      const save = main.getByRole('button', { name: t.save, exact: true })
      await keepSession(page, await demoOperator(request))
      await open(page, '/admin/settings/claims', locale)
      await shown.uncheck()
      await rating.fill('4.95')
      await put({ ...standingClaims, rating: '4.51' })
      const again = asked(page, 'GET')
      await page.evaluate(() => {
        for (const name of ['offline', 'online']) dispatchEvent(new Event(name))
      })
      await (await (await again).response())?.finished()
      await save.click()
      await expect(main.getByText(t.conflict.title)).toBeVisible()
      await expect(shown).not.toBeChecked()
      await expect(rating).toHaveValue('4.95')
      await expectNoSidewaysScroll(page)
      await main.getByRole('button', { name: t.conflict.theirs }).click()
      await expect(shown).toBeChecked()
      await expect(rating).toHaveValue('4.51')

      await rating.fill('4.95')
      await put({ ...standingClaims, rating: '4.52' })
      await save.click()
      await main.getByRole('button', { name: t.conflict.mine }).click()
      await expect(page.getByText(t.saved)).toBeVisible()
      expect((await read()).value).toEqual({ ...standingClaims, rating: '4.95' })
    })

    // spec: 3.5 Claims, contact data and texts
    test('what is typed once an earlier value is brought back stays, however late the rest comes', async ({
      page,
      request,
    }) => {
      const { put } = await settingOf(request, 'claims')
      await put({ ...standingClaims, rating: '4.61' })
      const main = page.getByRole('main')
      const shown = main.getByRole('checkbox', { name: t.claims.shown })
      const rating = main.getByLabel(t.fields.rating)
      await keepSession(page, await demoOperator(request))
      await open(page, '/admin/settings/claims', locale)
      await expect(rating).toHaveValue('4.61')
      const letGo = await holdBack(page, `**${address}`)
      await main.getByRole('button', { name: t.history.restore, exact: true }).first().click()
      const late = asked(page, 'GET')
      await page
        .locator('dialog[open]')
        .getByRole('button', { name: t.history.restore, exact: true })
        .click()
      await expect(rating).toHaveValue(standingClaims.rating)
      await shown.uncheck()
      letGo()
      await (await (await late).response())?.finished()
      await expect(page.getByText(t.history.restored)).toBeVisible()
      await expect(shown).not.toBeChecked()
    })
  })
}
