import type { Page, Route } from '@playwright/test'
import { desk as deskAr } from '../../src/features/enquiries/messages.support.ar.ts'
import { desk as deskEn } from '../../src/features/enquiries/messages.support.en.ts'
import { errorTexts } from '../../src/features/hiring/error-texts.ts'
import { compareTexts } from '../../src/features/hiring/web/list-texts.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { keepSession } from './accounts.ts'
import { dayFromNow, householdWithList, rowOf } from './dashboards.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdBack,
  locales,
  open,
  places,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

const supportTexts = { en: deskEn, ar: deskAr }

const dialog = (page: Page) => page.locator('dialog[open]')

async function act(
  page: Page,
  locale: Locale,
  name: keyof (typeof texts)['en']['hiring']['acts'],
  person: string,
): Promise<void> {
  const word = texts[locale].hiring.acts[name]
  await page.getByRole('button', { name: `${word}: ${person}`, exact: true }).click()
}

/** Does something that asks first, and reads the question. */
async function confirmed(
  page: Page,
  locale: Locale,
  name: keyof (typeof texts)['en']['hiring']['confirm'],
  person: string,
): Promise<void> {
  const { acts, confirm } = texts[locale].hiring
  await act(page, locale, name, person)
  await expect(dialog(page).getByText(confirm[name], { exact: true })).toBeVisible()
  await dialog(page).getByRole('button', { name: acts[name], exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

const tab = (
  page: Page,
  locale: Locale,
  key: keyof (typeof texts)['en']['hiring']['pipeline']['tabs'],
) =>
  page
    .getByRole('navigation', { name: texts[locale].hiring.pipeline.tabsLabel })
    .getByRole('link', { name: texts[locale].hiring.pipeline.tabs[key] })

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })
    const t = texts[locale].hiring
    const list = texts[locale].list

    // spec: 2.2 Columns of each tab
    // spec: 2.2 No candidates found
    // spec: 2.2 Acts of each row, tab by tab
    // spec: 2.2 Schedule dialog
    // spec: 2.4 Remove from selected: interview_completed
    // spec: 2.5 Questions before
    // spec: 2.8 No candidates found
    test('a household meets, selects, takes back, rejects and restores', async ({
      page,
      request,
    }) => {
      const household = await householdWithList(request, 3, 'Filipino')
      const [
        first = { id: 0, name: '' },
        second = { id: 0, name: '' },
        third = { id: 0, name: '' },
      ] = household.people
      await keepSession(page, household)
      await open(page, '/dashboard/candidates?tab=shortlisted', locale)
      for (const { name } of household.people) await expect(rowOf(page, name)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      // Two interviews within the hour: warned of, and overruled.
      for (const [index, { name }] of [first, second].entries()) {
        await act(page, locale, 'schedule', name)
        const submit = dialog(page).getByRole('button', {
          name: t.schedule.submit.schedule,
          exact: true,
        })
        const time = index === 0 ? '19:30' : '20:00'
        await dialog(page).getByLabel(t.schedule.time).selectOption(time)
        await dialog(page).getByLabel(t.schedule.date).fill('2020-01-01')
        await submit.click()
        const past = dialog(page).getByText(errorTexts[locale].interviewDatePast, { exact: true })
        await expect(past).toBeVisible()
        await dialog(page).getByLabel(t.schedule.date).fill(dayFromNow(3))
        await expect(past).toHaveCount(0)
        await submit.click()
        if (index === 0) {
          // Looked for at once: whoever is made up for the demo answers soon.
          await expect(rowOf(page, first.name).getByText(list.answers.waiting)).toBeVisible()
          continue
        }
        // Whoever sees the button that overrules sees the reason beside it, and the mark in the grid.
        const anyway = dialog(page).getByRole('button', { name: t.schedule.anyway, exact: true })
        await expect(anyway).toBeInViewport({ ratio: 1 })
        const [clash = ''] = errorTexts[locale].householdBooked.split('{name}')
        await expect(
          dialog(page)
            .getByRole('alert')
            .filter({ hasText: clash })
            .filter({ hasText: first.name }),
        ).toBeInViewport({ ratio: 1 })
        await expect(
          dialog(page)
            .getByRole('gridcell')
            .filter({ has: page.getByRole('button', { pressed: true }) })
            .locator('bdi'),
        ).toHaveText(first.name)
        await expectAccessible(page, 'dialog[open]')
        await anyway.click()
      }
      await expect(dialog(page)).toHaveCount(0)

      // Finish, select, take back, reject, restore; each asks in the words of the specification.
      await tab(page, locale, 'interview').click()
      const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
      // Whoever is moved stands first at once, and not when the list has come anew: by then the next is being pressed.
      await expect(rows.nth(1)).toContainText(first.name)
      await page.route('**/api/employer/candidates/', () => undefined)
      await confirmed(page, locale, 'finish', first.name)
      await expect(rows.nth(0)).toContainText(first.name)
      await page.unroute('**/api/employer/candidates/')
      await confirmed(page, locale, 'select', first.name)
      await confirmed(page, locale, 'fail', second.name)
      await expect(page.getByText(t.pipeline.empty).last()).toBeVisible()
      await tab(page, locale, 'selected').click()
      await expect(rowOf(page, first.name).getByText(t.selectionTypes.Interview)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await confirmed(page, locale, 'deselect', first.name)
      await tab(page, locale, 'interview').click()
      await expect(rowOf(page, first.name).getByText(t.statuses.interview_completed)).toBeVisible()
      await tab(page, locale, 'rejected').click()
      await confirmed(page, locale, 'restore', second.name)
      await tab(page, locale, 'shortlisted').click()
      await confirmed(page, locale, 'unshortlist', second.name)
      await confirmed(page, locale, 'directSelect', third.name)
      await page.goBack()
      await page.goBack()
      await expect(tab(page, locale, 'interview')).toHaveAttribute('aria-current', 'page')
    })

    // spec: 2.2 Beside the acts
    // spec: 2.2 A household reports a candidate
    test('a household notes, looks back, compares and rejects several', async ({
      page,
      request,
    }) => {
      const household = await householdWithList(request, 4, 'Filipino')
      const [first = { id: 0, name: '' }, second = { id: 0, name: '' }, ...rest] = household.people
      await keepSession(page, household)
      await open(page, '/dashboard/candidates', locale)

      // A note and tags.
      const more = (name: string) =>
        page.getByRole('button', { name: list.more(name), exact: true })
      await more(first.name).click()
      await page.getByRole('menuitem', { name: list.note.title }).click()
      await dialog(page).getByLabel(list.note.note).fill('Ask about night shifts')
      for (const tag of ['calm', 'صبورة']) {
        await dialog(page).getByRole('textbox', { name: list.note.tags }).fill(tag)
        await dialog(page).getByRole('textbox', { name: list.note.tags }).press('Enter')
      }
      await expectAccessible(page, 'dialog[open]')
      await dialog(page).getByRole('button', { name: list.note.save, exact: true }).click()
      await expect(dialog(page)).toHaveCount(0)
      for (const tag of ['calm', 'صبورة'])
        await expect(rowOf(page, first.name).getByText(tag, { exact: true })).toBeVisible()

      // Who moved her when.
      await more(first.name).click()
      await page.getByRole('menuitem', { name: list.timeline.title }).click()
      await expect(dialog(page).getByText(t.statuses.shortlisted, { exact: true })).toBeVisible()
      await expectAccessible(page, 'dialog[open]')
      await dialog(page).getByRole('button', { name: t.close, exact: true }).click()

      // Who behaves badly is reported from the list.
      await more(first.name).click()
      await page.getByRole('menuitem', { name: supportTexts[locale].report, exact: true }).click()
      await dialog(page).getByLabel(supportTexts[locale].reason).selectOption('fees')
      await dialog(page)
        .getByLabel(supportTexts[locale].message)
        .fill('She was told to pay for the visa herself.')
      await dialog(page)
        .getByRole('button', { name: supportTexts[locale].send, exact: true })
        .click()
      await expect(
        dialog(page).getByRole('heading', { name: supportTexts[locale].sentTitle }),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)

      // Two side by side.
      const choose = (name: string) =>
        page.getByRole('checkbox', { name: list.choose(name), exact: true })
      await choose(first.name).check()
      await expect(page.getByText(list.compareHint)).toBeVisible()
      await choose(second.name).check()
      await page.getByRole('link', { name: list.compare, exact: true }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: compareTexts[locale].title }),
      ).toBeVisible()
      for (const { name } of [first, second])
        await expect(page.getByRole('columnheader', { name })).toBeVisible()
      await expect(
        page
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: compareTexts[locale].note }) }),
      ).toContainText('Ask about night shifts')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.goBack()

      // Several at once: who can't be moved doesn't hold up the others.
      for (const { name } of rest) await choose(name).check()
      await household.status(rest[0]?.id ?? 0, 'rejected')
      await expect(
        rowOf(page, rest[0]?.name ?? '').getByText(t.statuses.rejected, { exact: true }),
      ).toBeVisible()
      const bar = page.getByRole('region', { name: list.chosenLabel })
      await expectAccessible(page)
      await bar.getByRole('button', { name: list.several.reject, exact: true }).click()
      await expect(dialog(page).getByText(list.several.confirm.reject(1))).toBeVisible()
      await dialog(page).getByRole('button', { name: list.several.reject, exact: true }).click()
      await expect(bar).toHaveCount(0)
      for (const { name } of rest)
        await expect(
          rowOf(page, name).getByText(t.statuses.rejected, { exact: true }),
        ).toBeVisible()
    })
  })
}

