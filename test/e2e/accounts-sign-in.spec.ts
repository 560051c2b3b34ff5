import { entryTexts } from '../../src/features/accounts/web/sign-in/entry-texts.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import {
  accountButton,
  dialogOf,
  keptSession,
  openDialog,
  signIn,
  signInButton,
  signOut,
} from './accounts.ts'
import {
  hydrated,
  expect,
  expectAccessible,
  holdBack,
  open,
  places,
  stopClock,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

const demoPassword = 'manzil-demo'
const demo = { employer: '33000001', jobseeker: '33000002' }

for (const { title, locale, viewport } of places) {
  const t = texts[locale].accounts
  test.describe(title, () => {
    test.use({ viewport })

    test('a tap is felt at once, though the dialog is on its way; Esc calls it off', async ({
      page,
    }) => {
      const arrive = await holdBack(page, /\/assets\/\w+\/entry-.*\.js$/)
      await open(page, '/about', locale)
      const sign = page.getByRole('status').filter({ hasText: entryTexts[locale].loading })
      await signInButton(page, locale).click()
      await expect(sign).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sign).toHaveCount(0)
      await signInButton(page, locale).click()
      await expect(sign).toBeVisible()
      arrive()
      await expect(dialogOf(page)).toBeVisible()
      await expect(sign).toHaveCount(0)
    })

    test('the dialog keeps its size while the way by passkey arrives: a press hits what it is meant for', async ({
      page,
    }) => {
      const arrive = await holdBack(page, /\/assets\/\w+\/passkey-way-.*\.js$/)
      await open(page, '/about', locale)
      await signInButton(page, locale).click()
      const dialog = page.locator(openDialog)
      await expect(dialog.getByRole('button', { name: t.signIn.signUp })).toBeVisible()
      const heights = await dialog.evaluateHandle((element: HTMLElement) => {
        const seen = new Set<number>()
        new ResizeObserver(() => seen.add(element.offsetHeight)).observe(element)
        return seen
      })
      arrive()
      await expect(
        dialog.getByRole('button', { name: texts[locale].passkeys.signIn.button }),
      ).toBeVisible()
      expect(await heights.evaluate((seen) => [...seen])).toHaveLength(1)
    })

    // spec: 1.2 A visitor who shortlists
    // spec: 1.2 Modals
    // spec: 1.4 Sign-in as employer
    // spec: 1.4 Logged in successfully, then after 0.8 s on
    // spec: 1.4 Logout clears and leads to /
    // spec: 1.6 visitor: browses; acting opens sign-in
    // spec: 1.8 ROLE_MISMATCH: again as job seeker
    // spec: 1.8 Login
    // spec: 1.9 800 ms, 1500 ms
    // spec: 2.6 Acts for everyone but the owner
    // asvs: 14.3.1
    test('each role signs in, from a dialog and from an action', async ({ page }) => {
      test.setTimeout(120_000)
      const dialog = dialogOf(page)
      const tries: string[] = []
      page.on('response', (response) => {
        const [, role] = /api\/(\w+)\/auth\/login/.exec(response.url()) ?? []
        if (role !== undefined) tries.push(`${role} ${response.status()}`)
      })
      const storedName = () =>
        page.evaluate(
          () =>
            (JSON.parse(localStorage.getItem('user') ?? '{}') as { full_name: string }).full_name,
        )

      // Refused: nothing typed, then a wrong password, tried as both roles.
      await page.clock.install()
      await open(page, '/about', locale)
      await signInButton(page, locale).click()
      await signIn(dialog, locale, '', '')
      await expect(dialog.getByText(t.errors.phoneRequired)).toBeVisible()
      await signIn(dialog, locale, demo.employer, '')
      await expect(dialog.getByText(t.errors.passwordRequired)).toBeVisible()
      await signIn(dialog, locale, demo.employer, 'not-her-password')
      await expect(dialog.getByText(t.signIn.failed)).toBeVisible()
      expect(tries).toEqual(['employer 401', 'jobseeker 401'])
      expect(await keptSession(page)).toEqual([null, null, null])
      await expectAccessible(page, openDialog)

      // An answer that says neither yes nor no.
      await page.route('**/api/employer/auth/login/', (route) => route.fulfill({ json: {} }))
      await signIn(dialog, locale, demo.employer, demoPassword)
      await expect(dialog.getByText(t.signIn.failedUnexplained, { exact: true })).toBeVisible()
      await page.unroute('**/api/employer/auth/login/')

      // The employer at the first try, on after 0.8 seconds, and out again with nothing left.
      tries.length = 0
      await stopClock(page)
      await signIn(dialog, locale, demo.employer, demoPassword)
      await expect(dialog.getByText(t.signIn.done)).toBeVisible()
      await page.clock.runFor(790)
      await expect(page).toHaveURL(localizedPath('/about', locale))
      await page.clock.runFor(20)
      await page.clock.resume()
      await expect(page).toHaveURL(localizedPath('/dashboard', locale))
      await expect(
        page.getByText(texts[locale].hiring.dashboard.welcome(await storedName())),
      ).toBeVisible()
      expect(tries).toEqual(['employer 200'])
      await signOut(page, locale, await storedName())
      await expect(page).toHaveURL(localizedPath('/', locale))
      const kept = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ])
      expect(kept.filter((key) => key !== 'react-router-scroll-positions')).toEqual([])

      // The job seeker, known at the second try, stays where she wanted something.
      tries.length = 0
      await open(page, '/candidates/500', locale)
      const shortlist = page.getByRole('button', {
        name: texts[locale].panel.shortlist,
        exact: true,
      })
      await shortlist.click()
      await expect(dialog.getByText(texts[locale].panel.signInFirst)).toBeVisible()
      await signIn(dialog, locale, demo.jobseeker, demoPassword)
      await expect(page.getByText(texts[locale].panel.householdsOnly)).toBeVisible()
      await expect(page).toHaveURL(localizedPath('/candidates/500', locale))
      expect(tries).toEqual(['employer 403', 'jobseeker 200'])
      await signOut(page, locale, await storedName())

      // The employer is asked what she wanted, without another click, also when the hearts of the page had her list first.
      await open(page, '/candidates/500', locale)
      const listed = page.waitForResponse(/api\/employer\/candidates\/$/)
      await page.route(/assets\/\w+\/household-panel-/, async (route) => {
        await listed
        await route.continue()
      })
      await shortlist.click()
      await signIn(dialog, locale, demo.employer, demoPassword)
      await expect(dialog.getByText(texts[locale].hiring.confirm.shortlist)).toBeVisible()
      await expect(page).toHaveURL(localizedPath('/candidates/500', locale))

      // Whoever is signed in already has no use for the page of sign-in.
      await page.goto(localizedPath('/login', locale))
      await expect(page).toHaveURL(localizedPath('/dashboard', locale))
      await hydrated(page)
      await expect(accountButton(page, locale, await storedName())).toBeVisible()
    })
  })
}
