import type { APIRequestContext, Page } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { type NewAgency, publishedCandidate, runningAgency } from './agencies.ts'
import { as, at } from './at.ts'
import {
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  phone,
  test,
} from './journey.ts'
import { hasRelay, startRelay } from './relay.ts'
import { texts } from './texts.ts'
import {
  agreed,
  agreedWith,
  callOf,
  enter,
  expectPicture,
  keepConnections,
  keepRelayed,
  keepTracks,
  withCamera,
} from './video.ts'

/** Somebody with an account, whose record an agency keeps. */
async function keptWorker(request: APIRequestContext, agency: NewAgency) {
  const worker = await newAccount(request, 'jobseeker', 'Ruth Mensah')
  const phone_number = `+974${worker.number}`
  const { id } = await publishedCandidate(request, agency, { phone_number })
  await request.post(`/api/jobseeker/claims/${id}/code/`, { ...as(worker), data: {} })
  const claimed = await request.post(`/api/jobseeker/claims/${id}/`, {
    ...as(worker),
    data: { otp_code: await codeFor(phone_number) },
  })
  expect(claimed.status(), await claimed.text()).toBe(200)
  return { candidateId: id, worker }
}

/** By what a browser names its end of the way; another one after each new look for a way. */
const wayOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      /a=ice-ufrag:(\S+)/.exec(window.connections.at(-1)?.localDescription?.sdp ?? '')?.[1] ?? '',
  )

const soon = { timeout: 5000 }

test('household and worker meet in the video room, lose the network and find one another again', async ({
  browser,
  baseURL,
  request,
}) => {
  const [en, ar] = [texts.en.videoRoom, texts.ar.videoRoom]
  const { worker, household, path, candidateId } = await agreed(request, 'Amihan Cruz')
  const faults: string[] = []
  const seat = { origin: baseURL ?? '', faults, prepare: keepConnections }
  const its = await at(browser, household, seat, withCamera)
  const hers = await at(browser, worker, seat, { ...withCamera, viewport: phone })

  // To join is what leads, on her profile as in the list.
  await open(its, `/candidates/${candidateId}`, 'en')
  await expect(its.getByRole('link', { name: texts.en.meetings.join }).first()).toBeVisible()
  await open(its, '/dashboard/interviews', 'en')
  await its.getByRole('link', { name: `${texts.en.meetings.join}: Amihan Cruz` }).click()
  await expect(its.getByLabel(en.lobby.mirror)).toBeVisible()
  await expect(its.getByText(en.isAway)).toBeVisible()
  await expectAccessible(its)
  await enter(its, 'en')
  await expect(its.getByText(en.call.waitingText)).toBeVisible()

  await open(hers, path, 'ar')
  await expect(hers.getByText(ar.isHere)).toBeVisible()
  await expect(hers.getByLabel(ar.lobby.mirror)).toBeVisible()
  await expectAccessible(hers)
  await expectNoSidewaysScroll(hers)
  await enter(hers, 'ar')
  await Promise.all([expectPicture(its), expectPicture(hers)])
  await expect(its.getByRole('dialog').getByRole('listitem')).toHaveText('Amihan Cruz')
  await expectAccessible(its, 'dialog[open]')
  await expectAccessible(hers, 'dialog[open]')

  await hers.getByRole('button', { name: ar.call.mute }).click()
  await expect(its.getByText(en.call.isMuted)).toBeAttached()
  await its.getByRole('button', { name: en.call.cameraOff }).click()
  await expect(hers.getByText(ar.call.isHidden)).toBeVisible()
  await its.getByRole('button', { name: en.call.cameraOn }).click()
  await expect(hers.getByText(ar.call.isHidden)).toHaveCount(0)
  await expectPicture(hers)

  const before = await wayOf(its)
  await its.context().setOffline(true)
  await expect(its.getByText(en.call.offline)).toBeVisible()
  await its.context().setOffline(false)
  await expect(its.getByText(en.call.offline)).toHaveCount(0)
  await expect.poll(() => wayOf(its)).not.toBe(before)
  await Promise.all([expectPicture(its), expectPicture(hers)])

  // A third person with the link.
  const third = await at(browser, await newAccount(request), seat)
  await open(third, path, 'en')
  await expect(third.getByRole('heading', { name: en.notFound.title })).toBeVisible()

  await its.getByRole('button', { name: en.call.leave }).click()
  await expect(its.getByText(en.lobby.left)).toBeVisible()
  // Long before the line itself would be found dead, ten seconds on.
  await expect(hers.getByText(ar.call.waitingText)).toBeVisible(soon)
  await its.getByRole('button', { name: en.lobby.enterAgain }).click()
  await Promise.all([expectPicture(its), expectPicture(hers)])
  await its.goto('/about')
  await expect(hers.getByText(ar.call.waitingText)).toBeVisible(soon)
  expect(faults).toEqual([])
})

