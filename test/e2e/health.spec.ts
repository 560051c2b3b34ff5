import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { healthTexts } from '../../src/features/administration/web/health/texts.ts'
import { keepSession } from './accounts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { post } from './operators.ts'
import { texts } from './texts.ts'

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })
    const t = healthTexts[locale]

    test('an operator reads what is in order, and what to do where it is not', async ({
      page,
      request,
    }) => {
      await keepSession(
        page,
        (await post(request, '/api/demo/sign-in/', { role: 'admin' })) as SessionGrant,
      )
      await open(page, '/admin/health', locale)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        texts[locale].console.rooms.health,
      )
      await expect(main.getByText(t.alarms.database_away.title)).toBeVisible()
      await expect(main.getByText(t.figures.search_index_candidates)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      // As the server would tell it of messages that stand and a disk that fills.
      await page.route('**/api/admin/health/', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { data: { alarms: { key: string }[] } }
        const wrong: Record<string, object> = {
          messages_late: { is_on: true, value: 5400, of: 'sms' },
          disk_low: { is_on: true, value: 900 * 1024 ** 2 },
          money_alerts: { is_on: true, value: 3 },
        }
        body.data.alarms = body.data.alarms.map((alarm) => ({ ...alarm, ...wrong[alarm.key] }))
        await route.fulfill({ response: answer, json: body })
      })
      await page.reload()
      await expect(main.getByText(t.unwell(3))).toBeVisible()
      await expect(main.getByText(t.alarms.messages_late.todo)).toBeVisible()
      await expect(main.getByText(t.now(t.units.hours(1)))).toBeVisible()
      await expect(
        main.getByRole('link', { name: t.open(texts[locale].console.rooms.messages) }),
      ).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      if (process.env.E2E_PICTURES)
        for (const scheme of ['light', 'dark'] as const)
          for (const width of [360, 1440]) {
            await page.setViewportSize({ width, height: 900 })
            await page.emulateMedia({ colorScheme: scheme })
            await page.screenshot({
              path: `${process.env.E2E_PICTURES}/health-${locale}-${scheme}-${width}.png`,
              fullPage: true,
            })
          }
    })
  })
}
