import type { Page } from '@playwright/test'
import { company as companyWords } from '../../src/features/content/messages.site.en.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { demoClaims, demoContact } from '../../db/demo/accounts.ts'
import { currencySign } from '../../src/platform/shared/money.ts'
import { keepSession } from './accounts.ts'
import { dayFromNow } from './dashboards.ts'
import { pagesTexts } from '../../src/features/content/web/pages/pages-texts.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import {
  hydrated,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  locales,
  messagesTo,
  open,
  phone,
  places,
  test,
} from './journey.ts'
import { demoOperator, settingOf, standingClaims } from './operators.ts'
import { texts } from './texts.ts'

/** All of them change what a worker's whole site shows: whatever became of one, the site says for the next what it said before. */
test.afterEach(async ({ request }) => {
  for (const [key, value] of [
    ['claims', standingClaims],
    ['contact', demoContact],
    ['text:faq.items.0.question', null],
  ] as const)
    await (await settingOf(request, key)).put(value)
})

const dialog = (page: Page) => page.locator('dialog[open]').first()

async function expectFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'main')
}

for (const { title, locale, viewport } of places) {
  const t = texts[locale].settings
  const { newsletter, figures } = texts[locale]
  const other = locale === 'en' ? 'ar' : 'en'

  test.describe(title, () => {
    test.use({ viewport })

    // spec: 3.5 Claims, contact data and texts
    test('a claim is changed, seen on the home page in both languages, and taken back', async ({
      page,
      request,
    }) => {
      const main = page.getByRole('main')
      const claim = (text: string) => page.locator('#get-started').getByText(text, { exact: true })
      await keepSession(page, await demoOperator(request))
      await open(page, '/admin/settings/claims', locale)
      const rating = main.getByLabel(t.fields.rating)
      const before = await rating.inputValue()
      await rating.fill('<b>')
      await main.getByRole('button', { name: t.save, exact: true }).click()
      await expect(main.getByText(t.errors.claimFigureInvalid).first()).toBeVisible()
      await expectFit(page)
      await rating.fill('4.97')
      await main.getByRole('button', { name: t.save, exact: true }).click()
      await expect(main.getByRole('heading', { name: t.history.title })).toBeVisible()
      await expect(main.getByText('4.97', { exact: true }).first()).toBeVisible()
      await expectFit(page)
      for (const language of [locale, other] as const) {
        await open(page, '/', language)
        await expect(claim('4.97')).toBeVisible()
      }
      await open(page, '/admin/settings/claims', locale)
      await main.getByRole('button', { name: t.history.restore, exact: true }).first().click()
      await dialog(page).getByRole('button', { name: t.history.restore, exact: true }).click()
      await expect(page.getByText(t.history.restored)).toBeVisible()
      await expect(rating).toHaveValue(before)
      await open(page, '/', locale)
      await expect(claim('4.97')).toHaveCount(0)
      await expect(claim(before)).toBeVisible()
    })

    // spec: 2.9 30+ new profiles daily
    test('without claims, home, pricing and about say nothing of the kind', async ({
      page,
      request,
    }) => {
      const main = page.getByRole('main')
      const { pricing, about } = pagesTexts(locale)
      await open(page, '/pricing', locale)
      await expect(main.getByText(pricing.newProfiles)).toHaveCount(3)
      await open(page, '/about', locale)
      await expect(main.getByText(about.claims.label)).toBeVisible()
      await keepSession(page, await demoOperator(request))
      await open(page, '/admin/settings/claims', locale)
      await main.getByRole('checkbox', { name: t.claims.shown }).uncheck()
      await main.getByRole('button', { name: t.save, exact: true }).click()
      await expect(page.getByText(t.saved)).toBeVisible()
      await open(page, '/', locale)
      await expect(main.getByText(texts[locale].content.claims.label)).toHaveCount(0)
      for (const said of [demoClaims.verified_workers, demoClaims.visas_issued])
        await expect(main.getByText(said, { exact: true })).toHaveCount(0)
      await open(page, '/pricing', locale)
      await expect(main.getByText(pricing.newProfiles)).toHaveCount(0)
      await open(page, '/about', locale)
      await expect(main.getByText(about.claims.label)).toHaveCount(0)
    })

    // spec: 3.5 An address that names no topic
    test('an address that names no topic is a page that is not there', async ({
      page,
      request,
    }) => {
      const main = page.getByRole('main')
      const { notFound } = texts[locale].site.errors
      await keepSession(page, await demoOperator(request))
      const answer = await page.goto(localizedPath('/admin/settings/everything', locale))
      expect(answer?.status()).toBe(404)
      await expect(main.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible()
      await open(page, '/admin/settings', locale)
      await expect(main.getByLabel(t.fields.rating)).toBeVisible()
      await main.getByRole('link', { name: t.tabs.prices, exact: true }).click()
      await expect(page).toHaveURL(localizedPath('/admin/settings/prices', locale))
    })

    // spec: 3.5 Claims, contact data and texts
    test('a question of the FAQ is put in other words, and back', async ({ page, request }) => {
      const main = page.getByRole('main')
      const own = texts[locale].content.faq.items[0]?.question ?? ''
      const words = { en: 'Who looks at the papers?', ar: 'من يطّلع على الأوراق؟' }
      await keepSession(page, await demoOperator(request))
      await open(page, '/admin/settings/texts', locale)
      const change = async () => {
        await main.getByRole('searchbox', { name: t.texts.search }).fill('faq.items.0.question')
        await expect(main.getByText(t.texts.found(1))).toBeVisible()
        await main.getByRole('button', { name: t.texts.edit }).click()
      }
      const save = () => dialog(page).getByRole('button', { name: t.save, exact: true }).click()
      await change()
      await dialog(page).getByLabel(t[locale]).fill(words[locale])
      await save()
      await expect(dialog(page).getByText(t.errors.bothLanguages).first()).toBeVisible()
      await dialog(page).getByLabel(t[other]).fill(words[other])
      await save()
      await expect(main.getByText(t.texts.changed, { exact: true })).toBeVisible()
      for (const language of [locale, other] as const) {
        await open(page, '/', language)
        await expect(page.locator('#faq').getByText(words[language])).toBeVisible()
      }
      await open(page, '/admin/settings/texts', locale)
      await change()
      await dialog(page).getByRole('button', { name: t.texts.useOwn }).click()
      await save()
      await expect(main.getByText(t.texts.changed, { exact: true })).toHaveCount(0)
      await open(page, '/', locale)
      await expect(page.locator('#faq').getByText(own)).toBeVisible()
    })

    for (const [room, { title, field, value, wrong }] of Object.entries({
      prices: { title: t.prices.title, field: t.fields.standard, value: '845', wrong: '-1' },
      guarantees: {
        title: t.guarantees.title,
        field: t.fields.percent_per_month,
        value: '16',
        wrong: '101',
      },
    })) {
      // spec: 3.5 Prices, caps and the guarantee
      test(`a list of ${room} is made for a day to come, changed and withdrawn; what holds stays`, async ({
        page,
        request,
      }) => {
        const main = page.getByRole('main')
        const rows = main.getByRole('table', { name: title }).getByRole('row')
        const ahead = rows.filter({ hasText: t.dated.states.ahead })
        const save = () => dialog(page).getByRole('button', { name: t.save, exact: true }).click()
        await keepSession(page, await demoOperator(request))
        await open(page, `/admin/settings/${room}`, locale)
        const holding = rows.filter({ hasText: t.dated.states.held })
        if (room === 'prices') await expect(holding).toContainText(currencySign('QAR', locale))
        const held = await holding.innerText()
        await main.getByRole('button', { name: t.dated.newFrom }).first().click()
        await dialog(page).getByLabel(field, { exact: true }).fill(wrong)
        await save()
        await expect(dialog(page).getByLabel(field, { exact: true })).toHaveAttribute(
          'aria-invalid',
          'true',
        )
        await expect(dialog(page).getByLabel(t.dated.effective)).toHaveAttribute(
          'aria-invalid',
          'true',
        )
        await expectAccessible(page, 'dialog[open]')
        await dialog(page).getByLabel(field, { exact: true }).fill(value)
        await dialog(page).getByLabel(t.dated.effective).fill(dayFromNow(100))
        if (room === 'prices')
          await dialog(page).getByLabel(t.dated.source).fill('The board, in its last meeting')
        await save()
        await expect(page.locator('dialog[open]')).toHaveCount(0)
        await expect(ahead).toHaveCount(1)
        await expect(ahead).toContainText(value)
        await expectFit(page)

        await ahead.getByRole('button', { name: t.dated.edit }).click()
        await dialog(page).getByLabel(t.dated.effective).fill(dayFromNow(-1))
        await save()
        await expect(dialog(page).getByText(t.errors.dateInThePast).first()).toBeVisible()
        await dialog(page).getByLabel(t.dated.effective).fill(dayFromNow(101))
        await save()
        await expect(page.locator('dialog[open]')).toHaveCount(0)
        await ahead.getByRole('button', { name: t.dated.withdraw }).click()
        await expect(dialog(page).getByText(t.dated.withdrawText)).toBeVisible()
        await dialog(page).getByRole('button', { name: t.dated.withdraw, exact: true }).click()
        await expect(ahead).toHaveCount(0)
        expect(await holding.innerText()).toBe(held)
      })
    }

    // spec: 3.5 Steps after a hire by way, with a preview
    test('a way after the hire gets a new version for the hires from a day on', async ({
      page,
      request,
    }) => {
      const main = page.getByRole('main')
      const source = `The visa centre’s letter, ${locale} ${crypto.randomUUID().slice(0, 8)}`
      await keepSession(page, await demoOperator(request))
      await open(page, '/admin/settings/recruitment', locale)
      await main.getByRole('button', { name: t.recruitment.change }).first().click()
      const days = dialog(page).getByLabel(t.recruitment.days).first()
      const from = dialog(page).getByLabel(t.dated.source)
      await days.fill('٩٩٩')
      await dialog(page).getByRole('button', { name: t.save, exact: true }).click()
      for (const field of [days, from]) await expect(field).toHaveAttribute('aria-invalid', 'true')
      await days.fill('٩')
      await expect(days).toHaveValue('9')
      await from.fill(source)
      await dialog(page).getByLabel(t.dated.effective).fill(dayFromNow(300))
      await expectAccessible(page, 'dialog[open]')
      await dialog(page).getByRole('button', { name: t.save, exact: true }).click()
      await expect(page.getByText(t.recruitment.made)).toBeVisible()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await expect(
        main.getByRole('listitem').filter({ hasText: source }).getByText(t.dated.states.held),
      ).toHaveCount(0)
      await expectFit(page)
    })

    // spec: 3.5 The newsletter
    test('a newsletter is written, tried on oneself, sent and watched', async ({
      page,
      request,
    }) => {
      const main = page.getByRole('main')
      const email = `reader-${crypto.randomUUID()}@example.com`
      const own = `me-${crypto.randomUUID()}@example.com`
      await request.post('/api/newsletter/', {
        data: { email },
        headers: { 'accept-language': locale },
      })
      await expect.poll(() => messagesTo(email).length).toBe(1)
      const token = /confirm\/([\w-]+)/.exec(messagesTo(email)[0]?.text ?? '')?.[1] ?? ''
      await request.get(`/api/newsletter/confirm/${token}`)

      await keepSession(page, await demoOperator(request))
      await open(page, '/admin/newsletter', locale)
      await main.getByRole('link', { name: newsletter.write }).click()
      await main.getByLabel(newsletter.editor.subject.en).fill('Spring in Doha')
      await main.getByLabel(newsletter.editor.subject.ar).fill('الربيع في الدوحة')
      await main
        .getByLabel(newsletter.editor.body.en)
        .fill('Hello,\n\nread [our prices](https://manzil.example/pricing).')
      await main
        .getByLabel(newsletter.editor.body.ar)
        .fill('مرحبًا،\n\nاقرأ [الأسعار](https://manzil.example/ar/pricing).')
      await expect(
        main
          .getByRole('region', { name: newsletter.editor.preview })
          .getByRole('link', { name: 'our prices' }),
      ).toBeVisible()
      await expectFit(page)
      await main.getByRole('button', { name: newsletter.editor.save }).click()
      await expect(page).toHaveURL(/\/admin\/newsletter\/\d+$/)

      await main.getByRole('button', { name: newsletter.test.action }).click()
      await dialog(page).getByLabel(newsletter.test.email).fill(own)
      await dialog(page).getByRole('button', { name: newsletter.test.send }).click()
      await expect.poll(() => messagesTo(own).length).toBe(2)

      await main.getByRole('button', { name: newsletter.send.action }).click()
      await expectAccessible(page, 'dialog[open]')
      await dialog(page).getByRole('button', { name: newsletter.send.confirm, exact: true }).click()
      await expect
        .poll(
          () =>
            messagesTo(email).filter(({ text }) => text.includes('/newsletter/unsubscribe/'))
              .length,
          { timeout: 90_000 },
        )
        .toBe(2)
      expect(messagesTo(email).at(-1)?.text).toContain(
        locale === 'en' ? 'our prices (https://manzil.example/pricing)' : 'الأسعار (https://',
      )
      await expect(main.getByText(newsletter.progress.sent, { exact: true })).toBeVisible()
      await expectFit(page)

      await open(page, '/admin/newsletter/subscribers', locale)
      await main.getByRole('searchbox', { name: newsletter.subscribers.search }).fill(email)
      await expect(main.getByText(email)).toBeVisible()
      await expectFit(page)
    })

    // spec: 3.5 Figures over time beside the time before
    test('the console opens with figures over time', async ({ page, request }) => {
      const main = page.getByRole('main')
      await keepSession(page, await demoOperator(request))
      await open(page, '/admin', locale)
      await expect(main.getByText(figures.keys.hires, { exact: true }).first()).toBeVisible()
      await main.locator('label').filter({ hasText: figures.ranges['1y'] }).click()
      await expect(page).toHaveURL(/range=1y/)
      await main.getByText(figures.table).first().click()
      await expect(
        main.getByRole('columnheader', { name: figures.charts.from.month }).first(),
      ).toBeVisible()
      await expectFit(page)
      await page.reload()
      await hydrated(page)
      await expect(main.getByRole('radio', { name: figures.ranges['1y'] })).toBeChecked()
    })
  })
}

for (const locale of locales) {
  const t = textsIn(companyWords, locale)
  const told = {
    ...demoContact,
    registration_number: '104882',
    licence_number: 'MOL-77',
    whatsapp: '+974 5512 3456',
  }

  test.describe(`${locale} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: phone })

    // spec: 1.1 A closing band and the footer
    test('the foot of each page says who runs the site, as far as the operator has said it', async ({
      page,
      request,
    }) => {
      const company = page.getByRole('contentinfo').getByText(demoContact.operator[locale])
      const expectFoot = async (path: string, said: string[], unsaid: string[]) => {
        await page.goto(localizedPath(path, locale))
        for (const word of [demoContact.address[locale], demoContact.hours[locale], ...said])
          await expect(company, `${path}: ${word}`).toContainText(word)
        for (const word of [demoContact.email, demoContact.phone, ...unsaid])
          await expect(company, `${path}: ${word}`).not.toContainText(word)
      }
      const numbers = [t.registration, t.licence, t.whatsapp]
      for (const path of ['/', '/candidates', '/candidates/500', '/pricing', '/login'])
        await expectFoot(path, [], numbers)

      await (await settingOf(request, 'contact')).put(told)
      await expectFoot('/', [...numbers, '104882', 'MOL-77', '+974 5512 3456'], [])
      await expect(company.getByRole('link')).toHaveAttribute('href', 'https://wa.me/97455123456')
      await expectNoSidewaysScroll(page)
    })
  })
}
