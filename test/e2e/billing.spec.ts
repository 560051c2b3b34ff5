import fs from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Locale } from '../../src/platform/shared/locale.ts'
import { shownRuns } from '../pdf-text.ts'
import { type Account, keepSession, newAccount, openDialog } from './accounts.ts'
import { desktop, expect, expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll, locales, open, phone, test } from './journey.ts'
import { pagesTexts } from '../../src/features/content/web/pages/pages-texts.ts'
import { texts } from './texts.ts'

const sizes = { en: desktop, ar: phone }
/** Each of these journeys hires someone of her own. */
const nationalities: Record<Locale, string> = { en: 'Filipino', ar: 'Ugandan' }

/** A household that has selected someone, and someone else on the list. */
async function selecting(request: APIRequestContext, nationality: string): Promise<{ account: Account; name: string; otherId: number }> {
  const account = await newAccount(request)
  const listed = await request.get(`/api/candidates/?nationality=${nationality}&sort=age_desc&page_size=60`)
  const { results } = ((await listed.json()) as { data: { results: { id: number; full_name: string }[] } }).data
  const [chosen, other] = [results.at(-1), results.at(-2)]
  for (const status of ['shortlisted', 'selected']) {
    const moved = await request.post(`/api/employer/candidates/${chosen?.id}/status/`, {
      data: { status },
      headers: { authorization: `Bearer ${account.token}` },
    })
    expect(moved.status()).toBe(200)
  }
  return { account, name: chosen?.full_name ?? '', otherId: other?.id ?? 0 }
}

const choose = (page: Page, outcome: string) => page.locator(`button[value=${outcome}]`).click()

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ viewport: sizes[locale] })
    const { orders, payment, guarantee, invoices, plans, contact, verify, screens } = texts[locale].billing

    test('a household declines, cancels, pays and closes the window, and has its papers', async ({ page, request }) => {
      const { account, name } = await selecting(request, nationalities[locale])
      await keepSession(page, account)
      await open(page, '/dashboard/orders', locale)
      const pay = async () => {
        await page.getByRole('button', { name: orders.pay }).first().click()
        await page.getByRole('dialog').getByRole('button', { name: orders.pay }).click()
        await expect(page).toHaveURL(/\/pay\/sandbox\//)
      }
      await expect(page.getByRole('link', { name })).toBeVisible()
      await pay()
      await expectAccessible(page)
      await choose(page, 'declined')
      await expect(page.getByText(payment.outcomes.failed.title)).toBeVisible()
      await pay()
      await choose(page, 'cancelled')
      await expect(page.getByText(payment.outcomes.cancelled.title)).toBeVisible()
      await expectAccessibleInBothThemes(page)
      await pay()
      await page.locator('summary').click()
      await choose(page, 'never_returns')
      await expect(page.getByRole('status')).toBeVisible()
      await open(page, '/dashboard/orders', locale)
      await expect(page.getByText(orders.statuses.paid, { exact: true }).first()).toBeVisible()

      await page.getByRole('button', { name: guarantee.show }).click()
      await expect(page.getByRole('dialog').getByText(guarantee.phases.whole)).toBeVisible()
      await expectAccessibleInBothThemes(page, openDialog)
      await page.getByRole('dialog').getByRole('button', { name: screens.close }).click()

      await open(page, '/dashboard/invoices', locale)
      await expectNoSidewaysScroll(page)
      const save = async (label: string) => {
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: label }).first().click()
        return download
      }
      const text = await save(`${invoices.download}:`)
      expect(text.suggestedFilename()).toMatch(/^INV-\d{6}(-\d+)?\.txt$/)
      expect(fs.readFileSync(await text.path(), 'utf8')).toContain(name)
      const paper = await save(`${invoices.downloadPdf}:`)
      expect(paper.suggestedFilename()).toMatch(/\.pdf$/)
      const shown = shownRuns(fs.readFileSync(await paper.path()))
        .flat()
        .map((run) => run.text)
        .join('')
      const code = /verify\/invoice\/([0-9a-f-]{36})/.exec(shown)?.[1] ?? ''
      await open(page, `/verify/invoice/${code}`, locale)
      await expect(page.getByRole('heading', { level: 1, name: verify.title })).toBeVisible()
      await expect(page.getByText(name)).toHaveCount(0)
      await expectAccessibleInBothThemes(page)
      await open(page, `/verify/invoice/${crypto.randomUUID()}`, locale)
      await expect(page.getByRole('heading', { level: 1, name: verify.unknown.title })).toBeVisible()
    })

    test('a household buys a plan from Pricing and sees a contact', async ({ page, request }) => {
      const { account, otherId } = await selecting(request, 'Kenyan')
      await keepSession(page, account)
      await open(page, `/candidates/${otherId}`, locale)
      await expect(page.getByText(contact.needsPlan)).toBeVisible()
      await open(page, '/pricing', locale)
      const { filled, pricing } = pagesTexts(locale)
      await page.getByRole('link', { name: filled.ask(pricing.plans.standard.name) }).click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: plans.buyTitle })).toBeVisible()
      await expectAccessible(page, openDialog)
      await page.getByRole('dialog').getByRole('button', { name: /245/ }).click()
      await expect(page).toHaveURL(/\/pay\/sandbox\//)
      await choose(page, 'paid')
      await expect(page.getByText(plans.outcomes.paid.title)).toBeVisible()
      await expect(page.getByRole('heading', { name: plans.current(plans.names.standard) })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessibleInBothThemes(page)
      await open(page, `/candidates/${otherId}`, locale)
      await page.getByRole('button', { name: contact.show }).click()
      await expect(page.getByRole('link', { name: /^\+\d+/ }).first()).toBeVisible()
      await expectAccessible(page)
    })
  })
}
