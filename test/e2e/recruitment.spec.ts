import type { Locale } from '../../src/platform/shared/locales.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import type { Browser, Page } from '@playwright/test'
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

/** Uploads in the open dialog, in the section of a kind. */
async function uploadIn(
  page: Page,
  locale: Locale,
  kind: 'medical' | 'visa' | 'pcc' | 'qvc' | 'ticket' | 'pregnancy_test',
) {
  const { papers } = texts[locale].recruitment
  const section = page
    .getByRole('dialog')
    .getByRole('region', { name: papers.kinds[kind], exact: true })
  await section.getByRole('button').last().click()
  await section.locator('input[type=file]').setInputFiles(file)
  if (kind === 'medical') await section.getByLabel(papers.outcome).selectOption('fit')
  await section.getByRole('button', { name: papers.upload, exact: true }).click()
  await expect(section.locator('form')).toHaveCount(0)
  await expect(section.getByRole('listitem')).toHaveCount(1)
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
      await expect(dialog.getByText('(Law 17/2020).')).toBeVisible()
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
      await page
        .getByRole('button', { name: `${t.case.finish}: ${t.steps.visa_application}` })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: t.case.finish }).click()
      await expect(page.getByRole('heading', { name: t.steps.qvc })).toBeVisible()
      await page.getByRole('button', { name: t.case.nudge }).click()
      await expect(page.getByText(t.case.nudged)).toBeVisible()

      await open(hers, '/dashboard/recruitment', locale)
      const show = (stage: 'otherDocs' | 'medical' | 'pregnancyTest') =>
        hers.getByRole('button', { name: t.stages[stage], exact: true }).click()
      const close = (one: Page) =>
        one.getByRole('dialog').getByRole('button', { name: t.close }).click()
      await show('otherDocs')
      await uploadIn(hers, locale, 'pcc')
      await uploadIn(hers, locale, 'qvc')
      await expectAccessible(hers)
      await close(hers)
      await show('medical')
      await uploadIn(hers, locale, 'medical')
      await close(hers)
      await show('pregnancyTest')
      await uploadIn(hers, locale, 'pregnancy_test')
      await hers.context().close()

      // Visa, ticket, arrival. Of the health papers the household sees no more than that they came.
      await open(page, `/dashboard/recruitments/${candidateId}`, locale)
      await page.getByRole('button', { name: t.papers.titles.medical, exact: true }).click()
      await expect(page.getByRole('dialog').getByText(t.papers.healthNote)).toBeVisible()
      await expect(
        page.getByRole('dialog').getByText(t.papers.outcomes.fit, { exact: true }),
      ).toBeVisible()
      await close(page)
      for (const kind of ['visa', 'ticket'] as const) {
        await page.getByRole('button', { name: t.papers.titles[kind], exact: true }).click()
        await uploadIn(page, locale, kind)
        await close(page)
      }
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
