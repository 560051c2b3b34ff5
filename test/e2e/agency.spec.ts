import type { APIRequestContext, Page } from '@playwright/test'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { samplePdf, samplePicture } from '../samples.ts'
import {
  type Account,
  dialogOf,
  fullName,
  keepSession,
  newAccount,
  openDialog,
  password,
  sendCode,
} from './accounts.ts'
import { approve, publishedCandidate, runningAgency } from './agencies.ts'
import { dayFromNow, payNewestOrder } from './dashboards.ts'
import {
  hydrated,
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  messagesTo,
  newNumber,
  open,
  places,
  test,
} from './journey.ts'
import { guideTexts, managedTexts } from '../../src/features/recruitment/web/texts.ts'
import { texts } from './texts.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: samplePdf(name) })

/** As it must be in every page. */
async function expectGoodPage(page: Page): Promise<void> {
  await expectAccessible(page, 'main')
  await expectNoSidewaysScroll(page)
}

async function leaveSession(page: Page): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(() => localStorage.clear())
}

/** What a household does by the API. */
const householdOf = (request: APIRequestContext, { token }: Account) => {
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { headers, data })
    expect(answer.status(), `${path} ${await answer.text()}`).toBe(200)
  }
  return {
    status: (id: number, status: string) =>
      post(`/api/employer/candidates/${id}/status/`, { status }),
    invite: (id: number) =>
      post(`/api/employer/candidates/${id}/schedule-interview/`, {
        date: dayFromNow(2),
        time: '10:00',
        overrule: true,
      }),
    pay: () => payNewestOrder(request, token),
    offer: async (id: number) => {
      const draft = await request.get(`/api/employer/candidates/${id}/offer/`, { headers })
      await post(
        `/api/employer/candidates/${id}/offer/`,
        ((await draft.json()) as { data: { terms: object } }).data.terms,
      )
    },
  }
}

/** By the link that came to her number; the browser is hers afterwards. */
async function joinByLink(
  page: Page,
  locale: Locale,
  number: string,
  agency: string,
): Promise<void> {
  const { join } = texts[locale].office
  let link = ''
  await expect
    .poll(
      () => (link = /\/agency\/join\/\S+/.exec(messagesTo(number).at(-1)?.text ?? '')?.[0] ?? ''),
    )
    .not.toBe('')
  await leaveSession(page)
  await open(page, link, locale)
  await expect(page.getByRole('heading', { level: 1, name: join.title(agency) })).toBeVisible()
  await page.getByRole('button', { name: join.send, exact: true }).click()
  await expect(page.getByText(join.nameMissing)).toBeVisible()
  await expectGoodPage(page)
  await page.getByLabel(join.name).fill('Salma Said')
  await page.getByLabel(join.password, { exact: true }).fill(password)
  await page.getByLabel(join.confirmation, { exact: true }).fill(password)
  await page.getByRole('button', { name: join.send, exact: true }).click()
  await expect(page.getByText(join.sentTo(`\u2066•••• ${number.slice(-4)}\u2069`))).toBeVisible()
  await expectGoodPage(page)
  await sendCode(page.getByRole('main'), locale, await codeFor(number), join.submit)
  await expect(page.getByRole('heading', { level: 1, name: agency, exact: true })).toBeVisible()
  await hydrated(page)
}

