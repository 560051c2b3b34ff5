import { dialogOf, keepSession, newAccount } from './accounts.ts'
import { dayFromNow, householdWithList } from './dashboards.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  locales,
  open,
  phone,
  places,
  test,
} from './journey.ts'
import { dayText } from '../../src/ui/read-day.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { en } from '../../src/platform/web/calendar.en.ts'
import { texts } from './texts.ts'

for (const locale of locales)
  for (const [screen, viewport] of Object.entries({ phone, desktop }))
    test(`${locale}: a day is typed and chosen by keyboard alone on a ${screen}`, async ({
      page,
      request,
    }) => {
      const words = textsIn(en, locale)
      await page.setViewportSize(viewport)
      await keepSession(page, await newAccount(request))
      await open(page, '/dashboard/needs', locale)
      const field = page.getByRole('main').getByLabel(texts[locale].matching.form.start)
      await field.focus()
      await page.keyboard.type('31/02/2026')
      await page.keyboard.press('Tab')
      await expect(page.getByText(words.unknown)).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      // What can't be read holds the form back, and the focus says where.
      await page.getByRole('button', { name: texts[locale].matching.form.save }).click()
      await expect(field).toBeFocused()
      await expect(page.getByText(words.unknown)).toBeVisible()
      await field.fill('٣١ ٣ ٢٠٢٧')
      await page.keyboard.press('Tab')
      await expect(field).toHaveValue('31/03/2027')
      await expect(field).not.toHaveAttribute('aria-invalid')

      const opener = page.getByRole('button', { name: words.open })
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
      const current = page.getByRole('dialog').locator('[role=gridcell] [tabindex="0"]')
      await expect(current).toBeFocused()
      await expect(current).toHaveText('31')
      await expectAccessible(page, 'dialog[open]')
      await expectNoSidewaysScroll(page)
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await expect(current).toHaveText('1')
      await page.keyboard.press('PageUp')
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
      await expect(field).toHaveValue('31/03/2027')

      await page.keyboard.press('Enter')
      await expect(current).toBeFocused()
      await page.keyboard.press('End')
      await expect(current).toHaveText('3')
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('03/04/2027')
      await expect(opener).toBeFocused()
    })

for (const { title, locale, viewport } of places)
  test.describe(title, () => {
    test.use({ viewport })
    const words = textsIn(en, locale)
    const t = texts[locale]

    test('a birth is chosen by year and month, and a wrong one is said where it was typed', async ({
      page,
      request,
    }) => {
      await keepSession(page, await newAccount(request, 'jobseeker'))
      await open(page, '/dashboard/my-profile', locale)
      await page.getByRole('button', { name: t.area.edit }).first().click()
      const field = dialogOf(page).getByLabel(t.area.fields.date_of_birth)
      await field.fill('30/02/1994')
      await field.press('Tab')
      await expect(page.getByText(words.unknown)).toBeVisible()
      await field.fill('')
      await field.locator('..').getByRole('button', { name: words.open }).click()
      const calendar = dialogOf(page).last()
      await expect(calendar.getByRole('grid')).toBeVisible()
      await calendar.getByRole('combobox', { name: words.year }).selectOption('1994')
      await calendar.getByRole('combobox', { name: words.month }).selectOption('5')
      await expectAccessible(page, 'dialog[open]')
      await expectNoSidewaysScroll(page)
      await calendar.getByRole('gridcell', { name: '17' }).getByRole('button').click()
      await expect(field).toHaveValue('17/05/1994')
      await expect(page.getByText(words.unknown)).toHaveCount(0)
    })

    test('an interview has a day of the calendar and a quarter of an hour', async ({
      page,
      request,
    }) => {
      const household = await householdWithList(request, 1, 'Kenyan')
      await keepSession(page, household)
      await open(page, '/dashboard/candidates?tab=shortlisted', locale)
      const name = household.people[0]?.name
      await page
        .getByRole('button', { name: `${t.hiring.acts.schedule}: ${name}`, exact: true })
        .click()
      const field = dialogOf(page).getByLabel(t.hiring.schedule.date)
      const opener = dialogOf(page).first().getByRole('button', { name: words.open })
      await field.fill(dayText(dayFromNow(-1)))
      await field.press('Tab')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await opener.click()
      const grid = dialogOf(page).nth(1).getByRole('grid')
      await expect(grid.locator('button:disabled').first()).toBeAttached()
      // Escape closes the calendar alone.
      await page.keyboard.press('Escape')
      await expect(grid).toHaveCount(0)
      await opener.click()
      await expect(grid.locator('[tabindex="0"]')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue(dayText(dayFromNow(7)))
      const time = dialogOf(page).getByLabel(t.hiring.schedule.time)
      await expect(time.getByRole('option')).toHaveCount(97)
      await time.selectOption('19:45')
      await dialogOf(page)
        .getByRole('button', { name: t.hiring.schedule.submit.schedule, exact: true })
        .click()
      await expect(dialogOf(page)).toHaveCount(0)
    })

    test('the public list is narrowed by a day of the same field', async ({ page }) => {
      await open(page, '/candidates', locale)
      const { filters: said } = t.candidates
      if (viewport === phone)
        await page.getByRole('button', { name: said.open, exact: true }).click()
      const filters = page.getByRole('complementary', { name: said.title })
      await filters.getByRole('link', { name: said.more }).press('Enter')
      const field = filters.locator('input[name=available_by]')
      await field.fill('٠١/٠٦/٢٠٣١')
      await expect(page).toHaveURL(/available_by=2031-06-01/)
      await field.fill('31/06/2031')
      await field.press('Tab')
      await expect(page.getByText(words.unknown)).toBeVisible()
      await expect(page).not.toHaveURL(/available_by/)
    })
  })
