import type { APIRequestContext, Page } from '@playwright/test'
import { en as accounts } from '../../src/features/accounts/messages.en.ts'
import { lawName } from '../../src/features/profiles/law-rules.ts'
import { managedTexts } from '../../src/features/agreements/web/texts.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { keepSession, newAccount, openDialog } from './accounts.ts'
import { publishedCandidate, runningAgency } from './agencies.ts'
import { as, at } from './at.ts'
import { payNewestOrder } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import {
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  messagesTo,
  open,
  places,
  test,
} from './journey.ts'
import { proposeTerms, shortlistedBy } from './terms.ts'
import { texts } from './texts.ts'

/** The address in the newest message to a number that leads to terms, once it has come. */
async function dealPath(phoneNumber: string): Promise<string> {
  let path = ''
  const newest = () =>
    (path = /\/deal\/\S+/.exec(messagesTo(phoneNumber).at(-1)?.text ?? '')?.[0] ?? '')
  await expect.poll(newest).not.toBe('')
  return path
}

/** Somebody whom a household has asked, who has said yes, and been paid for. */
async function hiredOnTerms(request: APIRequestContext, name: string) {
  const { worker, candidateId } = await publishedWorker(request, name)
  const household = await newAccount(request)
  await shortlistedBy(request, household, candidateId)
  const { id, version } = await proposeTerms(request, household, candidateId)
  const said = await request.post(`/api/agreements/${id}/answer/`, {
    ...as(worker),
    data: { act: 'accept', version },
  })
  expect(said.status(), await said.text()).toBe(200)
  await payNewestOrder(request, household.token)
  return { worker, household, candidateId }
}

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })
    const { agreements: t, terms: words, recruitment } = texts[locale]

    test('terms are answered by the link of a message, without signing in and without a network at first', async ({
      browser,
      baseURL,
      request,
    }) => {
      const { worker, candidateId } = await publishedWorker(request, 'Jocelyn Aquino')
      const household = await newAccount(request)
      await shortlistedBy(request, household, candidateId)
      await proposeTerms(request, household, candidateId)
      const path = await dealPath(`+974${worker.number}`)
      const faults: string[] = []
      const page = await at(browser, null, { origin: baseURL ?? '', faults }, { viewport })
      // A session that has ended on this device takes nobody away from her link.
      await keepSession(page, { ...household, token: 'ended', refreshToken: 'ended' })
      await open(page, path, locale)
      await expect(page.getByRole('heading', { level: 1, name: t.deal.title })).toBeVisible()
      await expect(page.getByText(t.deal.oneAct)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      // A stray press says no to nobody: it asks first.
      const form = page.locator(openDialog)
      await page.getByRole('button', { name: t.answer.no, exact: true }).dblclick({ delay: 20 })
      await expect(form.getByText(t.answer.noText)).toBeVisible()
      await expectAccessible(page, openDialog)
      await form.getByRole('button', { name: t.cancel }).click()

      // Without a network what she pressed and typed is there, and she is told.
      await page.getByRole('button', { name: t.answer.other }).click()
      await expect(form.getByRole('textbox', { name: words.names.role, exact: true })).toHaveValue(
        texts[locale].candidates.values.position.Nanny ?? '',
      )
      await form.getByLabel(words.names.wage).fill('2100')
      await page.context().setOffline(true)
      await form.getByRole('button', { name: t.counter.submit, exact: true }).click()
      await expect(form.getByRole('alert').first()).toBeVisible()
      await expect(form.getByLabel(words.names.wage)).toHaveValue('2100')
      await form.getByRole('button', { name: t.cancel }).click()
      await page.getByRole('button', { name: t.answer.yes }).click()
      await expect(page.getByText(t.answer.failed)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: t.answer.yes })).toBeInViewport()
      await expect(page.getByRole('button', { name: t.answer.yes })).toBeEnabled()
      await page.context().setOffline(false)

      // Below the law nothing leaves; the field says why.
      await page.getByRole('button', { name: t.answer.other }).click()
      await form.getByLabel(words.names.wage).fill('900')
      await form.getByRole('button', { name: t.counter.submit, exact: true }).click()
      await expect(form.getByText(lawName('Law 17/2020', locale)).first()).toBeVisible()
      await expectAccessible(page, openDialog)
      await form.getByLabel(words.names.wage).fill('2100')
      await form
        .getByRole('button', { name: t.counter.submit, exact: true })
        .dblclick({ delay: 20 })
      await expect(page.getByText(t.deal.states.countered)).toBeVisible()

      // The link has done its one act, and says so when it is opened again.
      await open(page, path, locale)
      await expect(page.getByText(t.deal.states.countered)).toBeVisible()
      await expect(page.getByRole('button', { name: t.answer.yes })).toHaveCount(0)
      await expectAccessible(page)

      // Of a link that is not ours nothing is shown, and the way in is.
      await open(page, '/deal/not-one-of-ours', locale)
      await expect(page.getByRole('heading', { name: t.deal.notOpened })).toBeVisible()
      await expect(page.getByRole('link', { name: t.deal.signIn })).toBeVisible()
      await expectAccessible(page)
      expect(faults).toEqual([])
    })

    test('an agency answers terms for somebody without an account', async ({ page, request }) => {
      const agency = await runningAgency(request)
      const { id, name } = await publishedCandidate(request, agency)
      const household = await newAccount(request)
      await keepSession(page, agency)
      await open(page, '/agency/agreements', locale)
      await expect(page.getByRole('heading', { name: t.page.empty.agency.title })).toBeVisible()
      await expectAccessible(page)
      await shortlistedBy(request, household, id)
      await proposeTerms(request, household, id)
      // It comes by itself, to the page that is open.
      await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: managedTexts[locale].yes }).click()
      const dialog = page.locator(openDialog)
      await expect(dialog.getByText(managedTexts[locale].yesText)).toBeVisible()
      await page.context().setOffline(true)
      await dialog.getByRole('button', { name: t.answer.accept }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await page.context().setOffline(false)
      await dialog.getByRole('button', { name: t.answer.accept }).dblclick({ delay: 20 })
      await expect(page.getByText(t.statuses.agency.agreed)).toBeVisible()
    })

    test('both sign the letter of what they agreed to, and read its certificate', async ({
      page,
      request,
    }) => {
      const { worker, household, candidateId } = await hiredOnTerms(request, 'Divina Ramos')
      const { offer, certificate } = recruitment
      await keepSession(page, household)
      await open(page, `/dashboard/recruitments/${candidateId}`, locale)
      const sign = (name: string, account: { number: string }) =>
        signBy(page, locale, name, account.number)
      await page.getByRole('button', { name: offer.sign }).click()
      await sign(offer.sign, household)
      await expect(page.getByText(offer.signed)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await keepSession(page, worker)
      await open(page, '/dashboard/recruitment', locale)
      await page.getByRole('button', { name: offer.accept, exact: true }).click()
      await sign(offer.accept, worker)
      await page.getByRole('link', { name: offer.certificate }).click()
      const read = async () => {
        await expect(page.getByRole('heading', { level: 1, name: certificate.title })).toBeVisible()
        await expect(page.getByText(certificate.agreedAt)).toBeVisible()
        await expect(page.getByText(certificate.unsigned)).toHaveCount(0)
        await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
        await expectNoSidewaysScroll(page)
      }
      await read()
      const path = new URL(page.url()).pathname
      await keepSession(page, household)
      await page.goto(path)
      await read()
      await expectAccessible(page)
      // Somebody else's is not there, nor one without a number.
      await keepSession(page, await newAccount(request))
      for (const one of [path, path.replace(/\d+$/, 'none')]) {
        await page.goto(one)
        await expect(page.getByRole('heading', { name: certificate.notFound })).toBeVisible()
      }
      await expectAccessible(page)
    })
  })
}

/** Signs in the open dialog by the code of her phone: once without a network, once by a wrong code, then by the right one. */
async function signBy(page: Page, locale: Locale, name: string, number: string): Promise<void> {
  const { offer } = texts[locale].recruitment
  const dialog = page.locator(openDialog)
  await expect(dialog.getByText(texts[locale].terms.names.wage)).toBeVisible()
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: offer.sendCode }).click()
  await expect(dialog.getByRole('alert')).toContainText(offer.answerFailed)
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: offer.sendCode }).click()
  await expect(dialog.getByText(offer.codeSent)).toBeVisible()
  const code = await codeFor(`+974${number}`)
  const box = dialog.getByRole('textbox', { name: offer.codeBox(1) })
  await box.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  const wrong = textsIn(accounts, locale).errors.codeWrong
  await expect(dialog.getByText(wrong)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, openDialog)
  await box.fill(code)
  await dialog.getByRole('button', { name, exact: true }).dblclick({ delay: 20 })
  await expect(dialog).toHaveCount(0)
}
