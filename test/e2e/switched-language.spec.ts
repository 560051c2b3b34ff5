import type { Page } from '@playwright/test'
import { screens, words } from '../../src/features/agreements/texts.ts'
import { en as enAccounts } from '../../src/features/accounts/messages.en.ts'
import { work as enWork } from '../../src/features/content/messages.work.en.ts'
import { texts as conversationTexts } from '../../src/features/conversations/texts.ts'
import { report as enReport } from '../../src/features/enquiries/messages.report.en.ts'
import { texts as hiringTexts } from '../../src/features/hiring/texts.ts'
import { en as enMeetings } from '../../src/features/hiring/messages.meetings.en.ts'
import { area as enArea } from '../../src/features/records/messages.own-profile.en.ts'
import { start as enStart } from '../../src/features/records/messages.start.en.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { formatAppointment } from '../../src/platform/shared/dashboard-dates.ts'
import { languageOf } from '../../src/platform/shared/locales.ts'
import { dialogOf, keepSession, newAccount, openDialog, password } from './accounts.ts'
import { as } from './at.ts'
import { dayFromNow } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import { expect, hydrated, newNumber, open, phone, test } from './journey.ts'
import { proposeTerms, shortlistedBy } from './terms.ts'

/** The two languages, and the way from one to the other by the header's list. */
const directions = [
  ['en', 'fil'],
  ['fil', 'en'],
] as const
type Reader = (typeof directions)[number][0]

