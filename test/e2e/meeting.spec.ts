import { formatAppointment, formatZoneTime } from '../../src/platform/shared/dashboard-dates.ts'
import { qatarInstant } from '../../src/platform/shared/format.ts'
import { keepSession, newAccount, openDialog } from './accounts.ts'
import { dayFromNow, householdWithList } from './dashboards.ts'
import { publishedWorker, saveProfile } from './hires.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  messagesTo,
  open,
  places,
  test,
  watch,
} from './journey.ts'
import { texts } from './texts.ts'

/** The address in the newest message to a number that leads to an interview, once it has come. */
async function meetPath(phoneNumber: string): Promise<string> {
  let path = ''
  const newest = () =>
    (path = /\/meet\/\S+/.exec(messagesTo(phoneNumber).at(-1)?.text ?? '')?.[0] ?? '')
  await expect.poll(newest).not.toBe('')
  return path
}

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    test.use({ viewport })

    // spec: 2.2 The candidate's side of an interview (several times, answered by a link)
    test('a household offers three times, she proposes others by link, and both have the other’s number', async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      const { hiring: t, meetings: m } = texts[locale]
      const { worker, candidateId } = await publishedWorker(request, 'Rosalie Magno')
      await saveProfile(request, worker, { current_country: 'Philippines' })
      const day = dayFromNow(1)
      // What both sides have already: she with another household, this one with somebody else.
      const other = await newAccount(request, 'employer', 'Ghanim Al-Sowaidi')
      const household = await householdWithList(request, 1, 'Ugandan')
      const met = household.people[0]
      await household.schedule(met?.id ?? 0, day, '15:00')
      for (const { token } of [other, household])
        await request.post(`/api/employer/candidates/${candidateId}/status/`, {
          headers: { authorization: `Bearer ${token}` },
          data: { status: 'shortlisted' },
        })
      const booked = await request.post(
        `/api/employer/candidates/${candidateId}/schedule-interview/`,
        {
          headers: { authorization: `Bearer ${other.token}` },
          data: { date: day, time: '13:00' },
        },
      )
      expect(booked.ok()).toBe(true)

      // The grid: what is taken, three times, in her clock too; a fourth can't be pressed.
      await keepSession(page, household)
      await open(page, `/candidates/${candidateId}`, locale)
      await page.getByRole('button', { name: t.schedule.title.schedule }).first().click()
      const dialog = page.locator(openDialog)
      const grid = dialog.getByRole('grid')
      const slot = (time: string, of = day) =>
        grid.getByRole('button', { name: formatAppointment(of, time, locale) })
      const workerClock = formatZoneTime(qatarInstant(day, '10:00'), 'Asia/Manila', locale)
      await expect(slot('10:00')).toHaveAccessibleName(new RegExp(workerClock))
      await expect(slot('13:00')).toBeDisabled()
      await expect(slot('13:00')).toHaveText(new RegExp(m.grid.taken))
      await expect(slot('15:00')).toBeEnabled()
      await expect(slot('15:00')).toContainText(met?.name ?? '')
      await expect(dialog).not.toContainText('Ghanim')
      // A week where there is room for it, else a day; arrows lead through it.
      const isWide = viewport.width > 1000
      await expect(slot('10:00', dayFromNow(2))).toBeVisible({ visible: isWide })
      await slot('10:00').focus()
      await page.keyboard.press('ArrowDown')
      await expect(slot('10:30')).toBeFocused()
      await page.keyboard.press(locale === 'ar' ? 'ArrowRight' : 'ArrowLeft')
      await expect(slot('10:30')).not.toBeFocused()
      for (const time of ['10:00', '11:30']) await slot(time).click()
      await slot('17:00').focus()
      await page.keyboard.press('Enter')
      await expect(slot('18:00')).toBeDisabled()
      await expect(dialog.getByRole('list', { name: m.grid.chosen })).toContainText(
        formatAppointment(day, '17:00', locale),
      )
      await expectAccessible(page, openDialog)
      await dialog.getByRole('button', { name: t.schedule.submit.schedule }).click()
      await expect(page.getByText(t.panel.scheduled).first()).toBeVisible()
      // What leads on is to change it; that it is finished is said second.
      await expect(
        page.getByRole('button', { name: t.schedule.title.reschedule }).first(),
      ).toBeVisible()

      // From the message, without signing in: she suggests another time.
      const hers = await browser.newContext({
        viewport,
        serviceWorkers: 'block',
        ...(baseURL !== undefined && { baseURL }),
      })
      const phone = await hers.newPage()
      const faults: string[] = []
      watch(phone, new URL(baseURL ?? '').origin, faults)
      const path = await meetPath(`+974${worker.number}`)
      await open(phone, path, locale)
      await expect(
        phone.getByRole('button', { name: m.takeOf(formatAppointment(day, '11:30', locale)) }),
      ).toBeVisible()
      await expectAccessible(phone)
      await expectNoSidewaysScroll(phone)
      // However long a day's name is, its button stands beside it.
      const offMiddle = await phone
        .getByRole('listitem')
        .getByRole('button', { name: new RegExp(m.takeOf('')) })
        .evaluateAll((buttons) => {
          const middle = (of: Element | null) => {
            const { y, height } = of?.getBoundingClientRect() ?? { y: 0, height: 0 }
            return y + height / 2
          }
          return buttons.map((button) => Math.abs(middle(button) - middle(button.closest('li'))))
        })
      expect(offMiddle).toHaveLength(3)
      for (const pixels of offMiddle) expect(pixels).toBeLessThan(1)
      await phone.getByRole('button', { name: m.counter.act }).click()
      await phone
        .getByRole('grid')
        .getByRole('button', { name: formatAppointment(day, '19:30', locale) })
        .click()
      // What was chosen outlives a page that is opened anew.
      await open(phone, path, locale)
      await phone.getByRole('button', { name: m.counter.act }).click()
      await hers.setOffline(true)
      await phone.getByRole('button', { name: m.counter.send }).click()
      await expect(phone.getByText(m.meet.failed)).toBeInViewport({ ratio: 1 })
      await hers.setOffline(false)
      await phone.getByRole('button', { name: m.counter.send }).dblclick({ delay: 20 })
      await expect(phone.getByText(m.meet.states.countered)).toBeVisible()
      await open(phone, path, locale)
      await expect(phone.getByText(m.meet.states.countered)).toBeVisible()

      // The household takes it, and has her number; she has theirs, and sees who has hers.
      await open(page, '/dashboard/interviews', locale)
      await page.getByRole('button', { name: formatAppointment(day, '19:30', locale) }).click()
      await expect(page.getByText(m.page.answers.accepted).first()).toBeVisible()
      await open(page, '/dashboard/interviews', locale)
      await expect(page.locator('a[href^="tel:"]')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await keepSession(phone, worker)
      await open(phone, '/dashboard/interviews', locale)
      await expect(phone.locator(`a[href="tel:+974${household.number}"]`)).toBeVisible()
      await expect(phone.getByText(m.holders.by.interview)).toBeVisible()
      await expectAccessible(phone)
      await expectNoSidewaysScroll(phone)
      await hers.close()
      expect(faults).toEqual([])
    })
  })
}