for (const locale of locales) {
  // spec: 1.8 Shortlist, unshortlist, select, schedule
  // spec: 1.8 Status and schedule: logged and rethrown
  // spec: 2.4 On load the list is sorted into tabs
  // spec: 2.8 Moves of the pipeline
  test(`${locale}: a move shows at once, and comes back with its text when the server refuses`, async ({
    page,
    request,
  }) => {
    const t = texts[locale].hiring
    const household = await householdWithList(request, 2, 'Filipino')
    await keepSession(page, household)
    await open(page, '/dashboard/candidates?tab=shortlisted', locale)
    const last = page
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .nth(1)
    await expect(last).toBeVisible()
    const standing = (await last.textContent()) ?? ''
    const person = household.people.find(({ name }) => standing.includes(name)) ?? { name: '' }
    let refuse = () => {}
    const held = new Promise<void>((resolve) => (refuse = resolve))
    await page.route('**/api/employer/candidates/*/status/', async (route) => {
      await held
      await route.fulfill({
        status: 409,
        json: { success: false, code: 'CANDIDATE_UNAVAILABLE', message: t.unavailable },
      })
    })
    await confirmed(page, locale, 'reject', person.name)
    await expect(rowOf(page, person.name)).toHaveCount(0)
    // It comes back to where it stood, also while the list can't be asked for.
    await page.route('**/api/employer/candidates/', () => undefined)
    refuse()
    await expect(rowOf(page, person.name)).toBeVisible()
    await expect(last).toContainText(person.name)
    await page.unroute('**/api/employer/candidates/')
    await expect(page.getByText(t.unavailable, { exact: true })).toBeVisible()

    // Without words of the server's, the sentence of the specification.
    await page.unroute('**/api/employer/candidates/*/status/')
    await page.route('**/api/employer/candidates/*/status/', (route) =>
      route.fulfill({ status: 429, json: { success: false } }),
    )
    await act(page, locale, 'reject', person.name)
    await dialog(page).getByRole('button', { name: t.acts.reject, exact: true }).click()
    await expect(page.getByText(t.failed.reject)).toBeVisible()
    await expect(rowOf(page, person.name)).toBeVisible()
  })

  // spec: 2.2 Pay in Candidates jumps to Orders
  // spec: 2.2 Candidates: sort by age and name; Clear
  test(`${locale}: Clear shows everyone again, and Pay leads to Orders`, async ({
    page,
    request,
  }) => {
    const t = texts[locale].hiring
    const household = await householdWithList(request, 2, 'Filipino')
    const [first = { id: 0, name: '' }, second = { id: 0, name: '' }] = household.people
    await household.status(first.id, 'selected')
    await keepSession(page, household)
    await open(page, '/dashboard/candidates', locale)
    await page.getByRole('searchbox', { name: t.pipeline.search }).fill(first.name)
    await expect(rowOf(page, second.name)).toHaveCount(0)
    await expect(page).toHaveURL(/q=/)
    await page.getByRole('button', { name: t.pipeline.clear, exact: true }).click()
    await expect(rowOf(page, second.name)).toBeVisible()
    await expect(page).not.toHaveURL(/q=/)
    await expect(page.getByRole('searchbox', { name: t.pipeline.search })).toHaveValue('')

    await tab(page, locale, 'selected').click()
    await rowOf(page, first.name).getByRole('link', { name: t.acts.pay }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: texts[locale].billing.orders.title }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: first.name })).toBeVisible()
  })

  // spec: 1.3 shortlist-storage
  // spec: 2.3 Lists of a household
  // spec: 2.8 Candidates or analytics can't be loaded
  test(`${locale}: what can't be loaded says so and can be asked for again; the copy shows what was seen last`, async ({
    page,
    request,
  }) => {
    const t = texts[locale].hiring
    const { failed } = texts[locale].analytics
    const household = await householdWithList(request, 1, 'Kenyan')
    const [person = { id: 0, name: '' }] = household.people
    await keepSession(page, household)
    const away = (route: Route) => route.fulfill({ status: 429, json: { success: false } })
    await page.route('**/api/employer/candidates/', away)
    await page.route('**/api/employer/analytics/**', away)
    const again = async (path: string, title: string, calls: string) => {
      await open(page, path, locale)
      await expect(page.getByText(title)).toBeVisible()
      await expectAccessible(page)
      const retry = page.getByRole('button', { name: t.retry, exact: true })
      const asked = page.waitForRequest(calls)
      await retry.click()
      await asked
      await expect(page.getByText(title)).toBeVisible()
      await page.unroute(calls)
      // What is told meanwhile has it asked for, too: then there is nothing left to press.
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 1000 })
        await expect(page.getByText(title)).toHaveCount(0, { timeout: 2000 })
      }).toPass()
    }
    await again('/dashboard/analytics', failed.title, '**/api/employer/analytics/**')
    await expect(page.getByRole('link', { name: texts[locale].analytics.tiles.all })).toBeVisible()
    await again('/dashboard/candidates', t.pipeline.failed.title, '**/api/employer/candidates/')
    await expect(rowOf(page, person.name)).toBeVisible()

    await page.route('**/api/employer/candidates/', away)
    await open(page, '/dashboard/candidates', locale)
    await expect(rowOf(page, person.name)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('shortlist-storage'))).toContain(
      String(person.id),
    )
  })

  test(`${locale}: counts that come later move nothing`, async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await keepSession(page, await householdWithList(request, 3, 'Kenyan'))
    const release = await holdBack(page, '**/api/employer/candidates/')
    await open(page, '/dashboard/candidates', locale)
    const { pipeline } = texts[locale].hiring
    const views = page.getByRole('navigation', { name: pipeline.tabsLabel })
    const height = async () => (await views.boundingBox())?.height
    const all = views.getByRole('link', { name: pipeline.tabs.all })
    await expect(all).not.toContainText(/[0-9]/, { useInnerText: true })
    const before = await height()
    release()
    await expect(all).toContainText('3', { useInnerText: true })
    expect(await height()).toBe(before)
  })
}
