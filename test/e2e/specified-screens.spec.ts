import { writtenIn } from '../../src/features/profiles/written-rules.ts'
import { householdWithList } from './dashboards.ts'
import { keepSession } from './accounts.ts'
import { hire } from './hires.ts'
import { secondOperator } from './operators.ts'
import { pagesTexts } from '../../src/features/content/web/pages/pages-texts.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import type { CandidatePage } from '../../src/features/search/contract.ts'
import { formatShortAmount } from '../../src/platform/shared/money.ts'
import { hydrated, expect, holdBack, open, places, test } from './journey.ts'
import { texts } from './texts.ts'

// Points of the specification that a picture shows and no answer of the server.
for (const { title, locale, viewport } of places) {
  const { site, candidates, analytics } = texts[locale]
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 1.1 A closing band and the footer
    // spec: 1.2 /#faq, /#testimonials from the footer
    test('the footer leads to the parts of the home page', async ({ page }) => {
      for (const [label, part] of [
        [site.footer.howItWorks, 'how-it-works'],
        [site.footer.faq, 'faq'],
        [site.footer.testimonials, 'testimonials'],
      ] as const) {
        await open(page, '/about', locale)
        await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`#${part}$`))
        await expect(page.locator(`#${part}`)).toBeInViewport()
      }
    })

    // spec: 1.1 Need a Maid or Nanny in Qatar?
    // spec: 1.1 A closing band and the footer
    test('the home page says what it is for at its head and at its end, and the footer leads everywhere', async ({
      page,
    }) => {
      const { content } = texts[locale]
      await open(page, '/', locale)
      const head = page.locator('#get-started')
      await expect(head.getByRole('heading', { level: 1, name: content.hero.title })).toBeVisible()
      for (const text of [content.hero.badge, content.hero.kinds])
        await expect(head.getByText(text).first()).toBeVisible()
      const end = page.getByRole('region', { name: content.closing.title })
      await expect(end.getByText(content.closing.text, { exact: true })).toBeVisible()
      await expect(end.getByRole('link', { name: content.closing.browse })).toHaveAttribute(
        'href',
        localizedPath('/candidates', locale),
      )
      const footer = page.getByRole('contentinfo')
      for (const [name, path] of [
        [site.home, '/'],
        [site.candidates, '/candidates'],
        [site.visa, '/visa'],
        [site.pricing, '/pricing'],
        [site.about, '/about'],
        [site.contact, '/contact'],
        [site.footer.howWeCheck, '/how-we-check'],
        [site.footer.privacy, '/privacy'],
        [site.footer.terms, '/terms'],
        [site.footer.admin, '/admin/login'],
      ] as const)
        await expect(footer.getByRole('link', { name, exact: true }), path).toHaveAttribute(
          'href',
          localizedPath(path, locale),
        )
      await expect(footer.getByLabel(site.newsletter.email)).toBeVisible()
      await expect(footer.getByRole('button', { name: site.newsletter.subscribe })).toBeVisible()
    })

    // spec: 2.2 Refunds, the ledger
    test('the operator reads in the ledger what was earned as money that came in, never as a sum below zero', async ({
      page,
      request,
    }) => {
      const { ledger } = texts[locale].rooms
      await hire(request, 'Ledger Santos')
      await keepSession(page, await secondOperator(request))
      await open(page, '/admin/ledger', locale)
      await page.getByRole('button', { name: ledger.check, exact: true }).first().click()
      const book = page.locator('section', {
        has: page.getByRole('heading', { name: ledger.balances, exact: true }),
      })
      const row = (name: string) =>
        book
          .locator('dl > div', { has: page.getByText(name, { exact: true }) })
          .getByRole('definition')
      for (const name of [ledger.earned, ledger.accounts.service, ledger.accounts.provider])
        await expect(row(name)).toHaveText(/^[^-−]*[1-9][\d,]*\.\d\d(?:\sر\.ق)?$/)
      await expect(book).not.toContainText(/[-−]\s?[1-9]/)
    })

    // spec: 2.9 Replacement free for 3 months
    test('Visa Services compares what a private one costs with ours, its replacement and its renewal', async ({
      page,
    }) => {
      const { visa, filled } = pagesTexts(locale)
      await open(page, '/visa', locale)
      for (const point of filled.points('').slice(1))
        await expect(page.getByText(point, { exact: true }).first()).toBeVisible()
      const { replacement, free, renewal, everyTwo } = visa.compare
      const table = page.getByRole('table')
      for (const text of [replacement, free, renewal, everyTwo])
        await expect(table).toContainText(text)
    })

    // spec: 1.2 A card
    test('a card says who she is, where from, how old, for how much, where, on which visa and with which skills', async ({
      page,
      request,
    }) => {
      const { results } = (
        (await (await request.get('/api/candidates/?page_size=60')).json()) as {
          data: CandidatePage
        }
      ).data
      const whole = ({ profile }: (typeof results)[number]) =>
        profile.profile_image_url !== null &&
        profile.age !== null &&
        profile.expected_salary !== null &&
        profile.current_location !== null
      // Others may have put up people who say less: she is looked for by her name.
      const { id, full_name, profile } = results.find(
        (candidate) => whole(candidate) && candidate.profile.visa_type !== null,
      )!
      await open(page, `/candidates?q=${encodeURIComponent(full_name)}`, locale)
      const card = page
        .getByRole('article', { name: full_name })
        .filter({ has: page.locator(`a[href$="/candidates/${id}"]`) })
      await expect(card.getByRole('heading', { name: full_name })).toBeVisible()
      await card.locator('img').first().scrollIntoViewIfNeeded()
      await expect(card.locator('img').first()).toHaveJSProperty('complete', true)
      await expect(card.locator('img[src^="/flags/"]')).toBeAttached()
      await expect(card.getByText(candidates.years(profile.age!), { exact: true })).toBeVisible()
      await expect(
        card.getByText(formatShortAmount(profile.expected_salary!, 'QAR', locale), { exact: true }),
      ).toBeVisible()
      await expect(
        card.getByText(writtenIn(profile.current_location!, locale), { exact: true }),
      ).toBeVisible()
      const { visaType, skill } = candidates.values as Record<string, Record<string, string>>
      await expect(card.getByText(visaType![profile.visa_type!]!, { exact: true })).toBeVisible()
      for (const one of profile.skills.slice(0, 3))
        await expect(card.getByText(skill![one] ?? one, { exact: true })).toBeVisible()
      await card.getByText(candidates.card.view).click()
      await expect(page).toHaveURL(new RegExp(`/candidates/${id}$`))
    })

    // spec: 1.8 List can't be loaded: empty list
    // spec: 1.8 Profile can't be loaded
    test('a list and a profile that cannot be loaded say so, and are there on the next try', async ({
      context,
    }) => {
      const page = await context.newPage()
      await page.route(/\.data(\?|$)/, (route) =>
        route.fulfill({ status: 503, contentType: 'text/plain', body: 'away' }),
      )
      await open(page, '/about', locale)
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: site.candidates, exact: true })
        .click()
      await expect(
        page.getByRole('heading', { level: 1, name: site.errors.failed.title }),
      ).toBeVisible()
      await page.getByRole('link', { name: site.errors.retry, exact: true }).click()
      await hydrated(page)
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards).toHaveCount(12)

      await cards.first().getByText(candidates.card.view).click()
      await expect(page.getByRole('alert').getByText(candidates.profile.failed)).toBeVisible()
      await page.unroute(/\.data(\?|$)/)
      await page
        .getByRole('main')
        .getByRole('button', { name: candidates.profile.retry, exact: true })
        .click()
      await expect(page.getByRole('alert').getByText(candidates.profile.failed)).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    })

    // spec: 2.2 Analytics: counts
    // spec: 2.9 300 px, 400 px (400 px)
    test('analytics turns a spinner while it loads, and lists whom was dealt with last in 400 pixels', async ({
      page,
      request,
    }) => {
      const household = await householdWithList(request, 8, 'Filipino')
      await keepSession(page, household)
      const answer = await holdBack(page, '**/api/employer/analytics/**')
      await open(page, '/dashboard/analytics', locale)
      await expect(page.getByRole('status').getByText(analytics.loading)).toBeVisible()
      answer()
      const list = page
        .locator('section', {
          has: page.getByRole('heading', { name: analytics.recent, exact: true }),
        })
        .getByRole('list')
      await expect(list.getByRole('listitem')).toHaveCount(8)
      expect(
        await list.evaluate(({ clientHeight, scrollHeight }) => [
          clientHeight,
          scrollHeight > clientHeight,
        ]),
      ).toEqual([400, true])
    })
  })
}
