import type { Page } from '@playwright/test'
import type { CandidatePage } from '../../src/features/search/contract.ts'
import { notices } from '../../src/features/agreements/messages.notices.en.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { isolated } from '../../src/platform/shared/format.ts'
import { formatAppointment } from '../../src/platform/shared/dashboard-dates.ts'
import { keepSession, newAccount } from './accounts.ts'
import { dayFromNow } from './dashboards.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { proposeTerms, shortlistedBy } from './terms.ts'
import { texts } from './texts.ts'

/** An invented person answers within seconds. */
const soon = { timeout: 30_000 }
for (const [place, { title, locale, viewport }] of places.entries()) {
  test.describe(title, () => {
    test.use({ viewport })
    const { hiring, meetings, conversations, agreements, billing } = texts[locale]
    const pressIn = (page: Page, name: string) =>
      page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click()

    test('a visitor of the demo walks from a profile to the hire alone: the invented answers by herself, and says that it is a demo', async ({
      page,
      request,
    }) => {
      // From the end of the list, where no other journey meets anybody.
      const found = await request.get(
        '/api/candidates/?nationality=Kenyan&salary_min=1&in_qatar=true&page_size=60',
      )
      const person = ((await found.json()) as { data: CandidatePage }).data.results.at(-1 - place)
      const { id, full_name: name } = person ?? { id: 0, full_name: '' }
      await keepSession(page, await newAccount(request))

      // One of the questions that she knows; the bubble says who answers.
      await open(page, `/candidates/${id}`, locale)
      await page.getByRole('button', { name: hiring.acts.shortlist, exact: true }).first().click()
      await pressIn(page, hiring.acts.shortlist)
      await page.getByRole('button', { name: conversations.link.writeTo(name) }).click()
      await page.getByRole('button', { name: conversations.phrases.twins }).click()
      const answer = page.getByRole('article').filter({ hasText: conversations.phrases.years })
      await expect(answer.getByText(conversations.room.byDemo)).toBeVisible(soon)

      // She takes the interview.
      const day = dayFromNow(1)
      await open(page, `/candidates/${id}`, locale)
      await page.getByRole('button', { name: hiring.schedule.title.schedule }).first().click()
      const dialog = page.getByRole('dialog').last()
      await dialog
        .getByRole('grid')
        .getByRole('button', { name: formatAppointment(day, '10:00', locale) })
        .click()
      await pressIn(page, hiring.schedule.submit.schedule)
      await expect(page.getByText(hiring.panel.scheduled).first()).toBeVisible()
      const saysSo =
        locale === 'ar' ? 'هذا عرض تجريبي بشخصية مبتكرة' : 'This is a demo: the invented'
      const told = page.getByRole('main').getByText(saysSo)
      await open(page, '/notifications', locale)
      await expect(told).toHaveCount(1, soon)
      await open(page, '/dashboard/interviews', locale)
      await expect(page.getByText(meetings.page.answers.accepted).first()).toBeVisible()

      // She says yes to fair terms.
      await open(page, `/candidates/${id}`, locale)
      await page.getByRole('button', { name: hiring.acts.finish }).first().click()
      await pressIn(page, hiring.acts.finish)
      await page.getByRole('button', { name: hiring.acts.select, exact: true }).first().click()
      await pressIn(page, hiring.acts.select)
      await expect(page.getByText(agreements.standing.waiting.title).first()).toBeVisible()
      await open(page, '/dashboard/agreements', locale)
      const toPay = page.getByRole('link', { name: agreements.page.toPay })
      await expect(toPay).toBeVisible(soon)
      await open(page, '/notifications', locale)
      await expect(told).toHaveCount(2)

      // Paid, she is hired.
      await open(page, '/dashboard/agreements', locale)
      await toPay.click()
      await page.getByRole('button', { name: billing.orders.pay }).first().click()
      const paying = page.getByRole('dialog')
      await expect(paying.getByText(agreements.standing.yes.title)).toBeVisible()
      await paying.getByRole('button', { name: billing.orders.pay }).click()
      await page.locator('button[value=paid]').click()
      await expect(page.getByText(billing.payment.outcomes.paid.title).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    test('the invented says no to hard terms within seconds, and that she is invented', async ({
      page,
      request,
    }) => {
      const found = await request.get(
        '/api/candidates/?nationality=Kenyan&salary_min=1&in_qatar=true&page_size=60',
      )
      const people = ((await found.json()) as { data: CandidatePage }).data.results
      const { id, full_name: name, profile } = people.at(-10 - place)!
      const household = await newAccount(request)
      await shortlistedBy(request, household, id)
      await proposeTerms(request, household, id, {
        wage: profile.expected_salary ?? 0,
        hours_per_day: 10,
        room: 'shared',
      })
      await keepSession(page, household)
      await open(page, '/dashboard/agreements', locale)
      await expect(page.getByText(agreements.statuses.household.declined)).toBeVisible(soon)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await open(page, '/notifications', locale)
      const told = textsIn(notices, locale).agreement_no_in_demo.text
      const words = told({
        who: isolated(name),
        her: '',
        role: '',
        wage: '',
        start: '',
        amount: '',
      })
      await expect(page.getByRole('main').getByText(words)).toBeVisible()
    })
  })
}
