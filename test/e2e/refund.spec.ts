import type { APIRequestContext, Page } from '@playwright/test'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { roomsOf } from './rooms.ts'
import { claims as claimsAr } from '../../src/features/billing/messages.claims.ar.ts'
import { claims as claimsEn } from '../../src/features/billing/messages.claims.en.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { formatAmount } from '../../src/platform/shared/money.ts'
import { keepSession, openDialog } from './accounts.ts'
import { hire } from './hires.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { texts } from './texts.ts'

const claimTexts = { en: claimsEn, ar: claimsAr }
const money = (amount: number, locale: Locale) => formatAmount(amount, 'QAR', locale)

const operator = async (request: APIRequestContext): Promise<SessionGrant> =>
  (
    (await (await request.post('/api/demo/sign-in/', { data: { role: 'admin' } })).json()) as {
      data: SessionGrant
    }
  ).data

/** Closes the dialog, by the cross at its top. */
const close = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })
    const { billing, rooms } = texts[locale]
    const { guarantee, orders, screens } = billing
    const claims = claimTexts[locale]
    const queue = roomsOf(locale)

    // spec: 2.2 A claim under the guarantee
    // spec: 3.4 Orders with payments and refunds (the refund)
    test('a household claims under the guarantee; the operator gives back a part, which ends the hire, and later the rest', async ({
      page,
      request,
    }) => {
      const { candidateId, household } = await hire(request, 'Perla Navarro')
      await keepSession(page, household)
      await open(page, '/dashboard/orders', locale)
      await page.getByRole('button', { name: guarantee.show }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(guarantee.phases.whole)).toBeVisible()
      await dialog.getByRole('button', { name: claims.open }).click()
      await expect(dialog.getByLabel(claims.cause)).toBeFocused()
      await dialog.getByRole('button', { name: claims.send }).click()
      await expect(dialog.getByLabel(claims.cause)).toHaveAttribute('aria-invalid', 'true')
      await expect(dialog.getByLabel(claims.cause)).toBeFocused()
      await dialog.getByLabel(claims.cause).selectOption('left')
      await expect(dialog.getByLabel(claims.cause)).not.toHaveAttribute('aria-invalid', 'true')
      await expect(dialog.getByText(`${claims.gives}: ${money(1900, locale)}`)).toBeVisible()
      await dialog.getByLabel(claims.reason).fill('She went home to her children.')
      await expectAccessible(page, openDialog)
      await dialog.getByRole('button', { name: claims.send }).click()
      await expect(dialog.getByText(claims.states.open)).toBeVisible()
      const orderNo = /ORD-[\d-]+/.exec(await dialog.innerText())?.[0] ?? ''

      const console = await operator(request)
      await keepSession(page, console)
      await open(page, `/admin/claims?q=${orderNo}`, locale)
      await page.getByRole('button', { name: queue.acts.claims.what(orderNo) }).click()
      await dialog.getByLabel(queue.claims.amount).fill('٧٠٠')
      await expect(dialog.getByRole('checkbox', { name: queue.claims.endsHire })).toBeChecked()
      await dialog.getByLabel(queue.claims.answer).fill('Seven hundred, as we agreed.')
      await expectAccessible(page, openDialog)
      await dialog.getByRole('button', { name: queue.claims.grant(money(700, locale)) }).click()
      await expect(dialog).toHaveCount(0)

      // She is free again, and the household reads what came of it.
      expect((await request.get(`/api/candidates/${candidateId}/`)).status()).toBe(200)
      await keepSession(page, household)
      await open(page, '/dashboard/orders', locale)
      await expect(page.getByText(orders.partlyRefunded(money(700, locale)))).toBeVisible()
      await expect(page.getByRole('button', { name: orders.pay })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: guarantee.show }).click()
      await expect(dialog.getByRole('heading', { name: guarantee.endedTitle })).toBeVisible()
      await expect(dialog.getByText('Seven hundred, as we agreed.')).toBeVisible()
      await expectAccessible(page, openDialog)
      await close(page, screens.close)

      await keepSession(page, console)
      await open(page, `/admin/orders?q=${orderNo}&status=paid`, locale)
      await page.getByRole('button', { name: rooms.orders.openOf(orderNo), exact: true }).click()
      await dialog.getByRole('button', { name: rooms.orders.refund, exact: true }).click()
      await dialog.getByLabel(rooms.orders.reason).fill('The rest of it')
      await expectAccessible(page, openDialog)
      await dialog.getByRole('button', { name: rooms.orders.confirm(money(1200, locale)) }).click()
      await expect(page.getByText(rooms.orders.done)).toBeVisible()

      await keepSession(page, household)
      await open(page, '/dashboard/orders', locale)
      await expect(page.getByText(orders.refunded, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: guarantee.show }).click()
      await expect(dialog.getByText(money(1900, locale))).toBeVisible()
      await expect(dialog.getByRole('button', { name: claims.open })).toHaveCount(0)
    })
  })
}