for (const { title, locale, viewport } of places) {
  const { agency: t, office, kept, dealings, recruitment } = texts[locale]
  const { values } = texts[locale].candidates

  test.describe(title, () => {
    test.use({ viewport })

    // spec: 3.7 An agency applies
    test('an office applies, hands in its licence and is approved', async ({ page, request }) => {
      const { apply, licence, join } = office
      const number = newNumber()
      const [name, licenceNumber] = [`Pearl Staff ${number}`, `MOL-${number}`]
      await open(page, '/agency/apply', locale)
      await page.getByRole('button', { name: apply.send }).click()
      await expect(page.getByText(apply.agencyMissing)).toBeVisible()
      await expectGoodPage(page)
      await page.getByLabel(apply.agency).fill(name)
      await page.getByLabel(apply.number).fill(licenceNumber)
      await page.getByLabel(apply.until).fill('2030-01-01')
      // What is typed outlives a reload, but for the password.
      await page.reload()
      await expect(page.getByLabel(apply.agency)).toHaveValue(name)
      await expect(page.getByLabel(apply.until)).toHaveValue('01/01/2030')
      await page.getByRole('textbox', { name: apply.phone }).fill(number)
      await page.getByLabel(join.name).fill(fullName)
      await page.getByLabel(join.password, { exact: true }).fill(password)
      await page.getByLabel(join.confirmation, { exact: true }).fill(password)
      await page.getByRole('button', { name: apply.send }).click()
      await sendCode(page.getByRole('main'), locale, await codeFor(`+974${number}`), apply.verify)

      await expect(page.getByRole('heading', { level: 1, name: licence.title })).toBeVisible()
      await expect(page.getByText(licence.needed)).toBeVisible()
      await expect(page.getByText(t.standing.pending.title)).toBeVisible()
      await page.getByRole('button', { name: licence.submit, exact: true }).click()
      await expect(page.getByText(licence.noFile)).toBeVisible()
      await expectGoodPage(page)
      await page.getByLabel(licence.until).fill('2031-01-01')
      await page.locator('input[type=file]').setInputFiles(pdf('licence.pdf'))
      await page.getByRole('button', { name: licence.submit, exact: true }).click()
      await expect(page.getByText(licence.waitsFirst(licenceNumber))).toBeVisible()
      await expect(page.getByText(licence.states.submitted, { exact: true })).toBeVisible()

      await approve(request, { licence: licenceNumber })
      await open(page, '/agency/licence', locale)
      await expect(page.getByRole('heading', { name: licence.inForce })).toBeVisible()
      await expect(page.getByText(t.standing.pending.title)).toHaveCount(0)
      await expectGoodPage(page)
    })

    // spec: 3.7 Members by phone with roles
    test('a member joins by invitation, and prepares and publishes a candidate', async ({
      page,
      request,
    }) => {
      const agency = await runningAgency(request)
      await keepSession(page, agency)

      // The owner invites, the member joins by the link.
      const number = newNumber()
      await open(page, '/agency/members', locale)
      await page.getByRole('button', { name: office.members.invite }).click()
      await dialogOf(page).getByRole('button', { name: office.members.send }).click()
      await expect(dialogOf(page).getByText(office.apply.phoneMissing)).toBeVisible()
      await dialogOf(page).getByRole('textbox', { name: office.members.phone }).fill(number)
      await expectAccessible(page, openDialog)
      await dialogOf(page).getByRole('button', { name: office.members.send }).click()
      await expect(page.getByRole('heading', { name: office.members.invited })).toBeVisible()
      await expectGoodPage(page)
      await joinByLink(page, locale, `+974${number}`, agency.name)
      await expect(page.getByText(dealings.overview.noInterview)).toBeVisible()

      // She adds a candidate: the form, the picture, a paper.
      const candidate = `Ruth ${crypto.randomUUID().slice(0, 8)}`
      await open(page, '/agency/candidates', locale)
      await expect(page.getByRole('heading', { name: t.candidates.empty.title })).toBeVisible()
      await expectGoodPage(page)
      await page.getByRole('button', { name: t.candidates.add }).click()
      await dialogOf(page).getByRole('button', { name: t.adding.submit }).click()
      await expect(dialogOf(page).getByText(t.adding.nameMissing)).toBeVisible()
      await expectAccessible(page, openDialog)
      await dialogOf(page).getByLabel(t.adding.name).fill(candidate)
      await dialogOf(page).getByRole('button', { name: t.adding.submit }).click()
      const form = dialogOf(page).filter({ hasText: kept.form.title })
      await form
        .getByRole('combobox', { name: kept.fields.gender, exact: true })
        .selectOption('female')
      await form.getByLabel(kept.fields.date_of_birth).fill('1994-04-04')
      await form.getByLabel(kept.fields.nationality).fill(locale === 'ar' ? 'غاني' : 'ghan')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await form.getByRole('tab', { name: kept.form.tabs.preferences }).click()
      await form
        .getByRole('combobox', { name: kept.fields.desired_position, exact: true })
        .selectOption('Nanny')
      await form.getByLabel(kept.fields.expected_salary).fill('1800')
      await expectAccessible(page, openDialog)
      await form.getByRole('button', { name: kept.form.save }).click()
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: candidate })).toBeVisible()
      await expect(
        page.getByText(values.position.Nanny ?? '', { exact: true }).first(),
      ).toBeVisible()
      const id = Number(/candidates\/(\d+)/.exec(page.url())?.[1])

      await page.getByRole('button', { name: kept.media.choosePicture }).click()
      const picture = {
        name: 'her.jpg',
        mimeType: 'image/jpeg',
        buffer: await samplePicture('jpeg', 400, 300),
      }
      await dialogOf(page).locator('input[type=file]').setInputFiles(picture)
      await dialogOf(page).getByRole('button', { name: kept.media.savePicture }).click()
      await expect(page.getByText(kept.media.pictureSaved)).toBeVisible()
      await expect(page.getByText(kept.publish.off, { exact: true })).toBeVisible()
      await expectGoodPage(page)

      await open(page, `/agency/candidates/${id}/documents`, locale)
      await page
        .getByRole('button', { name: kept.documents.uploadOf(kept.documents.kinds.passport) })
        .click()
      await dialogOf(page).locator('input[type=file]').setInputFiles(pdf('passport.pdf'))
      await dialogOf(page).getByRole('button', { name: kept.documents.submit }).click()
      // While it fades, it names the file as well.
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(page.getByText('passport.pdf')).toBeVisible()
      await expectGoodPage(page)

      // Deleted and brought back, published, taken off, published.
      await open(page, '/agency/candidates', locale)
      const menu = page.getByRole('button', { name: t.candidates.menu(candidate) })
      const choose = async (item: 'publish' | 'unpublish' | 'delete') => {
        await menu.click()
        await page.getByRole('menuitem', { name: t.candidates[item], exact: true }).click()
      }
      await choose('delete')
      await dialogOf(page).getByRole('button', { name: t.candidates.delete, exact: true }).click()
      await expect(page.getByRole('heading', { name: t.candidates.empty.title })).toBeVisible()
      await page.getByRole('button', { name: t.candidates.undo }).click()
      await expect(page.getByText(t.candidates.restored(candidate))).toBeVisible()
      await choose('publish')
      await expect(page.getByText(t.candidates.published(candidate))).toBeVisible()
      await choose('unpublish')
      await expect(page.getByText(t.candidates.unpublished(candidate))).toBeVisible()
      await open(page, `/agency/candidates/${id}`, locale)
      await page.getByRole('button', { name: kept.publish.publish, exact: true }).click()
      await expect(page.getByText(kept.publish.published)).toBeVisible()
      await expect(page.getByText(kept.publish.on, { exact: true })).toBeVisible()
    })

    // spec: 2.2 Hires from before there were cases
    // spec: 3.7 An agency answers for candidates
    // spec: 3.7 Cards say Direct or the agency's name
    test('a candidate of an agency is shortlisted, invited and hired', async ({
      page,
      request,
    }) => {
      const agency = await runningAgency(request)
      const { id, name: candidate } = await publishedCandidate(request, agency)

      // Households see whose she is.
      await open(page, `/candidates?q=${encodeURIComponent(candidate)}`, locale)
      await expect(page.getByRole('article').getByText(agency.name)).toBeVisible()

      // Shortlisted: nobody is named. Invited: the agency answers.
      const account = await newAccount(request)
      const household = householdOf(request, account)
      await household.status(id, 'shortlisted')
      await keepSession(page, agency)
      await open(page, '/agency/interest', locale)
      await expect(page.getByRole('link', { name: candidate })).toBeVisible()
      await expect(page.getByText(dealings.interest.household, { exact: true })).toBeVisible()
      await expect(page.getByRole('main').getByText(fullName)).toHaveCount(0)
      await expectGoodPage(page)
      await household.invite(id)
      await open(page, '/agency', locale)
      await expect(page.getByText(dealings.overview.interviews(1))).toBeVisible()
      await page.getByRole('link', { name: dealings.overview.toInterviews }).click()
      await expect(page.getByText(dealings.interviews.answers.waiting)).toBeVisible()
      await page.getByRole('button', { name: dealings.interviews.acceptOf(candidate) }).click()
      await expect(page.getByText(dealings.interviews.done.accepted)).toBeVisible()
      await expect(
        page.getByText(dealings.interviews.answers.accepted, { exact: true }),
      ).toBeVisible()

      // Selected and paid: a hire, and a step of its recruitment that waits for the agency.
      await household.status(id, 'interview_completed')
      await household.status(id, 'selected')
      await household.pay()
      await household.offer(id)
      await open(page, '/agency/interest?show=hired', locale)
      await expect(page.getByRole('table').getByText(fullName)).toBeVisible()
      await open(page, '/agency', locale)
      await expect(page.getByText(recruitment.agency.waiting(1))).toBeVisible()
      await expectGoodPage(page)
      await open(page, '/agency/recruitments', locale)
      await expect(page.getByText(recruitment.agency.waits, { exact: true })).toBeVisible()
      await expectGoodPage(page)
      await page.getByRole('link', { name: candidate }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: recruitment.case.title(candidate) }),
      ).toBeVisible()
      await expect(page.getByText(recruitment.case.yourTurn)).toBeVisible()
      await expectGoodPage(page)

      // She has no account: the agency opens the letter, has it signed on paper, and uploads it.
      await expect(page.getByText(managedTexts[locale].answer)).toBeVisible()
      const letter = page.getByRole('link', { name: recruitment.offer.read })
      const drawn = await request.get((await letter.getAttribute('href')) ?? '')
      expect(drawn.headers()['content-type']).toBe('application/pdf')
      const signed = page.getByRole('region', {
        name: recruitment.papers.kinds.signed_offer_letter,
        exact: true,
      })
      await signed.getByRole('button').first().click()
      await signed.locator('input[type=file]').setInputFiles(pdf('signed.pdf'))
      await expectAccessible(page)
      await signed.getByRole('button', { name: recruitment.papers.upload, exact: true }).click()
      await expect(signed).toHaveCount(0)
      await page.locator('summary', { hasText: recruitment.states.done }).first().click()
      await page.getByText(guideTexts[locale].papers(1), { exact: true }).last().click()
      await expect(page.getByText('signed.pdf')).toBeVisible()
      await keepSession(page, account)
      await open(page, `/dashboard/recruitments/${id}`, locale)
      await expect(
        page.getByRole('heading', { level: 1, name: recruitment.case.title(candidate) }),
      ).toBeVisible()
      await expect(signed).toHaveCount(0)
      await expect(page.getByText(recruitment.offer.onPaper, { exact: true })).toBeVisible()
      await expect(page.getByText(recruitment.offer.statuses.sent, { exact: true })).toHaveCount(0)
    })
  })
}
