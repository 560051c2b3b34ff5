import fs from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { screens, words } from '../../src/features/agreements/texts.ts'
import { en as calendarEn } from '../../src/features/hiring/messages.calendar.en.ts'
import { listTexts, meetingTexts } from '../../src/features/hiring/web/list-texts.ts'
import { certificate, offer } from '../../src/features/recruitment/messages.offer.en.ts'
import { texts as rooms } from '../../src/features/rooms/texts.ts'
import { textsIn } from '../../src/platform/shared/catalogues.ts'
import { type Locale, scriptOf } from '../../src/platform/shared/locales.ts'
import { type Account, newAccount, openDialog } from './accounts.ts'
import { as, at } from './at.ts'
import { dayFromNow, payNewestOrder } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import { expectInLanguage } from './in-worker-language.ts'
import { codeFor, expect, messagesTo, open, phone, test } from './journey.ts'
import { proposeTerms, shortlistedBy } from './terms.ts'
import { withCamera } from './video.ts'

/** The newest message to a number that leads to such a page, with the address in it. */
async function newest(phoneNumber: string, page: 'deal' | 'meet') {
  const link = new RegExp(`/[a-z]+/${page}/\\S+`)
  const found = () => messagesTo(phoneNumber).findLast(({ text }) => link.test(text))?.text ?? ''
  await expect.poll(found).not.toBe('')
  return { text: found(), path: link.exec(found())?.[0] ?? '' }
}

/** Somebody whose messages are in her language. */
async function workerIn(request: APIRequestContext, locale: Locale, name: string) {
  const published = await publishedWorker(request, name)
  const told = await request.put('/api/auth/update-details', {
    ...as(published.worker),
    data: { fullName: name, locale },
  })
  expect(told.status(), await told.text()).toBe(200)
  return { ...published, phoneNumber: `+974${published.worker.number}` }
}

async function invitedByVideo(
  request: APIRequestContext,
  household: Account,
  candidateId: number,
): Promise<void> {
  const invited = await request.post(
    `/api/employer/candidates/${candidateId}/schedule-interview/`,
    {
      ...as(household),
      data: { date: dayFromNow(1), time: '10:00', way: 'video' },
    },
  )
  expect(invited.status(), await invited.text()).toBe(200)
}

const look = (page: Page, file: string) =>
  process.env.LOOK === undefined
    ? undefined
    : page.screenshot({ path: `${process.env.LOOK}/${file}.png`, fullPage: true })

for (const [locale, name] of [
  ['fil', 'Rosalinda Cruz'],
  ['am', 'Hiwot Tadesse'],
] as const)
  test(`${locale} phone: she meets, answers terms by a link and signs, all in her language`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const [t, room, list] = [screens[locale], rooms[locale], listTexts[locale]]
    const { worker, candidateId, phoneNumber } = await workerIn(request, locale, name)
    const household = await newAccount(request)
    await shortlistedBy(request, household, candidateId)
    await invitedByVideo(request, household, candidateId)
    const faults: string[] = []
    const seat = { origin: baseURL ?? '', faults }
    const page = await at(browser, null, seat, { viewport: phone })
    const script = new RegExp(
      `\\p{Script=${scriptOf(locale) === scriptOf('en') ? 'Latin' : 'Ethiopic'}}`,
      'u',
    )

    // The invitation, answered by its link without signing in.
    const invitation = await newest(phoneNumber, 'meet')
    expect(invitation.text).toMatch(script)
    expect(invitation.path).toMatch(new RegExp(`^/${locale}/meet/`))
    await page.goto(invitation.path)
    const meet = meetingTexts[locale].meet
    await expect(page.getByRole('heading', { level: 1, name: meet.title })).toBeVisible()
    await expectInLanguage(page, locale)
    await look(page, `${locale}-meet`)
    await page.getByRole('button', { name: meetingTexts[locale].take }).click()
    await expect(page.getByText(meet.states.accepted)).toBeVisible()
    await expectInLanguage(page, locale)

    // Her calendar, and the door of the room.
    const own = await at(browser, worker, seat, { ...withCamera, viewport: phone })
    await open(own, '/dashboard/interviews', locale)
    await expectInLanguage(own, locale)
    const saved = own.waitForEvent('download')
    await own.getByRole('button', { name: list.calendar }).click()
    const file = fs.readFileSync(await (await saved).path(), 'utf8').replaceAll('\r\n ', '')
    const calendar = textsIn(calendarEn, locale)
    expect(file).toContain(calendar.summary(household.user.full_name))
    expect(file).toContain(calendar.ways.video)
    expect(file).toContain(`/${locale}/`)
    await own.getByRole('link', { name: new RegExp(`^${meetingTexts[locale].join}`) }).click()
    await expect(own.getByText(room.lobby.promises[2] ?? '')).toBeVisible()
    await expectInLanguage(own, locale)
    await look(own, `${locale}-room`)
    await own.getByRole('button', { name: room.lobby.enter }).click()
    await expect(own.getByText(room.call.waitingText)).toBeVisible()
    await own.getByRole('button', { name: room.call.leave }).click()

    // The terms by their link: she reads them and says yes.
    await proposeTerms(request, household, candidateId)
    const asked = await newest(phoneNumber, 'deal')
    expect(asked.text).toMatch(script)
    expect(asked.path).toMatch(new RegExp(`^/${locale}/deal/`))
    await page.goto(asked.path)
    await expect(page.getByRole('heading', { level: 1, name: t.deal.title })).toBeVisible()
    await expectInLanguage(page, locale)
    await look(page, `${locale}-deal`)
    await page.getByRole('button', { name: t.answer.other }).click()
    await expect(page.locator(openDialog).getByLabel(words[locale].names.wage)).toHaveValue('1900')
    await expectInLanguage(page, locale)
    await look(page, `${locale}-counter`)
    await page.locator(openDialog).getByRole('button', { name: t.cancel }).click()
    await page.getByRole('button', { name: t.answer.yes }).click()
    await expect(page.getByText(t.deal.states.agreed)).toBeVisible()
    await open(own, '/dashboard/agreements', locale)
    await expect(own.getByText(t.statuses.worker.agreed).first()).toBeVisible()
    await expect(own).toHaveTitle(
      new RegExp(`${t.metaTitle(t.page.titles.worker).replace('|', '[|]')}$`),
    )
    await expectInLanguage(own, locale)
    await look(own, `${locale}-agreements`)

    // Hired, she signs the letter by a code, and reads its certificate.
    await payNewestOrder(request, household.token)
    await open(own, '/dashboard/recruitment', locale)
    const {
      accept,
      sendCode,
      codeSent,
      codeBox,
      certificate: toCertificate,
    } = textsIn(offer, locale)
    await own.getByRole('button', { name: accept, exact: true }).click()
    const dialog = own.locator(openDialog)
    await dialog.getByRole('button', { name: sendCode }).click()
    await expect(dialog.getByText(codeSent)).toBeVisible()
    await dialog.getByRole('textbox', { name: codeBox(1) }).fill(await codeFor(phoneNumber))
    await expectInLanguage(own, locale)
    await look(own, `${locale}-sign`)
    await dialog.getByRole('button', { name: accept, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await own.getByRole('link', { name: toCertificate }).click()
    const { title } = textsIn(certificate, locale)
    await expect(own.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectInLanguage(own, locale)
    await look(own, `${locale}-certificate`)
    expect(faults).toEqual([])
  })
