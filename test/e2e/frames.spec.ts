import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { bar as barAr } from '../../src/features/content/messages.bar.ar.ts'
import { bar as barEn } from '../../src/features/content/messages.bar.en.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import type { Role } from '../../src/platform/shared/roles.ts'
import { failureWords } from '../../src/platform/web/failure-words.ts'
import { keepSession } from './accounts.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdBack,
  locales,
  open,
  phone,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

const bars = { en: barEn, ar: barAr }

/** The first page of each role, and the five places of its bar. */
const areas: {
  role: Role
  home: string
  places: [keyof typeof barEn, string][]
  /** Pages that no place leads to at once, each with the place it belongs to. */
  deeper?: [keyof typeof barEn, string][]
}[] = [
  {
    role: 'employer',
    home: '/dashboard',
    places: [
      ['home', '/dashboard'],
      ['browse', '/candidates'],
      ['shortlist', '/dashboard/candidates'],
      ['messages', '/dashboard/messages'],
      ['hire', '/dashboard/agreements'],
    ],
    deeper: [
      ['hire', '/dashboard/offers/1'],
      ['shortlist', '/dashboard/interviews'],
    ],
  },
  {
    role: 'jobseeker',
    home: '/dashboard',
    places: [
      ['today', '/dashboard'],
      ['profile', '/dashboard/my-profile'],
      ['messages', '/dashboard/messages'],
      ['work', '/dashboard/agreements'],
      ['me', '/account'],
    ],
    deeper: [
      ['work', '/dashboard/offers/1'],
      ['me', '/notifications'],
    ],
  },
  {
    role: 'agency',
    home: '/agency',
    places: [
      ['home', '/agency'],
      ['candidates', '/agency/candidates'],
      ['interest', '/agency/interest'],
      ['messages', '/agency/messages'],
      ['recruitment', '/agency/recruitments'],
    ],
  },
  {
    role: 'admin',
    home: '/admin',
    places: [
      ['home', '/admin'],
      ['reports', '/admin/reports'],
      ['papers', '/admin/papers'],
      ['users', '/admin/users'],
      ['orders', '/admin/orders'],
    ],
  },
]