async function switchTo(page: Page, locale: Reader): Promise<void> {
  const { name } = languageOf(locale)
  const header = page.getByRole('banner')
  await header.locator('summary', { hasText: name }).click()
  await header.getByRole('listitem').getByRole('link', { name, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await hydrated(page)
}

for (const [from, to] of directions)
  test.describe(`${from} to ${to}`, () => {
    test.use({ viewport: phone })

    test('what was typed at sign-up is there in the other language, without the password', async ({
      page,
    }) => {
      const number = newNumber()
      const dialog = dialogOf(page)
      const signUp = (locale: Reader) =>
        page.getByRole('link', { name: textsIn(enWork, locale).signUp }).click()
      const fields = (locale: Reader) => {
        const t = textsIn(enAccounts, locale)
        return {
          fullName: dialog.getByRole('textbox', { name: t.signUp.fullName }),
          phone: dialog.getByRole('textbox', { name: t.form.phone }),
          password: dialog.getByLabel(t.form.password, { exact: true }),
          close: dialog.getByRole('button', { name: t.form.close, exact: true }),
        }
      }
      await open(page, '/work', from)
      await signUp(from)
      const typed = fields(from)
      await typed.fullName.fill('Rosalie Dela Cruz')
      await typed.phone.fill(number)
      await typed.password.fill(password)
      await typed.close.click()
      await switchTo(page, to)
      await signUp(to)
      const found = fields(to)
      await expect(found.fullName).toHaveValue('Rosalie Dela Cruz')
      await expect(found.phone).toHaveValue(number)
      await expect(found.password).toHaveValue('')
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
        password,
      )
    })

    test('what a worker typed of her profile, of terms and to a household is there in the other language', async ({
      page,
      request,
    }) => {
      const { worker, candidateId } = await publishedWorker(request, 'Lorna Reyes')
      const household = await newAccount(request)
      await shortlistedBy(request, household, candidateId)
      await proposeTerms(request, household, candidateId)
      const begun = await request.post('/api/conversations/', {
        ...as(household),
        data: { candidate_id: candidateId },
      })
      const { data } = (await begun.json()) as { data: { id: number } }
      await keepSession(page, worker)
      const dialog = page.locator(openDialog)

      const formIn = async (locale: Reader) => {
        const t = textsIn(enArea, locale)
        await page.getByRole('button', { name: t.edit }).first().click()
        await dialog.getByRole('tab', { name: t.form.tabs.preferences }).click()
        return { t, wage: dialog.getByLabel(t.fields.expected_salary) }
      }
      await open(page, '/dashboard/my-profile', from)
      const form = await formIn(from)
      await form.wage.fill('2345')
      await dialog.getByRole('button', { name: form.t.cancel, exact: true }).click()
      await page.getByRole('button', { name: form.t.form.keep }).click()
      await switchTo(page, to)
      await expect((await formIn(to)).wage).toHaveValue('2345')

      const counterIn = async (locale: Reader) => {
        const t = screens[locale]
        await page.getByRole('button', { name: t.answer.other }).click()
        return {
          wage: dialog.getByLabel(words[locale].names.wage),
          reason: dialog.getByLabel(t.counter.reason),
          cancel: dialog.getByRole('button', { name: t.cancel, exact: true }),
        }
      }
      await open(page, '/dashboard/agreements', from)
      const counter = await counterIn(from)
      await counter.wage.fill('2100')
      await counter.reason.fill('I have cared for twins.')
      await counter.cancel.click()
      await switchTo(page, to)
      const countered = await counterIn(to)
      await expect(countered.wage).toHaveValue('2100')
      await expect(countered.reason).toHaveValue('I have cared for twins.')
      await countered.cancel.click()

      const field = (locale: Reader) =>
        page.getByRole('textbox', { name: conversationTexts[locale].write.label })
      await open(page, `/dashboard/messages/${data.id}`, from)
      await field(from).fill('I can begin on Sunday')
      await switchTo(page, to)
      await expect(field(to)).toHaveValue('I can begin on Sunday')
      // What was sent is no draft any more.
      await field(to).press('Enter')
      await expect(field(to)).toHaveValue('')
      await page.reload()
      await hydrated(page)
      await expect(page.getByRole('article').filter({ hasText: 'on Sunday' })).toBeVisible()
      await expect(field(to)).toHaveValue('')
    })

    test('what she answered to a question and did not send yet is there in the other language', async ({
      page,
      request,
    }) => {
      const worker = await newAccount(request, 'jobseeker')
      await keepSession(page, worker)
      const main = page.getByRole('main')
      const [before, after] = [textsIn(enStart, from), textsIn(enStart, to)]
      const begin = (question: string, locale: Reader) =>
        open(page, `/dashboard/my-profile/start?q=${question}`, locale)

      await begin('description', from)
      await main.getByLabel(before.about.sentences.nature.begin).selectOption('patient')
      await main.getByLabel(before.about.own).fill('Mahal ko ang mga bata.')
      await switchTo(page, to)
      await begin('description', to)
      await expect(main.getByLabel(after.about.own)).toHaveValue('Mahal ko ang mga bata.')
      await expect(main.getByLabel(after.about.sentences.nature.begin)).toHaveValue('patient')

      await begin('current_location', from)
      await main.getByRole('button', { name: before.places.other, exact: true }).click()
      await main.getByLabel(before.whichPlace).fill('Cebu, Philippines')
      await switchTo(page, to)
      await begin('current_location', to)
      await expect(main.getByLabel(after.whichPlace)).toHaveValue('Cebu, Philippines')
      // What was sent is no draft any more; what was not is.
      await main.getByRole('button', { name: after.next, exact: true }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: after.questions.experience_years }),
      ).toBeFocused()
      const drafts = await page.evaluate(() =>
        Object.keys({ ...sessionStorage }).flatMap((key) => /:start:(.+)$/.exec(key)?.[1] ?? []),
      )
      expect(drafts).toEqual(['description'])
    })

    test('what she reports, and the times that she would rather have, are there in the other language', async ({
      page,
      request,
    }) => {
      const { worker, candidateId } = await publishedWorker(request, 'Lorna Reyes')
      const household = await newAccount(request)
      await shortlistedBy(request, household, candidateId)
      const day = dayFromNow(1)
      const invited = await request.post(
        `/api/employer/candidates/${candidateId}/schedule-interview/`,
        { ...as(household), data: { date: day, time: '10:00', way: 'video' } },
      )
      expect(invited.status(), await invited.text()).toBe(200)
      await keepSession(page, worker)
      const dialog = page.locator(openDialog)

      const reportIn = async (locale: Reader) => {
        const t = textsIn(enReport, locale)
        const ask = page.getByRole('main').getByRole('link', { name: t.report, exact: true })
        await expect(ask).toHaveAttribute('aria-haspopup', 'dialog')
        await ask.click()
        return {
          reason: dialog.getByLabel(t.reason),
          message: dialog.getByLabel(t.message),
          close: dialog.getByRole('button', { name: t.close, exact: true }),
        }
      }
      await open(page, '/dashboard/interviews', from)
      const report = await reportIn(from)
      await report.reason.selectOption('unpaid')
      await report.message.fill('They did not pay for August.')
      await report.close.click()
      await switchTo(page, to)
      const reported = await reportIn(to)
      await expect(reported.reason).toHaveValue('unpaid')
      await expect(reported.message).toHaveValue('They did not pay for August.')
      await reported.close.click()

      const timesIn = async (locale: Reader) => {
        const t = textsIn(enMeetings, locale)
        const time = formatAppointment(day, '19:30', locale)
        await page.getByRole('button', { name: t.counter.act }).click()
        return {
          slot: dialog.getByRole('grid').getByRole('button', { name: time }),
          chosen: dialog.getByRole('button', { name: t.grid.remove(time), exact: true }),
          send: dialog.getByRole('button', { name: t.counter.send, exact: true }),
          cancel: dialog.getByRole('button', { name: hiringTexts[locale].cancel, exact: true }),
        }
      }
      await open(page, '/dashboard/interviews', from)
      const times = await timesIn(from)
      await times.slot.click()
      await expect(times.chosen).toBeVisible()
      await times.cancel.click()
      await switchTo(page, to)
      const found = await timesIn(to)
      await expect(found.chosen).toBeVisible()
      await found.send.click()
      await expect(dialog).toHaveCount(0)
    })
  })
