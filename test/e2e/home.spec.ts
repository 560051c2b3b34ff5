import type { Locator } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  locales,
  open,
  phone,
  test,
  typeComesLate,
} from './journey.ts'
import type { Content } from '../../src/features/content/contract.ts'
import { formatNumber } from '../../src/platform/shared/digits.ts'
import { nameIn } from '../../src/features/profiles/name-rules.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { texts } from './texts.ts'

/** How the first row of a moving strip moves. */
const motionOf = (strip: Locator) =>
  strip
    .locator('ul')
    .first()
    .evaluate((row) => {
      const { animationName, animationDuration, animationPlayState } = getComputedStyle(row)
      return animationName === 'none' || parseFloat(animationDuration) < 0.01
        ? 'none'
        : `${animationDuration} ${animationPlayState}`
    })

for (const locale of locales) {
  const { content: t, site, accounts } = texts[locale]

  test(`${locale}: type that comes late leaves the page as it stands and is there on the next`, async ({
    page,
  }) => {
    await typeComesLate(page)
    await open(page, '/', locale)
    await page.evaluate(() => document.fonts.load('1em "Readex Pro"'))
    await expect(page.locator('html')).not.toHaveAttribute('data-readex')
    await page.getByRole('link', { name: site.candidates }).first().click()
    await expect(page.locator('html')).toHaveAttribute('data-readex')
  })

  test.describe(`${locale} desktop`, () => {
    test.use({ viewport: desktop })

    // spec: 1.1 Hire With Ease leads to the list
    // spec: 1.1 Find Trusted Domestic Workers Today
    // spec: 1.1 1000+ workers, 25k+ visas, 4.8 stars (shown)
    // spec: 1.1 How it Works, three steps
    // spec: 1.2 Home: 'Explore Our All Candidates'
    // spec: 1.9 9 on the home page
    test('START NOW opens sign-in, from there sign-up; the claims are the operator’s; the first nine are there', async ({
      page,
    }) => {
      await open(page, '/', locale)
      await expect(
        page.locator('#get-started').getByRole('heading', { level: 1, name: t.hero.title }),
      ).toBeVisible()
      for (const said of [t.claims.label, '1000+', '25k+', '4.8'])
        await expect(page.locator('#get-started').getByText(said).first()).toBeVisible()
      const steps = page.locator('#how-it-works').getByRole('listitem')
      expect(await steps.getByRole('heading').allTextContents()).toEqual(
        t.steps.items.map(({ title }) => title),
      )
      await expect(steps).toHaveCount(3)
      await page.getByRole('link', { name: t.start.action }).click()
      const dialog = page.getByRole('dialog', { name: accounts.signIn.title })
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: accounts.signIn.signUp, exact: true }).click()
      await expect(page.getByRole('dialog', { name: accounts.signUp.title })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('article')).toHaveCount(9)
      await page.getByRole('link', { name: t.explore.all }).click()
      await expect(page).toHaveURL(localizedPath('/candidates', locale))
    })

    // spec: 1.1 A strip of counts by nationality
    // spec: 1.1 Six testimonials, 50 seconds round
    // spec: 1.9 40 s, 50 s, 300 px
    test('the strip of nationalities and the testimonials move, stand still when asked, and can be swiped', async ({
      page,
      request,
    }) => {
      const { data } = (await (await request.get('/api/content/')).json()) as { data: Content }
      const [most] = data.nationalities
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await open(page, '/', locale)
      const strip = page.getByRole('group', { name: t.nations.title })
      await expect(strip.getByRole('link')).toHaveCount(data.nationalities.length)
      await expect(strip.getByRole('link').first()).toContainText(formatNumber(most?.count ?? 0))
      const stories = page.getByRole('group', { name: t.stories.example })
      await expect(stories.getByRole('listitem')).toHaveCount(6)
      expect([await motionOf(strip), await motionOf(stories)]).toEqual([
        '40s running',
        '50s running',
      ])
      await strip.hover()
      expect(await motionOf(strip)).toBe('40s paused')
      // What stands above finds its height as it comes near: she scrolls before she presses.
      await stories.scrollIntoViewIfNeeded()
      await page.locator('#testimonials').getByTitle(t.marquee.pause).click()
      expect(await motionOf(stories)).toBe('50s paused')
      await stories.evaluate((row) =>
        row.scrollBy({ left: getComputedStyle(row).direction === 'rtl' ? -200 : 200 }),
      )
      expect(Math.abs(await stories.evaluate((row) => row.scrollLeft))).toBeGreaterThan(100)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect([await motionOf(strip), await motionOf(stories)]).toEqual(['none', 'none'])
      // Nor does anything pass through a frame of where it stood when the screen turns.
      await page.setViewportSize(page.viewportSize()?.width === phone.width ? desktop : phone)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })

    // spec: 1.1 Trust & Care
    // spec: 1.1 Questions
    test('the card turns over by the keyboard and leads to About; a question opens and closes another', async ({
      page,
    }) => {
      await open(page, '/', locale)
      const turn = page.getByRole('checkbox', { name: t.trust.turn })
      await turn.focus()
      await page.keyboard.press('Space')
      await expect(turn).toBeChecked()
      const [first, second] = t.faq.items
      await page.getByText(first?.question ?? '').click()
      await expect(page.getByText(first?.answer ?? '')).toBeVisible()
      await page.getByText(second?.question ?? '').click()
      await expect(page.getByText(second?.answer ?? '')).toBeVisible()
      await expect(page.getByText(first?.answer ?? '')).toBeHidden()
      await page.getByRole('link', { name: t.trust.more }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(localizedPath('/about', locale))
    })
  })

  test.describe(`${locale} phone`, () => {
    test.use({ viewport: phone })

    // spec: 3.3 A worker's way in
    test('a worker’s way in stands on the first screen and opens sign-up as one, whatever was chosen there before', async ({
      page,
    }) => {
      await open(page, '/', locale)
      const way = page.locator('#get-started').getByRole('link', { name: t.closing.work })
      const { y = Infinity } = (await way.boundingBox()) ?? {}
      expect(y).toBeLessThan(phone.height)
      await way.click()
      const dialog = page.getByRole('dialog', { name: accounts.signUp.title })
      await expect(
        dialog.getByRole('tab', { name: accounts.signUp.roles.jobseeker, selected: true }),
      ).toBeVisible()
      await dialog.getByRole('tab', { name: accounts.signUp.roles.employer }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: t.closing.work }).last().click()
      await expect(
        dialog.getByRole('tab', { name: accounts.signUp.roles.jobseeker, selected: true }),
      ).toBeVisible()
    })

    // spec: 1.2 A new page starts at its top
    // spec: 1.9 40 s, 50 s, 300 px
    // spec: 2.9 300 px, 400 px (300 px)
    test('a button leads to the top after 300 px; a new page begins at its top, and going back returns to the place', async ({
      page,
    }) => {
      await open(page, '/', locale)
      const toTop = page.getByRole('button', { name: site.toTop })
      await page.evaluate(() => scrollTo(0, 290))
      await expect(toTop).toBeHidden()
      await page.evaluate(() => scrollTo(0, 1500))
      await expect(toTop).toBeVisible()
      await toTop.click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.evaluate(() => scrollTo(0, 3000))
      await page.getByRole('article').first().getByRole('link').last().click()
      await expect(page).toHaveURL(/candidates\/\d+$/)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      // On a profile it makes room for the bar of the next act.
      await page.evaluate(() => scrollTo(0, 600))
      await expect(toTop).toBeVisible()
      const [button, bar] = [
        await toTop.boundingBox(),
        await page
          .getByRole('button', { name: texts[locale].panel.shortlist, exact: true })
          .boundingBox(),
      ]
      expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500)
    })

    // spec: 1.2 Places and the mobile menu
    test('the menu opens, leads on and closes', async ({ page }) => {
      await open(page, '/', locale)
      await page.locator('header summary', { hasText: site.menu }).click()
      const menu = page.getByRole('navigation', { name: site.navigation })
      await expect(menu.getByRole('link')).toHaveCount(6)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await page.locator('header summary', { hasText: site.menu }).click()
      await menu.getByRole('link', { name: site.pricing }).click()
      await expect(page).toHaveURL(localizedPath('/pricing', locale))
      await expect(menu).toBeHidden()

      // Back home without a new document: in the language it was left in.
      await page.locator('header summary', { hasText: site.menu }).click()
      await menu.getByRole('link', { name: site.home }).click()
      await expect(page).toHaveURL(localizedPath('/', locale))
      await expect(page.getByRole('heading', { name: t.hero.title })).toBeVisible()
    })
  })
}

