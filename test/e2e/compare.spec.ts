import type { Page } from '@playwright/test'
import { compareTexts } from '../../src/features/hiring/web/list-texts.ts'
import { keepSession, newAccount } from './accounts.ts'
import { publishedWorker, saveProfile } from './hires.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { proposeTerms, shortlistedBy } from './terms.ts'
import { texts } from './texts.ts'

const names = ['Amihan Dela Cruz', 'Bituin Salazar', 'Celeste Ocampo', 'Dalisay Ramos'] as const
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

for (const { title, locale, viewport } of places) {
  const t = compareTexts[locale]
  const { agreements, hiring, matching } = texts[locale]
  test.describe(title, () => {
    test.use({ viewport })

    test('a household decides among four: what it asked for first, then costs, its own note, and the next step', async ({
      page,
      request,
    }) => {
      const ids: number[] = []
      for (const [index, name] of names.entries()) {
        const { worker, candidateId } = await publishedWorker(request, name)
        await saveProfile(request, worker, {
          skills: JSON.stringify(index % 2 === 0 ? ['Cooking', 'Babycare'] : ['Cooking']),
          expected_salary: String(1700 + 100 * index),
          work_type: 'live_in',
        })
        ids.push(candidateId)
      }
      const household = await newAccount(request)
      const headers = { authorization: `Bearer ${household.token}` }
      await request.put('/api/employer/needs/', {
        headers,
        data: { position: 'Nanny', tasks: ['Cooking', 'Babycare'], budget: 1850 },
      })
      await request.post(`/api/employer/candidates/${ids[0]}/status/`, {
        headers,
        data: { status: 'shortlisted' },
      })
      await request.put(`/api/employer/candidates/${ids[0]}/note/`, {
        headers,
        data: { note: 'Calm on the phone', tags: [] },
      })
      await keepSession(page, household)
      await open(page, `/dashboard/candidates/compare?ids=${ids.join(',')}`, locale)

      // What was asked for and differs comes first; what is the same for all is folded.
      await expect(page.getByRole('columnheader', { name: names[3] })).toBeVisible()
      await expect(page.getByRole('rowheader').nth(1)).toContainText(t.wishes.tasks)
      const tasks = rowOf(page, t.wishes.tasks).getByRole('cell')
      await expect(tasks.nth(0)).not.toContainText(t.lacks)
      await expect(tasks.nth(1)).toContainText(t.lacks)
      await expect(rowOf(page, t.wishes.budget).getByRole('cell').nth(3)).toContainText(
        t.verdicts.missed,
      )
      for (const sum of Object.values(t.sums)) await expect(rowOf(page, sum)).toBeVisible()
      await expect(rowOf(page, t.note).getByRole('cell').first()).toContainText('Calm on the phone')
      await expect(rowOf(page, t.rows.nationality ?? '')).toHaveCount(0)
      await page.locator('summary', { hasText: /\(\d+\)/ }).click()
      await expect(page.getByText(t.rows.nationality ?? '', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      // The next step is under each, and leads on at once.
      const acts = rowOf(page, t.nextText)
      await expect(
        acts.getByRole('button', { name: `${hiring.schedule.title.schedule}: ${names[0]}` }),
      ).toBeVisible()
      await acts
        .getByRole('button', { name: `${hiring.acts.shortlist}: ${names[1]}`, exact: true })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: hiring.acts.shortlist, exact: true })
        .click()
      await expect(
        acts.getByRole('button', { name: `${hiring.schedule.title.schedule}: ${names[1]}` }),
      ).toBeVisible()

      // Of somebody who is selected it is to ask her, as on her own page, and not yet to pay.
      await shortlistedBy(request, household, ids[2] ?? 0)
      const selected = await request.post(`/api/employer/candidates/${ids[2]}/status/`, {
        headers,
        data: { status: 'selected' },
      })
      expect(selected.ok(), await selected.text()).toBe(true)
      await page.reload()
      await expect(
        acts.getByRole('button', { name: `${agreements.ask.submit}: ${names[2]}`, exact: true }),
      ).toBeVisible()
      await expect(acts.getByRole('link', { name: hiring.acts.pay })).toHaveCount(0)
      await proposeTerms(request, household, ids[2] ?? 0)
      await expect(
        acts.getByRole('link', { name: `${hiring.acts.pay}: ${names[2]}` }),
      ).toBeVisible()
    })

    test('who has said no needs is shown the way to them, and sees what families ask first', async ({
      page,
      request,
    }) => {
      const ids: number[] = []
      for (const name of names.slice(0, 2))
        ids.push((await publishedWorker(request, name)).candidateId)
      await keepSession(page, await newAccount(request))
      await open(page, `/dashboard/candidates/compare?ids=${ids.join(',')},999999999`, locale)
      await expect(page.getByText(t.gone(1))).toBeVisible()
      await expect(page.getByRole('rowheader').first()).toContainText(t.costs)
      await page.getByRole('link', { name: t.needs, exact: true }).click()
      await expect(page.getByRole('heading', { name: matching.form.title })).toBeVisible()
    })
  })
}
