import type { APIRequestContext, Page } from '@playwright/test'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { nameIn } from '../../src/features/profiles/name-rules.ts'
import { heartTexts } from '../../src/features/hiring/web/panel-texts.ts'
import { type Account, keepSession, newAccount } from './accounts.ts'
import { as } from './at.ts'
import { dayFromNow } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  open,
  places,
  test,
} from './journey.ts'
import { proposeTerms, shortlistedBy } from './terms.ts'
import { texts } from './texts.ts'

/** Goes with Tab until something has the focus that the condition names. */
async function tabTo(page: Page, isThere: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), isThere)) return
  }
  throw new Error(`Tab never came to ${isThere}`)
}

/** The way to a case of her own, by calls: each step leaves the household with another next act. */
async function dealOf(request: APIRequestContext) {
  const name = 'Analyn Reyes'
  const { worker, candidateId } = await publishedWorker(request, name)
  const household = await newAccount(request)
  const call = async (who: Account, path: string, data: object) => {
    const answer = await request.post(`/api/${path}`, { ...as(who), data })
    expect(answer.status(), await answer.text()).toBe(200)
    return ((await answer.json()) as { data: { interview_id?: number } }).data
  }
  const own = `employer/candidates/${candidateId}`
  return {
    name,
    candidateId,
    household,
    shortlist: () => shortlistedBy(request, household, candidateId),
    schedule: async () => {
      const data = { date: dayFromNow(1), time: '10:00', way: 'video' }
      return (await call(household, `${own}/schedule-interview/`, data)).interview_id ?? 0
    },
    decline: (id: number) =>
      call(worker, `jobseeker/interviews/${id}/answer/`, { answer: 'declined', version: 0 }),
    move: (status: string) => call(household, `${own}/status/`, { status }),
    agree: async () => {
      const { id, version } = await proposeTerms(request, household, candidateId)
      await call(worker, `agreements/${id}/answer/`, { act: 'accept', version })
    },
  }
}

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })
    const t = texts[locale]
    const { home, matching, hiring } = t
    const { start } = matching
    const rail = (page: Page) => page.getByRole('navigation', { name: home.rail })
    const here = (page: Page) => rail(page).locator('[aria-current=step]')
    const next = (page: Page) => page.getByRole('region', { name: home.next, exact: true })
    const people = (page: Page) => page.getByRole('main').getByRole('article')
    const heart = (page: Page, place: number) =>
      people(page).nth(place).locator('[data-heart]').getByRole('button')

    test('whoever is new answers three questions, sees six people who fit, and puts the first on her shortlist', async ({
      page,
      request,
    }) => {
      const household = await newAccount(request)
      await keepSession(page, household)
      const sent: string[] = []
      page.on('request', (one) => one.method() === 'PUT' && sent.push(one.url()))
      await open(page, '/dashboard', locale)
      await expect(page.getByRole('heading', { level: 2, name: start.title })).toBeVisible()
      await expect(here(page)).toContainText(home.stages.needs)
      await expect(next(page)).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      // What is missing is said where it is missing, and has the focus.
      const main = page.getByRole('main')
      const show = main.getByRole('button', { name: start.show, exact: true })
      await show.click()
      await expect(main.getByText(start.choose)).toBeVisible()
      await expect(main.getByRole('radio').first()).toBeFocused()
      await main
        .getByRole('radio', { name: t.candidates.values.position.Nanny ?? '', exact: true })
        .check({ force: true })
      await expect(main.getByText(start.choose)).toHaveCount(0)
      await main.getByLabel(matching.form.bands.newborn).check({ force: true })
      await main.getByLabel(start.house).check({ force: true })
      await main.getByLabel(matching.form.budget).fill('3000')

      // Without a network it is said, and nothing is lost, nor by a reload.
      await page.context().setOffline(true)
      await show.click()
      await expect(main.getByRole('alert')).toBeVisible()
      await page.context().setOffline(false)
      await page.reload()
      await hydrated(page)
      await expect(main.getByLabel(matching.form.budget)).toHaveValue('3000')
      await expect(main.getByLabel(start.house)).toBeChecked()
      sent.length = 0
      await show.dblclick()
      await expect(people(page)).toHaveCount(6)
      expect(sent).toHaveLength(1)
      await expect(page.getByRole('heading', { name: start.people(6) })).toBeInViewport()
      await expect(here(page)).toContainText(home.stages.shortlist)
      for (const person of await people(page).all())
        await expect(person.getByRole('list', { name: matching.results.why })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      // Looking at somebody and coming back leaves her with the six.
      const person = people(page).nth(1)
      const named = (await person.getByRole('heading').textContent()) ?? ''
      await person.getByRole('link').last().click()
      await expect(page.getByRole('heading', { level: 1, name: named })).toBeVisible()
      await page.goBack()
      await expect(people(page)).toHaveCount(6)

      // The first on the shortlist leaves the others to choose from, and the next act below them.
      await heart(page, 1).dblclick()
      await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true')
      await expect(next(page)).toContainText(home.turns.invite.title(1))
      await expect(people(page)).toHaveCount(6)
      await heart(page, 3).click()
      await expect(next(page)).toContainText(home.turns.invite.title(2))
      await page.getByRole('button', { name: heartTexts[locale].undo, exact: true }).last().click()
      await expect(next(page)).toContainText(home.turns.invite.title(1))

      // Next time her home opens on the act.
      await open(page, '/dashboard', locale)
      await expect(next(page)).toContainText(home.turns.invite.title(1))
      await expect(people(page)).toHaveCount(0)
      await next(page).getByRole('link', { name: home.turns.invite.act }).click()
      await expect(page).toHaveURL(/\/dashboard\/candidates\?tab=shortlisted$/)
      await expect(page.getByRole('main').getByRole('link', { name: named }).first()).toBeVisible()
    })

    test('the start is walked by the keyboard alone, and the answer has the focus', async ({
      page,
      request,
    }) => {
      await keepSession(page, await newAccount(request))
      await open(page, '/dashboard', locale)
      const { keyboard } = page
      await expect(page.getByRole('heading', { level: 2, name: start.title })).toBeVisible()
      await tabTo(page, '[name=position]')
      await keyboard.press('Space')
      await keyboard.press('ArrowDown')
      await expect(page.locator('[name=position]').nth(1)).toBeChecked()
      await tabTo(page, '[name=for_whom]')
      await keyboard.press('Space')
      await tabTo(page, '[name=budget]')
      await keyboard.type('2500')
      await keyboard.press('Enter')
      await expect(people(page)).toHaveCount(6)
      // From the top of what was found the next stop is within it.
      await tabTo(page, 'main :is(a, button)')
      const reached = page.locator(':focus')
      await expect(reached).toHaveAccessibleName(start.change)
      await tabTo(page, '[data-heart] button')
      await keyboard.press('Enter')
      await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true')
      await expect(next(page)).toContainText(home.turns.invite.title(1))
    })

    test('from the shortlist to the money the home says the one next act, and its button leads there', async ({
      page,
      request,
    }) => {
      const { name, candidateId, household, ...deal } = await dealOf(request)
      await keepSession(page, household)
      const main = page.getByRole('main')
      const profile = new RegExp(`${localizedPath(`/candidates/${candidateId}`, locale)}$`)
      const leadsTo = async (turn: keyof typeof home.turns, stage: keyof typeof home.stages) => {
        await open(page, '/dashboard', locale)
        await expect(here(page)).toContainText(home.stages[stage])
        const act = next(page).getByRole('link')
        await expect(act).toHaveText(home.turns[turn].act)
        await expectNoSidewaysScroll(page)
        return act
      }
      const read = nameIn(name, locale)
      const expectNameRead = async () => {
        if (read !== null) await expect(main.getByText(read).first()).toBeVisible()
      }
      await deal.shortlist()
      await (await leadsTo('invite', 'shortlist')).click()
      await expect(main.getByRole('link', { name }).first()).toBeVisible()
      await page.goBack()
      await expect(next(page)).toContainText(home.turns.invite.title(1))

      // What is planned is seen, also while nothing waits for the household.
      const interview = await deal.schedule()
      await leadsTo('say_needs', 'needs')
      await expect(main.getByText(home.waits)).toBeVisible()
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(main.getByRole('link', { name: home.allMeetings })).toBeVisible()
      await expectNameRead()
      await expectAccessible(page)

      // Her answer changes the page that stands open.
      await deal.decline(interview)
      await expect(next(page).getByRole('link')).toHaveText(home.turns.time_declined.act)
      await (await leadsTo('time_declined', 'meet')).click()
      await expect(page).toHaveURL(/\/dashboard\/interviews$/)
      await expectNameRead()

      await deal.move('interview_completed')
      await (await leadsTo('decide', 'meet')).click()
      await expect(page).toHaveURL(profile)
      await expect(
        page.getByRole('button', { name: hiring.acts.select, exact: true }).first(),
      ).toBeVisible()

      await deal.move('selected')
      await (await leadsTo('ask_terms', 'agree')).click()
      await expect(page).toHaveURL(profile)
      await deal.agree()
      const pay = await leadsTo('pay', 'pay')
      await expectNameRead()
      await pay.click()
      await expect(page).toHaveURL(/\/dashboard\/orders$/)
      await expectNameRead()
      await expect(main.getByRole('button', { name: t.billing.orders.pay }).first()).toBeVisible()
    })

    test('without a network the home says so, and is there again at the next try', async ({
      page,
      request,
    }) => {
      await keepSession(page, await newAccount(request))
      await page.route('**/api/employer/home/', (route) => route.abort('internetdisconnected'))
      await open(page, '/dashboard', locale)
      await expect(page.getByText(home.failed.title)).toBeVisible()
      await page.unroute('**/api/employer/home/')
      await page.getByRole('main').getByRole('button', { name: hiring.retry }).click()
      await expect(page.getByRole('heading', { level: 2, name: start.title })).toBeVisible()
    })
  })
}
