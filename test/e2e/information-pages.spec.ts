import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  locales,
  open,
  places,
  test,
  typeComesLate,
} from './journey.ts'
import { texts } from './texts.ts'
import { ar } from '../../src/features/enquiries/messages.forms.ar.ts'
import { en } from '../../src/features/enquiries/messages.forms.en.ts'
import { pagesTexts } from '../../src/features/content/web/pages/pages-texts.ts'
import { documentsUpdatedOn } from '../../src/features/content/document.ts'
import { formatDate } from '../../src/platform/shared/format.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'

const pages = [
  '/pricing',
  '/visa',
  '/visa/request',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/how-we-check',
  '/newsletter',
  '/newsletter/confirm/unknown',
  '/newsletter/unsubscribe/unknown',
]

for (const { title, locale, viewport } of places) {
  const { form, visa } = { en, ar }[locale]
  test.describe(title, () => {
    test.use({ viewport })

    for (const path of pages) {
      // spec: 1.2 The information pages
      // spec: 2.2 About: figures
      // spec: 2.2 Privacy
      // spec: 2.2 Terms
      test(`${path} is accessible and nothing sticks out`, async ({ page }) => {
        await open(page, path, locale)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
    }

    // spec: 1.1 Visa help without agency fees
    // spec: 2.2 Visa Services
    // spec: 2.5 Visa form: name, phone, message
    test('a visa is asked for in a dialog', async ({ page }) => {
      await open(page, '/visa', locale)
      await page.getByRole('link', { name: visa.title }).click()
      const dialog = page.getByRole('dialog', { name: visa.title })
      await expect(dialog.getByRole('textbox', { name: form.name })).toBeFocused()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: visa.send }).click()
      await expect(dialog.getByRole('textbox', { name: form.name })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await dialog.getByRole('textbox', { name: form.name }).fill('Fatima')
      await dialog.getByRole('textbox', { name: form.phone }).fill('50 123 4567')
      await dialog.getByRole('textbox', { name: form.message }).fill('Kenya')
      await dialog.getByRole('button', { name: visa.send }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(visa.sentTitle)).toBeVisible()
    })
  })
}

for (const locale of locales) {
  const { form, contact, newsletter } = { en, ar }[locale]
  const { pricing, calculator } = pagesTexts(locale)

  for (const path of ['/privacy', '/terms']) {
    // spec: 2.2 Privacy
    // spec: 2.2 Terms
    test(`${locale}: ${path} says since when it holds, and its bar fills as it is read`, async ({
      page,
    }) => {
      const { documents, filled } = pagesTexts(locale)
      await typeComesLate(page)
      await open(page, path, locale)
      await expect(
        page.getByText(filled.updated(formatDate(documentsUpdatedOn, locale))),
      ).toBeVisible()
      const bar = page.getByRole('progressbar', { name: documents.progress })
      await expect(bar).toHaveJSProperty('value', 0)
      await page.keyboard.press('End')
      await expect(bar).toHaveJSProperty('value', 100)
      // Type that comes late makes a text longer under its reader's eyes.
      await page
        .getByRole('main')
        .getByRole('region')
        .last()
        .evaluate((part) => (part.style.paddingBottom = '200vh'))
      await expect(bar).not.toHaveJSProperty('value', 100)
      await page.keyboard.press('End')
      await expect(bar).toHaveJSProperty('value', 100)
    })
  }

  // spec: 2.2 Pricing: three plans
  test(`${locale}: a plan leads a visitor through sign-in to where it is bought`, async ({
    page,
  }) => {
    const { accounts } = texts[locale]
    const { name } = pricing.plans.premium
    await open(page, '/pricing', locale)
    await page.getByRole('link', { name: pagesTexts(locale).filled.ask(name) }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(pagesTexts(locale).filled.signInFirst(name))).toBeVisible()
    await dialog.getByRole('textbox', { name: accounts.form.phone }).fill('33000001')
    await dialog.getByLabel(accounts.form.password, { exact: true }).fill('manzil-demo')
    await dialog.getByRole('button', { name: accounts.signIn.submit, exact: true }).click()
    await expect(page).toHaveURL(`${localizedPath('/dashboard/plan', locale)}?plan=premium`)
  })

  // spec: 2.2 Contact: how to reach us, social links, form
  test(`${locale}: a plan leads to a message that names it`, async ({ page }) => {
    await open(page, '/contact?plan=premium', locale)
    await expect(page.getByRole('textbox', { name: form.message })).toHaveValue(
      pagesTexts(locale).filled.askMessage(pricing.plans.premium.name),
    )
    await page.getByRole('textbox', { name: form.name }).fill('Noor')
    await page.getByRole('main').getByRole('textbox', { name: form.email }).fill('noor@example.com')
    await page.getByRole('textbox', { name: form.phone }).fill('123')
    await page.getByRole('button', { name: contact.send }).click()
    await expect(page.getByRole('textbox', { name: form.phone })).toBeFocused()
    await page.getByRole('textbox', { name: form.phone }).fill('٣٣٥٥١١٢٢')
    await page.getByRole('button', { name: contact.send }).click()
    await expect(page.getByRole('heading', { name: contact.sentTitle })).toBeFocused()
  })

  // spec: 2.2 Pricing: three plans
  test(`${locale}: the calculator adds up what is chosen`, async ({ page }) => {
    await open(page, '/pricing', locale)
    await page.getByRole('combobox', { name: calculator.nationality }).selectOption('KE')
    await page.getByRole('radio', { name: calculator.visas.private }).check()
    await expect(page.getByRole('row', { name: calculator.onceAtMost })).toContainText('20,445')
    // An office is yet to be chosen: its fee may come to less.
    await expect(
      page.getByRole('row', { name: texts[locale].billing.quote.lines.recruitment_fee }),
    ).toContainText(new RegExp(texts[locale].billing.quote.atMost('.+')))
    await expect(page.getByRole('row', { name: calculator.lines.worker })).toContainText(
      /QAR\s0$|^.*\D0\sر\.ق$/,
    )
    await page.getByRole('radio', { name: calculator.visas.none }).check()
    await expect(
      page.getByRole('table', { name: calculator.caption }).getByRole('rowgroup').last(),
    ).toContainText('245')
  })

  test.describe(`${locale} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    // spec: 1.2 Newsletter box with Subscribe
    test('the calculator, the contact form and the newsletter work', async ({ page }) => {
      await page.goto(localizedPath('/pricing', locale))
      await page.getByRole('combobox', { name: calculator.nationality }).selectOption('KE')
      await page.getByRole('button', { name: calculator.work }).click()
      await expect(page.getByRole('row', { name: calculator.onceAtMost })).toContainText('16,645')

      await page.goto(localizedPath('/newsletter', locale))
      const main = page.getByRole('main')
      await main.getByRole('textbox', { name: newsletter.label }).fill('reader@example.com')
      await main.getByRole('button', { name: newsletter.subscribe }).click()
      await expect(main.getByText(newsletter.sent)).toBeVisible()

      await page.goto(localizedPath('/newsletter/confirm/unknown', locale))
      await main.getByRole('button', { name: newsletter.confirm }).click()
      await expect(main.getByText(newsletter.void)).toBeVisible()
    })
  })
}

test('a form that is pressed twice is sent once', async ({ page }) => {
  const main = page.getByRole('main')
  let asked = 0
  page.on(
    'request',
    (sent) =>
      (asked += sent.method() === 'POST' && sent.url().endsWith('/api/newsletter/') ? 1 : 0),
  )
  await open(page, '/newsletter', 'en')
  await main.getByRole('textbox', { name: en.newsletter.label }).fill('twice@example.com')
  await main.getByRole('button', { name: en.newsletter.subscribe }).click()
  await expect(main.getByText(en.newsletter.sent)).toBeVisible()
  await main.getByRole('button', { name: en.newsletter.subscribe }).click()
  await expect(main.getByText(en.newsletter.sent)).toBeVisible()
  expect(asked).toBe(1)
})
