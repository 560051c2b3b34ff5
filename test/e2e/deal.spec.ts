import type { Page } from '@playwright/test'
import { formatAppointment } from '../../src/platform/shared/dashboard-dates.ts'
import { formatAmount } from '../../src/platform/shared/money.ts'
import { newAccount, openDialog } from './accounts.ts'
import { at } from './at.ts'
import { dayFromNow } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  phone,
  places,
  test,
} from './journey.ts'
import { texts } from './texts.ts'
import { expectPicture, keepConnections, withCamera } from './video.ts'

for (const { title, locale, viewport } of places) {
  test.describe(title, () => {
    const t = texts[locale]
    const { hiring, meetings, conversations, videoRoom, agreements, terms, billing } = t
    const pressIn = (page: Page, name: string) =>
      page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click()
    const bubble = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
    const day = dayFromNow(1)
    const slot = (page: Page, time: string) =>
      page.getByRole('grid').getByRole('button', { name: formatAppointment(day, time, locale) })

    test('from a shortlist to a hire: they write, meet in the room, agree on her terms, and the quote is paid', async ({
      browser,
      baseURL,
      request,
    }) => {
      // The longest way there is, with two browsers on it.
      test.slow()
      const name = 'Marites Flores'
      const { worker, candidateId } = await publishedWorker(request, name)
      const household = await newAccount(request)
      const faults: string[] = []
      const seat = { origin: baseURL ?? '', faults, prepare: keepConnections }
      const its = await at(browser, household, seat, { ...withCamera, viewport })
      const hers = await at(browser, worker, seat, { ...withCamera, viewport: phone })

      // Shortlisted, she can be written to; a number stays covered.
      await open(its, `/candidates/${candidateId}`, locale)
      await its.getByRole('button', { name: hiring.acts.shortlist, exact: true }).first().click()
      await pressIn(its, hiring.acts.shortlist)
      await its.getByRole('button', { name: conversations.link.writeTo(name) }).click()
      await its.getByRole('button', { name: conversations.phrases.twins }).click()
      await open(hers, '/dashboard/messages', locale)
      await hers.getByRole('main').getByRole('link', { name: household.user.full_name }).click()
      await hers.getByRole('button', { name: conversations.phrases.years }).click()
      await expect(bubble(its, conversations.phrases.years)).toBeVisible()
      const words = its.getByRole('textbox', { name: conversations.write.label })
      await words.fill('<b>+974 5512 3456</b>')
      await words.press('Enter')
      await expect(bubble(its, '5512').getByText(conversations.room.coveredMine)).toBeVisible()
      await expect(bubble(hers, '<b>+•••')).toBeVisible()

      // An interview by video, to which she proposes another hour; the household takes it.
      await open(its, `/candidates/${candidateId}`, locale)
      await its.getByRole('button', { name: hiring.schedule.title.schedule }).first().click()
      await slot(its, '10:00').click()
      await its.getByRole('radio', { name: meetings.ways.video }).check({ force: true })
      await pressIn(its, hiring.schedule.submit.schedule)
      await expect(its.getByText(hiring.panel.scheduled).first()).toBeVisible()
      await open(hers, '/dashboard/interviews', locale)
      await hers.getByRole('button', { name: meetings.counter.act }).click()
      await expect(slot(hers, '19:30')).toBeVisible()
      await expectAccessible(hers, openDialog)
      await slot(hers, '19:30').click()
      await pressIn(hers, meetings.counter.send)
      await open(its, '/dashboard/interviews', locale)
      await its.getByRole('button', { name: formatAppointment(day, '19:30', locale) }).click()
      await its.getByRole('link', { name: `${meetings.join}: ${name}` }).click()

      // They see one another, and nobody has the other's number by it.
      await its.getByRole('button', { name: videoRoom.lobby.enter }).click()
      await hers.getByRole('link', { name: new RegExp(`^${meetings.join}`) }).click()
      await hers.getByRole('button', { name: videoRoom.lobby.enter }).click()
      await Promise.all([expectPicture(its), expectPicture(hers)])
      for (const page of [hers, its])
        await page.getByRole('button', { name: videoRoom.call.leave }).click()

      // Selected with terms; she proposes her wage, and the household says yes to it.
      await open(its, `/candidates/${candidateId}`, locale)
      await its.getByRole('button', { name: hiring.acts.finish }).first().click()
      await pressIn(its, hiring.acts.finish)
      await its.getByRole('button', { name: hiring.acts.select, exact: true }).first().click()
      await its.getByRole('dialog').getByLabel(terms.names.wage).fill('1700')
      await pressIn(its, hiring.acts.select)
      await expect(its.getByText(agreements.standing.waiting.title).first()).toBeVisible()
      await open(hers, '/dashboard/agreements', locale)
      await hers.getByRole('button', { name: agreements.answer.other }).click()
      await hers.getByRole('dialog').getByLabel(terms.names.wage).fill('2000')
      await pressIn(hers, agreements.counter.submit)
      await expect(hers.getByText(agreements.statuses.worker.countered)).toBeVisible()
      await open(its, '/dashboard/agreements', locale)
      await expect(its.getByText(terms.changed, { exact: true })).toBeVisible()
      await its.getByRole('button', { name: agreements.answer.accept }).click()
      await pressIn(its, agreements.answer.accept)
      await its.getByRole('link', { name: agreements.page.toPay }).click()

      // The quote before the payment: her yes, what is paid now, and her wage as they agreed.
      await its.getByRole('button', { name: billing.orders.pay }).first().click()
      const paying = its.getByRole('dialog')
      await expect(paying.getByText(agreements.standing.yes.title)).toBeVisible()
      await expect(paying.getByText(billing.quote.lines.service).first()).toBeVisible()
      await expect(paying.getByText(formatAmount(1900, 'QAR', locale)).first()).toBeVisible()
      await expectAccessible(its, openDialog)
      await paying.getByRole('button', { name: billing.orders.pay }).click()
      await its.locator('button[value=paid]').click()

      // One act leads on, to the case; its contact is open to both.
      const done = its.getByRole('status').filter({ hasText: billing.payment.outcomes.paid.title })
      await expect(done.getByRole('link')).toHaveCount(1)
      await expect(done.getByRole('link')).toHaveText(
        new RegExp(`^${billing.payment.follow('').trim()}`),
      )
      await expect(done.getByRole('button')).toHaveCount(0)
      await done.getByRole('link').click()
      await expect(its).toHaveURL(/\/dashboard\/recruitments\/\d+$/)
      await expect(its.locator(`a[href="tel:+974${worker.number}"]`).first()).toBeVisible()
      await expectNoSidewaysScroll(its)
      await open(hers, '/dashboard/recruitment', locale)
      await expect(hers.locator(`a[href="tel:+974${household.number}"]`).first()).toBeVisible()
      await expectNoSidewaysScroll(hers)
      expect(faults).toEqual([])
    })
  })
}
