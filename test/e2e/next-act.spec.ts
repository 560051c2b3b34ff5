import type { APIRequestContext, Page } from '@playwright/test'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { formatShortAmount } from '../../src/platform/shared/money.ts'
import { stepTexts } from '../../src/features/hiring/web/list-texts.ts'
import { type Account, keepSession, newAccount } from './accounts.ts'
import { dayFromNow, payNewestOrder } from './dashboards.ts'
import { publishedWorker, saveProfile } from './hires.ts'
import { desktop, expect, expectAccessible, locales, open, phone, test } from './journey.ts'
import { texts } from './texts.ts'

/** On a phone the bar says how things stand beside the one act; a desktop shows that act without scrolling. */
async function expectNext(page: Page, state: string, act: string): Promise<void> {
  const bar = page.locator('[data-bar]').filter({ visible: true })
  await expect(bar).toContainText(state)
  await expect(bar.getByText(act, { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(bar.locator('a, button')).toHaveCount(1)
  await page.setViewportSize(desktop)
  const panel = page.getByRole('complementary')
  await expect(panel.getByText(act, { exact: true })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(phone)
}

const moves = (request: APIRequestContext, household: Account, id: number) => {
  const headers = { authorization: `Bearer ${household.token}` }
  const path = `/api/employer/candidates/${id}`
  return {
    status: (status: string) =>
      request.post(`${path}/status/`, { headers, data: { status } }).then(expectOk),
    schedule: () =>
      request
        .post(`${path}/schedule-interview/`, {
          headers,
          data: { date: dayFromNow(2), time: '10:00' },
        })
        .then(expectOk),
  }
}
const expectOk = (answer: { ok: () => boolean }) => expect(answer.ok()).toBe(true)

for (const locale of locales) {
  const { hiring: t, panel, meetings, terms } = wordsOf(locale)

  // spec: 1.2 Panel 2–5
  test(`${locale}: a bar says where she stands with the household, and the one next act`, async ({
    page,
    request,
  }) => {
    const { candidateId } = await publishedWorker(request, 'Standing Santos')
    const household = await newAccount(request)
    const move = moves(request, household, candidateId)
    await page.setViewportSize(phone)
    const look = () => open(page, `/candidates/${candidateId}`, locale)

    await look()
    await expectNext(page, formatShortAmount(1900, 'QAR', locale), panel.shortlist)
    await keepSession(page, household)
    await look()
    await expectNext(page, formatShortAmount(1900, 'QAR', locale), t.acts.shortlist)
    await move.status('shortlisted')
    await look()
    await expectNext(page, t.statuses.shortlisted, t.schedule.title.schedule)
    await move.schedule()
    await look()
    await expectNext(page, meetings.page.answers.waiting, t.schedule.title.reschedule)
    await expectAccessible(page)
    await move.status('interview_completed')
    await look()
    await expectNext(page, t.statuses.interview_completed, t.acts.select)
    await move.status('rejected')
    await look()
    await expectNext(page, t.statuses.rejected, t.acts.restore)
    await move.status('shortlisted')
    await move.status('selected')
    await look()
    await expectNext(page, terms.standing.not_asked.title, terms.ask.submit)

    await payNewestOrder(request, household.token)
    await look()
    await expectNext(page, t.panel.hiredOn('').trim(), stepTexts[locale].toCase)
    await keepSession(page, await newAccount(request))
    await look()
    await expectNext(page, t.unavailable, panel.browse)
  })

  test(`${locale}: a household reads why she fits its home, once it has said what that needs`, async ({
    page,
    request,
  }) => {
    const { fit, results, rules } = texts[locale].matching
    const { worker, candidateId } = await publishedWorker(request, 'Fitting Santos')
    await saveProfile(request, worker, { work_type: 'live_out' })
    const household = await newAccount(request)
    await page.setViewportSize(phone)
    const head = page.locator('header', { has: page.getByRole('heading', { level: 1 }) })
    const look = () => open(page, `/candidates/${candidateId}`, locale)
    await keepSession(page, household)
    await look()
    const say = head.getByRole('link', { name: fit.say })
    await expect(say).toHaveAttribute('href', /\/dashboard\/needs$/)
    const saved = await request.put('/api/employer/needs/', {
      headers: { authorization: `Bearer ${household.token}` },
      data: { position: 'Nanny', work_type: 'live_in', budget: 2000 },
    })
    expect(saved.ok()).toBe(true)
    await look()
    const why = head.getByRole('region', { name: fit.title })
    await expect(why.getByRole('list', { name: results.why }).getByRole('listitem')).toHaveCount(2)
    await expect(why.getByText(results.against)).toBeHidden()
    await why.getByText(fit.all).click()
    await expect(why.getByText(`${rules.workType}:`)).toBeVisible()
    await expectAccessible(page)
    await keepSession(page, worker)
    await look()
    await expect(page.locator('[data-bar]').filter({ visible: true })).toContainText(panel.owner)
    await expect(head.locator('[data-fit]')).toBeEmpty()
  })

  test(`${locale}: her own page leads her to her form`, async ({ page, request }) => {
    const { worker, candidateId } = await publishedWorker(request, 'Own Santos')
    const { edit } = texts[locale].area
    await page.setViewportSize(phone)
    await keepSession(page, worker)
    await open(page, `/candidates/${candidateId}`, locale)
    await expectNext(page, panel.owner, edit)
  })
}

function wordsOf(locale: Locale) {
  const { hiring, panel, meetings, agreements } = texts[locale]
  return { hiring, panel, meetings, terms: agreements }
}