test('her agency joins: all three see one another, and one who leaves leaves the others together', async ({
  browser,
  baseURL,
  request,
}) => {
  const { videoRoom: t, meetings } = texts.en
  const agency = await runningAgency(request)
  const kept = await keptWorker(request, agency)
  const household = await newAccount(request)
  const interview = await agreedWith(request, household, kept)
  const faults: string[] = []
  const seat = { origin: baseURL ?? '', faults, prepare: keepConnections }
  const its = await at(browser, household, seat, withCamera)
  const hers = await at(browser, kept.worker, seat, { ...withCamera, viewport: phone })
  const office = await at(browser, agency, seat, withCamera)
  await open(office, '/agency/interviews', 'en')
  await office.getByRole('link', { name: new RegExp(`^${meetings.join}`) }).click()
  await enter(office, 'en')
  for (const page of [its, hers]) {
    await open(page, interview.path, 'en')
    await enter(page, 'en')
  }
  const all = [its, hers, office]
  await Promise.all(all.map((page) => expectPicture(page, 2)))
  await expect(its.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  await expectAccessible(its, 'dialog[open]')
  await expectNoSidewaysScroll(hers)

  await office.getByRole('button', { name: t.call.leave }).click()
  await expect(its.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  await Promise.all([expectPicture(its), expectPicture(hers)])
  expect(faults).toEqual([])
})

if (hasRelay)
  test.describe('through a relay', () => {
    // Both start one at the same address: they follow one another.
    test.describe.configure({ mode: 'default' })

    test('alone they meet, too; when it falls away the room says so, and goes on with it', async ({
      browser,
      baseURL,
      request,
    }) => {
      const { call } = texts.en.videoRoom
      let stop = await startRelay()
      const { worker, household, path } = await agreed(request, 'Ligaya Ramos')
      const faults: string[] = []
      const seat = { origin: baseURL ?? '', faults, prepare: keepRelayed }
      const its = await at(browser, household, seat, withCamera)
      const hers = await at(browser, worker, seat, withCamera)
      for (const page of [its, hers]) {
        await open(page, path, 'en')
        await enter(page, 'en')
      }
      await Promise.all([expectPicture(its), expectPicture(hers)])
      await stop()
      await expect(its.getByText(call.reconnecting).first()).toBeVisible({ timeout: 40_000 })
      stop = await startRelay()
      await Promise.all([expectPicture(its), expectPicture(hers)])
      await expect(its.getByText(call.reconnecting)).toHaveCount(0)
      await stop()
      expect(faults).toEqual([])
    })

    test('over a line of 300 kbit/s each hears the other: the sound comes first, and the picture shares what is left', async ({
      browser,
      baseURL,
      request,
    }) => {
      const stop = await startRelay({ bitsPerSecond: 300_000 })
      const { worker, household, path } = await agreed(request, 'Imelda Torres')
      const faults: string[] = []
      const seat = { origin: baseURL ?? '', faults, prepare: keepRelayed }
      const its = await at(browser, household, seat, withCamera)
      const hers = await at(browser, worker, seat, { ...withCamera, viewport: phone })
      for (const page of [its, hers]) {
        await open(page, path, 'en')
        await enter(page, 'en')
      }
      await Promise.all([expectPicture(its), expectPicture(hers)])
      for (const page of [its, hers]) {
        await expect
          .poll(async () => (await callOf(page)).sends)
          .toEqual([
            { kind: 'audio', maxBitrate: 32_000, priority: 'high' },
            { kind: 'video', maxBitrate: expect.any(Number), priority: 'low' },
          ])
        const [, picture] = (await callOf(page)).sends
        expect(picture?.maxBitrate).toBeGreaterThanOrEqual(75_000)
        expect(picture?.maxBitrate).toBeLessThanOrEqual(500_000)
      }
      // Of half a minute of sound next to nothing is lost, from the first word on.
      const heard = async (page: Page) => {
        const { received, lost } = (await callOf(page)).heard
        return { packets: received + lost, share: lost / (received + lost) }
      }
      for (const page of [its, hers]) {
        await expect
          .poll(async () => (await heard(page)).packets, { timeout: 60_000 })
          .toBeGreaterThan(1500)
        expect((await heard(page)).share).toBeLessThan(0.03)
      }
      await Promise.all([expectPicture(its), expectPicture(hers)])
      await stop()
      expect(faults).toEqual([])
    })
  })

test('a camera that opens only after the room was left is closed at once', async ({
  browser,
  baseURL,
  request,
}) => {
  const { videoRoom: t } = texts.en
  const { path, household } = await agreed(request, 'Divina Reyes')
  const seat = { origin: baseURL ?? '', faults: [], prepare: keepTracks }
  const its = await at(browser, household, seat, withCamera)
  await open(its, path, 'en')
  await expect(its.getByLabel(t.lobby.mirror)).toBeVisible()
  await its.getByRole('button', { name: t.call.cameraOff }).click()
  await its.evaluate(() => (window.areDevicesHeld = true))
  await its.getByRole('button', { name: t.call.cameraOn }).click()
  await expect.poll(() => its.evaluate(() => window.tracks.length)).toBe(3)
  await its.getByRole('link', { name: t.toInterviews }).click()
  await expect(its).toHaveURL(/\/dashboard\/interviews$/)
  await its.evaluate(() => (window.areDevicesHeld = false))
  await expect
    .poll(() => its.evaluate(() => window.tracks.map(({ readyState }) => readyState)))
    .toEqual(['ended', 'ended', 'ended'])
})

test('whoever is muted stays so with another microphone', async ({ browser, baseURL, request }) => {
  const { videoRoom: t } = texts.en
  const { path, household } = await agreed(request, 'Gloria Reyes')
  const seat = { origin: baseURL ?? '', faults: [], prepare: keepTracks }
  const its = await at(browser, household, seat, withCamera)
  await open(its, path, 'en')
  await expect(its.getByLabel(t.lobby.mirror)).toBeVisible()
  await its.evaluate(() => (window.areDevicesHeld = true))
  await its.getByLabel(t.lobby.microphone, { exact: true }).selectOption({ index: 1 })
  await expect.poll(() => its.evaluate(() => window.tracks.length)).toBe(3)
  await its.getByRole('button', { name: t.call.mute }).click()
  await its.evaluate(() => (window.areDevicesHeld = false))
  const last = () => its.evaluate(() => window.tracks.map(({ readyState }) => readyState))
  await expect.poll(last).toEqual(['ended', 'live', 'live'])
  expect(await its.evaluate(() => window.tracks.at(-1)?.enabled)).toBe(false)
  await expect(its.getByRole('button', { name: t.call.unmute })).toBeVisible()
})
