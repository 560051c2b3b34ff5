import { keepSession, newAccount } from './accounts.ts'
import { hire, publishedWorker, saveProfile } from './hires.ts'
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
import { texts } from './texts.ts'

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

  test(`${title}: a long word in a field that grows widens no page`, async ({ page }) => {
    await open(page, '/contact', locale)
    await page.getByRole('main').locator('textarea').first().fill('x'.repeat(2000))
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await expectNoSidewaysScroll(page)
    }
  })

  test(`${title}: what is refused widens no dialog`, async ({ page, request }) => {
    const { area } = texts[locale]
    await keepSession(page, await newAccount(request, 'jobseeker'))
    await page.setViewportSize(phone)
    await open(page, '/dashboard/my-profile', locale)
    await page.getByRole('button', { name: area.edit, exact: true }).first().click()
    const nationality = page
      .getByRole('dialog')
      .getByRole('combobox', { name: area.fields.nationality })
    await nationality.fill('x'.repeat(80))
    await nationality.press('Tab')
    await expect(page.getByText(/x{80}/)).toBeInViewport({ ratio: 1 })
  })

  test(`${title}: the number of an order stays on one line of a notice`, async ({
    page,
    request,
  }) => {
    const { household } = await hire(request, 'Rowena Dela Cruz')
    await keepSession(page, household)
    await page.setViewportSize(phone)
    await open(page, '/notifications', locale)
    await expect(page.getByText(/ORD-\d+/).first()).toBeVisible()
    // However wide the window is, and so wherever the line happens to end.
    for (let width = 320; width <= 400; width += 8) {
      await page.setViewportSize({ ...phone, width })
      expect(await page.evaluate(linesOfNumbers), `${width} px`).toEqual([1])
    }
  })
}

/** On how many lines each number of an order on the page stands. */
function linesOfNumbers(): number[] {
  const lines: number[] = []
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const found = /ORD-\d+/.exec(node.textContent ?? '')
    if (!found) continue
    const range = document.createRange()
    range.setStart(node, found.index)
    range.setEnd(node, found.index + found[0].length)
    lines.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
  }
  return lines
}
