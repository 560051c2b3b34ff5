import type { Page, Route } from '@playwright/test'
import { samplePdf } from '../samples.ts'
import {
  dialogOf,
  fullName,
  keepSession,
  newAccount,
  password,
  sendCode,
  signInButton,
} from './accounts.ts'
import { dayFromNow, householdWithList, rowOf } from './dashboards.ts'
import { hire } from './hires.ts'
import { codeFor, expect, newNumber, open, places, plainTest as test } from './journey.ts'
import { texts } from './texts.ts'

// When each sentence of the specification's catalogues of errors is said: the server fails, and has no words that a reader could use.
const fails = (route: Route): Promise<void> =>
  route.fulfill({
    status: 500,
    json: {
      success: false,
      code: 'INTERNAL',
      message: 'Something else than the specification says.',
    },
  })
const paper = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: samplePdf() }

/** Presses an act of a row, and the same word in the question that it may ask. */
async function act(page: Page, word: string, person: string, asks = true): Promise<void> {
  await page.getByRole('button', { name: `${word}: ${person}`, exact: true }).click()
  if (asks) await dialogOf(page).getByRole('button', { name: word, exact: true }).click()
}

for (const { title, locale, viewport } of places) {
  const t = texts[locale]
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 1.8 Shortlist, unshortlist, select, schedule
    // spec: 1.8 Status and schedule: logged and rethrown
    // spec: 2.8 Moves of the pipeline
    test('each move of a candidate that the server fails at has its sentence', async ({
      page,
      request,
    }) => {
      const { acts, failed, schedule } = t.hiring
      const household = await householdWithList(request, 3, 'Filipino')
      const [listed, invited, rejected] = household.people.map(({ id, name }) => ({ id, name }))
      if (!listed || !invited || !rejected) throw new Error('nobody is in the list')
      await household.schedule(invited.id, dayFromNow(4), '11:00')
      await household.status(rejected.id, 'rejected')
      await keepSession(page, household)
      await page.route('**/api/employer/candidates/*/**', fails)
      const said = async (sentence: string) => {
        await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible()
        await page.reload()
      }
      const on = (tab: string) => open(page, `/dashboard/candidates?tab=${tab}`, locale)
      await on('shortlisted')
      await act(page, acts.unshortlist, listed.name)
      await said(failed.unshortlist)
      await act(page, acts.directSelect, listed.name)
      await said(failed.directSelect)
      await act(page, acts.reject, listed.name)
      await said(failed.reject)
      await act(page, acts.schedule, listed.name, false)
      await dialogOf(page).getByLabel(schedule.date).fill(dayFromNow(5))
      await dialogOf(page).getByLabel(schedule.time).selectOption('12:00')
      await dialogOf(page)
        .getByRole('button', { name: schedule.submit.schedule, exact: true })
        .click()
      await said(failed.schedule)
      await act(page, acts.deleteInterview, invited.name)
      await said(failed.deleteInterview)
      await on('rejected')
      await act(page, acts.restore, rejected.name)
      await said(failed.restore)
      await page.unroute('**/api/employer/candidates/*/**')

      await household.status(invited.id, 'interview_completed')
      await page.route('**/api/employer/candidates/*/**', fails)
      await on('interview')
      await act(page, acts.select, invited.name)
      await said(failed.select)
      expect(failed.select).toBe(failed.directSelect)
      await expect(rowOf(page, invited.name)).toBeVisible()
    })

    // spec: 2.8 Failed to process payment. Please try again (the sentence)
    test('a payment that the server fails at says so and can be tried again', async ({
      page,
      request,
    }) => {
      const { orders, payment } = t.billing
      const household = await householdWithList(request, 1, 'Filipino')
      await household.status(household.people[0]?.id ?? 0, 'selected')
      await keepSession(page, household)
      await open(page, '/dashboard/orders', locale)
      await page.route('**/api/employer/orders/*/pay/', fails)
      await page.getByRole('button', { name: orders.pay }).first().click()
      await dialogOf(page).getByRole('checkbox').check()
      await dialogOf(page).getByRole('button', { name: orders.pay }).click()
      await expect(dialogOf(page).getByText(payment.failed, { exact: true })).toBeVisible()
      await page.unroute('**/api/employer/orders/*/pay/')
      await dialogOf(page).getByRole('button', { name: orders.pay }).click()
      await expect(page).toHaveURL(/\/pay\/sandbox\//)
    })

    // spec: 2.2 Orders: text, search (the empty texts)
    // spec: 2.2 Invoices: text (the empty texts)
    test('orders and invoices that are none, or that no search finds, say so', async ({
      page,
      request,
    }) => {
      const { orders, invoices } = t.billing
      const household = await householdWithList(request, 1, 'Filipino')
      await keepSession(page, household)
      for (const [path, words] of [
        ['/dashboard/orders', orders],
        ['/dashboard/invoices', invoices],
      ] as const) {
        await open(page, path, locale)
        await expect(page.getByText(words.empty, { exact: true })).toBeVisible()
      }
      const { household: paid } = await hire(request, 'Searched In Vain')
      await keepSession(page, paid)
      for (const [path, words] of [
        ['/dashboard/orders', orders],
        ['/dashboard/invoices', invoices],
      ] as const) {
        await open(page, path, locale)
        await expect(page.getByText('Searched In Vain').first()).toBeVisible()
        await page.getByRole('main').getByRole('searchbox').fill('nobody of that name')
        await expect(page.getByText(words.noMatch, { exact: true }).first()).toBeVisible()
      }
    })

    // spec: 2.5 Question before deleting an offer letter
    // spec: 2.8 Offer letters: three sentences
    test('offer letters that can be neither listed, uploaded nor deleted say so, each in its sentence', async ({
      page,
      request,
    }) => {
      const { letters, papers, view, title: room } = t.recruitment
      const { household } = await hire(request, 'Letter Santos')
      await keepSession(page, household)
      const calls = '**/api/employer/candidates/*/offer-letters/**'
      const openLetters = async () => {
        await open(page, '/dashboard/recruitments?tab=offerLetter', locale)
        await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible()
        await page.getByRole('button', { name: `${view}: Letter Santos` }).click()
      }
      await page.route(calls, fails)
      await openLetters()
      await expect(dialogOf(page).getByText(letters.error).first()).toBeVisible()
      await page.unroute(calls)
      await openLetters()
      await expect(dialogOf(page).getByText(letters.none)).toBeVisible()
      await page.route('**/offer-letters/upload/', fails)
      await dialogOf(page).locator('input[type=file]').setInputFiles(paper)
      const upload = dialogOf(page).getByRole('button', { name: papers.upload, exact: true })
      await upload.click()
      await expect(dialogOf(page).getByText(letters.uploadFailed, { exact: true })).toBeVisible()
      await page.unroute('**/offer-letters/upload/')
      await upload.click()
      const remove = dialogOf(page).getByRole('button', { name: `${letters.remove}: paper.pdf` })
      await remove.click()
      await expect(page.getByText(letters.removeText, { exact: true })).toBeVisible()
      await page.route(calls, (route) =>
        route.request().method() === 'DELETE' ? fails(route) : route.continue(),
      )
      await page.getByRole('button', { name: letters.remove, exact: true }).last().click()
      await expect(page.getByText(letters.removeFailed, { exact: true })).toBeVisible()
      await expect(remove).toBeVisible()
    })

    // spec: 2.8 Household's profile: four sentences
    test('a household’s profile is saved, or not, in the sentence of each case', async ({
      page,
      context,
      request,
    }) => {
      const { personal, form, edit, problems, toasts } = t.employers
      await keepSession(page, await newAccount(request))
      await open(page, '/dashboard/profile', locale)
      await page.getByRole('main').getByRole('button', { name: edit, exact: true }).click()
      const save = dialogOf(page).getByRole('button', { name: form.save, exact: true })
      await save.click()
      await expect(dialogOf(page).getByText(problems.nothing, { exact: true })).toBeVisible()
      await dialogOf(page).getByLabel(personal.occupation, { exact: true }).fill('Architect')
      await page.route('**/api/employer/profile/**', fails)
      await save.click()
      await expect(dialogOf(page).getByText(problems.notUpdated, { exact: true })).toBeVisible()
      await page.unroute('**/api/employer/profile/**')
      await context.setOffline(true)
      await save.click()
      await expect(dialogOf(page).getByText(problems.notSaved)).toBeVisible()
      await context.setOffline(false)
      await save.click()
      await expect(page.getByText(toasts.dataSaved, { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('main').getByText('Architect', { exact: true })).toBeVisible()
    })

    // spec: 1.8 Own profile and documents: their failures
    test('a worker’s profile and papers that the server fails at have their sentences', async ({
      page,
      request,
    }) => {
      const { documents, form, edit, fields, saveFailed } = t.area
      const worker = await newAccount(request, 'jobseeker')
      await keepSession(page, worker)
      await open(page, '/dashboard/my-profile', locale)
      await page.route('**/api/jobseeker/profile/', (route) =>
        route.request().method() === 'PATCH' ? fails(route) : route.continue(),
      )
      await page.getByRole('button', { name: edit }).first().click()
      await dialogOf(page).getByLabel(fields.date_of_birth).fill('1994-05-02')
      await dialogOf(page).getByRole('button', { name: form.save }).click()
      await expect(dialogOf(page).getByText(saveFailed, { exact: true })).toBeVisible()

      await open(page, '/dashboard/documents', locale)
      await page.getByRole('button', { name: documents.uploadOf(documents.kinds.passport) }).click()
      await dialogOf(page).locator('input[type=file]').setInputFiles(paper)
      await page.route('**/api/jobseeker/documents/**', (route) =>
        route.request().method() === 'GET' ? route.continue() : fails(route),
      )
      const submit = dialogOf(page).getByRole('button', { name: documents.submit })
      await submit.click()
      await expect(dialogOf(page).getByText(documents.uploadFailed, { exact: true })).toBeVisible()
      await page.unroute('**/api/jobseeker/documents/**')
      await submit.click()
      await page.getByRole('button', { name: documents.deleteOf('paper.pdf') }).click()
      await page.route('**/api/jobseeker/documents/**', (route) =>
        route.request().method() === 'DELETE' ? fails(route) : route.continue(),
      )
      await dialogOf(page).getByRole('button', { name: documents.delete, exact: true }).click()
      await expect(page.getByText(documents.deleteFailed, { exact: true })).toBeVisible()
      await expect(page.getByText('paper.pdf').first()).toBeVisible()
    })

    // spec: 1.8 Codes that can't be sent
    // spec: 1.8 Registration
    // spec: 1.8 Login
    test('codes, signing up and signing in that the server fails at have their sentences', async ({
      page,
    }) => {
      const { form, signUp, signIn, code, errors } = t.accounts
      await page.clock.install()
      await open(page, '/about', locale)
      await signInButton(page, locale).click()
      const dialog = dialogOf(page)
      await page.route('**/auth/login/', fails)
      await dialog.getByRole('textbox', { name: form.phone }).fill(newNumber())
      await dialog.getByLabel(form.password, { exact: true }).fill(password)
      await dialog.getByRole('button', { name: signIn.submit, exact: true }).click()
      await expect(dialog.getByText(signIn.failedUnexplained, { exact: true })).toBeVisible()

      await dialog.getByRole('button', { name: signIn.signUp, exact: true }).click()
      const number = newNumber()
      await dialog.getByRole('textbox', { name: form.phone }).fill(number)
      await dialog.getByRole('textbox', { name: signUp.fullName }).fill(fullName)
      await dialog.getByLabel(form.password, { exact: true }).fill(password)
      await dialog.getByLabel(signUp.confirmation).fill(password)
      const send = dialog.getByRole('button', { name: code.send, exact: true })
      await page.route('**/auth/send-otp/', fails)
      await send.click()
      await expect(dialog.getByText(errors.codeNotSent, { exact: true })).toBeVisible()
      await page.unroute('**/auth/send-otp/')
      await send.click()
      await expect(dialog.getByText(code.sentTo(`+974${number}`))).toBeVisible()

      await page.route('**/auth/register/', fails)
      await sendCode(dialog, locale, await codeFor(`+974${number}`), signUp.verify)
      await expect(dialog.getByText(signUp.failed, { exact: true })).toBeVisible()
      await page.clock.fastForward('02:01')
      await page.route('**/auth/send-otp/', fails)
      await dialog.getByRole('button', { name: code.resend, exact: true }).click()
      await expect(dialog.getByText(code.resendFailed, { exact: true })).toBeVisible()
    })
  })
}
