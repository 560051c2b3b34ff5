import { listTexts } from '../../src/features/hiring/web/list-texts.ts'
import { todayTexts } from '../../src/features/hiring/web/today/texts.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { keepSession, newAccount } from './accounts.ts'
import { as } from './at.ts'
import { dayFromNow } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import { expect as expectSoon, phone, test } from './journey.ts'
import { shortlistedBy } from './terms.ts'

/** 150 kbit/s. */
const bytesPerSecond = 18_750
const latency = 600

// How long it takes is a matter of the machine, too: it is told, and what it brings is bounded (first-visit.spec.ts).
const expect = expectSoon.configure({ timeout: 120_000 })

test.describe('on a line of 150 kbit/s, each answer of which takes 600 ms', () => {
  test.use({ viewport: phone })

  test('am: her day comes to a browser that has nothing of it, and she accepts an interview', async ({
    page,
    request,
  }) => {
    test.setTimeout(400_000)
    const { worker, candidateId } = await publishedWorker(request, 'Hiwot Tadesse')
    const household = await newAccount(request)
    await shortlistedBy(request, household, candidateId)
    const invited = await request.post(
      `/api/employer/candidates/${candidateId}/schedule-interview/`,
      { ...as(household), data: { date: dayFromNow(1), time: '10:00', way: 'video' } },
    )
    expect(invited.status(), await invited.text()).toBe(200)
    await keepSession(page, worker)

    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    const began = Date.now()
    const tell = (what: string) =>
      console.log(`${what} after ${((Date.now() - began) / 1000).toFixed(1)} s`)

    await page.goto(localizedPath('/dashboard', 'am'), { waitUntil: 'commit' })
    const next = page.getByRole('region', { name: todayTexts.am.next, exact: true })
    await expect(next).toContainText(household.user.full_name)
    tell('her day')
    await next.getByRole('link').click()
    const { accept, accepted } = listTexts.am.seeker
    const main = page.getByRole('main')
    await main.getByRole('button', { name: accept }).first().click({ timeout: 120_000 })
    await expect(main.getByText(accepted)).toBeVisible()
    tell('the interview is accepted')
  })
})
