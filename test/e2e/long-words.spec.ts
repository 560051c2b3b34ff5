import { keepSession, newAccount } from './accounts.ts'
import { publishedWorker, saveProfile } from './hires.ts'
import {
  desktop,
  expect,
  expectNoSidewaysScroll,
  newNumber,
  open,
  phone,
  places,
  test,
} from './journey.ts'

for (const { title, locale } of places) {
  test(`${title}: words without a gap widen no page`, async ({ page, request }) => {
    test.slow()
    const name = `${newNumber()}${'ن'.repeat(32)}`
    const { worker, candidateId } = await publishedWorker(request, name)
    await saveProfile(request, worker, {
      current_city: 'م'.repeat(90),
      previous_position: 'W'.repeat(90),
      description: 'x'.repeat(400),
      skills: JSON.stringify(['Babycare', 'y'.repeat(60)]),
    })
    const household = await newAccount(request, 'employer', 'ل'.repeat(40))
    for (const status of ['shortlisted', 'selected'])
      await request.post(`/api/employer/candidates/${candidateId}/status/`, {
        headers: { authorization: `Bearer ${household.token}` },
        data: { status },
      })
    await keepSession(page, household)
    for (const path of [
      `/candidates?q=${encodeURIComponent(name)}`,
      `/candidates/${candidateId}`,
      '/dashboard/candidates',
      '/dashboard/orders',
      '/account',
    ]) {
      await open(page, path, locale)
      if (!path.startsWith('/account')) await expect(page.getByText(name).first()).toBeVisible()
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport)
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await expectNoSidewaysScroll(page)
      }
    }
  })
}
