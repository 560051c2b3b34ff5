import { checkTexts } from '../../src/features/profiles/web/check-texts.ts'
import { profileTexts } from '../../src/features/profiles/web/profile-texts.ts'
import type { CandidatePage } from '../../src/features/search/contract.ts'
import { publishedWorker, saveProfile } from './hires.ts'
import { desktop, expect, expectNoSidewaysScroll, locales, open, phone, test } from './journey.ts'
import { texts } from './texts.ts'

for (const locale of locales) {
  const { profile: t } = texts[locale].candidates
  const { shortlist } = texts[locale].panel

  test(`${locale}: what decides stands on a phone's first screen, above the bar`, async ({
    page,
    request,
  }) => {
    const { worker, candidateId } = await publishedWorker(request, 'Decided Santos')
    await saveProfile(request, worker, {
      desired_position: 'Cook',
      experience_years: '6',
      experience_months: '4',
      current_location: 'Al Sadd',
      availability_date: '2031-01-15',
    })
    await page.setViewportSize(phone)
    await open(page, `/candidates/${candidateId}`, locale)
    const main = page.getByRole('main')
    const box = async (what: ReturnType<typeof main.locator>) => {
      const found = await what.boundingBox()
      expect(found).not.toBeNull()
      return found ?? { y: 0, height: 0 }
    }
    const name = main.getByRole('heading', { level: 1 })
    const bar = await box(
      page.getByRole('button', { name: shortlist, exact: true }).filter({ visible: true }),
    )
    expect(bar.y + bar.height).toBeLessThanOrEqual(phone.height)
    // What lies above her name is the picture alone: two fifths of the screen at most.
    const media = await box(main.locator('[data-media]'))
    expect(media.height).toBeLessThanOrEqual(phone.height * 0.4)
    expect(media.y + media.height).toBeLessThanOrEqual((await box(name)).y)
    const { experience, location, salary, availableFrom } = t.fields
    for (const label of [experience, location, salary, availableFrom]) {
      const fact = await box(main.locator('header dl > div').filter({ hasText: label }))
      expect(fact.y + fact.height, label).toBeLessThanOrEqual(bar.y)
    }
    await expectNoSidewaysScroll(page)
  })

  test(`${locale}: what was checked stands there, too, under name and work, also of the longest name`, async ({
    page,
    request,
  }) => {
    const found = await request.get(
      '/api/candidates/?checked=identity&checked=references&in_qatar=true&salary_min=1&page_size=60',
    )
    const { results } = ((await found.json()) as { data: CandidatePage }).data
    const [longest] = results.toSorted(
      (one, other) => other.full_name.length - one.full_name.length,
    )
    await page.setViewportSize(phone)
    await open(page, `/candidates/${longest?.id}`, locale)
    const header = page.getByRole('main').locator('header')
    const bar = page.getByRole('button', { name: shortlist, exact: true }).filter({ visible: true })
    const top = (await bar.boundingBox())?.y ?? 0
    const { values, person } = profileTexts[locale]
    const { desired_position: wish, gender } = longest?.profile ?? {}
    const trade = person.position(values.position[wish ?? ''] ?? '', wish ?? '', gender ?? null)
    const checks = header.getByRole('region', { name: checkTexts(locale).title })
    const facts = await header.locator('dl').first().locator(':scope > div').all()
    expect(facts.length).toBeGreaterThan(2)
    for (const what of [
      header.getByRole('heading', { level: 1 }),
      header.getByText(trade, { exact: true }),
      ...facts,
      checks.locator('summary').first(),
    ]) {
      const box = await what.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0), await what.innerText()).toBeLessThanOrEqual(
        top,
      )
    }
  })

  test(`${locale}: on a phone her picture is seen whole`, async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, '/candidates/500', locale)
    const media = page.getByRole('main').locator('[data-media]')
    const [strip, picture] = await Promise.all([
      media.boundingBox(),
      media.locator('img').first().boundingBox(),
    ])
    expect(strip?.height).toBeLessThanOrEqual(phone.height * 0.4)
    // What is higher than the strip is cut off, and a face that ends at its mouth is nobody's.
    expect(picture?.height).toBeLessThanOrEqual(strip?.height ?? 0)
    await expect(media.locator('img').first()).toHaveCSS('object-fit', 'contain')
  })

  test(`${locale}: a desktop shows the one next act without scrolling`, async ({ page }) => {
    await page.setViewportSize(desktop)
    await open(page, '/candidates/500', locale)
    await expect(
      page.getByRole('button', { name: shortlist, exact: true }).filter({ visible: true }),
    ).toBeInViewport({ ratio: 1 })
  })
}
