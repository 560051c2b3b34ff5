import type { Page } from '@playwright/test'
import type { SessionGrant } from '../../src/features/accounts/contract.ts'
import { reported } from '../../src/features/conversations/messages.console.en.ts'
import { report as reportAr } from '../../src/features/enquiries/messages.report.ar.ts'
import { report as reportEn } from '../../src/features/enquiries/messages.report.en.ts'
import { newAccount, openDialog } from './accounts.ts'
import { as, at } from './at.ts'
import { publishedWorker } from './hires.ts'
import { expect, expectAccessible, open, phone, test } from './journey.ts'
import { post } from './operators.ts'
import { shortlistedBy } from './terms.ts'
import { texts } from './texts.ts'

const bubble = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

/** Notes in a page when each of these words is first shown. */
const noteWhenShown = (page: Page, words: readonly string[]) =>
  page.evaluate((words) => {
    const shown: Record<string, number> = {}
    Object.assign(window, { shown })
    new MutationObserver(() => {
      for (const word of words)
        if (!(word in shown) && document.body.textContent.includes(word)) shown[word] = Date.now()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, words)
const shownAt = (page: Page, word: string): Promise<number> =>
  page
    .waitForFunction(
      (word) => (window as unknown as { shown: Record<string, number> }).shown[word],
      word,
    )
    .then((handle) => handle.jsonValue() as Promise<number>)

test('two who write see it at once, see who types, and keep to themselves what they have read; the operator reads what was reported', async ({
  browser,
  baseURL,
  request,
}) => {
  const [en, ar] = [texts.en.conversations, texts.ar.conversations]
  const name = 'Jasmin Abad'
  const { worker, candidateId } = await publishedWorker(request, name)
  const household = await newAccount(request)
  await shortlistedBy(request, household, candidateId)
  const begun = { candidate_id: candidateId }
  const { id } = (await post(request, '/api/conversations/', begun, household.token)) as {
    id: number
  }
  const say = (text: string) =>
    request.post(`/api/conversations/${id}/messages/`, {
      ...as(household),
      data: { client_id: crypto.randomUUID(), text },
    })
  await say('Good morning')
  const faults: string[] = []
  const seat = { origin: baseURL ?? '', faults }
  const its = await at(browser, household, seat)
  const hers = await at(browser, worker, seat, { viewport: phone })
  await open(its, `/dashboard/messages/${id}`, 'en')
  await open(hers, `/dashboard/messages/${id}`, 'ar')
  await expect(bubble(hers, 'Good morning')).toBeVisible()

  // From one screen to the other in less than half a second, by the best of some: machines stall.
  const words = ['One of five', 'Two of five', 'Three of five', 'Four of five', 'Five of five']
  await noteWhenShown(hers, words)
  const box = its.getByRole('textbox', { name: en.write.label })
  const took: number[] = []
  for (const word of words) {
    await box.fill(word)
    const sent = await its.evaluate(() => Date.now())
    await box.press('Enter')
    took.push((await shownAt(hers, word)) - sent)
  }
  expect(Math.min(...took), took.join(', ')).toBeLessThan(500)

  // Who types is named, and only while she does.
  await box.pressSequentially('I am', { delay: 50 })
  await expect(hers.getByText(ar.room.typing(household.user.full_name))).toBeVisible()
  await box.press('Enter')
  await expect(bubble(hers, 'I am')).toBeVisible()
  await expect(hers.getByText(ar.room.typing(household.user.full_name))).toHaveCount(0)
  await expect(bubble(its, 'I am').getByText(en.room.read)).toBeVisible()

  // Elsewhere, header and tab count what is new; she keeps to herself what she has read.
  await open(hers, '/dashboard/messages', 'ar')
  await say('A word while she is away')
  const inHeader = hers.getByRole('banner').getByRole('link', { name: ar.link.label })
  await expect(inHeader).toHaveAccessibleName(`${ar.link.label}: ${ar.list.unreadTitle(1)}`)
  await expect(hers).toHaveTitle(/^\(1\) /)
  await hers.getByLabel(ar.overview.marks).setChecked(false, { force: true })
  await expect(bubble(its, 'I am').getByText(en.room.read)).toHaveCount(0)
  await hers.getByRole('main').getByRole('link', { name: household.user.full_name }).click()
  await expect(bubble(hers, 'A word while she is away')).toBeVisible()
  await expect(hers).not.toHaveTitle(/^\(/)
  await expect(bubble(its, 'A word while she is away').getByText(en.room.sent)).toBeVisible()
  await expect(its.getByText(en.room.read, { exact: true })).toHaveCount(0)

  // Reported, it is read by the operator up to the report, and that is in the log.
  await hers.getByRole('button', { name: ar.menu.label }).click()
  await hers.getByRole('menuitem', { name: ar.menu.report }).click()
  const dialog = hers.locator(openDialog)
  await dialog
    .getByRole('combobox', { name: ar.report.reason })
    .selectOption({ label: reportAr.reasons.other })
  await expectAccessible(hers, openDialog)
  await dialog.getByRole('button', { name: ar.report.submit }).dblclick({ delay: 20 })
  await expect(hers.getByText(ar.report.done)).toBeVisible()
  await say('Said after the report')
  const operator = (await post(request, '/api/demo/sign-in/', { role: 'admin' })) as SessionGrant
  const office = await at(browser, operator, seat)
  await open(office, '/admin/conversations', 'en')
  const row = office.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(reportEn.reasons.other)
  await row.getByRole('button', { name: reported.look }).click()
  const looked = office.locator(openDialog)
  await expect(looked.getByText('A word while she is away')).toBeVisible()
  await expect(looked.getByText('Said after the report')).toHaveCount(0)
  await expectAccessible(office, openDialog)
  // What she notes is kept until she settles it, once.
  await looked.getByRole('textbox', { name: reported.note }).fill('Asked both sides')
  await looked.getByRole('button', { name: reported.close }).first().click()
  await row.getByRole('button', { name: reported.look }).click()
  await expect(looked.getByRole('textbox', { name: reported.note })).toHaveValue('Asked both sides')
  await looked.getByRole('button', { name: reported.settle }).dblclick({ delay: 20 })
  await expect(office.getByText(reported.settled)).toBeVisible()
  await expect(row).toHaveCount(0)
  await open(office, '/admin/audit', 'en')
  await expect(
    office.getByRole('row').filter({ hasText: texts.en.audit.events['conversation.looked_at'] }),
  ).not.toHaveCount(0)
  expect(faults).toEqual([])
})
