import fs from 'node:fs'
import { formatAppointment } from '../../src/platform/shared/dashboard-dates.ts'
import { keepSession } from './accounts.ts'
import { publishedWorker } from './hires.ts'
import { dayFromNow, householdWithList, interviewsOf, rowOf } from './dashboards.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  places,
  test,
  watch,
} from './journey.ts'
import { texts } from './texts.ts'

/** What the other side does shows within two seconds. */
const atOnce = { timeout: 2000 }

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 2.2 The candidate's side of an interview
    test('a candidate reads, accepts and keeps an interview, and each sees the other at once', async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      const { hiring: t, list } = texts[locale]
      const day = dayFromNow(11)
      const { worker: seeker, candidateId } = await publishedWorker(request, 'Luz Mercado')
      const household = await householdWithList(request, 0, 'Kenyan')
      await household.status(candidateId, 'shortlisted')

      await keepSession(page, seeker)
      await open(page, '/dashboard/interviews', locale)
      await expect(page.getByRole('heading', { level: 1, name: list.seeker.title })).toBeVisible()
      const context = await browser.newContext({
        viewport,
        serviceWorkers: 'block',
        ...(baseURL !== undefined && { baseURL }),
      })
      const other = await context.newPage()
      const faults: string[] = []
      watch(other, new URL(baseURL ?? '').origin, faults)
      await keepSession(other, household)
      await open(other, '/dashboard/candidates?tab=shortlisted', locale)
      await expect(rowOf(other, seeker.user.full_name)).toBeVisible()

      // The household schedules on another device: both screens show it.
      await household.schedule(candidateId, day, '17:30')
      const [interview] = (await interviewsOf(request, seeker)).filter(({ date }) => date === day)
      const mine = (time: string) =>
        page.getByRole('listitem').filter({ hasText: formatAppointment(day, time, locale) })
      await expect(mine('17:30').getByText(list.seeker.waiting)).toBeVisible(atOnce)
      await expect(rowOf(other, seeker.user.full_name).getByText(list.answers.waiting)).toBeVisible(
        atOnce,
      )
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      // Her answer shows in the household's list. Pressed twice, it is still that: the second press finds 'Decline' in its place.
      await mine('17:30').getByRole('button', { name: list.seeker.accept }).dblclick()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await expect(
        rowOf(other, seeker.user.full_name).getByText(list.answers.accepted, { exact: true }),
      ).toBeVisible(atOnce)

      // A calendar file, and one that takes the interview out again.
      const saved = page.waitForEvent('download')
      await mine('17:30').getByRole('button', { name: list.calendar }).click()
      const file = fs.readFileSync(await (await saved).path(), 'utf8')
      expect(file).toContain(`UID:interview-${interview?.id}@manzil`)

      // A moved one is to be answered anew; she declines.
      await household.schedule(candidateId, day, '18:30')
      await expect(mine('18:30').getByText(list.seeker.waiting)).toBeVisible(atOnce)
      await mine('18:30').getByRole('button', { name: list.seeker.decline }).click()
      await page
        .locator('dialog[open]')
        .getByRole('button', { name: list.seeker.decline, exact: true })
        .click()
      await expect(
        rowOf(other, seeker.user.full_name).getByText(list.answers.declined, { exact: true }),
      ).toBeVisible(atOnce)
      await other
        .getByRole('button', {
          name: `${t.acts.deleteInterview}: ${seeker.user.full_name}`,
          exact: true,
        })
        .click()
      await other
        .locator('dialog[open]')
        .getByRole('button', { name: t.acts.deleteInterview, exact: true })
        .click()
      await expect(mine('18:30').getByText(list.seeker.states.cancelled)).toBeVisible(atOnce)
      await context.close()
      expect(faults).toEqual([])
    })
  })
}

// spec: 2.2 What changes elsewhere shows
test('of two tabs one listens, and the other hears; a session that ends elsewhere ends here', async ({
  page,
  request,
  context,
}) => {
  const { hiring: t } = texts.en
  const household = await householdWithList(request, 2, 'Kenyan')
  const [first = { id: 0, name: '' }, second = { id: 0, name: '' }] = household.people
  let streams = 0
  context.on('request', (sent) => (streams += new URL(sent.url()).pathname === '/api/live' ? 1 : 0))
  await keepSession(page, household)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await open(tab, '/dashboard/candidates', 'en')
    await expect(rowOf(tab, first.name)).toBeVisible()
  }
  await household.status(first.id, 'rejected')
  for (const tab of [page, other])
    await expect(rowOf(tab, first.name).getByText(t.statuses.rejected)).toBeVisible(atOnce)
  expect(streams).toBe(1)
  // The tab that listened goes; the other takes over.
  await page.close()
  await expect.poll(() => streams).toBe(2)
  await household.status(second.id, 'rejected')
  await expect(rowOf(other, second.name).getByText(t.statuses.rejected)).toBeVisible(atOnce)
  await request.delete('/api/auth/sessions/?scope=all', {
    headers: { authorization: `Bearer ${household.token}` },
  })
  await expect(other).toHaveURL(/\/login/)
})
