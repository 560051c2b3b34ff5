import { keepSession } from './accounts.ts'
import { householdWithList, payNewestOrder, rowOf } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import { expect, locales, open, test } from './journey.ts'
import { texts } from './texts.ts'

const atOnce = { timeout: 5000 }

for (const locale of locales) {
  // spec: 2.4 Another household's hire shows at once
  test(`${locale}: whom another household hires is no longer available on the screens that stand open`, async ({
    page,
    request,
  }) => {
    const { hiring: t } = texts[locale]
    const name = 'Corazon Reyes'
    const { candidateId: id } = await publishedWorker(request, name)
    const household = await householdWithList(request, 0, 'Filipino')
    const other = await householdWithList(request, 0, 'Filipino')
    for (const one of [household, other]) await one.status(id, 'shortlisted')
    await other.status(id, 'selected')

    await keepSession(page, household)
    await open(page, '/dashboard/candidates', locale)
    await expect(rowOf(page, name)).toBeVisible()
    const profile = await page.context().newPage()
    await open(profile, `/candidates/${id}`, locale)
    await expect(profile.getByText(t.panel.shortlisted)).toBeVisible()

    await payNewestOrder(request, other.token)
    await expect(rowOf(page, name).getByText(t.unavailable, { exact: true })).toBeVisible(atOnce)
    await expect(profile.getByText(t.panel.unavailableText)).toBeVisible(atOnce)
  })
}

// spec: 2.4 Another household's hire shows at once
test('a browser that no stream reaches asks again', async ({ page, request }) => {
  const { hiring: t } = texts.en
  const household = await householdWithList(request, 1, 'Filipino')
  const [{ id, name } = { id: 0, name: '' }] = household.people
  await page.route('**/api/live?*', (route) => route.fulfill({ status: 429 }))
  await page.clock.install()
  await keepSession(page, household)
  await open(page, '/dashboard/candidates', 'en')
  await expect(rowOf(page, name)).toBeVisible()
  await household.status(id, 'rejected')
  await page.clock.fastForward(70_000)
  await expect(rowOf(page, name).getByText(t.statuses.rejected)).toBeVisible(atOnce)
})

// spec: 2.4 Another household's hire shows at once
test('an opened room asks the server for each thing once, and hears what changed while no stream was open', async ({
  page,
  request,
}) => {
  const { hiring: t } = texts.en
  const household = await householdWithList(request, 1, 'Filipino')
  const [{ id, name } = { id: 0, name: '' }] = household.people
  await keepSession(page, household)
  const asked: string[] = []
  page.on(
    'request',
    (sent) => /\/api\/(?!live)/.test(sent.url()) && asked.push(new URL(sent.url()).pathname),
  )
  // The next stream opens when it has happened.
  const changed = Promise.withResolvers<void>()
  let silent = 0
  await page.route('**/api/live?*', async (route) => {
    silent += 1
    if (silent === 1) return route.fulfill({ status: 429 })
    await changed.promise
    await route.continue()
  })
  const stream = page.waitForResponse(
    (response) => response.url().includes('/api/live') && response.ok(),
  )
  await open(page, '/dashboard/candidates', 'en')
  await expect(rowOf(page, name)).toBeVisible()
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  await household.status(id, 'rejected')
  changed.resolve()
  await stream
  await expect(rowOf(page, name).getByText(t.statuses.rejected)).toBeVisible(atOnce)
  expect(asked.filter((path) => path === '/api/employer/candidates/')).toHaveLength(2)
  expect(asked.filter((path) => path.includes('orders')).length).toBeLessThanOrEqual(1)
})
