import { formatDate } from '../../src/platform/shared/format.ts'
import { keepSession } from './accounts.ts'
import { newAgency } from './agencies.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { texts } from './texts.ts'

const people = [
  'Who she is,Mobile,Nationality,DOB,Skills',
  'Ruth Wanjiru,+254712345678,Kenyan,1996-02-11,Cooking; Cleaning',
  'Ruth Again,+254712345678,Kenyan,,',
  'Amina Noor,,Ugandan,31/02/1990,',
  'Mercy Akinyi,+254712345679,Kenyan,1999-07-01,',
  'Grace Otieno,+254712345680,Kenian,05/06/1991,',
].join('\n')

for (const { title, locale, viewport } of places) {
  const t = texts[locale].imports
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 3.3 An agency imports candidates
    test('a file is checked, its columns named, its errors corrected, written and undone', async ({
      page,
      request,
    }) => {
      await keepSession(page, await newAgency(request))
      await open(page, '/agency/candidates', locale)
      await page.getByRole('link', { name: t.export.import, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
      await expect(page.getByText(t.history.none)).toBeVisible()
      await expectAccessible(page, 'main')
      await expectNoSidewaysScroll(page)
      const template = page.waitForEvent('download')
      await page.getByRole('button', { name: t.template.xlsx }).click()
      expect((await template).suggestedFilename()).toBe('candidates-template.xlsx')

      // A header that says nothing: the name has to be named first.
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people) })
      await page.getByRole('button', { name: t.file.check }).click()
      await expect(page.getByText(t.mapping.missing(t.fields.full_name))).toBeVisible()
      await expect(
        page.getByRole('button', { name: t.write.button(0), exact: true }),
      ).toBeDisabled()
      await page
        .getByRole('combobox', { name: t.mapping.of('Who she is') })
        .selectOption('full_name')
      await page.getByRole('button', { name: t.mapping.recheck }).click()

      const rows = page.getByRole('table', { name: t.problems.title })
      await expect(
        rows.getByText(t.problems.double({ of: 'file', by: 'phone', row: 2, name: '' })),
      ).toBeVisible()
      await expect(
        rows.getByText(t.problems.error(t.fields.date_of_birth, t.errors.dayWanted ?? '')),
      ).toBeVisible()
      await expect(rows.getByText('Ruth Wanjiru')).toHaveCount(0)
      await expect(
        page.getByRole('radio', { name: t.dates.day_first(formatDate('1991-06-05', locale)) }),
      ).toBeChecked()
      await expect(page.getByRole('button', { name: t.write.button(2), exact: true })).toBeEnabled()
      await expectAccessible(page, 'main')
      await expectNoSidewaysScroll(page)

      const rejected = page.waitForEvent('download')
      await page.getByRole('button', { name: t.problems.download }).click()
      expect((await rejected).suggestedFilename()).toBe('people-rejected.csv')
      await page
        .getByRole('radio', { name: t.dates.month_first(formatDate('1991-05-06', locale)) })
        .check()
      await rows.getByRole('button', { name: locale === 'ar' ? 'كينية' : 'Kenyan' }).click()
      await rows
        .getByRole('textbox', { name: t.problems.correct(t.fields.date_of_birth, 4) })
        .fill('1990-02-28')
      await expect(page.getByText(t.problems.corrected(2))).toBeVisible()
      await expect(
        page.getByRole('button', { name: t.write.button(2), exact: true }),
      ).toBeDisabled()
      await expectAccessible(page, 'main')
      await page.getByRole('button', { name: t.problems.recheck }).click()
      await expect(page.getByRole('button', { name: t.write.button(4), exact: true })).toBeEnabled()
      await expect(rows.getByText('Amina Noor')).toHaveCount(0)

      await page.getByLabel(t.doubles.add).check()
      await expect(page.getByRole('button', { name: t.write.button(5), exact: true })).toBeEnabled()
      await page.getByLabel(t.doubles.leave_out).check()
      await page.getByRole('button', { name: t.write.button(4), exact: true }).click()
      await expect(page.getByRole('heading', { name: t.write.done(4) })).toBeVisible()
      await expect(page.getByText(t.history.states.done, { exact: true })).toBeVisible()
      await expectAccessible(page, 'main')

      await page.getByRole('link', { name: t.write.toList }).click()
      await expect(page.getByRole('link', { name: 'Ruth Wanjiru' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Mercy Akinyi' })).toBeVisible()
      const exported = page.waitForEvent('download')
      await page.getByRole('button', { name: t.export.open, exact: true }).click()
      await page.getByRole('menuitem', { name: t.export.csv }).click()
      expect((await exported).suggestedFilename()).toBe('candidates.csv')

      await page.getByRole('link', { name: t.export.import, exact: true }).click()
      await page.getByRole('button', { name: t.history.undoOf('people.csv') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t.history.undo, exact: true })
        .click()
      await expect(page.getByText(t.history.states.undone, { exact: true })).toBeVisible()
      await open(page, '/agency/candidates', locale)
      await expect(page.getByRole('link', { name: 'Ruth Wanjiru' })).toHaveCount(0)
    })
  })
}
