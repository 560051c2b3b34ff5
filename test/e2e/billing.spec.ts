import fs from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { shownRuns } from '../pdf-text.ts'
import { householdWithList } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import { type Account, keepSession, newAccount, openDialog } from './accounts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './journey.ts'
import { pagesTexts } from '../../src/features/content/web/pages/pages-texts.ts'
import { failureWords } from '../../src/platform/web/failure-words.ts'
import { texts } from './texts.ts'

/** A household that has selected someone who has just come. */
async function selecting(request: APIRequestContext, name: string): Promise<Account> {
  const { candidateId } = await publishedWorker(request, name)
  const household = await householdWithList(request, 0, 'Filipino')
  for (const status of ['shortlisted', 'selected']) await household.status(candidateId, status)
  return household
}

const choose = (page: Page, outcome: string) => page.locator(`button[value=${outcome}]`).click()

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })
    const { orders, payment, guarantee, invoices, plans, contact, verify, screens } =
      texts[locale].billing

    // spec: 2.2 Orders: text, search
    // spec: 2.2 Invoices: text
    test('a household declines, cancels, pays and closes the window, and has its papers', async ({
      page,
      request,
    }) => {
      const name = 'Marites Ocampo'
      const account = await selecting(request, name)
      await keepSession(page, account)
      await open(page, '/dashboard/orders', locale)
      const pay = async () => {
        await page.getByRole('button', { name: orders.pay }).first().click()
        await page.getByRole('dialog').getByRole('checkbox').check()
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
      await expectAccessible(page)
      await pay()
      await page.locator('summary').click()
      await choose(page, 'never_returns')
      await expect(page.getByRole('status')).toBeVisible()
      await open(page, '/dashboard/orders', locale)
      await expect(page.getByText(orders.statuses.paid, { exact: true }).first()).toBeVisible()

      await page.getByRole('button', { name: guarantee.show }).click()
      await expect(page.getByRole('dialog').getByText(guarantee.phases.whole)).toBeVisible()
      await expectAccessible(page, openDialog)
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
      await expectAccessible(page)
      await open(page, `/verify/invoice/${crypto.randomUUID()}`, locale)
      await expect(
        page.getByRole('heading', { level: 1, name: verify.unknown.title }),
      ).toBeVisible()
    })

    test('what could not be refreshed says so once, and the last words of a dialog stand clear of its foot', async ({
      page,
      request,
      context,
    }) => {
      await keepSession(page, await selecting(request, 'Lorna Aquino'))
      await open(page, '/dashboard/orders', locale)
      await page.getByRole('button', { name: orders.pay }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox').check()
      await page.route('**/api/employer/orders/**', (route) => route.abort('internetdisconnected'))
      await dialog.getByRole('button', { name: orders.pay }).click()
      const failed = dialog.getByRole('alert')
      await expect(failed).toBeVisible()
      const foot = await dialog.locator('footer').boundingBox()
      const words = await failed.boundingBox()
      expect((foot?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)).toBeGreaterThan(8)
      await page.keyboard.press('Escape')

      const stale = page.getByRole('status').filter({ hasText: screens.stale })
      const offline = page.getByRole('status').filter({ hasText: failureWords[locale].offline })
      await expect(stale).toBeVisible()
      await context.setOffline(true)
      await expect(offline).toBeVisible()
      await expect(stale).toHaveCount(0)
      await page.unroute('**/api/employer/orders/**')
      await context.setOffline(false)
      await expect(offline).toHaveCount(0)
      await expect(stale).toHaveCount(0)
    })

    // spec: 2.2 Pricing: three plans
    test('a household buys a plan from Pricing and sees a contact', async ({ page, request }) => {
      const account = await newAccount(request)
      const { candidateId: otherId } = await publishedWorker(request, 'Jocelyn Ramos')
      await keepSession(page, account)
      await open(page, `/candidates/${otherId}`, locale)
      await expect(page.getByText(contact.needsPlan)).toBeVisible()
      await open(page, '/pricing', locale)
      const { filled, pricing } = pagesTexts(locale)
      await page.getByRole('link', { name: filled.ask(pricing.plans.standard.name) }).click()
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: plans.buyTitle }),
      ).toBeVisible()
      await expectAccessible(page, openDialog)
      await page.getByRole('dialog').getByRole('button', { name: /245/ }).click()
      await expect(page).toHaveURL(/\/pay\/sandbox\//)
      await choose(page, 'paid')
      await expect(page.getByText(plans.outcomes.paid.title)).toBeVisible()
      await expect(
        page.getByRole('heading', { name: plans.current(plans.names.standard) }),
      ).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await open(page, `/candidates/${otherId}`, locale)
      await page.getByRole('button', { name: contact.show }).click()
      await expect(page.getByRole('link', { name: /^\+\d+/ }).first()).toBeVisible()
      await expectAccessible(page)
    })
  })
}
