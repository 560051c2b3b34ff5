import { desktop, expect, expectAccessible, expectNoSidewaysScroll, locales, open, phone, test } from './journey.ts'
import { texts } from './texts.ts'

for (const locale of locales) {
  const t = texts[locale].candidates
  for (const [size, viewport] of Object.entries({ phone, desktop })) {
    test.describe(`${locale} ${size}`, () => {
      test.use({ viewport })

      for (const path of ['/', '/candidates', '/candidates/500', '/login', '/demo', '/nowhere']) {
        test(`${path} is accessible in both themes and nothing sticks out`, async ({ page }) => {
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await open(page, path, locale)
            await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
            await expectNoSidewaysScroll(page)
            await expectAccessible(page)
          }
        })
      }

      test('filters, sort, pages and the back button keep the state in the address', async ({ page }) => {
        await open(page, '/candidates', locale)
        await expect(page.getByText(t.list.showing(1, 12, 1091))).toBeVisible()
        if (size === 'phone') await page.getByRole('button', { name: t.filters.open, exact: true }).click()
        const filters = page.getByRole('complementary', { name: t.filters.title })
        await filters.getByRole('checkbox', { name: locale === 'ar' ? 'كينية' : 'Kenyan' }).check()
        await expect(page).toHaveURL(/nationality=Kenyan/)
        if (size === 'phone') await filters.getByRole('button', { name: t.filters.show(125) }).click()
        await expect(page.getByText(t.list.showing(1, 12, 125))).toBeVisible()
        await page.getByRole('combobox', { name: t.sort.label }).selectOption('salary_asc')
        await expect(page).toHaveURL(/sort=salary_asc/)
        await page.getByRole('link', { name: t.list.page(2) }).click()
        await expect(page.getByText(t.list.showing(13, 24, 125))).toBeVisible()
        await page.reload()
        await expect(page.getByText(t.list.showing(13, 24, 125))).toBeVisible()
        await page.goBack()
        await expect(page.getByText(t.list.showing(1, 12, 125))).toBeVisible()
        const chip = page.getByRole('link', { name: t.list.remove(locale === 'ar' ? 'كينية' : 'Kenyan') })
        await chip.click()
        await expect(page.getByText(t.list.showing(1, 12, 1091))).toBeVisible()
      })
    })
  }

  test(`${locale}: no candidates found says so and clears`, async ({ page }) => {
    await open(page, '/candidates?q=zzzzqqqq', locale)
    await expect(page.getByRole('heading', { name: t.list.none.title })).toBeVisible()
    await page.getByRole('link', { name: t.list.none.clear }).click()
    await expect(page.getByText(t.list.showing(1, 12, 1091))).toBeVisible()
  })

  test(`${locale}: a mended address leaves out what can't be used`, async ({ page }) => {
    await open(page, '/candidates?page=abc&sort=rating&nationality=Kenyan', locale)
    await expect(page.getByText(t.list.leftOut)).toBeVisible()
    await expect(page.getByText(t.list.showing(1, 12, 125))).toBeVisible()
  })

  test(`${locale}: a profile that isn't there`, async ({ page }) => {
    await open(page, '/candidates/99999999', locale)
    await expect(page.getByRole('heading', { name: t.profile.notFound })).toBeVisible()
    await expect(page.getByText(t.profile.notFoundText)).toBeVisible()
  })

  test.describe(`${locale} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })
    test('home, list, filters by plain GET, pages and a profile can be read', async ({ page }) => {
      const prefix = locale === 'ar' ? '/ar' : ''
      await page.goto(prefix || '/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(`${prefix}/candidates`)
      await expect(page.getByRole('article')).toHaveCount(12)
      await page.getByRole('checkbox', { name: locale === 'ar' ? 'كينية' : 'Kenyan' }).check()
      await page.getByRole('complementary', { name: t.filters.title }).getByRole('button', { name: t.filters.apply }).click()
      await expect(page.getByText(t.list.showing(1, 12, 125))).toBeVisible()
      await page.getByRole('link', { name: t.list.page(2) }).click()
      await expect(page.getByText(t.list.showing(13, 24, 125))).toBeVisible()
      await page.getByRole('article').first().getByRole('link').click()
      await expect(page).toHaveURL(/candidates\/\d+/)
      await expect(page.getByRole('heading', { name: t.profile.working })).toBeVisible()
    })
  })
}

test('the language switch keeps the page and its query', async ({ page }) => {
  await open(page, '/candidates?nationality=Kenyan&page=2', 'en')
  await page.getByRole('link', { name: 'العربية' }).first().click()
  await expect(page).toHaveURL(/\/ar\/candidates\?.*nationality=Kenyan/)
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})
