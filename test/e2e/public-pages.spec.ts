import type { APIRequestContext } from '@playwright/test'
import { type CandidatePage, candidateQuery } from '../../src/features/search/contract.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  locales,
  open,
  phone,
  places,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

/** How many are on this server's list now, and how many of them are Kenyan. */
async function countsOf(request: APIRequestContext): Promise<{ all: number; kenyans: number }> {
  const { data } = (await (await request.get('/api/candidates/')).json()) as { data: CandidatePage }
  return { all: data.total, kenyans: data.facets.nationality.Kenyan ?? 0 }
}

/** The demo's hired come after those on the list. */
async function firstHired(request: APIRequestContext): Promise<number> {
  for (let id = 1092; id < 1110; id++) {
    const { data } = (await (await request.get(`/api/candidates/${id}/`)).json()) as {
      data?: { hired: boolean }
    }
    if (data?.hired) return id
  }
  throw new Error('nobody in the demo is hired')
}

for (const { title, locale, size, viewport } of places) {
  const t = texts[locale].candidates
  test.describe(title, () => {
    test.use({ viewport })

    // 500 came by herself, 900 by an agency whose name and licence stand on her page.
    for (const path of [
      '/',
      '/candidates',
      '/candidates/500',
      '/candidates/900',
      '/login',
      '/demo',
      '/nowhere',
    ]) {
      // spec: 3.1 Both languages
      test(`${path} is accessible and nothing sticks out`, async ({ page }) => {
        await open(page, path, locale)
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
    }

    // spec: 1.2 List
    test('filters, sort, pages and the back button keep the state in the address', async ({
      page,
      request,
    }) => {
      const { all, kenyans } = await countsOf(request)
      await open(page, '/candidates', locale)
      await expect(page.getByText(t.list.showing(1, 12, all))).toBeVisible()
      if (size === 'phone')
        await page.getByRole('button', { name: t.filters.open, exact: true }).click()
      const filters = page.getByRole('complementary', { name: t.filters.title })
      await filters.getByRole('checkbox', { name: locale === 'ar' ? 'كينية' : 'Kenyan' }).check()
      await expect(page).toHaveURL(/nationality=Kenyan/)
      if (size === 'phone')
        await filters.getByRole('button', { name: t.filters.show(kenyans) }).click()
      await expect(page.getByText(t.list.showing(1, 12, kenyans))).toBeVisible()
      await page.getByRole('combobox', { name: t.sort.label }).selectOption('salary_asc')
      await expect(page).toHaveURL(/sort=salary_asc/)
      await page.getByRole('link', { name: t.list.page(2) }).click()
      await expect(page.getByText(t.list.showing(13, 24, kenyans))).toBeVisible()
      await page.reload()
      await expect(page.getByText(t.list.showing(13, 24, kenyans))).toBeVisible()
      await page.goBack()
      await expect(page.getByText(t.list.showing(1, 12, kenyans))).toBeVisible()
      const chip = page.getByRole('link', {
        name: t.more.remove(locale === 'ar' ? 'كينية' : 'Kenyan'),
      })
      await chip.click()
      await expect(page.getByText(t.list.showing(1, 12, all))).toBeVisible()
    })
  })
}

for (const locale of locales) {
  const t = texts[locale].candidates
  test(`${locale}: a word and a box chosen in the same moment both count`, async ({ page }) => {
    await open(page, '/candidates', locale)
    const filters = page.getByRole('complementary', { name: t.filters.title })
    await filters.getByRole('searchbox').fill('a')
    await filters.getByRole('checkbox', { name: locale === 'ar' ? 'كينية' : 'Kenyan' }).check()
    await expect(page).toHaveURL(/q=a/)
    await expect(page).toHaveURL(/nationality=Kenyan/)
    await expect(page.getByRole('list', { name: t.more.chosen }).getByRole('listitem')).toHaveCount(
      2,
    )
  })

  test(`${locale}: further filters open in place, say how many count, and stand in the address`, async ({
    page,
  }) => {
    await open(page, '/candidates', locale)
    const named = texts[locale].area.fields
    const filters = page.getByRole('complementary', { name: t.filters.title })
    const more = filters.getByRole('link', { name: t.filters.more })
    const hasFilm = filters.getByRole('checkbox', { name: named.has_video })
    await expect(hasFilm).toHaveCount(0)
    await more.press('Enter')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await hasFilm.check()
    await expect(page).toHaveURL(/has_video=true/)
    await expect(more).toHaveText(`${t.filters.more} (1)`)
    const years = filters.getByRole('group', { name: named.experience_years })
    await years.getByRole('textbox', { name: t.filters.from, exact: true }).fill('9')
    await years.getByRole('textbox', { name: t.filters.to, exact: true }).fill('3')
    await expect(years.getByText(t.filters.reversed)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(hasFilm).toBeChecked()
    await expect(years.getByText(t.filters.reversed)).toBeVisible()
    await more.click()
    await expect(hasFilm).toHaveCount(0)
    await expect(page).toHaveURL(/has_video=true/)
  })

  // spec: 1.2 No candidates found
  test(`${locale}: whose page has a film is marked on her card, and nobody else`, async ({
    page,
    request,
  }) => {
    const answer = await request.get('/api/candidates/?position=Nanny&has_video=true')
    const { data } = (await answer.json()) as { data: CandidatePage }
    const [speaking] = data.results
    await open(page, `/candidates?position=Nanny&q=${speaking?.full_name}`, locale)
    const cards = page.getByRole('main').getByRole('article')
    const card = cards.filter({ hasText: speaking?.full_name ?? 'nobody' })
    await expect(card.getByText(t.card.video, { exact: true })).toBeVisible()
    await open(page, '/candidates?position=Cook', locale)
    await expect(cards).toHaveCount(12)
    const marked = await cards.getByText(t.card.video, { exact: true }).count()
    const cooks = await request.get('/api/candidates/?position=Cook')
    const shown = ((await cooks.json()) as { data: CandidatePage }).data.results
    expect(marked).toBe(shown.filter((one) => one.has_video).length)
    expect(marked).toBeLessThan(12)
  })

  test(`${locale}: no candidates found says so and clears`, async ({ page, request }) => {
    const { all } = await countsOf(request)
    await open(page, `/candidates?q=zzzzqqqq${'x'.repeat(80)}`, locale)
    await expectNoSidewaysScroll(page)
    await expect(page.getByRole('heading', { name: t.list.none.title })).toBeVisible()
    await page.getByRole('link', { name: t.more.none.clear }).click()
    await expect(page.getByText(t.list.showing(1, 12, all))).toBeVisible()
  })

  test(`${locale}: when one filter keeps everyone away, the list says which, and what would be found without it`, async ({
    page,
    request,
  }) => {
    const { kenyans } = await countsOf(request)
    await open(page, '/candidates?nationality=Kenyan&location=Nowhere', locale)
    const without = page.getByRole('link', { name: t.more.drop.without('Nowhere') })
    await expect(without).toContainText(t.more.drop.results(kenyans))
    await expect(page.getByRole('region', { name: t.more.drop.title })).toBeVisible()
    await expectAccessible(page)
    await without.click()
    await expect(page.getByText(t.list.showing(1, 12, kenyans))).toBeVisible()
    await expect(page).not.toHaveURL(/location/)
    await page.goto(`${locale === 'ar' ? '/ar' : ''}/candidates?nationality=Kenyan&page=99`)
    await expect(page.getByRole('heading', { name: t.more.beyond.title })).toBeVisible()
  })

  // spec: 1.2 Profile: picture and name
  // spec: 3.2 A full-screen picture
  test(`${locale}: a profile shows its picture over the whole screen, and who is alike`, async ({
    page,
  }) => {
    await open(page, '/candidates/500', locale)
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('button', { name: t.profile.enlarge }).click()
    const viewer = page.getByRole('dialog', { name: t.profile.viewer(name) })
    await expect(viewer.getByRole('button', { name: t.profile.close })).toBeFocused()
    await expect(viewer.getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    // No film of hers, so none at all.
    await expect(page.locator('video')).toHaveCount(0)
    await expect(page.getByText(/\d (ft|قدم)/)).toBeVisible()
    await expect(page.getByText(t.profile.reviews)).toBeVisible()
    const similar = page.getByRole('region', { name: t.profile.similar.title })
    await expect(similar.getByRole('article')).toHaveCount(3)
    await similar
      .getByRole('link', { name: t.card.of('').trim().split(' ')[0] ?? '' })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
  })

  test(`${locale}: the picture that a phone shows first comes with its page, and is not asked for again`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    // Nobody whom another journey publishes is Kenyan, so that the first has a picture.
    for (const path of ['/candidates?nationality=Kenyan', '/candidates/500']) {
      await open(page, path, locale)
      const picture = page.getByRole('main').locator('picture img').first()
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
        )
        .toBe(true)
      await expect(picture).toHaveAttribute('src', /^data:image/)
    }
    await expect(
      page.getByRole('article').locator('img[src^="/media/portraits/"]').first(),
    ).toBeVisible()
    expect(asked).not.toContain('/media/portraits/500.svg')
  })

  // spec: 3.2 Hired by someone else
  test(`${locale}: who is hired by someone else says so, and names others`, async ({
    page,
    request,
  }) => {
    await open(page, `/candidates/${await firstHired(request)}`, locale)
    await expect(page.getByRole('heading', { name: texts[locale].panel.unavailable })).toBeVisible()
    await expect(page.getByText(t.profile.hired, { exact: true }).first()).toBeVisible()
    await expect(
      page.getByRole('button', { name: texts[locale].panel.shortlist, exact: true }),
    ).toHaveCount(0)
    await expect(
      page.getByRole('region', { name: t.profile.similar.title }).getByRole('article'),
    ).toHaveCount(3)
  })

  test(`${locale}: a mended address leaves out what can't be used`, async ({ page, request }) => {
    const { kenyans } = await countsOf(request)
    await open(
      page,
      `/candidates?page=abc&sort=rating&age_max=0&q=${'x'.repeat(500)}&nationality=Kenyan`,
      locale,
    )
    await expect(page.getByText(t.more.leftOut)).toBeVisible()
    await expect(page.getByRole('list', { name: t.more.chosen }).getByRole('listitem')).toHaveCount(
      1,
    )
    await expect(page.getByText(t.list.showing(1, 12, kenyans))).toBeVisible()
  })

  test(`${locale}: a range that is turned around is said where it was typed, and nothing else empties`, async ({
    page,
    request,
  }) => {
    const { kenyans } = await countsOf(request)
    await open(page, '/candidates?nationality=Kenyan', locale)
    const filters = page.getByRole('complementary', { name: t.filters.title })
    const from = filters.getByRole('textbox', { name: t.filters.from, exact: true })
    const to = filters.getByRole('textbox', { name: t.filters.to, exact: true })
    await from.fill('2500')
    await to.fill('2000')
    await expect(filters.getByText(t.filters.reversed)).toBeVisible()
    await expect(page).toHaveURL(/salary_min=2500&salary_max=2000/)
    await expect(page.getByText(t.more.leftOut)).toHaveCount(0)
    await page.reload()
    await expect(from).toHaveValue('2500')
    await expect(to).toHaveValue('2000')
    await expect(page.getByText(t.list.showing(1, 12, kenyans))).toBeVisible()
    await expect(page.getByRole('list', { name: t.more.chosen }).getByRole('listitem')).toHaveCount(
      1,
    )
    await expectAccessible(page)
    // Who doesn't see the filters beside the list reads it above the list.
    const notice = page.getByText(t.more.reversed)
    await expect(notice).toBeHidden()
    await page.setViewportSize(phone)
    await expect(notice).toBeVisible()
    await page.setViewportSize(desktop)
    await to.fill('3000')
    await expect(notice).toHaveCount(0)
    await expect(filters.getByText(t.filters.reversed)).toHaveCount(0)
    await expect(page.getByRole('list', { name: t.more.chosen }).getByRole('listitem')).toHaveCount(
      3,
    )
  })

  // spec: 1.2 Profile: not found
  test(`${locale}: a profile that isn't there`, async ({ page }) => {
    await open(page, '/candidates/99999999', locale)
    await expect(page.getByRole('heading', { name: t.profile.notFound })).toBeVisible()
    await expect(page.getByText(t.profile.notFoundText)).toBeVisible()
  })

  test.describe(`${locale} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })
    // spec: 1.2 /
    // spec: 1.2 /candidates, /candidates/{id}
    // spec: 1.2 Profile: About Me (without scripts)
    test('home, list, filters by plain GET, pages and a profile can be read', async ({
      page,
      request,
    }) => {
      const { kenyans } = await countsOf(request)
      const prefix = locale === 'ar' ? '/ar' : ''
      await page.goto(prefix || '/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(`${prefix}/candidates`)
      await expect(page.getByRole('article')).toHaveCount(12)
      await page.getByRole('checkbox', { name: locale === 'ar' ? 'كينية' : 'Kenyan' }).check()
      await page
        .getByRole('complementary', { name: t.filters.title })
        .getByRole('button', { name: t.filters.apply })
        .click()
      await expect(page.getByText(t.list.showing(1, 12, kenyans))).toBeVisible()
      await page.getByRole('link', { name: t.list.page(2) }).click()
      await expect(page.getByText(t.list.showing(13, 24, kenyans))).toBeVisible()
      await page.getByRole('article').first().getByRole('link').last().click()
      await expect(page).toHaveURL(/candidates\/\d+/)
      await expect(page.getByRole('heading', { name: t.profile.working })).toBeVisible()
      await expect(page.getByText(texts[locale].panel.contact)).toBeVisible()
    })
  })
}

// spec: 1.2 EN/AR switch
test('whatever an address asks of whichever filter, the list is a page', async ({ request }) => {
  const asked = ['31/05/2031', '٣١/٠٥/٢٠٣١', '2031-02-31', 'much', '-1', '\u202e🙂']
  for (const name of Object.keys(candidateQuery.shape))
    for (const value of asked) {
      const address = `/candidates?${new URLSearchParams({ [name]: value })}`
      const answer = await request.get(address)
      const page = await answer.text()
      expect([address, answer.status(), /NaN|Invalid Date/.exec(page)]).toEqual([
        address,
        200,
        null,
      ])
    }
  const answer = await request.get('/candidates?available_by=31/05/2031')
  expect(await answer.text()).toContain('31/05/2031</bdi>')
})

test('the language switch keeps the page and its query', async ({ page }) => {
  await open(page, '/candidates?nationality=Kenyan&page=2', 'en')
  await page.getByRole('link', { name: 'العربية' }).first().click()
  await expect(page).toHaveURL(/\/ar\/candidates\?.*nationality=Kenyan/)
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})
