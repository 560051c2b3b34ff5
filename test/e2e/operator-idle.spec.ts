import { localizedPath } from '../../src/platform/shared/locale.ts'
import { isSignedIn, keepSession, keptSession, signIn } from './accounts.ts'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { expect, expectAccessible, hydrated, open, places, test } from './journey.ts'
import { post } from './operators.ts'
import { texts } from './texts.ts'

for (const { title, locale, viewport } of places) {
  const { doors, newsletter } = texts[locale]
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 1.4 A session ends by its role's time (the operator's screen)
    test('an operator who has left two tabs of the console alone finds the sign-in, and behind it her pages and what she typed', async ({
      page,
      context,
      request,
    }) => {
      test.setTimeout(120_000)
      const main = page.getByRole('main')
      await context.clock.install()
      await keepSession(
        page,
        (await post(request, '/api/demo/sign-in/', { role: 'admin' })) as SessionGrant,
      )
      await open(page, '/admin/newsletter/new', locale)
      const subject = main.getByLabel(newsletter.editor.subject.en)
      await subject.fill('Half a sentence of')
      const second = await context.newPage()
      await open(second, '/admin/users?role=admin', locale)
      await expect(second.getByRole('main').getByRole('row').nth(1)).toBeVisible()
      const [token] = await keptSession(page)

      // A hand on either tab is enough for both; an hour with a hand ends nothing.
      await context.clock.fastForward('20:00')
      await page.mouse.move(40, 40)
      await page.mouse.move(60, 60)
      await context.clock.fastForward('20:00')
      await expect(subject).toHaveValue('Half a sentence of')
      await expect(second.getByRole('main').getByRole('row').nth(1)).toBeVisible()

      await context.clock.fastForward('11:00')
      for (const tab of [page, second]) {
        await expect(tab).toHaveURL(localizedPath('/admin/login', locale))
        await expect(tab.getByText(doors.endedUnused(30, 12))).toBeVisible()
      }
      expect(await keptSession(page)).toEqual([null, null, null])
      await expect.poll(() => isSignedIn(request, token ?? '')).toBe(false)
      await expectAccessible(page)

      await hydrated(page)
      await signIn(main, locale, '33000004', 'manzil-demo')
      await context.clock.runFor(2000)
      await expect(page).toHaveURL(localizedPath('/admin/newsletter/new', locale))
      await expect(subject).toHaveValue('Half a sentence of')
    })
  })
}
