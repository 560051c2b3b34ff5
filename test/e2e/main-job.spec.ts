import type { Page } from '@playwright/test'
import type { CandidatePage } from '../../src/features/search/contract.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { publishedWorker } from './hires.ts'
import {
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  mainPlaces,
  newNumber,
  open,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

const password = 'a-good-password'

/** Fills sign-up in the open dialog, with the code from the outbox. */
async function signUp(page: Page, locale: Locale): Promise<void> {
  const t = texts[locale].accounts
  const number = newNumber()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t.form.phone }).fill(number)
  await dialog.getByRole('textbox', { name: t.signUp.fullName }).fill('Maryam Al-Thani')
  await dialog.getByLabel(t.form.password, { exact: true }).fill(password)
  await dialog.getByLabel(t.signUp.confirmation).fill(password)
  await dialog.getByRole('button', { name: t.code.send }).click()
  await expect(
    dialog.getByText(t.code.resendIn('').trim().split(' ')[0] ?? '').first(),
  ).toBeVisible()
  const code = await codeFor(`+974${number}`)
  await dialog.getByRole('textbox', { name: t.code.box(1) }).fill(code)
  await dialog.getByRole('button', { name: t.signUp.verify }).click()
}

/** Whom a household meets in each language: in Arabic a man who drives, so that every word agrees with him. */
const description = 'I have driven families in Doha safely for six years.'
const man = { gender: 'male', desired_position: 'Driver', description }
const people = {
  en: () => ({ name: `Teresita ${newNumber()}`, profile: {}, read: null }),
  // No other bears these names; each part of them is known in Arabic.
  'ar phone': () => ({
    name: 'Ramon Nestor Quiambao Yambao',
    profile: man,
    read: 'رامون نيستور كيامباو يامباو',
  }),
  'ar desktop': () => ({
    name: 'Arnel Rogelio Tiongson Saavedra',
    profile: man,
    read: 'أرنيل روخيليو تيونغسون سافيدرا',
  }),
}
/** What is said of a woman alone. */
const ofWomen = /فلبينية|سائقة|مرشحة|المرشّحة|عاملة|مقيمة/

const tomorrow = (): string => new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10)

