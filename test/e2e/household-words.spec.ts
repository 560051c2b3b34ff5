import { keepSession, newAccount } from './accounts.ts'
import { demoJobseeker, householdWithList } from './dashboards.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  locales,
  open,
  phone,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

const brand = { en: 'Manzil', ar: 'منزل' }

for (const locale of locales) {
  const t = texts[locale]

  test(`${locale}: a profile that nobody has says so in its title, as every page says what it is before whose it is`, async ({
    page,
  }) => {
    await open(page, '/candidates/99999999', locale)
    await expect(page).toHaveTitle(`${t.candidates.profile.notFound} | ${brand[locale]}`)
    for (const path of ['/', '/candidates', '/candidates/500', '/login', '/pricing']) {
      await open(page, path, locale)
      await expect(page).toHaveTitle(new RegExp(`^[^|·]+ \\| ${brand[locale]}$`))
    }
  })

  test(`${locale}: who never was here is not told that a session of hers has ended`, async ({
    page,
  }) => {
    for (const path of ['/notifications', '/agency', '/admin']) {
      await open(page, path, locale)
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
      await expect(page.getByText(t.accounts.loginPage.ended)).toHaveCount(0)
    }
  })

  test(`${locale}: a visitor who shortlists is asked to sign in, or to sign up, each in its own words`, async ({
    page,
  }) => {
    await open(page, '/candidates/500', locale)
    await page.getByRole('button', { name: t.panel.shortlist, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(t.panel.signInFirst)).toBeVisible()
    await dialog.getByRole('button', { name: t.accounts.signIn.signUp }).click()
    await expect(dialog.getByText(t.panel.signUpFirst)).toBeVisible()
    await expect(dialog.getByText(t.panel.signInFirst)).toHaveCount(0)
  })

  test(`${locale}: the keyboard goes from the list's head to its results, and on from the head of the page that was opened`, async ({
    page,
  }) => {
    await open(page, '/candidates', locale)
    const skip = page.getByRole('link', { name: t.candidates.list.skip })
    await skip.focus()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const first = page.getByRole('article').first()
    await expect(first.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/candidates\/\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  // spec: 2.3 Visa form's fields, +971 for visitors
  test(`${locale}: the forms fill in what the account knows, and a visitor's country as specified`, async ({
    page,
    request,
  }) => {
    await open(page, '/visa/request', locale)
    await expect(page.locator('select[name=countryCode]')).toHaveValue('+971')
    const household = await newAccount(request)
    await keepSession(page, household)
    await open(page, '/visa/request', locale)
    await expect(page.locator('input[name=name]')).toHaveValue(household.user.full_name)
    await expect(page.locator('select[name=countryCode]')).toHaveValue('+974')
    await expect(page.locator('input[name=phone]')).toHaveValue(
      household.user.phone_number.slice(4),
    )
    await open(page, '/contact', locale)
    await expect(page.locator('input[name=firstName]')).toHaveValue(household.user.full_name)
    await expect(page.locator('input[name=isEmployer]')).toBeChecked()
    await expect(page.locator('input[name=isWorker]')).not.toBeChecked()
  })

  test(`${locale}: a worker's rooms are named for what they are, and her recruitment keeps her tabs`, async ({
    page,
    request,
  }) => {
    await keepSession(page, await demoJobseeker(request))
    await open(page, '/dashboard/my-profile', locale)
    await expect(page).toHaveTitle(t.area.metaProfile)
    await page.getByRole('link', { name: t.area.tabs.recruitment }).click()
    await expect(page).toHaveURL(/dashboard\/recruitment$/)
    await expect(page.getByRole('link', { name: t.area.tabs.profile, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: t.area.tabs.profile, exact: true }).click()
    await expect(page).toHaveTitle(t.area.metaProfile)
    await expect(
      page.getByRole('status').filter({ hasText: t.hiring.dashboard.rooms.analytics }),
    ).toHaveCount(0)
  })

  test.describe(`${locale} on a narrow phone`, () => {
    test.use({ viewport: phone })

    test('the cards of best match stay within their panel', async ({ page, request }) => {
      const household = await newAccount(request)
      await request.put('/api/employer/needs/', {
        headers: { authorization: `Bearer ${household.token}` },
        data: {
          position: 'Nanny',
          tasks: ['Babycare', 'Cooking'],
          children: ['newborn'],
          languages: ['Arabic', 'English'],
          budget: 2200,
        },
      })
      await keepSession(page, household)
      await open(page, '/dashboard/needs', locale)
      await expect(page.getByRole('article')).toHaveCount(12)
      const panel = await page.getByRole('region', { name: t.matching.results.title }).boundingBox()
      for (const card of await page.getByRole('article').all()) {
        const box = await card.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(panel?.x ?? Infinity)
        expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(
          (panel?.x ?? 0) + (panel?.width ?? 0),
        )
      }
      await expectNoSidewaysScroll(page)
    })
  })

  test.describe(`${locale} figures`, () => {
    test.use({ viewport: desktop })

    test('a line runs straight from figure to figure, and its months are named at even steps', async ({
      page,
      request,
    }) => {
      const household = await householdWithList(request, 2, 'Filipino')
      await keepSession(page, household)
      await open(page, '/dashboard/analytics', locale)
      const lines = page.locator('polyline')
      await expect(lines).toHaveCount(5)
      const ticks = await page
        .locator('[data-time-label]')
        .evaluateAll((all) => all.map((one) => Number(one.getAttribute('x'))))
      expect(ticks.length).toBeGreaterThanOrEqual(3)
      const steps = ticks.slice(1).map((x, index) => Math.round(Math.abs(x - (ticks[index] ?? 0))))
      expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1)
    })
  })
}
