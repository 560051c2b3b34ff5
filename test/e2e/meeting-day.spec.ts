import type { APIRequestContext } from '@playwright/test'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { notices, type Said } from '../../src/features/hiring/messages.notices.en.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { newAccount, openDialog } from './accounts.ts'
import { publishedCandidate, runningAgency } from './agencies.ts'
import { as, at } from './at.ts'
import { publishedWorker } from './hires.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { databaseUrl, onServer } from './server.ts'
import { shortlistedBy } from './terms.ts'
import { texts } from './texts.ts'

/** An agreed interview by phone in twenty minutes, by the clock of Qatar. */
async function agreedSoon(request: APIRequestContext, name: string) {
  const { worker, candidateId } = await publishedWorker(request, name)
  const meeting = await agreedWith(request, candidateId, { as: 'jobseeker', by: worker })
  return { worker, candidateId, ...meeting }
}

/** The same of a candidate, with her yes or her agency's. */
async function agreedWith(
  request: APIRequestContext,
  candidateId: number,
  yes: { as: 'jobseeker' | 'agency'; by: SessionGrant },
) {
  const household = await newAccount(request)
  await shortlistedBy(request, household, candidateId)
  const soon = new Date(Date.now() + 3 * 3_600_000 + 20 * 60_000).toISOString()
  const entry = await request.post(`/api/employer/candidates/${candidateId}/schedule-interview/`, {
    ...as(household),
    data: { date: soon.slice(0, 10), time: soon.slice(11, 16), way: 'phone' },
  })
  const { data } = (await entry.json()) as { data: { interview_id: number } }
  const taken = await request.post(`/api/${yes.as}/interviews/${data.interview_id}/answer/`, {
    ...as(yes.by),
    data: { answer: 'accepted', version: 0 },
  })
  expect(taken.status(), await taken.text()).toBe(200)
  return { household, interviewId: data.interview_id }
}

/** The title of a notice is the same, whoever it speaks of. */
const anybody: Said = {
  who: '',
  her: '',
  at: '',
  way: undefined,
  others: 0,
  hours: 0,
  minutes: 0,
  amount: '',
}

