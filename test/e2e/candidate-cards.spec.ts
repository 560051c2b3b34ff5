import type { Page } from '@playwright/test'
import { desktop, expect, expectNoSidewaysScroll, locales, open, phone, test } from './journey.ts'

const tallest = 4500
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** How many of the list's cards stand in its first row. */
const inFirstRow = (page: Page): Promise<number> =>
  cards(page).evaluateAll(
    (all) =>
      all.filter((card) => card.getBoundingClientRect().top === all[0]?.getBoundingClientRect().top)
        .length,
  )

for (const locale of locales)
  test.describe(locale, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: phone })

      test('twelve people stand two a row on a page of six screens', async ({ page }) => {
        await open(page, '/candidates', locale)
        await expect(cards(page)).toHaveCount(12)
        expect(await inFirstRow(page)).toBe(2)
        // As high as it is, not as it is guessed before it has been on the screen.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync('[class*="later-"] { content-visibility: visible !important }')
          document.adoptedStyleSheets = [sheet]
        })
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(height).toBeLessThanOrEqual(tallest)
        await expectNoSidewaysScroll(page)
      })
    })

    test.describe('on a desktop', () => {
      test.use({ viewport: desktop })

      test('four people stand in a row, each with five chips at most, what was checked first', async ({
        page,
      }) => {
        await open(page, '/candidates?checked=identity', locale)
        expect(await inFirstRow(page)).toBe(4)
        for (const card of await cards(page).all()) {
          const chips = await card
            .locator('li > *')
            .evaluateAll((all) => all.map(({ tagName }) => tagName))
          expect(chips.length).toBeLessThanOrEqual(5)
          // A check leads to where it is explained; a skill leads nowhere.
          expect(chips.filter((tag) => tag === 'A').length).toBeGreaterThan(0)
          expect(chips).toEqual(chips.toSorted())
        }
      })
    })
  })