for (const [index, { role, home, places, deeper = [] }] of areas.entries()) {
  const locale = locales[index % 2] ?? 'en'
  const { site } = texts[locale]
  const bar = bars[locale]

  test.describe(`the frame of the role ${role} (${locale})`, () => {
    test.beforeEach(async ({ page, request }) => {
      const answer = await request.post('/api/demo/sign-in/', { data: { role } })
      await keepSession(page, ((await answer.json()) as { data: SessionGrant }).data)
    })

    test('the bar of the demo stays as the server sent it while its code is on its way: nothing moves under a finger', async ({
      page,
    }) => {
      const arrive = await holdBack(page, '**/assets/*/demo-bar-*.js')
      const demo = page.getByText(site.demo.text)
      await open(page, home, locale)
      // Whose page it is, is known by now.
      await expect(page.getByRole('banner').locator('button[aria-haspopup=menu]')).toBeVisible()
      expect(await demo.isVisible()).toBe(true)
      arrive()
      await expect(async () => {
        await page.getByRole('button', { name: site.demo.hide }).click({ timeout: 1000 })
        await expect(demo).toBeHidden({ timeout: 1000 })
      }).toPass()
    })

    test('while the network is gone each of its pages says so above what it last knew', async ({
      page,
    }) => {
      const notice = page.getByRole('status').filter({ hasText: failureWords[locale].outOfDate })
      for (const path of [home, '/account']) {
        await open(page, path, locale)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toBeVisible()
        await expect(notice).toHaveCount(0)
        await page.context().setOffline(true)
        await expect(notice).toHaveCount(1)
        await expect(heading).toBeVisible()
        await page.context().setOffline(false)
        await expect(notice).toHaveCount(0)
      }
    })

    test('on a phone five places lead on, one menu holds the rest, and no footer of the site stands under the tools', async ({
      page,
    }) => {
      await page.setViewportSize(phone)
      await open(page, home, locale)
      const nav = page.getByRole('navigation', { name: bar.label })
      await expect(nav.getByRole('link')).toHaveCount(5)
      const foot = page.getByRole('contentinfo')
      await expect(foot.getByLabel(site.newsletter.email)).toHaveCount(0)
      for (const [name, path] of places.toReversed()) {
        const link = nav.getByRole('link', { name: bar[name], exact: true })
        await link.click()
        await expect(page).toHaveURL(new RegExp(`${localizedPath(path, locale)}$`))
        await expect(link).toHaveAttribute('aria-current', 'page')
        await expect(nav.locator('[aria-current]')).toHaveCount(1)
        await expectNoSidewaysScroll(page)
      }
      for (const [name, path] of deeper) {
        await open(page, path, locale)
        const link = nav.getByRole('link', { name: bar[name], exact: true })
        await expect(link).toHaveAttribute('aria-current', 'page')
      }
      await open(page, home, locale)
      const menus = page.getByRole('banner').locator('[aria-haspopup=dialog]')
      await expect(menus).toHaveCount(1)
      expect((await foot.boundingBox())?.height).toBeLessThan(200)
      // What stands last on the page can be scrolled to above the bar, once the page is there.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const last = await foot.boundingBox()
        const top = (await nav.boundingBox())?.y ?? 0
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top + 1)
      }).toPass()
      await menus.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('link').first()).toBeVisible()
      expect(await dialog.getByRole('link').count()).toBeGreaterThan(5)
      await page.keyboard.press('Escape')
      await expect(menus).toBeFocused()
      // At its beginning, where nothing of the page lies half under the bar.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)
    })

    test('on a phone what stands in the header keeps to the edges of the page, in both frames and languages', async ({
      page,
    }) => {
      await page.setViewportSize(phone)
      for (const [path, language] of [home, '/candidates'].flatMap((one) =>
        locales.map((own) => [one, own] as const),
      )) {
        await open(page, path, language)
        const header = page.getByRole('banner')
        await expect(header.locator('[aria-haspopup=menu]')).toBeVisible()
        for (const one of await header.locator('a, button, summary').all()) {
          const box = await one.boundingBox()
          if (box === null || box.width < 2) continue
          expect(box.x).toBeGreaterThanOrEqual(6)
          expect(box.x + box.width).toBeLessThanOrEqual(phone.width - 6)
        }
        await expectNoSidewaysScroll(page)
      }
    })

    test('on a desktop the sections stand beside the page, all in view, and the edges line up', async ({
      page,
    }) => {
      await page.setViewportSize(desktop)
      // The bar of the demo, which no other site has, pushes all down.
      await page.evaluate(() => sessionStorage.setItem('demo-bar-hidden', '1'))
      await open(page, home, locale)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      await expect(page.getByRole('navigation', { name: bar.label })).toBeHidden()
      await expect(page.getByRole('banner').locator('button[aria-haspopup=menu]')).toBeVisible()
      const edges = await page.evaluate(() => {
        const box = (of: Element | null | undefined) => {
          const { left, right } = of?.getBoundingClientRect() ?? { left: -1, right: -2 }
          return document.dir === 'rtl'
            ? { start: innerWidth - right, end: innerWidth - left }
            : { start: left, end: right }
        }
        const head = document.querySelector('header')
        const links = [...document.querySelectorAll('main nav a')]
        return {
          brand: box(head?.querySelector('a svg')).start,
          menu: box(links[0]?.querySelector('svg')).start,
          lowest: Math.max(...links.map((link) => link.getBoundingClientRect().bottom)),
          account: box(head?.querySelector('button[aria-haspopup=menu]')).end,
          page:
            box(document.querySelector('main > div > div:last-child > div:last-child')).end - 32,
        }
      })
      expect(Math.abs(edges.brand - edges.menu)).toBeLessThanOrEqual(1)
      expect(Math.abs(edges.account - edges.page)).toBeLessThanOrEqual(8)
      expect(edges.lowest).toBeLessThanOrEqual(desktop.height)
    })
  })
}
