import { lawName } from '../../src/features/profiles/law-rules.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { en as aloud } from '../../src/platform/web/aloud.en.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import type { Browser, Page } from '@playwright/test'
import { guideTexts } from '../../src/features/recruitment/web/texts.ts'
import { samplePdf } from '../samples.ts'
import type { Account } from './accounts.ts'
import { hire } from './hires.ts'
import {
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  places,
  test,
} from './journey.ts'
import { texts } from './texts.ts'

const file = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: samplePdf() }

/** Puts a session into the browser as sign-in leaves it. */
const signIn = (page: Page, session: Account) =>
  page.addInitScript((given) => {
    if (localStorage.getItem('token') !== null) return
    const { token, refreshToken, user } = given
    localStorage.setItem('token', token)
    localStorage.setItem('refreshToken', refreshToken)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)

async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  viewport: { width: number; height: number },
  person: Account,
) {
  const context = await browser.newContext({
    baseURL,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await signIn(page, person)
  return page
}

/** Uploads in the step that waits for a paper; with it the step is done. */
async function uploadIn(
  page: Page,
  locale: Locale,
  kind: 'medical' | 'visa' | 'pcc' | 'qvc' | 'ticket' | 'pregnancy_test',
) {
  const { papers } = texts[locale].recruitment
  const section = page.getByRole('region', { name: papers.kinds[kind], exact: true })
  await section.getByRole('button', { name: papers.uploadTo(papers.kinds[kind]) }).click()
  await section.locator('input[type=file]').setInputFiles(file)
  if (kind === 'medical') await section.getByLabel(papers.outcome).selectOption('fit')
  await section.getByRole('button', { name: papers.upload, exact: true }).click()
  await expect(section).toHaveCount(0)
}

/** No button and no way stands on a page twice; those that read aloud do, each its own step. */
async function expectNothingTwice(page: Page, locale: Locale) {
  const { listen } = textsIn(aloud, locale)
  const names = await page
    .getByRole('main')
    .getByRole('button')
    .or(page.getByRole('main').getByRole('link'))
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.closest('nav') === null)
        .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
    )
  const others = names.filter((name) => name !== listen)
  expect(others.filter((name, index) => others.indexOf(name) !== index)).toEqual([])
}

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 2.2 Tabs Profile and Recruitments (Recruitments)
    // spec: 2.2 Recruitments
    test('a recruitment goes from the hire to the arrival, for household and worker', async ({
      page,
      browser,
      baseURL,
    }) => {
      const t = texts[locale].recruitment
      const guide = guideTexts[locale]
      const { worker, candidateId, household } = await hire(page.request, 'Rosalie Bautista')
      await signIn(page, household)

      // A new hire is in Offer Letter; the letter is made from the terms.
      await open(page, '/dashboard/recruitments?tab=offerLetter', locale)
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
      await expect(page.getByText(t.text)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: `${t.view}: Rosalie Bautista` }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(t.letters.none)).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: t.letters.make }).click()
      await dialog.getByLabel(texts[locale].terms.names.wage).fill('900')
      await dialog.getByRole('button', { name: t.offer.send }).click()
      await expect(dialog.getByText(`(${lawName('Law 17/2020', locale)}).`)).toBeVisible()
      await dialog.getByLabel(texts[locale].terms.names.wage).fill('1900')
      await dialog.getByRole('button', { name: t.offer.send }).click()
      await expect(dialog.getByText(t.letters.only, { exact: true })).toBeVisible()

      // The worker accepts it by her code.
      const hers = await openAs(browser, baseURL, viewport, worker)
      await open(hers, '/dashboard/recruitment', locale)
      await expect(hers.getByRole('heading', { level: 1, name: t.own.title })).toBeVisible()
      await expectNoSidewaysScroll(hers)
      await expectAccessible(hers)
      await hers.getByRole('button', { name: t.offer.accept, exact: true }).click()
      await hers.getByRole('dialog').getByRole('button', { name: t.offer.sendCode }).click()
      await expect(hers.getByRole('dialog').getByText(t.offer.codeSent)).toBeVisible()
      await hers
        .getByRole('dialog')
        .getByRole('textbox', { name: t.offer.codeBox(1) })
        .fill(await codeFor(`+974${worker.number}`))
      await hers
        .getByRole('dialog')
        .getByRole('button', { name: t.offer.accept, exact: true })
        .click()
      await hers.getByRole('link', { name: t.offer.certificate }).click()
      await expect(hers.getByRole('heading', { level: 1, name: t.certificate.title })).toBeVisible()
      await expect(hers.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
      await expectAccessible(hers)

      // The visa is applied for; then it is the worker's turn.
      await open(page, `/dashboard/recruitments/${candidateId}`, locale)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await expectNothingTwice(page, locale)
      const site = page.getByRole('link', { name: guide.services.moi })
      await expect(site).toHaveAttribute('href', 'https://portal.moi.gov.qa/')
      await expect(site).toHaveAttribute('target', '_blank')
      await expect(site).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(page.getByText(guide.forecastText)).toBeVisible()
      await expect(
        page.getByRole('button', {
          name: texts[locale].conversations.link.writeTo('Rosalie Bautista'),
        }),
      ).toBeVisible()
      await page
        .getByRole('button', { name: `${t.case.finish}: ${t.steps.visa_application}` })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: t.case.finish }).click()
      await expect(page.getByRole('heading', { name: t.steps.qvc })).toBeVisible()
      await page.getByRole('button', { name: t.case.nudge }).click()
      await expect(page.getByText(t.case.nudged)).toBeVisible()

      await open(hers, '/dashboard/recruitment', locale)
      await expect(hers.getByText(guide.forecastText)).toBeVisible()
      await expectNothingTwice(hers, locale)
      for (const kind of ['pcc', 'qvc'] as const) await uploadIn(hers, locale, kind)
      await expectAccessible(hers)
      for (const kind of ['medical', 'pregnancy_test'] as const) await uploadIn(hers, locale, kind)
      await hers.context().close()

      // Visa, ticket, arrival. Of the health papers the household sees no more than that they came.
      await open(page, `/dashboard/recruitments/${candidateId}`, locale)
      await page.locator('summary', { hasText: t.states.done }).first().click()
      const medical = page
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${t.steps.medical} \\(`) })
      await medical.getByText(guide.papers(1), { exact: true }).click()
      await expect(medical.getByText(t.papers.healthNote)).toBeVisible()
      await expect(medical.getByText(t.papers.outcomes.fit, { exact: true })).toBeVisible()
      for (const kind of ['visa', 'ticket'] as const) await uploadIn(page, locale, kind)
      await page.getByRole('button', { name: `${t.case.finish}: ${t.steps.arrival}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: t.case.finish }).click()
      await expect(page.getByText(t.case.arrivedOn('').trim()).first()).toBeVisible()
      await expectNoSidewaysScroll(page)

      // The list: nothing in Ticket any more, and the filter that is set can be taken away.
      await page.goto(localizedPath('/dashboard/recruitments?tab=ticket', locale))
      await expect(page.getByRole('heading', { name: t.empty })).toBeVisible()
      await open(page, '/dashboard/recruitments', locale)
      await page.getByRole('button', { name: t.filters }).click()
      await page.getByRole('dialog').getByLabel(t.filter.stage).selectOption('visa')
      await page.getByRole('dialog').getByRole('button', { name: t.apply, exact: true }).click()
      await expect(page).toHaveURL(/stage=visa/)
      await expect(page.getByRole('link', { name: 'Rosalie Bautista', exact: true })).toBeVisible()
      await page.getByRole('button', { name: t.clear, exact: true }).click()
      await expect(page).not.toHaveURL(/stage=/)
    })
  })
}
