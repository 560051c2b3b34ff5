import { guideTexts } from '../../src/features/recruitment/web/texts.ts'
import { keepSession } from './accounts.ts'
import { hire } from './hires.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { texts } from './texts.ts'

for (const { title, locale, viewport } of places)
  test.describe(title, () => {
    test.use({ viewport })

    test('household and worker talk within the page of the case, and what is not in sight is not read', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { link, write, room } = texts[locale].conversations
      const guide = guideTexts[locale]
      const { worker, candidateId, household } = await hire(page.request, 'Talking Bautista')
      const path = `/dashboard/recruitments/${candidateId}`
      await keepSession(page, household)
      await open(page, path, locale)
      await page.getByRole('button', { name: link.writeTo('Talking Bautista') }).click()
      const field = page.getByRole('textbox', { name: write.label })
      await field.fill('When do you arrive?')
      await field.press('Enter')
      const log = page.getByRole('log', { name: room.log('Talking Bautista') })
      await expect(log).toContainText('When do you arrive?')
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(
        page.getByRole('button', { name: link.writeTo('Talking Bautista') }),
      ).toHaveCount(0)

      // She finds it in her own case, and answers there.
      const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
      const hers = await context.newPage()
      await keepSession(hers, worker)
      const unread = () =>
        hers.request
          .get('/api/conversations/unread/', {
            headers: { authorization: `Bearer ${worker.token}` },
          })
          .then(
            async (answer) => ((await answer.json()) as { data: { unread: number } }).data.unread,
          )
      await open(hers, '/dashboard/recruitment', locale)
      const her = hers.getByRole('log')
      await expect(her).toContainText('When do you arrive?')
      expect(await unread()).toBe(1)
      await her.scrollIntoViewIfNeeded()
      await hers.getByRole('textbox', { name: write.label }).scrollIntoViewIfNeeded()
      await expect.poll(unread).toBe(0)
      await hers.getByRole('textbox', { name: write.label }).fill('On Sunday.')
      await hers.getByRole('button', { name: write.send, exact: true }).click()
      await expect(log).toContainText('On Sunday.')
      await expectNoSidewaysScroll(hers)
      await expectAccessible(hers)
      await hers.getByRole('link', { name: guide.conversation }).click()
      await expect(hers).toHaveURL(/\/dashboard\/messages\/\d+$/)
      await context.close()

      await open(page, path, locale)
      await expect(log).toContainText('On Sunday.')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })
