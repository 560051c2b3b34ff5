import { newAccount } from './accounts.ts'
import { as, at } from './at.ts'
import { publishedWorker } from './hires.ts'
import { expect, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { post } from './operators.ts'
import { shortlistedBy } from './terms.ts'
import { texts } from './texts.ts'

for (const { title, locale, viewport } of places)
  test.describe(title, () => {
    const { conversations: t, notifications } = texts[locale]

    test('what is new stands in the tab, beside the messages and in the bell, and goes with reading', async ({
      browser,
      baseURL,
      request,
    }) => {
      const { worker, candidateId } = await publishedWorker(request, 'Cherry Ocampo')
      const household = await newAccount(request)
      await shortlistedBy(request, household, candidateId)
      const begun = { candidate_id: candidateId }
      const { id } = (await post(request, '/api/conversations/', begun, household.token)) as {
        id: number
      }
      const faults: string[] = []
      const seat = { origin: baseURL ?? '', faults }
      const hers = await at(browser, worker, seat, { viewport })
      await open(hers, '/dashboard/interviews', locale)
      const inHeader = (name: string) => hers.getByRole('banner').getByRole('link', { name })
      const bell = inHeader(notifications.bell.label)
      const messages = inHeader(t.link.label)
      await expect(bell).toHaveAccessibleName(notifications.bell.label)
      await expect(hers).not.toHaveTitle(/^\(/)

      for (const text of ['Good morning', 'When could you start?'])
        await request.post(`/api/conversations/${id}/messages/`, {
          ...as(household),
          data: { client_id: crypto.randomUUID(), text },
        })
      // Two messages of one conversation are one thing that is new.
      await expect(messages).toHaveAccessibleName(`${t.link.label}: ${t.list.unreadTitle(1)}`)
      await expect(messages).toContainText('1')
      await expect(hers).toHaveTitle(/^\(1\) /)
      await expect(bell).toHaveAccessibleName(notifications.bell.unread(1), { timeout: 30_000 })
      await expect(bell).toContainText('1')
      await expectNoSidewaysScroll(hers)

      await messages.click()
      await hers.getByRole('main').getByRole('link', { name: household.user.full_name }).click()
      await expect(
        hers.getByRole('article').filter({ hasText: 'When could you start?' }),
      ).toBeVisible()
      await expect(hers).not.toHaveTitle(/^\(/)
      await expect(messages).toHaveAccessibleName(t.link.label)
      await expect(bell).toHaveAccessibleName(notifications.bell.label)
      expect(faults).toEqual([])
    })
  })
