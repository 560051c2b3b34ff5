import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { en } from '../../src/platform/web/calendar.en.ts'
import { writtenIn } from '../../src/features/profiles/written-rules.ts'
import { historyTexts } from '../../src/features/profiles/web/history-texts.ts'
import { keepSession } from './accounts.ts'
import { publishedWorker } from './hires.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { texts } from './texts.ts'

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })

    test('a worker writes where she has worked, and her page draws it without naming who can be asked', async ({
      page,
      request,
    }) => {
      const { worker, candidateId } = await publishedWorker(request, 'Working Santos')
      const t = historyTexts[locale]
      const { area } = texts[locale]
      const words = textsIn(en, locale)
      await keepSession(page, worker)
      await open(page, '/dashboard/my-profile?part=experience', locale)
      const dialog = page.getByRole('dialog')
      const add = dialog.getByRole('button', { name: t.add })
      const last = (label: string) => dialog.getByLabel(label, { exact: true }).last()
      await add.click()
      await last(t.country).fill('Kuwait')
      const choose = async (group: string, year: string, month: string) => {
        const field = dialog.getByRole('group', { name: group, exact: true }).last()
        await field.getByLabel(words.year).selectOption(year)
        await field.getByLabel(words.month).selectOption(month)
      }
      await choose(t.from, '2019', '03')
      await choose(t.to, '2021', '06')
      await last(t.referenceName).fill('Umm Khalid')
      await add.click()
      await last(t.country).fill('Oman')
      await choose(t.from, '2022', '01')
      await expectAccessible(page, 'dialog[open]')
      await dialog.getByRole('button', { name: area.form.save }).click()
      await expect(page.getByText(area.saved)).toBeVisible()

      await open(page, `/candidates/${candidateId}`, locale)
      const line = page
        .getByRole('main')
        .locator('section', { has: page.getByRole('heading', { name: t.title, exact: true }) })
        .getByRole('listitem')
      await expect(line).toHaveCount(2)
      await expect(line.first()).toContainText(writtenIn('Oman', locale))
      await expect(line.first()).toContainText(t.now)
      await expect(line.last()).toContainText(writtenIn('Kuwait', locale))
      await expect(line.last()).toContainText(t.given)
      await expect(page.getByText('Umm Khalid')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })
}
