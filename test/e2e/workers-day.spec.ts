import { meetingTexts } from '../../src/features/hiring/web/list-texts.ts'
import { todayTexts } from '../../src/features/hiring/web/today/texts.ts'
import { startTexts } from '../../src/features/records/web/start/use-start-texts.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { keepSession, newAccount } from './accounts.ts'
import { as } from './at.ts'
import { dayFromNow } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { proposeTerms, shortlistedBy } from './terms.ts'
import { texts } from './texts.ts'

/** What the other side does shows within two seconds. */
const atOnce = { timeout: 2000 }

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })
    const t = todayTexts[locale]
    const { area, list, hiring } = texts[locale]
    const start = startTexts[locale]

    // spec: 1.2 /dashboard for a worker
    test('an interview that is offered leads the day; once it is answered the day says what is next', async ({
      page,
      request,
    }) => {
      const { worker, candidateId } = await publishedWorker(request, 'Liza Ramos')
      await keepSession(page, worker)
      await open(page, '/dashboard', locale)
      const next = page.getByRole('region', { name: t.next, exact: true })
      const main = page.getByRole('main')
      await expect(page).toHaveTitle(hiring.dashboard.metaTitle(t.title))
      // Only the profile waits: its button opens the very part.
      const { picture } = area.completeness.steps
      await expect(next).toContainText(picture.what)
      await expect(main.getByText(t.nobodyYet)).toBeVisible()
      await expect(main.getByText(t.noMeetings)).toBeVisible()
      await next.getByRole('link', { name: t.duties.add.act }).click()
      await expect(page.getByRole('dialog')).toContainText(area.media.pictureTitle)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/my-profile$/)
      await open(page, '/dashboard', locale)
      await expect(next).toContainText(picture.what)

      // The page that stands open says who would like to meet her, and when.
      const household = await newAccount(request)
      await shortlistedBy(request, household, candidateId)
      const invited = await request.post(
        `/api/employer/candidates/${candidateId}/schedule-interview/`,
        { ...as(household), data: { date: dayFromNow(1), time: '10:00', way: 'video' } },
      )
      expect(invited.status(), await invited.text()).toBe(200)
      await expect(next).toContainText(household.user.full_name, atOnce)
      await expect(next.getByRole('link')).toHaveText(t.duties.answer_interview.act)
      await expect(main.getByText(t.keptBy(1))).toBeVisible()
      await expect(main.getByText(t.waits)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      // By the keyboard alone to where it is answered, and back.
      await next.getByRole('link').focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${localizedPath('/dashboard/interviews', locale)}$`))
      await main.getByRole('button', { name: list.seeker.accept }).first().click()
      await expect(main.getByText(list.seeker.accepted)).toBeVisible()
      await page.goBack()
      await expect(next).toContainText(picture.what)
      const { full_name: name } = household.user
      const join = `${meetingTexts[locale].join}: ${name}`
      await expect(main.getByRole('link', { name: join, exact: true })).toBeVisible()

      // Terms come before the profile.
      await proposeTerms(request, household, candidateId)
      await expect(next.getByRole('link')).toHaveText(t.duties.answer_terms.act, atOnce)
      await expect(main.getByText(t.more)).toBeVisible()
      await next.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${localizedPath('/dashboard/agreements', locale)}$`))
    })

    test('whoever begins is led to the first question; without a network the day says so', async ({
      page,
      request,
    }) => {
      await keepSession(page, await newAccount(request, 'jobseeker'))
      await page.route('**/api/jobseeker/home/', (route) => route.abort('internetdisconnected'))
      await open(page, '/dashboard', locale)
      await expect(page.getByText(t.failed.title)).toBeVisible()
      await page.unroute('**/api/jobseeker/home/')
      await page.getByRole('main').getByRole('button', { name: hiring.retry }).click()
      const next = page.getByRole('region', { name: t.next, exact: true })
      await expect(next).toContainText(t.duties.begin.title())
      await expectAccessible(page)
      await next.getByRole('link').click()
      await expect(
        page.getByRole('heading', { level: 1, name: start.questions.desired_position }),
      ).toBeVisible()
    })
  })
}
