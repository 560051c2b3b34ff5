import type { Page } from '@playwright/test'
import { heartTexts } from '../../src/features/hiring/web/panel-texts.ts'
import { keepSession, newAccount } from './accounts.ts'
import { expect, locales, open, phone, test } from './journey.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Notes which parts of the page moved as it became another, and how the device was made to tap. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = []
    const taps: unknown[] = []
    Object.assign(window, { moved, taps })
    navigator.vibrate = (pattern) => taps.push(pattern) > 0
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const note = () =>
        moved.push(
          ...document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
            .filter((part) => part.includes('view-transition')),
        )
      void transition.ready.then(note)
      void transition.finished.then(() => moved.push('end'))
      return transition
    }
  })

const seen = (page: Page, what: 'moved' | 'taps') =>
  page.evaluate((what) => (window as unknown as Record<string, unknown[]>)[what] ?? [], what)

const ends = async (page: Page) => (await seen(page, 'moved')).filter((part) => part === 'end')

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ viewport: phone })

    /** From a card to her page and back, by the browser. */
    const toProfileAndBack = async (page: Page) => {
      await open(page, '/candidates?position=Nanny', locale)
      await page.waitForFunction(() => document.querySelector('[data-heart] button') !== null)
      const name = (await cards(page).nth(1).getByRole('heading').textContent()) ?? ''
      await cards(page).nth(1).getByRole('link').last().click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect.poll(() => ends(page)).toHaveLength(1)
      await page.goBack()
      await expect(cards(page).nth(1).getByRole('heading', { name })).toBeVisible()
      await expect.poll(() => ends(page)).toHaveLength(2)
      return seen(page, 'moved')
    }

    test('her picture goes over from the card to her page and back', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await watchMotion(page)
      const moved = await toProfileAndBack(page)
      expect(moved.filter((part) => part === '::view-transition-group(portrait)')).toHaveLength(2)
    })

    test('whoever wants no motion sees none, and feels none', async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await watchMotion(page)
      await keepSession(page, await newAccount(request))
      expect(await toProfileAndBack(page)).toEqual(['end', 'end'])
      const heart = cards(page).first().locator('[data-heart]').getByRole('button')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      expect(await seen(page, 'taps')).toEqual([])
    })

    test('a heart and its way back are felt in the hand', async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await watchMotion(page)
      await keepSession(page, await newAccount(request))
      await open(page, '/candidates?position=Nanny', locale)
      const heart = cards(page).first().locator('[data-heart]').getByRole('button')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: heartTexts[locale].undo, exact: true }).last().click()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      expect(await seen(page, 'taps')).toEqual([8, 8])
    })
  })
}
