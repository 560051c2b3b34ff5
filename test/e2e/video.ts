import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

declare global {
  interface Window {
    /** What the page has connected to. */
    connections: RTCPeerConnection[]
    /** Cameras that the page was given, and what lets go those that it still waits for. */
    cameras: MediaStreamTrack[]
    isCameraHeld: boolean
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

/** In the page, before its scripts: keeps its cameras to be asked; while `isCameraHeld` none is handed over. */
export function keepCameras(): void {
  const give = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  window.cameras = []
  navigator.mediaDevices.getUserMedia = async (asked) => {
    const stream = await give(asked)
    window.cameras.push(...stream.getVideoTracks())
    while (window.isCameraHeld) await new Promise((resolve) => setTimeout(resolve, 20))
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
