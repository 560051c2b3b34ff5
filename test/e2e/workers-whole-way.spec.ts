import type { APIRequestContext, Page } from '@playwright/test'
import { screens } from '../../src/features/agreements/texts.ts'
import { en as enAccounts } from '../../src/features/accounts/messages.en.ts'
import { work as enWork } from '../../src/features/content/messages.work.en.ts'
import { texts as conversationTexts } from '../../src/features/conversations/texts.ts'
import { listTexts } from '../../src/features/hiring/web/list-texts.ts'
import { todayTexts } from '../../src/features/hiring/web/today/texts.ts'
import { words as enWords } from '../../src/features/profiles/messages.words.en.ts'
import { start as enStart } from '../../src/features/records/messages.start.en.ts'
import { offer as enOffer } from '../../src/features/recruitment/messages.offer.en.ts'
import { texts as caseTexts } from '../../src/features/recruitment/web/texts.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { monthName } from '../../src/platform/shared/format.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import {
  type Account,
  dialogOf,
  keptSession,
  newAccount,
  openDialog,
  password,
} from './accounts.ts'
import { as } from './at.ts'
import { dayFromNow, payNewestOrder } from './dashboards.ts'
import { uploadPaper } from './hires.ts'
import { expectInLanguage } from './in-worker-language.ts'
import { codeFor, expect, newNumber, open, phone, test } from './journey.ts'
import { proposeTerms, shortlistedBy } from './terms.ts'

const look = (page: Page, file: string) =>
  process.env.LOOK === undefined
    ? undefined
    : page.screenshot({ path: `${process.env.LOOK}/${file}.png`, fullPage: true })

/** From the way in for workers to an account of her own, and to her day. */
async function signUp(page: Page, locale: Locale, name: string, number: string): Promise<void> {
  const t = textsIn(enAccounts, locale)
  const dialog = dialogOf(page)
  await open(page, '/', locale)
  await expectInLanguage(page, locale)
  await page.getByRole('link', { name: textsIn(enWork, locale).signUp }).click()
  await dialog.getByRole('textbox', { name: t.signUp.fullName }).fill(name)
  await dialog.getByRole('textbox', { name: t.form.phone }).fill(number)
  await dialog.getByLabel(t.form.password, { exact: true }).fill(password)
  await dialog.getByLabel(t.signUp.confirmation).fill(password)
  await expectInLanguage(page, locale)
  await dialog.getByRole('button', { name: t.code.send, exact: true }).click()
  await dialog.getByRole('textbox', { name: t.code.box(1) }).fill(await codeFor(`+974${number}`))
  await expectInLanguage(page, locale)
  await dialog.getByRole('button', { name: t.signUp.verify, exact: true }).click()
}

/** The questions that a profile can't be without, one a screen; and her wage; the others are skipped. */
async function answerQuestions(page: Page, locale: Locale): Promise<void> {
  const t = textsIn(enStart, locale)
  const { values } = textsIn(enWords, locale)
  const main = page.getByRole('main')
  const asks = (question: keyof typeof t.questions) =>
    expect(page.getByRole('heading', { level: 1, name: t.questions[question] })).toBeFocused()
  const { duties } = todayTexts[locale]
  await main.getByRole('link', { name: duties.begin.act }).click()
  await asks('desired_position')
  await expectInLanguage(page, locale)
  await main.getByRole('button', { name: values.position.Nanny ?? '', exact: true }).click()
  await asks('nationality')
  await main.locator('button:has(img[src*="/PH"]), button:has(img[src*="/ph"])').click()
  await asks('date_of_birth')
  await main.getByLabel(t.day).selectOption('2')
  await main.getByLabel(t.month, { exact: true }).selectOption(monthName(5, locale))
  await main.getByLabel(t.year).selectOption('1994')
  await expectInLanguage(page, locale)
  await main.getByRole('button', { name: t.next, exact: true }).click()
  for (const question of [
    'current_location',
    'experience_years',
    'skills',
    'languages',
    'living',
    'expected_salary',
    'availability_date',
    'picture',
    'description',
  ] as const) {
    await asks(question)
    await expectInLanguage(page, locale)
    if (question === 'expected_salary')
      await main
        .getByRole('button', { name: /1[,.\s]?[89]00/ })
        .first()
        .click()
    else await main.getByRole('link', { name: t.skip, exact: true }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: t.end.title })).toBeFocused()
  await expectInLanguage(page, locale)
  await look(page, `${locale}-publish`)
  await main.getByRole('button', { name: t.end.publish }).click()
  await expect(page).toHaveURL(localizedPath('/dashboard', locale))
}

