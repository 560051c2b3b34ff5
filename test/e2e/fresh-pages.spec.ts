import type { Page } from '@playwright/test'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { keepSession, newAccount } from './accounts.ts'
import { hireCandidate, publishedWorker, saveProfile } from './hires.ts'
import { hydrated, desktop, expect, locales, open, test } from './journey.ts'
import { texts } from './texts.ts'

// As visitors have it: with the worker that keeps pages for when there is no connection.
test.use({ serviceWorkers: 'allow', viewport: desktop })

const isLookedAfter = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** Comes back to a page by its address, as from a bookmark: nothing is reloaded by force. */
async function visitAgain(page: Page, path: string): Promise<void> {
  await page.goto('/favicon.svg')
  await page.goto(path)
  await hydrated(page)
}

for (const locale of locales) {
  const t = texts[locale]

  // spec: 3.2 Pages without a connection
  test(`${locale}: who was hired elsewhere since the last visit is offered to nobody, whatever the browser kept`, async ({
    page,
    request,
  }) => {
    const { candidateId } = await publishedWorker(request, 'Fresh Santos')
    await keepSession(page, await newAccount(request))
    await open(page, `/candidates/${candidateId}`, locale)
    await isLookedAfter(page)
    const path = localizedPath(`/candidates/${candidateId}`, locale)
    await visitAgain(page, path)
    const shortlist = page.getByRole('button', { name: t.hiring.acts.shortlist, exact: true })
    await expect(shortlist).toBeVisible()
    // Her own facts: people like her stand below, and stay available.
    const { person, profile } = t.candidates
    const word = person.available(profile.available, '', 'female')
    const available = page.getByRole('definition').filter({ hasText: new RegExp(`^${word}$`) })
    await expect(available).toHaveCount(1)

    await hireCandidate(request, candidateId)
    await visitAgain(page, path)
    await expect(page.getByText(t.hiring.panel.unavailableText)).toBeVisible()
    await expect(page.getByText(t.candidates.profile.hired, { exact: true }).first()).toBeVisible()
    await expect(available).toHaveCount(0)
    await expect(shortlist).toHaveCount(0)
  })

  test(`${locale}: a profile that was unpublished since the last visit is not there, and not on a page taken out of memory either`, async ({
    page,
    request,
  }) => {
    const { worker, candidateId } = await publishedWorker(request, 'Hidden Santos')
    await open(page, `/candidates/${candidateId}`, locale)
    await isLookedAfter(page)
    const path = localizedPath(`/candidates/${candidateId}`, locale)
    await visitAgain(page, path)
    await expect(page.getByRole('heading', { level: 1, name: 'Hidden Santos' })).toBeVisible()

    await saveProfile(request, worker, { is_published: 'false' })
    // What 'back' does with a page that the browser kept whole: it is shown as it was, with this event.
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(
      page.getByRole('heading', { level: 1, name: t.candidates.profile.notFound }),
    ).toBeVisible()
    await visitAgain(page, path)
    await expect(
      page.getByRole('heading', { level: 1, name: t.candidates.profile.notFound }),
    ).toBeVisible()
  })
}

test('without a connection a page out of memory stays as it was; it asks anew once there is one', async ({
  page,
  context,
  request,
}) => {
  const { worker, candidateId } = await publishedWorker(request, 'Patient Santos')
  await open(page, `/candidates/${candidateId}`, 'en')
  await isLookedAfter(page)
  await saveProfile(request, worker, { is_published: 'false' })
  await context.setOffline(true)
  await page.evaluate(() => {
    document.documentElement.dataset['loaded'] = 'once'
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await context.setOffline(false)
  const { notFound } = texts.en.candidates.profile
  await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once')
})

test('what somebody looked for stands in nobody else’s page, and goes along to the other language', async ({
  page,
  request,
}) => {
  const looked = `Noor ${crypto.randomUUID()}`
  for (const path of ['/admin/users', '/dashboard/orders', '/pricing', '/candidates/7']) {
    for (const query of [`?q=${encodeURIComponent(looked)}`, '']) {
      const shown = await (await request.get(path + query)).text()
      expect(
        decodeURIComponent(shown.replaceAll('+', ' ').replace(/%(?![0-9a-f]{2})/gi, '')),
        path + query,
      ).not.toContain(looked)
    }
  }
  await page.goto('/pricing?from=a-friend')
  const arabic = page.getByRole('banner').getByRole('link', { name: 'العربية' })
  await expect(arabic).toHaveAttribute('href', '/ar/pricing?from=a-friend')
})
