import { localizedPath } from '../../src/platform/shared/locale.ts'
import {
  anotherDevice,
  chooseFromMenu,
  dialogOf,
  isSignedIn,
  keepSession,
  keptSession,
  newAccount,
  openDialog,
  signIn,
  signInButton,
} from './accounts.ts'
import { hydrated, expect, expectAccessible, open, places, test, watch } from './journey.ts'
import { texts } from './texts.ts'

for (const { title, locale, viewport } of places) {
  const t = texts[locale].accounts
  const billing = texts[locale].billing
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 1.2 /login, where a lost session leads
    // spec: 1.3 Keys token, refreshToken, user
    // spec: 1.4 A 401 refreshes once, else ends
    // spec: 1.8 401: refresh once, else clear and /login
    test('a session runs out in two tabs, is renewed once, and ends', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      const account = await newAccount(request)
      const other = await anotherDevice(request, account.number)
      const faults: string[] = []
      const second = await context.newPage()
      watch(second, new URL(baseURL ?? '').origin, faults)
      const renewals: number[] = []
      context.on('response', (response) => {
        if (response.url().endsWith('/api/auth/refresh-token')) renewals.push(response.status())
      })
      await keepSession(page, account)
      await open(page, '/dashboard/orders', locale)
      await expect(page.getByRole('heading', { name: billing.orders.title })).toBeVisible()
      await open(second, '/about', locale)

      // An access token that is good no more: both tabs act, one renews, both go on.
      await page.evaluate(() => localStorage.setItem('token', 'spent'))
      await Promise.all([page, second].map((tab) => chooseFromMenu(tab, locale, 'devices')))
      for (const tab of [page, second])
        await expect(dialogOf(tab).getByText(t.devices.current)).toHaveCount(1)
      expect(renewals).toEqual([200])
      expect(await keptSession(second)).toEqual(await keptSession(page))

      // The other device is signed out from here.
      await expect(dialogOf(page).getByRole('listitem')).toHaveCount(2)
      await expectAccessible(page, openDialog)
      await dialogOf(page)
        .getByRole('button', { name: t.devices.endOf(t.devices.unknown) })
        .click()
      await expect(dialogOf(page).getByRole('listitem')).toHaveCount(1)
      expect(await isSignedIn(request, other.token)).toBe(false)
      await page.keyboard.press('Escape')
      await second.keyboard.press('Escape')

      // The session is ended elsewhere: all is cleared, here at the next act and there at once.
      const [token] = await keptSession(page)
      await request.delete('/api/auth/sessions/', {
        data: { scope: 'all' },
        headers: { authorization: `Bearer ${token}` },
      })
      // Its stream of news may tell the page first: then there is no menu any more to choose from.
      await chooseFromMenu(page, locale, 'devices', { timeout: 5000 }).catch(() => undefined)
      await expect(page).toHaveURL(localizedPath('/login', locale))
      expect(renewals).toEqual([200, 401])
      expect(await keptSession(page)).toEqual([null, null, null])
      await expect(signInButton(second, locale)).toBeVisible()

      // Signed in again, back where the session ended.
      await hydrated(page)
      await expect(page.getByText(t.loginPage.ended)).toBeVisible()
      await signIn(page.getByRole('main'), locale, account.number)
      await expect(page).toHaveURL(localizedPath('/dashboard/orders', locale))
      await expect(page.getByRole('heading', { name: billing.orders.title })).toBeVisible()

      // Out everywhere, after a question.
      const elsewhere = await anotherDevice(request, account.number)
      await chooseFromMenu(page, locale, 'devices')
      const dialog = dialogOf(page)
      await dialog.getByRole('button', { name: t.devices.endAll }).click()
      await expect(dialog.getByText(t.devices.endAllText)).toBeVisible()
      await expect(dialog.getByRole('button', { name: t.form.cancel })).toBeFocused()
      await expectAccessible(page, openDialog)
      await dialog.getByRole('button', { name: t.devices.endAll }).click()
      await expect(page).toHaveURL(localizedPath('/', locale))
      await expect(signInButton(page, locale)).toBeVisible()
      expect(await keptSession(page)).toEqual([null, null, null])
      expect(await isSignedIn(request, elsewhere.token)).toBe(false)
      expect(faults).toEqual([])
    })

    // spec: 1.2 /dashboard without a role
    // spec: 1.2 A guard wants token, user and role
    // spec: 2.2 /dashboard
    // spec: 2.6 Any other role is sent to /
    test('the dashboard opens to nobody whom the server does not confirm', async ({
      page,
      context,
      request,
    }) => {
      const dashboard = localizedPath('/dashboard', locale)
      const home = localizedPath('/', locale)
      const jobseeker = await newAccount(request, 'jobseeker')
      const forHouseholds: string[] = []
      page.on('request', (call) => {
        if (/\/api\/employer\//.test(call.url())) forHouseholds.push(call.url())
      })

      // Nobody, a token without its user, a user that is no user, a role that has no dashboard.
      await page.goto(dashboard)
      await expect(page).toHaveURL(home)
      for (const user of [null, {}, { ...jobseeker.user, role: 'agency', user_type: 'agency' }]) {
        await keepSession(page, { ...jobseeker, user })
        await page.goto(dashboard)
        await expect(page).toHaveURL(home)
      }
      await keepSession(page, { ...jobseeker, user: null })
      await open(page, '/about', locale)
      await expect(signInButton(page, locale)).toBeVisible()

      // A job seeker who says she is an employer gets her own page, and tokens that nobody gave get none.
      const claimed = { ...jobseeker.user, role: 'employer', user_type: 'employer' }
      await keepSession(page, { ...jobseeker, user: claimed })
      await page.goto(localizedPath('/dashboard/invoices', locale))
      await expect(page.getByRole('heading', { name: jobseeker.user.full_name })).toBeVisible()
      await keepSession(page, { token: 'forged', refreshToken: 'forged', user: claimed })
      await page.goto(dashboard)
      await expect(page).toHaveURL(localizedPath('/login', locale))
      expect(await keptSession(page)).toEqual([null, null, null])
      expect(forHouseholds).toEqual([])

      // Without a network it says so, and goes on once there is one.
      const { away } = texts[locale].hiring.dashboard
      const offline = await context.newPage()
      await keepSession(offline, jobseeker)
      await offline.route('**/api/auth/me', (route) => route.abort('internetdisconnected'))
      await open(offline, '/dashboard', locale)
      await expect(offline.getByRole('heading', { name: away.unreachable })).toBeVisible()
      await context.setOffline(true)
      await expect(offline.getByRole('heading', { name: away.offline })).toBeVisible()
      await expectAccessible(offline, 'main')
      await context.setOffline(false)
      await offline.unroute('**/api/auth/me')
      await offline.getByRole('button', { name: texts[locale].hiring.retry }).click()
      await expect(offline.getByRole('heading', { name: jobseeker.user.full_name })).toBeVisible()
    })
  })
}
