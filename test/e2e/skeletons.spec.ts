import type { Locator, Page } from '@playwright/test'
import { keepSession, newAccount } from './accounts.ts'
import { desktop, expect, holdBack, open, phone, test } from './journey.ts'

interface Screen {
  who: 'employer' | 'jobseeker' | 'agency'
  path: string
  /** What it asks for. */
  asks: string
  /** What stands in the place of the skeleton's first card afterwards. */
  card: (main: Locator) => Locator
  /** There are as many cards as there happen to be. */
  anyNumber?: true
}

const screens: Screen[] = [
  {
    who: 'employer',
    path: '/dashboard/analytics',
    asks: '**/api/employer/analytics/**',
    card: (main) => main.locator('ul.grid > li').first(),
  },
  {
    who: 'employer',
    path: '/dashboard/plan',
    asks: '**/api/plans/**',
    card: (main) => main.locator('ul.grid > li').first(),
  },
  {
    who: 'jobseeker',
    path: '/dashboard/documents',
    asks: '**/api/jobseeker/documents/',
    card: (main) => main.locator('.grid > section').first(),
  },
  {
    who: 'employer',
    path: '/notifications',
    asks: '**/api/notifications/?*',
    card: (main) => main.locator('[aria-busy=false] li').first(),
    anyNumber: true,
  },
]

const boxOf = async (what: Locator) => {
  await expect(what).toBeVisible()
  const box = await what.boundingBox()
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: Math.round(x), width: Math.round(width), y, height }
}

async function signInDemo(page: Page, role: string) {
  const answer = await page.request.post('/api/demo/sign-in/', { data: { role } })
  const { data } = (await answer.json()) as { data: Awaited<ReturnType<typeof newAccount>> }
  await keepSession(page, data)
}

for (const [size, viewport] of Object.entries({ phone, desktop }))
  test(`what loads has the shape of what comes, on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const { who, path, asks, card, anyNumber } of screens) {
      await signInDemo(page, who)
      const release = await holdBack(page, asks)
      await open(page, path, 'ar')
      const main = page.getByRole('main')
      const blocks = main.locator('.grid > .skeleton')
      const skeleton = await boxOf(blocks.first())
      const number = await blocks.count()
      release()
      const shown = await boxOf(card(main))
      expect(Math.abs(shown.x - skeleton.x), `${path}: where it begins`).toBeLessThanOrEqual(8)
      expect(Math.abs(shown.width - skeleton.width), `${path}: how wide`).toBeLessThanOrEqual(8)
      expect(Math.abs(shown.y - skeleton.y), `${path}: how high it stands`).toBeLessThanOrEqual(64)
      // Words make a card higher or lower, but no line stands for a card, and no page.
      const share = skeleton.height / shown.height
      expect(share, `${path}: how high it is`).toBeGreaterThan(0.4)
      expect(share, `${path}: how high it is`).toBeLessThan(1.5)
      if (!anyNumber)
        await expect(card(main).locator('xpath=../*'), `${path}: how many`).toHaveCount(number)
      await page.unroute(asks)
    }
  })
