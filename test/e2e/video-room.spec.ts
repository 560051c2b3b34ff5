import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { roomPathOf } from '../../src/features/hiring/meeting-rules.ts'
import type { Locale } from '../../src/platform/shared/locale.ts'
import { type Account, keepSession, newAccount } from './accounts.ts'
import { dayFromNow } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  phone,
  test,
  watch,
} from './journey.ts'
import { hasRelay, startRelay } from './relay.ts'
import { texts } from './texts.ts'

declare global {
  interface Window {
    /** What the page has connected to. */
    connections: RTCPeerConnection[]
  }
}

/** In the page, before its scripts: keeps its connections to be asked, and lets nothing through but a relay where that is the matter. */
function keepConnections(isRelayed: boolean): void {
  const Own = window.RTCPeerConnection
  const policy: RTCConfiguration = isRelayed ? { iceTransportPolicy: 'relay' } : {}
  window.connections = []
  window.RTCPeerConnection = class extends Own {
    constructor(configuration?: RTCConfiguration) {
      super({ ...configuration, ...policy })
      window.connections.push(this)
    }
    override setConfiguration(configuration?: RTCConfiguration): void {
      super.setConfiguration({ ...configuration, ...policy })
    }
  }
}

const as = ({ token }: Account) => ({ headers: { authorization: `Bearer ${token}` } })

/** An interview by video tomorrow, agreed. */
async function agreed(request: APIRequestContext, workerName: string) {
  const { worker, candidateId } = await publishedWorker(request, workerName)
  const household = await newAccount(request)
  const path = `/api/employer/candidates/${candidateId}`
  await request.post(`${path}/status/`, { ...as(household), data: { status: 'shortlisted' } })
  const entry = await request.post(`${path}/schedule-interview/`, {
    ...as(household),
    data: { date: dayFromNow(1), time: '10:00', way: 'video' },
  })
  const { data } = (await entry.json()) as { data: { interview_id: number } }
  const taken = await request.post(`/api/jobseeker/interviews/${data.interview_id}/answer/`, {
    ...as(worker),
    data: { answer: 'accepted', version: 0 },
  })
  expect(taken.status(), await taken.text()).toBe(200)
  return { worker, household, path: roomPathOf(data.interview_id), candidateId }
}

interface Seat {
  origin: string
  faults: string[]
  isRelayed?: boolean
}

/** Somebody at a browser with a false camera. */
async function at(
  browser: Browser,
  account: Account,
  { origin, faults, isRelayed = false }: Seat,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    permissions: ['camera', 'microphone'],
    ...options,
    baseURL: origin,
  })
  await context.addInitScript(keepConnections, isRelayed)
  const page = await context.newPage()
  watch(page, new URL(origin).origin, faults)
  await keepSession(page, account)
  return page
}

/** How many pictures of the other side were decoded so far. */
const framesOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let frames = 0
    for (const connection of window.connections)
      for (const [, stat] of await connection.getStats())
        if (stat.type === 'inbound-rtp' && stat.kind === 'video') frames += stat.framesDecoded ?? 0
    return frames
  })

async function expectPicture(page: Page): Promise<void> {
  const before = await framesOf(page)
  await expect.poll(() => framesOf(page), { timeout: 40_000 }).toBeGreaterThan(before + 5)
}

/** By what a browser names its end of the way; another one after each new look for a way. */
const wayOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      /a=ice-ufrag:(\S+)/.exec(window.connections.at(-1)?.localDescription?.sdp ?? '')?.[1] ?? '',
  )

const enter = async (page: Page, locale: Locale) =>
  page.getByRole('button', { name: texts[locale].videoRoom.lobby.enter }).click()

test('household and worker meet in the video room, lose the network and find one another again', async ({
  browser,
  baseURL,
  request,
}) => {
  const [en, ar] = [texts.en.videoRoom, texts.ar.videoRoom]
  const { worker, household, path, candidateId } = await agreed(request, 'Amihan Cruz')
  const faults: string[] = []
  const seat = { origin: baseURL ?? '', faults }
  const its = await at(browser, household, seat)
  const hers = await at(browser, worker, seat, { viewport: phone })

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
  await expect(hers.getByText(ar.call.waitingText)).toBeVisible()
  expect(faults).toEqual([])
})

if (hasRelay)
  test('through a relay alone they meet, too; when it falls away the room says so, and goes on with it', async ({
    browser,
    baseURL,
    request,
  }) => {
    const { call } = texts.en.videoRoom
    let stop = await startRelay()
    const { worker, household, path } = await agreed(request, 'Ligaya Ramos')
    const faults: string[] = []
    const seat = { origin: baseURL ?? '', faults, isRelayed: true }
    const its = await at(browser, household, seat)
    const hers = await at(browser, worker, seat)
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