for (const { title, locale, size, viewport } of mainPlaces) {
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 1.1 Households browse and hire
    // spec: 1.1 Hire With Ease leads to the list
    // spec: 1.2 /dashboard for a household
    // spec: 1.2 Panel 2–5
    // spec: 1.2 A visitor who shortlists
    // spec: 1.2 Scheduling dialog with date and time
    // spec: 2.1 A household's whole way
    // spec: 2.2 Sidebar, a drawer on small screens
    // spec: 2.2 Columns of each tab
    // spec: 2.2 Orders: text, search
    // spec: 2.5 Interview (the button's text)
    // spec: 2.5 Questions before
    // spec: 2.5 Question before paying
    test('a household gets from the first page to hired', async ({ page, request }) => {
      const t = texts[locale].hiring
      const candidates = texts[locale].candidates
      const billing = texts[locale].billing
      // Someone whom no other journey meets; the list hears of her a moment later.
      const { name, profile, read } =
        locale === 'ar' ? people[size === 'phone' ? 'ar phone' : 'ar desktop']() : people.en()
      await publishedWorker(request, name, profile)
      /** In Arabic: beside his name the same in Arabic, and no word that means a woman. */
      const agrees = async () => {
        if (read === null) return
        const main = page.getByRole('main')
        await expect(main.getByText(read, { exact: true }).first()).toBeVisible()
        await expect(main).not.toContainText(ofWomen)
      }
      const found = async () =>
        (
          (await (await request.get('/api/candidates/', { params: { q: name } })).json()) as {
            data: CandidatePage
          }
        ).data.total
      await expect.poll(found).toBe(1)

      // From the home page to a profile.
      await open(page, '/', locale)
      await page.getByRole('link', { name: texts[locale].content.hero.hire }).first().click()
      await expect(
        page.getByRole('heading', { level: 1, name: candidates.list.title }),
      ).toBeVisible()
      await open(page, `/candidates?q=${encodeURIComponent(name)}`, locale)
      await page.getByRole('article').first().getByRole('link').last().click()
      await expect(page.getByRole('heading', { name: candidates.profile.working })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const profileUrl = page.url()
      await agrees()
      if (read !== null) {
        const about = page.getByText(description)
        await expect(about).toHaveAttribute('lang', 'en')
        await expect(page.getByText('مكتوب بالإنجليزية')).toBeVisible()
      }

      // A visitor's wish opens sign-in; sign-up carries it out.
      await page.getByRole('button', { name: t.acts.shortlist, exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: texts[locale].accounts.signIn.signUp, exact: true })
        .click()
      await signUp(page, locale)
      const confirm = () => page.getByRole('dialog').last()
      // A second press finds what lies below the closed dialog, where the same button may be: it does nothing.
      await confirm()
        .getByRole('button', { name: t.acts.shortlist, exact: true })
        .dblclick({ delay: 100 })
      await expect(page.getByText(t.panel.shortlisted)).toBeVisible()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await expectAccessible(page)

      // Interview: schedule, finish, select.
      await page.getByRole('button', { name: t.schedule.title.schedule }).first().click()
      await page.getByRole('dialog').getByLabel(t.schedule.date).fill(tomorrow())
      await page.getByRole('dialog').getByLabel(t.schedule.time).selectOption('19:30')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t.schedule.submit.schedule })
        .click()
      await expect(page.getByText(t.panel.scheduled).first()).toBeVisible()
      // Pressed twice, it asks, and isn't its own answer.
      await page.getByRole('button', { name: t.acts.finish }).first().dblclick({ delay: 100 })
      await confirm().getByRole('button', { name: t.acts.finish }).click()
      await expect(page.getByText(t.panel.completed).first()).toBeVisible()
      await page.getByRole('button', { name: t.acts.select, exact: true }).first().click()
      await confirm().getByRole('button', { name: t.acts.select, exact: true }).click()
      await expect(page.getByText(t.panel.selected).first()).toBeVisible()
      await page.getByRole('link', { name: t.panel.toDashboard }).first().click()

      // Pay on the provider's page.
      await expect(page.getByRole('heading', { name: billing.orders.title })).toBeVisible()
      await expect(page.getByRole('link', { name }).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: billing.orders.pay }).first().click()
      await confirm().getByRole('checkbox').check()
      await confirm().getByRole('button', { name: billing.orders.pay }).click()
      await expect(page).toHaveURL(/\/pay\/sandbox\//)
      await expect(page.getByText('Sandbox').first()).toBeVisible()
      await page.locator('button[value=paid]').click()
      await expect(page).toHaveURL(/\/dashboard\/orders/)
      await expect(page.getByText(billing.orders.paid, { exact: true }).first()).toBeVisible()

      // What is the household's turn is the one act.
      const onward = page
        .getByRole('status')
        .filter({ hasText: billing.payment.outcomes.paid.title })
        .getByRole('link')
      await expect(onward).toHaveText(
        billing.payment.goOn(texts[locale].recruitment.steps.offer_letter),
      )
      await expectAccessible(page)
      await onward.first().click()
      await expect(page).toHaveURL(/\/dashboard\/recruitments\/\d+$/)
      await expect(page.getByRole('heading', { name })).toBeVisible()
      await agrees()

      // The invoice as a file, and everyone sees that she is hired.
      await open(page, '/dashboard/invoices', locale)
      await expect(page.getByRole('link', { name }).first()).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: billing.invoices.download }).first().click()
      expect((await download).suggestedFilename()).toMatch(/^INV-\d{6}\.txt$/)
      await open(page, '/dashboard/candidates?tab=hired', locale)
      await expect(page.getByRole('link', { name }).first()).toBeVisible()
      await agrees()
      await expectAccessible(page)
      await page.goto(profileUrl)
      await expect(
        page.getByRole('complementary').getByText(t.panel.hired, { exact: true }),
      ).toBeVisible()
      await agrees()
    })
  })
}
