import type { APIRequestContext, Page } from '@playwright/test'
import { roomPathOf } from '../../src/features/hiring/meeting-rules.ts'
import type { Locale } from '../../src/platform/shared/locales.ts'
import { type Account, newAccount } from './accounts.ts'
import { as } from './at.ts'
import { dayFromNow } from './dashboards.ts'
import { publishedWorker } from './hires.ts'
import { expect } from './journey.ts'
import { texts } from './texts.ts'

declare global {
  interface Window {
    /** What the page has connected to. */
    connections: RTCPeerConnection[]
    /** What cameras and microphones gave the page; while they are held, it waits for them. */
    tracks: MediaStreamTrack[]
    areDevicesHeld: boolean
  }
}

/** In the page, before its scripts: keeps its connections to be asked. */
export function keepConnections(): void {
  const Own = window.RTCPeerConnection
  window.connections = []
  window.RTCPeerConnection = class extends Own {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      window.connections.push(this)
    }
  }
}

/** The same, and lets nothing through but a relay. */
export function keepRelayed(): void {
  const Own = window.RTCPeerConnection
  const relayed: RTCConfiguration = { iceTransportPolicy: 'relay' }
  window.connections = []
  window.RTCPeerConnection = class extends Own {
    constructor(configuration?: RTCConfiguration) {
      super({ ...configuration, ...relayed })
      window.connections.push(this)
    }
    override setConfiguration(configuration?: RTCConfiguration): void {
      super.setConfiguration({ ...configuration, ...relayed })
    }
  }
}

/** In the page, before its scripts: keeps what cameras and microphones give, to be asked; while `areDevicesHeld` nothing is handed over. */
export function keepTracks(): void {
  const give = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  window.tracks = []
  navigator.mediaDevices.getUserMedia = async (asked) => {
    const stream = await give(asked)
    window.tracks.push(...stream.getTracks())
    while (window.areDevicesHeld) await new Promise((resolve) => setTimeout(resolve, 20))
    return stream
  }
}

/** What somebody at a false camera brings. */
export const withCamera = { permissions: ['camera', 'microphone'] }

/** How many pictures of each other side were decoded so far. */
const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const open = window.connections.filter(({ connectionState }) => connectionState !== 'closed')
    return Promise.all(
      open.map(async (connection) => {
        let frames = 0
        for (const [, stat] of await connection.getStats())
          if (stat.type === 'inbound-rtp' && stat.kind === 'video')
            frames += stat.framesDecoded ?? 0
        return frames
      }),
    )
  })

/** Sees all others move, as many as there are. */
export async function expectPicture(page: Page, others = 1): Promise<void> {
  const before = await framesOf(page)
  const seen = async () =>
    (await framesOf(page)).filter((frames, at) => frames > (before[at] ?? 0) + 5).length
  await expect.poll(seen, { timeout: 40_000 }).toBeGreaterThanOrEqual(others)
}

/** An interview by video tomorrow, agreed, of two who have just come. */
export async function agreed(request: APIRequestContext, workerName: string) {
  const published = await publishedWorker(request, workerName)
  const household = await newAccount(request)
  return { ...published, household, ...(await agreedWith(request, household, published)) }
}

/** The same, of these two. */
export async function agreedWith(
  request: APIRequestContext,
  household: Account,
  { worker, candidateId }: { worker: Account; candidateId: number },
) {
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
  return { path: roomPathOf(data.interview_id) }
}

/** Through the door, from the look into the mirror. */
export const enter = async (page: Page, locale: Locale) =>
  page.getByRole('button', { name: texts[locale].videoRoom.lobby.enter }).click()

/** What arrived of a call so far, and what its own end may send. */
export const callOf = (page: Page) =>
  page.evaluate(async () => {
    const connection = window.connections.findLast(
      ({ connectionState }) => connectionState === 'connected',
    )
    const heard = { received: 0, lost: 0 }
    for (const [, stat] of (await connection?.getStats()) ?? [])
      if (stat.type === 'inbound-rtp' && stat.kind === 'audio')
        Object.assign(heard, { received: stat.packetsReceived, lost: stat.packetsLost })
    const sends = (connection?.getSenders() ?? []).map((sender) => {
      const [{ maxBitrate = 0, priority = '' } = {}] = sender.getParameters().encodings
      return { kind: sender.track?.kind, maxBitrate, priority }
    })
    return { heard, sends }
  })
