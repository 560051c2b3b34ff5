import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { preview as en } from '../../src/features/profiles/messages.preview.en.ts'
import { keepSession, newAccount } from './accounts.ts'
import { publishedWorker, saveProfile } from './hires.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { texts } from './texts.ts'

for (const { title, locale, viewport } of places)
  test.describe(title, () => {
    test.use({ viewport })

    test('a worker sees her page before others do, and nobody else sees it', async ({
      page,
      request,
    }) => {
      const t = textsIn(en, locale)
      const { profile } = texts[locale].candidates
      const { worker, candidateId } = await publishedWorker(request, 'Hidden Santos')
      await saveProfile(request, worker, { is_published: 'false', description: 'Mine alone.' })
      await open(page, `/candidates/${candidateId}`, locale)
      const missing = page.getByRole('heading', { level: 1, name: profile.notFound })
      await expect(missing).toBeVisible()

      await keepSession(page, worker)
      await open(page, `/candidates/${candidateId}`, locale)
      await expect(page.getByText(t.title)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Hidden Santos' })).toBeVisible()
      await expect(page.getByText('Mine alone.')).toBeVisible()
      await expect(missing).toBeHidden()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.getByRole('link', { name: t.toProfile }).click()
      await expect(page).toHaveURL(/\/dashboard\/my-profile$/)

      // An address that is somebody else's shows nobody, also to another worker.
      await keepSession(page, await newAccount(request, 'jobseeker', 'Other Santos'))
      await open(page, `/candidates/${candidateId}`, locale)
      await expect(missing).toBeVisible()
      await expect(page.getByText(t.title)).toBeHidden()
    })
  })
