import type { Page } from '@playwright/test'
import { texts as hiringTexts } from '../../src/features/hiring/texts.ts'
import { cards as en } from '../../src/features/hiring/messages.cards.en.ts'
import { compareTexts } from '../../src/features/hiring/web/list-texts.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { keepSession, newAccount } from './accounts.ts'
import { publishedWorker } from './hires.ts'
import { expect, expectAccessible, locales, open, phone, test } from './journey.ts'
import { shortlistedBy } from './terms.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

for (const locale of locales) {
  const t = textsIn(en, locale)
  test.describe(locale, () => {
    test.use({ viewport: phone })

    const nameOf = async (page: Page, place: number) =>
      (await cards(page).nth(place).getByRole('heading').textContent()) ?? ''
    const press = async (page: Page, place: number, act: 'look' | 'compare') =>
      cards(page)
        .nth(place)
        .getByRole('button', { name: t[act](await nameOf(page, place)), exact: true })
        .press('Enter')

    test('a quick look says who she is without leaving the list, and marks her as seen', async ({
      page,
    }) => {
      await open(page, '/candidates', locale)
      const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)]
      await expect(page.getByText(t.seen, { exact: true })).toHaveCount(0)
      await press(page, 0, 'look')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { name: first })).toBeVisible()
      await expect(dialog.getByText(compareTexts[locale].rows.experience_years ?? '')).toBeVisible()
      await expect(dialog.getByRole('button', { name: t.shortlist, exact: true })).toBeVisible()
      await expectAccessible(page, 'dialog[open]')
      await dialog.getByRole('button', { name: t.looking.next }).click()
      await expect(dialog.getByRole('heading', { name: second })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(localizedPath('/candidates', locale))
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        t.look(first),
      )
      await expect(page.getByText(t.seen, { exact: true })).toHaveCount(2)
    })

    test('cards leave their places once the page has woken: what is put into HTML before fails its waking', async ({
      page,
      request,
    }) => {
      const path = localizedPath('/candidates', locale)
      expect(await (await request.get(path)).text()).not.toMatch(/data-(card|heart)\b/)
      await open(page, '/candidates', locale)
      await expect(page.locator('article [data-card] button').first()).toBeVisible()
      await cards(page).first().getByRole('link').last().press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const profile = new URL(page.url()).pathname
      expect(await (await request.get(profile)).text()).not.toMatch(/data-(card|heart)\b/)
      await page.reload()
      await expect(page.locator('article [data-heart] button').last()).toBeAttached()
    })

    test('whose page was read is marked, and the list is where it was left', async ({ page }) => {
      // Whoever is quick leaves before the browser was idle.
      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
      await open(page, '/candidates?position=Cook', locale)
      const link = cards(page).nth(9).getByRole('link').last()
      await link.scrollIntoViewIfNeeded()
      // Where it stands in the window: what is laid out above it only now moves the page, and not what one sees.
      const placeOf = () => link.evaluate((one) => one.getBoundingClientRect().top)
      const before = await placeOf()
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
      // By the keyboard: a click would scroll the link away from the button to the top, which may lie over it.
      await link.press('Enter')
      await expect(page).toHaveURL(/\/candidates\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(cards(page).nth(9).getByText(t.seen, { exact: true })).toBeVisible()
      await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(100)
    })

    test('a visitor compares up to four at once, from the foot of the list and of a profile', async ({
      page,
    }) => {
      await open(page, '/candidates', locale)
      const tray = page.getByRole('region', { name: t.tray.label })
      const names = await cards(page).getByRole('heading').allTextContents()
      await press(page, 0, 'compare')
      await expect(tray.getByText(t.tray.oneMore)).toBeVisible()
      await press(page, 1, 'compare')
      await expect(cards(page).nth(1).getByRole('button', { pressed: true })).toHaveAccessibleName(
        t.compare(names[1] ?? ''),
      )
      await tray.getByRole('button', { name: t.tray.act(2), exact: true }).click()
      const table = page.getByRole('dialog').getByRole('table')
      for (const name of names.slice(0, 2))
        await expect(table.getByRole('columnheader', { name })).toBeVisible()
      await expectAccessible(page, 'dialog[open]')
      await page.keyboard.press('Escape')

      // It follows to a profile, which can be taken along; four is the most.
      await cards(page).nth(2).getByRole('link').last().click()
      await tray.getByRole('button', { name: t.compare(names[2] ?? ''), exact: true }).click()
      await expect(tray.getByRole('button', { name: t.tray.act(3), exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.goBack()
      await press(page, 3, 'compare')
      await press(page, 4, 'compare')
      await expect(page.getByText(t.full)).toBeVisible()
      await page.reload()
      await expect(tray.getByRole('listitem')).toHaveCount(4)
      for (const name of names.slice(0, 4))
        await tray.getByRole('button', { name: t.tray.remove(name), exact: true }).click()
      await expect(tray).toHaveCount(0)
    })

    test('a household sees whom it keeps and whom it turned down, and compares on its own page', async ({
      page,
      request,
    }) => {
      const account = await newAccount(request)
      const headers = { authorization: `Bearer ${account.token}` }
      await keepSession(page, account)
      await open(page, '/candidates?position=Maid', locale)
      const idAt = async (place: number) =>
        Number(await cards(page).nth(place).locator('[data-heart]').getAttribute('data-heart'))
      const id = await idAt(0)
      for (const status of ['shortlisted', 'rejected']) {
        const answer = await request.post(`/api/employer/candidates/${id}/status/`, {
          headers,
          data: { status },
        })
        expect(answer.status(), await answer.text()).toBeLessThan(300)
      }
      await shortlistedBy(request, account, await idAt(1))
      await page.reload()
      const heart = cards(page).nth(1).locator('[data-heart]').getByRole('button')
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      const mark = cards(page).nth(0).getByText(hiringTexts[locale].statuses.rejected)
      await expect(mark).toBeVisible()
      await expect(page.getByText(hiringTexts[locale].statuses.rejected)).toHaveCount(1)
      await press(page, 0, 'compare')
      await press(page, 1, 'compare')
      await page.getByRole('link', { name: t.tray.act(2), exact: true }).click()
      await expect(page).toHaveURL(/\/dashboard\/candidates\/compare\?ids=\d+,\d+$/)
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
    })
  })
}

test('ar: a quick look says her name in Arabic letters, and of her own words in which language they are', async ({
  page,
  request,
}) => {
  const t = textsIn(en, 'ar')
  const name = 'Analyn Corazon Bautista'
  const description = 'I look after newborns and cook for the whole family every day.'
  const { candidateId } = await publishedWorker(request, name, { description })
  const address = `/candidates?q=${encodeURIComponent(name)}`
  const card = cards(page).filter({ has: page.locator(`[data-heart="${candidateId}"]`) })
  await expect(async () => {
    await open(page, address, 'ar')
    await expect(card).toHaveCount(1)
  }).toPass()
  await card.getByRole('button', { name: t.look(name), exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('أنالين كورازون باوتيستا')).toBeVisible()
  await expect(dialog.getByText('مكتوب بالإنجليزية')).toBeVisible()
  const about = dialog.getByText(description)
  await expect(about).toHaveAttribute('lang', 'en')
  await expect(about).toHaveCSS('direction', 'ltr')
  await expectAccessible(page, 'dialog[open]')
})