/** A household keeps her, writes to her by a ready-made question and invites her. */
async function metByHousehold(request: APIRequestContext, candidateId: number): Promise<Account> {
  const household = await newAccount(request)
  await shortlistedBy(request, household, candidateId)
  const send = async (path: string, data: object) => {
    const answer = await request.post(path, { ...as(household), data })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as { data: { id: number } }
  }
  const { data } = await send('/api/conversations/', { candidate_id: candidateId })
  await send(`/api/conversations/${data.id}/messages/`, {
    client_id: crypto.randomUUID(),
    phrase: 'twins',
  })
  await send(`/api/employer/candidates/${candidateId}/schedule-interview/`, {
    date: dayFromNow(2),
    time: '10:00',
    way: 'video',
  })
  return household
}

for (const [locale, name] of [
  ['fil', 'Rosalie Dela Cruz'],
  ['am', 'ሕይወት ታደሰ'],
] as const)
  test.describe(`${locale} phone`, () => {
    test.use({ viewport: phone })

    test('her whole way, from the first page to the steps after the hire, is in her language', async ({
      page,
      request,
    }) => {
      const number = newNumber()
      await signUp(page, locale, name, number)
      await expect(page).toHaveURL(localizedPath('/dashboard', locale))
      await expectInLanguage(page, locale)
      await answerQuestions(page, locale)
      const [, , user] = await keptSession(page)
      const { candidate_id: candidateId } = JSON.parse(user ?? '') as { candidate_id: number }
      const household = await metByHousehold(request, candidateId)

      // What is next for her, the conversation and its ready-made answer.
      await open(page, '/dashboard', locale)
      await expect(page.getByRole('main')).toContainText(household.user.full_name)
      await expectInLanguage(page, locale)
      await look(page, `${locale}-today`)
      const talk = conversationTexts[locale]
      await open(page, '/dashboard/messages', locale)
      await page.getByRole('main').getByRole('link', { name: household.user.full_name }).click()
      await page.getByRole('button', { name: talk.phrases.years }).click()
      await expect(page.getByRole('article').filter({ hasText: talk.phrases.years })).toBeVisible()
      await expectInLanguage(page, locale)
      await look(page, `${locale}-conversation`)

      await open(page, '/dashboard/interviews', locale)
      await expectInLanguage(page, locale)
      await page.getByRole('button', { name: listTexts[locale].seeker.accept }).first().click()
      await expect(
        page.getByRole('main').getByText(listTexts[locale].seeker.accepted),
      ).toBeVisible()

      // The terms and her yes.
      await proposeTerms(request, household, candidateId)
      const t = screens[locale]
      await open(page, '/dashboard/agreements', locale)
      await expectInLanguage(page, locale)
      await look(page, `${locale}-terms`)
      await page.getByRole('button', { name: t.answer.yes, exact: true }).click()
      await page
        .locator(openDialog)
        .getByRole('button', { name: t.answer.yes, exact: true })
        .click()
      await expect(page.getByText(t.statuses.worker.agreed).first()).toBeVisible()

      // Hired: the letter, signed by a code, and the steps that follow it.
      await payNewestOrder(request, household.token)
      const { accept, sendCode, codeBox, codeSent } = textsIn(enOffer, locale)
      await open(page, '/dashboard/recruitment', locale)
      await expectInLanguage(page, locale)
      await page.getByRole('button', { name: accept, exact: true }).click()
      const dialog = page.locator(openDialog)
      await dialog.getByRole('button', { name: sendCode }).click()
      await expect(dialog.getByText(codeSent)).toBeVisible()
      await dialog.getByRole('textbox', { name: codeBox(1) }).fill(await codeFor(`+974${number}`))
      await dialog.getByRole('button', { name: accept, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      const { steps } = caseTexts[locale]
      await expect(page.getByText(steps.visa_application).first()).toBeVisible()
      await expectInLanguage(page, locale)
      await look(page, `${locale}-steps`)

      // Her passport ends soon: the day of it must be read whole.
      const [token] = await keptSession(page)
      await uploadPaper(request, { token: token ?? '' }, 'passport', dayFromNow(45))
      for (const path of [
        '/notifications',
        '/notifications/settings',
        '/dashboard/my-profile',
        '/dashboard/documents',
        '/account',
        '/account/data',
        '/account/security',
        '/work',
      ]) {
        await open(page, path, locale)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectInLanguage(page, locale)
        await look(page, `${locale}${path.replaceAll('/', '-')}`)
      }
    })
  })