/** Lets an interview have begun half an hour ago. */
const begin = (interviewId: number, workerIndex: number) =>
  onServer(
    databaseUrl(process.env.E2E_DATABASE ?? '', `worker-${workerIndex}`),
    `update interviews set starts_at = now() - interval '30 minutes' where id = ${interviewId}`,
  )

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    const { meetings: t, notifications } = texts[locale]
    const { bell } = notifications
    const absentTold = textsIn(notices, locale).interview_absent.words(anybody).title

    test('on its day an interview stands in day and week, who is late says so, and points and a sentence are kept to compare', async ({
      browser,
      baseURL,
      request,
    }) => {
      const name = 'Evelyn Manalo'
      const { worker, candidateId, household } = await agreedSoon(request, name)
      const other = await publishedWorker(request, 'Teresa Lim')
      await shortlistedBy(request, household, other.candidateId)
      const faults: string[] = []
      const seat = { origin: baseURL ?? '', faults }
      const its = await at(browser, household, seat, { viewport })
      const hers = await at(browser, worker, seat, { viewport })

      await open(its, '/dashboard/interviews', locale)
      const calendar = its.getByRole('region', { name: t.calendar.label })
      await expect(calendar.getByText(name)).toHaveCount(1)
      const edge = locale === 'ar' ? 'right' : 'left'
      await expect(calendar.getByText(name)).toHaveCSS('text-align', edge)
      await calendar.getByRole('button', { name: t.calendar.next.week }).click()
      await expect(calendar.getByText(name)).toHaveCount(0)
      // No head of a day goes on in a line more than the others.
      const heights = await calendar
        .getByRole('heading')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().height))
      expect(heights).toHaveLength(7)
      expect(new Set(heights).size, heights.join()).toBe(1)
      await calendar.getByRole('button', { name: t.calendar.today }).click()
      await calendar.getByRole('radio', { name: t.calendar.day }).check({ force: true })
      await calendar.getByRole('button', { name: t.calendar.next.day }).click()
      await calendar.getByRole('button', { name: t.calendar.previous.day }).click()
      await expectNoSidewaysScroll(its)
      await expectAccessible(its, 'main')

      // Who is late tells the other side, which reads it at once.
      await open(hers, '/dashboard/interviews', locale)
      await its.getByRole('button', { name: t.marks.late }).click()
      const late = its.locator(openDialog)
      await late.getByRole('radio', { name: t.minutes(15) }).check({ force: true })
      await expectAccessible(its, openDialog)
      // What failed is said in the dialog, and gone once it went.
      await its.route('**/marks/**', (route) => route.abort('internetdisconnected'))
      await late.getByRole('button', { name: t.marks.send }).click()
      await expect(late.getByRole('alert')).toContainText(t.marks.failed)
      await expect(late.getByRole('alert')).toBeInViewport({ ratio: 1 })
      await its.unroute('**/marks/**')
      await late.getByRole('button', { name: t.marks.send }).dblclick({ delay: 20 })
      await expect(late).toHaveCount(0)
      await expect(its.getByText(t.marks.failed)).toHaveCount(0)
      await expect(its.getByText(t.marks.lateBy.you(t.minutes(15)))).toHaveCount(1)
      await expect(hers.getByText(t.marks.lateBy.other(t.minutes(15)))).toHaveCount(1)
      await expectNoSidewaysScroll(hers)

      // Questions to ask, and what the household thinks of her, which nobody else reads.
      await its.getByRole('button', { name: t.page.score }).click()
      const score = its.locator(openDialog)
      await score.getByText(t.score.guide, { exact: true }).click()
      await expect(score.getByText(t.score.questions[0] ?? '')).toBeVisible()
      await score.getByLabel(t.score.criteria.trust).selectOption('4')
      await score.getByLabel(t.score.criteria.manner).selectOption('5')
      await score.getByLabel(t.score.sentence).fill('Warm, and clear about her hours')
      await expectAccessible(its, openDialog)
      await score.getByRole('button', { name: t.score.save, exact: true }).click()
      await expect(score).toHaveCount(0)
      await open(
        its,
        `/dashboard/candidates/compare?ids=${candidateId},${other.candidateId}`,
        locale,
      )
      const points = its.getByRole('row').filter({
        has: its.getByRole('rowheader', { name: t.score.row }),
      })
      await expect(points.getByRole('cell').first()).toContainText(t.score.total(9, 10))
      await expect(points.getByRole('cell').first()).toContainText(
        'Warm, and clear about her hours',
      )
      await open(hers, '/dashboard/interviews', locale)
      await expect(hers.getByText('Warm, and clear')).toHaveCount(0)
      expect(faults).toEqual([])
    })

    test('who waited in vain says so once, and the other side reads it at once and by the bell', async ({
      browser,
      baseURL,
      request,
    }, { workerIndex }) => {
      const { worker, household, interviewId } = await agreedSoon(request, 'Lourdes Panganiban')
      const faults: string[] = []
      const seat = { origin: baseURL ?? '', faults }
      const its = await at(browser, household, seat, { viewport })
      const hers = await at(browser, worker, seat, { viewport })

      // Before its hour nobody can have stayed away.
      await open(its, '/dashboard/interviews', locale)
      const absent = its.getByRole('button', { name: t.marks.absent })
      await expect(its.getByRole('button', { name: t.marks.late })).toBeVisible()
      await expect(absent).toHaveCount(0)

      await begin(interviewId, workerIndex)
      await open(hers, '/dashboard/interviews', locale)
      await open(its, '/dashboard/interviews', locale)
      // Until its end it is not over.
      await expect(its.getByRole('heading', { name: t.page.next, exact: true })).toBeVisible()
      await expect(its.getByText(t.page.states.scheduled, { exact: true })).toHaveCount(0)
      await expect(hers.getByText(t.page.states.scheduled, { exact: true })).toHaveCount(0)
      await absent.click()
      const dialog = its.locator(openDialog)
      await expect(dialog.getByText(t.marks.absentText)).toBeVisible()
      await expectAccessible(its, openDialog)
      await dialog.getByRole('button', { name: t.marks.send }).dblclick({ delay: 20 })
      await expect(its.getByText(t.marks.absentDone)).toBeVisible()
      await expect(its.getByText(t.marks.absentBy.you)).toHaveCount(1)
      await expect(absent).toHaveCount(0)
      await expectNoSidewaysScroll(its)
      await expectAccessible(its, 'main')

      // She reads it on the page that is open; whoever was late says so, and both stand there.
      await expect(hers.getByText(t.marks.absentBy.other)).toHaveCount(1)
      await hers.getByRole('button', { name: t.marks.late }).click()
      await hers.locator(openDialog).getByRole('button', { name: t.marks.send }).click()
      await expect(hers.getByText(t.marks.lateBy.you(t.minutes(10)))).toHaveCount(1)
      await expect(its.getByText(t.marks.lateBy.other(t.minutes(10)))).toHaveCount(1)
      await expectNoSidewaysScroll(hers)
      await expectAccessible(hers, 'main')
      await hers.getByRole('banner').getByRole('link', { name: bell.label }).click()
      await expect(
        hers.getByRole('main').getByRole('listitem').filter({ hasText: absentTold }),
      ).toHaveCount(1)
      expect(faults).toEqual([])
    })

    test('while it goes on, the agency of who has no account finds it among those to come, and says who did not come', async ({
      browser,
      baseURL,
      request,
    }, { workerIndex }) => {
      const agency = await runningAgency(request)
      const { id, name } = await publishedCandidate(request, agency)
      const { interviewId } = await agreedWith(request, id, { as: 'agency', by: agency })
      await begin(interviewId, workerIndex)
      const faults: string[] = []
      const office = await at(browser, agency, { origin: baseURL ?? '', faults }, { viewport })
      await open(office, '/agency/interviews', locale)
      await expect(
        office
          .getByRole('main')
          .getByRole('link', { name: new RegExp(name) })
          .last(),
      ).toBeVisible()
      await expect(office.getByText(t.page.states.scheduled, { exact: true })).toHaveCount(0)
      await office.getByRole('button', { name: t.marks.absent }).click()
      await office.locator(openDialog).getByRole('button', { name: t.marks.send }).click()
      await expect(office.getByText(t.marks.absentBy.you)).toHaveCount(1)
      await expectNoSidewaysScroll(office)
      expect(faults).toEqual([])
    })
  })
}
