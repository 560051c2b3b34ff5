import { lawName } from '../../src/features/profiles/law-rules.ts'
import { nameIn } from '../../src/features/profiles/name-rules.ts'
import type { APIRequestContext } from '@playwright/test'
import { errorTexts } from '../../src/features/agreements/texts.ts'
import { keepSession, newAccount, openDialog } from './accounts.ts'
import { as } from './at.ts'
import { payNewestOrder } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { proposeTerms, shortlistedBy } from './terms.ts'
import { texts } from './texts.ts'

/** A household that has shortlisted a worker who has just come. */
async function shortlisting(request: APIRequestContext, name: string) {
  const { worker, candidateId } = await publishedWorker(request, name)
  const household = await newAccount(request)
  await shortlistedBy(request, household, candidateId)
  return { worker, candidateId, household }
}

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })
    const { agreements: t, terms: words, hiring, billing } = texts[locale]

    test('terms are written, countered, agreed to and paid', async ({ page, request }) => {
      const { worker, candidateId, household } = await shortlisting(request, 'Analyn Reyes')

      // Selecting her asks her, with terms that are hers to answer.
      await keepSession(page, household)
      await open(page, `/candidates/${candidateId}`, locale)
      const select = hiring.acts.directSelect
      await page.getByRole('button', { name: select, exact: true }).first().click()
      const dialog = page.getByRole('dialog').last()
      await expect(dialog.getByLabel(words.names.wage)).toHaveValue('1900')
      await dialog.getByLabel(words.names.wage).fill('900')
      await dialog.getByRole('button', { name: select, exact: true }).click()
      await expect(dialog.getByText(lawName('Law 17/2020', locale)).first()).toBeVisible()
      await expectAccessible(page, openDialog)
      await dialog.getByLabel(words.names.wage).fill('1700')
      await dialog.getByRole('button', { name: select, exact: true }).click()
      await expect(page.getByText(t.standing.waiting.title).first()).toBeVisible()

      // Paying before her answer is not the first thing that is offered.
      await open(page, '/dashboard/orders', locale)
      await page.getByRole('button', { name: billing.orders.pay }).first().click()
      const paying = page.getByRole('dialog')
      await expect(paying.getByText(t.standing.waiting.title)).toBeInViewport({ ratio: 1 })
      await expect(paying.getByRole('button', { name: billing.orders.pay })).toBeDisabled()
      await expectAccessible(page, openDialog)
      await paying.getByRole('button', { name: billing.payment.wait }).click()

      // She proposes another wage.
      await keepSession(page, worker)
      await open(page, '/dashboard/agreements', locale)
      await page.getByRole('button', { name: t.answer.other }).click()
      const counter = page.getByRole('dialog')
      await counter.getByLabel(words.names.wage).fill('2000')
      await counter.getByRole('button', { name: t.counter.submit, exact: true }).click()
      await expect(page.getByText(t.statuses.worker.countered)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await open(page, '/dashboard/agreements', locale)
      await expect(page.getByText(t.statuses.worker.countered)).toBeVisible()
      await expectAccessible(page)

      // The household sees what differs, takes it, and pays.
      await keepSession(page, household)
      await open(page, '/dashboard/agreements', locale)
      await expect(page.getByText(words.changed, { exact: true })).toBeVisible()
      const inArabic = nameIn('Analyn Reyes', 'ar') ?? ''
      const name = page.getByRole('article').getByText(inArabic, { exact: true })
      await expect(name).toHaveCount(locale === 'ar' ? 1 : 0)
      await expectAccessible(page)
      await page.getByRole('button', { name: t.answer.accept }).click()
      const waiting = page.getByRole('heading', { name: t.page.waiting, exact: true })
      await expect(waiting).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: t.answer.accept }).click()
      await expect(page.getByRole('heading', { name: t.page.agreed, exact: true })).toBeVisible()
      await expect(waiting).toHaveCount(0)
      await page.getByRole('link', { name: t.page.toPay }).click()
      await page.getByRole('button', { name: billing.orders.pay }).first().click()
      await expect(page.getByRole('dialog').getByText(t.standing.yes.title)).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: billing.orders.pay }).click()
      await page.locator('button[value=paid]').click()
      await expect(page.getByText(billing.payment.outcomes.paid.title).first()).toBeVisible()
    })

    test('a no to unfair terms ends it unpaid; the same are not asked again, better ones are', async ({
      page,
      request,
    }) => {
      const { worker, candidateId, household } = await shortlisting(request, 'Maribel Santos')
      await proposeTerms(request, household, candidateId)
      await keepSession(page, worker)
      await open(page, '/dashboard/agreements', locale)
      const dialog = page.locator(openDialog)
      await page.getByRole('button', { name: t.answer.no, exact: true }).click()
      await expect(dialog.getByText(t.answer.noText)).toBeVisible()
      await expectAccessible(page, openDialog)
      await dialog.getByRole('button', { name: t.answer.no, exact: true }).dblclick({ delay: 20 })
      await expect(
        page.getByRole('main').getByText(t.statuses.worker.declined, { exact: true }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: t.answer.yes })).toHaveCount(0)
      await expectNoSidewaysScroll(page)

      // The household reads it on her page and can't pay; it asks again, with other terms.
      await keepSession(page, household)
      await open(page, '/dashboard/orders', locale)
      await page.getByRole('button', { name: billing.orders.pay }).first().click()
      await expect(dialog.getByText(t.standing.no.title)).toBeVisible()
      await expect(dialog.getByRole('button', { name: billing.orders.pay })).toHaveCount(0)
      await expectAccessible(page, openDialog)
      await open(page, `/candidates/${candidateId}`, locale)
      await expect(page.getByText(t.standing.no.title).first()).toBeVisible()
      const again = page.getByRole('button', { name: t.ask.again, exact: true })
      await again.filter({ visible: true }).first().click()
      await dialog.getByRole('button', { name: t.ask.again, exact: true }).click()
      await expect(dialog.getByText(errorTexts[locale].termsDeclinedSame)).toBeVisible()
      await dialog.getByLabel(words.names.wage).fill('2200')
      await dialog.getByRole('button', { name: t.ask.again, exact: true }).click()
      await expect(page.getByText(t.standing.waiting.title).first()).toBeVisible()
    })

    test('a no after the payment gives the money back', async ({ page, request }) => {
      const { worker, candidateId, household } = await shortlisting(request, 'Rowena Diaz')
      await proposeTerms(request, household, candidateId)
      await payNewestOrder(request, household.token)
      await keepSession(page, worker)
      await open(page, '/dashboard/agreements', locale)
      await page.getByRole('button', { name: t.answer.no, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(t.answer.noPaid)).toBeVisible()
      await dialog.getByRole('button', { name: t.answer.no, exact: true }).click()
      await expect(
        page.getByRole('main').getByText(t.statuses.worker.declined, { exact: true }),
      ).toBeVisible()
      await keepSession(page, household)
      await open(page, '/dashboard/orders', locale)
      await expect(page.getByText(billing.orders.refunded, { exact: true })).toBeVisible()
      await expectNoSidewaysScroll(page)
      // All of it, and she is on the list again.
      const { data } = (await (
        await request.get('/api/employer/orders/', as(household))
      ).json()) as { data: { amount: number; refunded_amount: number }[] }
      expect(data[0]).toMatchObject({ amount: 1900, refunded_amount: 1900 })
      expect((await request.get(`/api/candidates/${candidateId}/`)).status()).toBe(200)
    })
  })
}
