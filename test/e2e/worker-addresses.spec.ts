import type { Page } from '@playwright/test'
import { en as enAccounts } from '../../src/features/accounts/messages.en.ts'
import { rights as enRights } from '../../src/features/content/messages.rights.en.ts'
import { summary as enSummary } from '../../src/features/content/messages.summary.en.ts'
import { work as enWork } from '../../src/features/content/messages.work.en.ts'
import { en as enRefusals } from '../../src/features/enquiries/messages.en.ts'
import { en as enForms } from '../../src/features/enquiries/messages.forms.en.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { languageOf, type Locale, locales } from '../../src/platform/shared/locales.ts'
import { dialogOf, openDialog, password } from './accounts.ts'
import { expectInLanguage } from './in-worker-language.ts'
import {
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  newNumber,
  open,
  phone,
  test,
} from './journey.ts'

const look = async (page: Page, file: string) => {
  const { LOOK } = process.env
  if (LOOK !== undefined) await page.screenshot({ path: `${LOOK}/${file}.png`, fullPage: true })
}

const workers = locales.filter((locale) => languageOf(locale).covers === 'worker')

/** Where the languages stand at the head of a page, with a title that each says. */
const heads: readonly [path: string, title: (locale: Locale) => string][] = [
  ['/work', (locale) => textsIn(enWork, locale).title],
  ['/rights', (locale) => textsIn(enRights, locale).law.title],
  ['/fees', (locale) => textsIn(enRights, locale).fees.title],
  ['/terms/summary', (locale) => textsIn(enSummary, locale).title],
]

const named = (page: Page, locale: Locale, within = 'main') =>
  page
    .locator(within)
    .getByRole('link', { name: languageOf(locale).name, exact: true })
    .first()

/** Types what is asked first, and goes to another language by its name. */
async function switchWhileTyping(page: Page, within: string, from: Locale, to: Locale) {
  const number = newNumber()
  const fields = (locale: Locale) => {
    const t = textsIn(enAccounts, locale)
    return {
      fullName: page.getByRole('textbox', { name: t.signUp.fullName }),
      phone: page.getByRole('textbox', { name: t.form.phone }),
    }
  }
  await fields(from).fullName.fill('Rosalie Dela Cruz')
  await fields(from).phone.fill(number)
  await named(page, to, within).click()
  await expect(page).toHaveURL(localizedPath('/sign-up', to))
  await hydrated(page)
  await expect(fields(to).fullName).toHaveValue('Rosalie Dela Cruz')
  await expect(fields(to).phone).toHaveValue(number)
  return number
}