for (const locale of locales)
  test(`${locale}: words that only stand there are no part of the page's data, and come anew where they were lost`, async ({
    page,
    request,
  }) => {
    const [first] = texts[locale].content.faq.items
    const html = await (await request.get(localizedPath('/', locale))).text()
    // For readers, and for search engines.
    expect(html.split(first?.answer ?? '')).toHaveLength(3)
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('#faq')?.parentElement?.replaceChildren(),
      ),
    )
    await open(page, '/', locale)
    await expect(page.getByRole('heading', { level: 3, name: first?.question })).toBeVisible()
  })

for (const locale of locales)
  test.describe(`${locale} phone, whole`, () => {
    test.use({ viewport: phone })

    test('the home page is told on eleven screens of a phone, with nothing left out', async ({
      page,
    }) => {
      await open(page, '/', locale)
      const parts = page.locator('main section[aria-labelledby]')
      await expect(parts).toHaveCount(7)
      // What stands further down has its own height once it was seen.
      for (const part of [...(await parts.all()), page.getByRole('contentinfo')])
        await part.scrollIntoViewIfNeeded()
      await expect(page.locator('main article:visible')).toHaveCount(8)
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      await expect.poll(height).toBeLessThan(8000)
    })
  })

test.describe('ar', () => {
  test.use({ viewport: desktop })

  test('who reads no Latin letters reads each name that is known: on the home page, and among those alike', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    for (const path of ['/', '/candidates/500']) {
      await open(page, path, 'ar')
      const cards = main.getByRole('article')
      await expect(cards.first()).toBeAttached()
      const names = await cards.getByRole('heading').allTextContents()
      const read = names.map((name) => nameIn(name, 'ar')).filter((name) => name !== null)
      expect(read).not.toEqual([])
      for (const name of read)
        await expect(cards.filter({ hasText: name }).first(), name).toBeAttached()
    }
  })
})
