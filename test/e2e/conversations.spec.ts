import type { Page } from '@playwright/test'
import { failureWords } from '../../src/platform/web/failure-words.ts'
import { newAccount } from './accounts.ts'
import { as, at } from './at.ts'
import { publishedWorker } from './hires.ts'
import { expect, expectAccessible, holdBack, open, phone, test } from './journey.ts'
import { texts } from './texts.ts'
import { keepTracks } from './video.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'

const soon = { timeout: 5000 }

const bubble = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const write = async (page: Page, locale: Locale, text: string) => {
  const t = texts[locale].conversations.write
  await page.getByRole('textbox', { name: t.label }).fill(text)
  await page.getByRole('textbox', { name: t.label }).press('Enter')
}

test('a household on a phone and a worker in Arabic talk to one another', async ({
  browser,
  baseURL,
  request,
}) => {
  const [en, ar] = [texts.en.conversations, texts.ar.conversations]
  const { worker, candidateId } = await publishedWorker(request, 'Lorna Reyes')
  const household = await newAccount(request)
  const faults: string[] = []
  const seat = { origin: baseURL ?? '', faults }
  const hers = await at(browser, worker, seat)
  const its = await at(browser, household, seat, {
    viewport: phone,
    permissions: ['microphone'],
  })

  // On the list at once on the screen, and later with the server: the message waits for that.
  const answer = await holdBack(its, '**/status/')
  await open(its, `/candidates/${candidateId}`, 'en')
  const { shortlist } = texts.en.hiring.acts
  await its.getByRole('button', { name: shortlist, exact: true }).first().click()
  await its.getByRole('dialog').getByRole('button', { name: shortlist, exact: true }).click()
  await its.getByRole('button', { name: en.link.writeTo('Lorna Reyes') }).click()
  answer()
  await expect(its.getByText(en.room.beginText)).toBeVisible()
  await expectAccessible(its)
  await its.getByRole('button', { name: en.phrases.twins }).click()
  await expect(bubble(its, en.phrases.twins).getByText(en.room.sent)).toBeVisible()

  await open(hers, '/dashboard/messages', 'ar')
  await expect(hers).toHaveTitle(/^\(1\) /)
  await hers.getByRole('main').getByRole('link', { name: household.user.full_name }).click()
  await expect(bubble(hers, ar.phrases.twins)).toBeVisible()
  await expectAccessible(hers)
  await hers.getByRole('button', { name: ar.phrases.years }).click()
  // Each in the language of her own page, while the other looks.
  await expect(bubble(its, en.phrases.years)).toBeVisible(soon)
  await expect(bubble(its, en.phrases.twins).first().getByText(en.room.read)).toBeVisible(soon)
  await expect(hers).not.toHaveTitle(/^\(/)

  await write(hers, 'ar', 'رقمي ٥٥١٢٣٤٥٦')
  await expect(bubble(hers, '٥٥١٢٣٤٥٦').getByText(ar.room.coveredMine)).toBeVisible(soon)
  await expect(bubble(its, 'رقمي •••••••')).toBeVisible(soon)

  await its.context().setOffline(true)
  await write(its, 'en', 'Written on the way')
  await expect(bubble(its, 'Written on the way').getByText(en.room.waiting)).toBeVisible()
  // Once, by the place where one writes.
  await expect(its.getByText(en.room.offline)).toBeVisible()
  await expect(its.getByText(failureWords.en.outOfDate)).toBeHidden()
  await its.context().setOffline(false)
  await expect(bubble(hers, 'Written on the way')).toBeVisible({ timeout: 15_000 })
  await expect(bubble(its, 'Written on the way')).toHaveCount(1)

  await its.getByRole('button', { name: en.write.voice }).click()
  await expect(its.getByRole('button', { name: en.write.stop })).toBeVisible()
  await expect(its.getByText('0:01')).toBeVisible()
  await its.getByRole('button', { name: en.write.stop }).click()
  const note = hers.getByRole('group', { name: ar.kinds.voice })
  await expect(note).toBeVisible({ timeout: 10_000 })
  await note.getByRole('button', { name: ar.file.play }).click()
  await expect(note.getByRole('button', { name: ar.file.pause })).toBeVisible()

  await hers.getByRole('button', { name: ar.menu.label }).click()
  await hers.getByRole('menuitem', { name: ar.menu.end }).click()
  await hers.getByRole('dialog').getByRole('button', { name: ar.menu.end }).click()
  await expect(its.getByText(texts.en.conversations.errors.conversationEnded ?? '')).toBeVisible(
    soon,
  )
  await expect(its.getByRole('textbox', { name: en.write.label })).toHaveCount(0)
  expect(faults).toEqual([])
})

test('nobody is recorded who has left before the microphone opened', async ({
  browser,
  baseURL,
  request,
}) => {
  const { link, write: t } = texts.en.conversations
  const { candidateId } = await publishedWorker(request, 'Divina Cruz')
  const household = await newAccount(request)
  await request.post(`/api/employer/candidates/${candidateId}/status/`, {
    ...as(household),
    data: { status: 'shortlisted' },
  })
  const seat = { origin: baseURL ?? '', faults: [], prepare: keepTracks }
  const its = await at(browser, household, seat, { permissions: ['microphone'] })
  await open(its, `/candidates/${candidateId}`, 'en')
  await its.getByRole('button', { name: link.writeTo('Divina Cruz') }).click()
  await expect(its.getByRole('textbox', { name: t.label })).toBeVisible()
  await its.evaluate(() => (window.areDevicesHeld = true))
  await its.getByRole('button', { name: t.voice }).click()
  await expect.poll(() => its.evaluate(() => window.tracks.length)).toBe(1)
  await its.goBack()
  await expect(its.getByRole('textbox', { name: t.label })).toHaveCount(0)
  await its.evaluate(() => (window.areDevicesHeld = false))
  await expect.poll(() => its.evaluate(() => window.tracks[0]?.readyState)).toBe('ended')
})