test.describe('phone', () => {
  test.use({ viewport: phone })

  for (const [path, title] of heads)
    for (const locale of ['en', 'ar', 'ne'] as const)
      test(`${locale}: at the head of ${path} each language stands by its name in itself, a tap away`, async ({
        page,
      }) => {
        const faces: string[] = []
        page.on('request', (asked) => {
          if (asked.url().endsWith('.woff2')) faces.push(asked.url())
        })
        await open(page, path, locale)
        for (const other of locales) {
          const link = named(page, other)
          await expect(link).toHaveAttribute('href', localizedPath(path, other))
          await expect(link).toHaveAttribute('lang', other)
          if (other === locale) await expect(link).toHaveAttribute('aria-current', 'true')
          else await expect(link).not.toHaveAttribute('aria-current')
          const box = await link.boundingBox()
          expect(box?.height).toBeGreaterThanOrEqual(44)
          expect((box?.y ?? phone.height) + (box?.height ?? 0)).toBeLessThan(phone.height)
        }
        await expectNoSidewaysScroll(page)
        await expectAccessible(page, 'main')
        await look(page, `names-${locale}${path.replaceAll('/', '-')}`)
        // The names are in the device's letters.
        const own = { en: /latin/, ar: /latin|arabic/, ne: /latin|devanagari/ }[locale]
        expect(faces.filter((face) => !own.test(face))).toEqual([])
        await named(page, 'am').click()
        await expect(page).toHaveURL(localizedPath(path, 'am'))
        await expect(page.locator('html')).toHaveAttribute('lang', 'am')
        await expect(page.getByRole('heading', { level: 1, name: title('am') })).toBeVisible()
      })

  test('the first page of a language leads to the way in of another', async ({ page }) => {
    await open(page, '/', 'fil')
    await expect(named(page, 'fil')).toHaveAttribute('aria-current', 'true')
    await named(page, 'en').click()
    await expect(page).toHaveURL('/work')
  })

  test('what was typed at sign-up goes along to another language, from the page and from the dialog', async ({
    page,
  }) => {
    await open(page, '/sign-up', 'en')
    await expect(
      page.getByRole('tab', { name: textsIn(enAccounts, 'en').signUp.roles.jobseeker }),
    ).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page, 'main')
    await look(page, 'sign-up-page-en')
    await switchWhileTyping(page, 'main', 'en', 'fil')
    await open(page, '/work', 'am')
    await page.getByRole('link', { name: textsIn(enWork, 'am').signUp }).click()
    await expect(named(page, 'am', openDialog)).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page, openDialog)
    await expectNoSidewaysScroll(page)
    await look(page, 'sign-up-dialog-am')
    await switchWhileTyping(page, openDialog, 'am', 'id')
  })

  test('a worker signs up at an address of her language', async ({ page }) => {
    const t = textsIn(enAccounts, 'hi')
    const number = newNumber()
    await open(page, '/sign-up', 'hi')
    await expectInLanguage(page, 'hi')
    await page.getByRole('textbox', { name: t.signUp.fullName }).fill('Sunita Devi')
    await page.getByRole('textbox', { name: t.form.phone }).fill(number)
    await page.getByLabel(t.form.password, { exact: true }).fill(password)
    await page.getByLabel(t.signUp.confirmation).fill(password)
    await page.getByRole('button', { name: t.code.send, exact: true }).click()
    await page.getByRole('textbox', { name: t.code.box(1) }).fill(await codeFor(`+974${number}`))
    await page.getByRole('button', { name: t.signUp.verify, exact: true }).click()
    await expect(page).toHaveURL('/hi/dashboard')
    // Who has an account is led on.
    await page.goto('/hi/sign-up')
    await expect(page).toHaveURL('/hi/dashboard')
  })

  for (const locale of workers) {
    test(`${locale}: what she agrees to and what happens with her data stand in short, with ways to the whole`, async ({
      page,
    }) => {
      const { signUp } = textsIn(enAccounts, locale)
      const t = textsIn(enSummary, locale)
      await open(page, '/work', locale)
      await page.getByRole('link', { name: textsIn(enWork, locale).signUp }).click()
      const note = (name: string) => dialogOf(page).getByRole('link', { name, exact: true })
      await expect(note(signUp.terms)).toHaveAttribute('href', `/${locale}/terms/summary#agree`)
      await expect(note(signUp.privacy)).toHaveAttribute('href', `/${locale}/terms/summary#data`)
      await open(page, '/terms/summary', locale)
      for (const name of [t.agree.title, t.data.title, t.full.title])
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      for (const [path, name] of [
        ['/terms', t.full.terms],
        ['/privacy', t.full.privacy],
      ] as const)
        for (const whole of ['en', 'ar'] as const)
          await expect(
            page.getByRole('link', { name: `${name}: ${languageOf(whole).name}` }),
          ).toHaveAttribute('href', localizedPath(path, whole))
      await expectInLanguage(page, locale)
      await look(page, `summary-${locale}`)
    })

    test(`${locale}: she writes to us in her language, and is refused and thanked in it`, async ({
      page,
    }) => {
      const { form, contact } = textsIn(enForms, locale)
      const { errors } = textsIn(enRefusals, locale)
      await open(page, '/contact', locale)
      await expectInLanguage(page, locale)
      await look(page, `contact-${locale}`)
      const main = page.getByRole('main')
      const field = (name: string) => main.getByRole('textbox', { name, exact: true })
      await field(form.name).fill('Rosalie Dela Cruz')
      await field(form.email).fill('rosalie@example.com')
      await main.getByRole('button', { name: contact.send }).click()
      await expect(field(form.phone)).toHaveAccessibleDescription(errors.phoneRequired)
      await expect(field(form.message)).toHaveAccessibleDescription(errors.messageRequired)
      await field(form.phone).fill('33551122')
      await field(form.message).fill('My household keeps my passport.')
      await main.getByRole('button', { name: contact.send }).click()
      await expect(page.getByRole('heading', { name: contact.sentTitle })).toBeFocused()
      await expectInLanguage(page, locale)
    })
  }

  for (const locale of ['en', 'ar'] as const)
    test(`${locale}: who reads a whole text is led to it`, async ({ page }) => {
      const { signUp } = textsIn(enAccounts, locale)
      await open(page, '/sign-up', locale)
      for (const [name, path] of [
        [signUp.terms, '/terms'],
        [signUp.privacy, '/privacy'],
      ] as const)
        await expect(
          page.getByRole('main').getByRole('link', { name, exact: true }),
        ).toHaveAttribute('href', localizedPath(path, locale))
      await open(page, '/work', locale)
      await page
        .getByRole('main')
        .getByRole('link', { name: textsIn(enSummary, locale).title })
        .click()
      await expect(page).toHaveURL(localizedPath('/terms/summary', locale))
      await expectNoSidewaysScroll(page)
      await expectAccessible(page, 'main')
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('a language is chosen, and a message sent and refused in it', async ({ page }) => {
    await page.goto('/rights')
    await named(page, 'ta').click()
    await expect(page).toHaveURL('/ta/rights')
    await page.goto('/ta/contact')
    const { form, contact } = textsIn(enForms, 'ta')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: form.name, exact: true }).fill('Rosalie Dela Cruz')
    await main.getByRole('textbox', { name: form.email, exact: true }).fill('r@example.com')
    await main.getByRole('textbox', { name: form.phone, exact: true }).fill('1')
    await main.getByRole('textbox', { name: form.message, exact: true }).fill('Help')
    await main.getByRole('button', { name: contact.send }).click()
    await expect(page).toHaveURL(/^[^?]*\/ta\/contact\?outcome=refused/)
    await expect(main.getByText(form.check)).toBeVisible()
    // A browser that only its test keeps from running scripts shows nothing of what stands there for those that can't.
    const signUp = await page.request.get('/ta/sign-up')
    expect(await signUp.text()).toContain(textsIn(enAccounts, 'ta').loginPage.scriptNeeded)
  })
})
