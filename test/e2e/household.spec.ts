import type { Page } from '@playwright/test'
import { keepSession, newAccount } from './accounts.ts'
import { householdWithList } from './dashboards.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  locales,
  open,
  phone,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

const dialog = (page: Page) => page.locator('dialog[open]').first()

/** Each journey begins on a phone and is looked at on a desktop, too. */
async function expectFit(page: Page): Promise<void> {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
}

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ viewport: phone })

    // spec: 2.2 Tabs Profile and Recruitments (Profile)
    // spec: 2.2 Household's Profile tab and Edit Profile
    test('a household tells of itself, its family and its staff', async ({ page, request }) => {
      const t = texts[locale].employers
      const main = page.getByRole('main')
      await keepSession(page, await newAccount(request))
      await open(page, '/dashboard/profile', locale)
      await expect(main.getByText(t.empty.text)).toBeVisible()
      await expectFit(page)

      await main.getByRole('button', { name: t.edit, exact: true }).click()
      const tab = (name: string) => dialog(page).getByRole('tab', { name, exact: true })
      const save = dialog(page).getByRole('button', { name: t.form.save, exact: true })
      await dialog(page).getByLabel(t.personal.age, { exact: true }).fill('17')
      await dialog(page).getByLabel(t.personal.gender, { exact: true }).selectOption('female')
      await dialog(page).getByLabel(t.personal.occupation, { exact: true }).fill('Architect')
      await tab(t.form.family).click()
      await dialog(page).getByLabel(t.family.spouses, { exact: true }).fill('1')
      for (const [category, age, relation] of [
        ['adults', '41', 'Family'],
        ['kids', '6', 'Family'],
        ['elders', '77', 'Parents'],
      ] as const) {
        await dialog(page)
          .getByRole('button', { name: t.family.add[category], exact: true })
          .click()
        const member = dialog(page).getByRole('group', {
          name: t.family.member[category](1),
          exact: true,
        })
        await member.getByLabel(t.family.gender, { exact: true }).selectOption('female')
        await member.getByLabel(t.family.age, { exact: true }).fill(age)
        await member.getByLabel(t.family.relation, { exact: true }).selectOption(relation)
      }
      await expectFit(page)
      await tab(t.form.staff).click()
      await dialog(page).getByRole('button', { name: t.staff.add, exact: true }).click()
      const employed = dialog(page).getByRole('group', { name: t.staff.member(1), exact: true })
      await employed.getByLabel(t.staff.name, { exact: true }).fill('Rosa Diaz')
      await employed.getByLabel(t.staff.position, { exact: true }).fill('Cook')
      await employed.getByLabel(t.staff.joined, { exact: true }).fill('2024-02-01')
      await employed.getByLabel(t.staff.present, { exact: true }).uncheck()
      await employed.getByLabel(t.staff.ended, { exact: true }).fill('2025-03-01')
      // Someone present has no end date.
      await employed.getByLabel(t.staff.present, { exact: true }).check()
      await expect(employed.getByLabel(t.staff.ended, { exact: true })).toHaveValue('')
      await expect(employed.getByLabel(t.staff.ended, { exact: true })).toBeDisabled()

      // What is refused is said with its field, on the tab where it stands.
      await save.click()
      await expect(
        dialog(page).getByText(`${t.personal.age}: ${t.errors.ageUnderEighteen}`),
      ).toBeVisible()
      const age = dialog(page).getByLabel(t.personal.age, { exact: true })
      await expect(age).toHaveAttribute('aria-invalid', 'true')
      await age.fill('38')
      await tab(t.form.staff).click()
      await save.click()
      await expect(main.getByText(t.messages.saved)).toBeVisible()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      for (const shown of [
        'Architect',
        t.years(41),
        t.years(6),
        t.years(77),
        t.kidGenders.female,
        t.relations.Parents,
        'Rosa Diaz',
        t.staff.present,
      ])
        await expect(main.getByText(shown, { exact: true }).first()).toBeVisible()

      // The tab used last opens again; changes aren't thrown away unasked.
      await page.reload()
      await main.getByRole('button', { name: t.edit, exact: true }).click()
      await expect(tab(t.form.staff)).toHaveAttribute('aria-selected', 'true')
      await tab(t.form.profile).click()
      await dialog(page).getByLabel(t.personal.occupation, { exact: true }).fill('Painter')
      await dialog(page).getByRole('button', { name: t.cancel, exact: true }).click()
      await page.getByRole('button', { name: t.discard.keep, exact: true }).click()
      await expect(dialog(page).getByLabel(t.personal.occupation, { exact: true })).toHaveValue(
        'Painter',
      )
      // Nor by a reload: what was typed is there again, until it is saved or thrown away.
      await page.reload()
      await main.getByRole('button', { name: t.edit, exact: true }).click()
      await expect(dialog(page).getByText(t.draft.restored)).toBeVisible()
      await expect(dialog(page).getByLabel(t.personal.occupation, { exact: true })).toHaveValue(
        'Painter',
      )
      await dialog(page).getByRole('button', { name: t.cancel, exact: true }).click()
      await page.getByRole('button', { name: t.discard.confirm, exact: true }).click()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await expect(main.getByText('Architect', { exact: true })).toBeVisible()
      await expectFit(page)
    })

    // spec: 2.2 Analytics jumps to Candidates with a status
    test('analytics: figures, their time, their table and the way to the candidates', async ({
      page,
      request,
    }) => {
      const t = texts[locale].analytics
      const main = page.getByRole('main')
      const household = await householdWithList(request, 3, 'Ugandan')
      await household.status(household.people[0]?.id ?? 0, 'rejected')
      await keepSession(page, household)
      await open(page, '/dashboard/analytics', locale)
      const tile = (name: keyof typeof t.tiles) =>
        main.getByRole('listitem').filter({ hasText: t.tiles[name] }).first()
      await expect(tile('all')).toContainText('3')
      await expect(tile('shortlisted')).toContainText(t.share(66))
      await expect(tile('rejected')).toContainText(t.share(33))
      await expectFit(page)

      const timeline = main.getByRole('table', { name: t.timeline.title })
      await main.getByText(t.table, { exact: true }).first().click()
      await expect(
        timeline.getByRole('columnheader', { name: t.timeline.month, exact: true }),
      ).toBeVisible()
      await main
        .locator('label')
        .filter({ hasText: new RegExp(`^${t.ranges['1M']}$`) })
        .click()
      await expect(page).toHaveURL(/range=1M$/)
      await expect(
        timeline.getByRole('columnheader', { name: t.timeline.week, exact: true }),
      ).toBeVisible()
      await expect(timeline.getByRole('row').last()).toContainText('3')

      await tile('rejected').getByRole('link').click()
      await expect(page).toHaveURL(/\/dashboard\/candidates\?tab=rejected$/)
      await expect(
        main.getByRole('link', { name: household.people[0]?.name ?? '', exact: true }),
      ).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/range=1M$/)
    })

    test('best match: from the list with its filters, by what the household needs', async ({
      page,
      request,
    }) => {
      const t = texts[locale].matching
      const main = page.getByRole('main')
      await open(page, '/candidates?nationality=Filipino&sort=newest', locale)
      await expect(main.getByRole('link', { name: t.title, exact: true })).toHaveCount(0)
      await keepSession(page, await newAccount(request))
      await open(page, '/candidates?nationality=Filipino&sort=newest', locale)
      await expectFit(page)
      await main.getByRole('link', { name: t.title, exact: true }).click()
      await expect(page).toHaveURL(/\/dashboard\/needs\?nationality=Filipino$/)
      await expect(main.getByText(t.results.nobody)).toBeVisible()

      await main.getByLabel(t.form.position, { exact: true }).selectOption({ index: 1 })
      await main
        .getByRole('group', { name: t.form.languages })
        .getByRole('checkbox')
        .first()
        .check()
      await main.getByLabel(t.form.budget).fill('2500')
      await main.getByRole('button', { name: t.form.save, exact: true }).click()
      const first = main.getByRole('article').first()
      await expect(first).toContainText(/\d+%/)
      await expect(first).toContainText(t.rules.budget)
      const filtered = await main
        .getByRole('region', { name: t.results.title })
        .locator('[aria-live]')
        .innerText()
      await expectFit(page)
      await main.getByRole('link', { name: t.results.unfiltered, exact: true }).click()
      await expect(page).toHaveURL(/\/dashboard\/needs$/)
      await expect(
        main.getByRole('region', { name: t.results.title }).locator('[aria-live]'),
      ).not.toHaveText(filtered)
      await page.reload()
      await expect(main.getByLabel(t.form.budget)).toHaveValue('2500')
      await expect(first).toBeVisible()
    })
  })
}
