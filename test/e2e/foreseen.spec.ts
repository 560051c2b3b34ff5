import type { Page } from '@playwright/test'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { heartTexts } from '../../src/features/hiring/web/panel-texts.ts'
import { en as moreEn } from '../../src/features/conversations/messages.more.en.ts'
import { keepSession, newAccount } from './accounts.ts'
import { householdWithList, rowOf } from './dashboards.ts'
import { expect, open, places, test } from './journey.ts'
import { texts } from './texts.ts'

/** Holds back what a screen sends; `answer` refuses it. */
async function hold(page: Page, url: string, method: string) {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await held
    await route.fulfill({ status: 429, json: { success: false } })
  })
  return { answer: () => answer(), free: () => page.unroute(url) }
}

for (const { title, locale, viewport } of places)
  test.describe(title, () => {
    test.use({ viewport })

    test('whoever is taken off or turned down comes back by one press, as she stood', async ({
      page,
      request,
    }) => {
      const { acts, done, statuses } = texts[locale].hiring
      const { undo } = heartTexts[locale]
      const household = await householdWithList(request, 1, 'Filipino')
      const [{ id, name } = { id: 0, name: '' }] = household.people
      const headers = { authorization: `Bearer ${household.token}` }
      const noted = { note: 'Cooks well', tags: ['first'] }
      await request.put(`/api/employer/candidates/${id}/note/`, { headers, data: noted })
      await keepSession(page, household)
      await open(page, '/dashboard/candidates?tab=shortlisted', locale)
      const row = rowOf(page, name)
      for (const act of ['unshortlist', 'reject'] as const) {
        await page.getByRole('button', { name: `${acts[act]}: ${name}`, exact: true }).click()
        await page
          .locator('dialog[open]')
          .getByRole('button', { name: acts[act], exact: true })
          .click()
        await expect(row).toHaveCount(0)
        await expect(page.getByText(done[act](name))).toBeVisible()
        await page.getByRole('button', { name: undo, exact: true }).last().click()
        await expect(row).toBeVisible()
        await expect(row.getByText(statuses.shortlisted, { exact: true })).toBeVisible()
        // Wait until the server has said so, too.
        await expect
          .poll(async () => {
            const { data } = (await (
              await request.get('/api/employer/candidates/', { headers })
            ).json()) as { data: object[] }
            return data
          })
          .toEqual([expect.objectContaining({ status: 'shortlisted', ...noted })])
      }
    })

    test('a deleted search, a muted conversation and what was read show at once, and come back when refused', async ({
      page,
      request,
    }) => {
      const { alerts, notifications } = texts[locale]
      const household = await householdWithList(request, 1, 'Filipino')
      const headers = { authorization: `Bearer ${household.token}` }
      const saved = await request.post('/api/employer/searches/', {
        headers,
        data: { name: 'Nannies', when: 'never', sms: false, email: false, query: 'position=Nanny' },
      })
      expect(saved.ok(), await saved.text()).toBe(true)
      await keepSession(page, household)
      await open(page, '/dashboard/searches', locale)
      const card = page.getByRole('article', { name: 'Nannies' })
      const deleting = await hold(page, '**/api/employer/searches/*/', 'DELETE')
      await card.getByRole('button', { name: alerts.page.deleteOf('Nannies') }).click()
      await expect(card).toHaveCount(0)
      deleting.answer()
      await expect(card).toBeVisible()
      await expect(page.getByText(alerts.page.deleteFailed)).toBeVisible()

      const begun = await request.post('/api/conversations/', {
        headers,
        data: { candidate_id: household.people[0]?.id },
      })
      const { data } = (await begun.json()) as { data: { id: number } }
      const { menu } = textsIn(moreEn, locale)
      await open(page, `/dashboard/messages/${data.id}`, locale)
      const more = page.getByRole('button', { name: menu.label })
      const muting = await hold(page, `**/api/conversations/${data.id}/`, 'PATCH')
      await more.click()
      await page.getByRole('menuitem', { name: menu.mute, exact: true }).click()
      await more.click()
      await expect(page.getByRole('menuitem', { name: menu.unmute, exact: true })).toBeVisible()
      muting.answer()
      await expect(page.getByRole('menuitem', { name: menu.mute, exact: true })).toBeVisible()
      await expect(page.getByText(menu.failed)).toBeVisible()
      await muting.free()

      // The demo's household has something unread.
      const demo = await request.post('/api/demo/sign-in/', { data: { role: 'employer' } })
      const session = ((await demo.json()) as { data: Awaited<ReturnType<typeof newAccount>> }).data
      await keepSession(page, session)
      await open(page, '/notifications', locale)
      const { list } = notifications
      const all = page.getByRole('main').getByRole('button', { name: list.markAll })
      await expect(all).toBeVisible()
      const reading = await hold(page, '**/api/notifications/read/', 'POST')
      const marks = page.getByRole('main').getByText(`(${list.isNew})`)
      const before = await marks.count()
      expect(before).toBeGreaterThan(0)
      await all.click()
      await expect(marks).toHaveCount(0)
      await expect(all).toHaveCount(0)
      reading.answer()
      await expect(marks).toHaveCount(before)
      await expect(page.getByText(list.markFailed)).toBeVisible()
    })
  })
