import { texts as conversations } from '../../src/features/conversations/texts.ts'
import { keepSession, newAccount } from './accounts.ts'
import { as } from './at.ts'
import { payNewestOrder } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, phone, test } from './journey.ts'
import { proposeTerms, shortlistedBy } from './terms.ts'
import { texts } from './texts.ts'

/** What only a woman is called in Arabic, of all that is said of a driver on his way to a household. */
const ofWoman =
  /سائقة|عاملة|مرشحة|مرشّحة|متاحة(?! اليوم)|سجّلت|قبلت|وافقت|رفضت|انسحبت|موظّفة|تتوقعه|ملفها|راتبها/

test.use({ viewport: phone })

test('ar: a household reads of a driver as of the man he is, from his page to the steps after the hire', async ({
  page,
  request,
}) => {
  const { worker, candidateId } = await publishedWorker(request, 'Ramesh Thapa', {
    nationality: 'Indian',
    gender: 'male',
    desired_position: 'Driver',
  })
  const household = await newAccount(request)
  await keepSession(page, household)
  const expectMale = async () => {
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'main')
    expect(await page.getByRole('main').innerText()).not.toMatch(ofWoman)
  }
  await open(page, `/candidates/${candidateId}`, 'ar')
  const main = page.getByRole('main')
  await expect(main.getByText(texts.ar.candidates.profile.direct('male'))).toBeVisible()
  await expect(main.getByText('سائق', { exact: true }).first()).toBeVisible()
  await expectMale()

  await shortlistedBy(request, household, candidateId)
  await open(page, '/dashboard/candidates', 'ar')
  await expect(main.getByText('Ramesh Thapa').first()).toBeVisible()
  await expectMale()

  const { id, version } = await proposeTerms(request, household, candidateId)
  await open(page, '/dashboard/agreements', 'ar')
  await expectMale()
  const answered = await request.post(`/api/agreements/${id}/answer/`, {
    ...as(worker),
    data: { version, act: 'accept' },
  })
  expect(answered.status(), await answered.text()).toBe(200)
  for (const path of ['/dashboard', '/dashboard/agreements', '/dashboard/orders']) {
    await open(page, path, 'ar')
    await expect(main.getByText('Ramesh Thapa').first()).toBeVisible()
    await expectMale()
  }
  await payNewestOrder(request, household.token)
  await open(page, `/dashboard/recruitments/${candidateId}`, 'ar')
  await expect(
    main.getByRole('button', { name: conversations.ar.link.writeTo('Ramesh Thapa') }),
  ).toBeVisible()
  await expectMale()
  await open(page, '/notifications', 'ar')
  await expect(main.getByText(/Ramesh Thapa/).first()).toBeVisible()
  await expectMale()
})
