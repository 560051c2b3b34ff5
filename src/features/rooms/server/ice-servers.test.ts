import crypto from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../platform/server/config/config.ts'
import { webRtcSettings } from '../../../platform/server/config/webrtc.ts'
import { iceServersFor, reachOf } from './ice-servers.ts'

const now = new Date('2026-03-10T09:00:00Z')
const secret = 'a secret of the relay'
const turn = 'turn:turn.example:3478,turns:turn.example:5349?transport=tcp'
const withSettings = (given: Record<string, string>) => ({ webRtc: webRtcSettings.parse(given) })

describe('what helps two browsers to meet', () => {
  test('a relay knows whom we let in, for an hour, by a name without the person', () => {
    const [server] = iceServersFor(
      withSettings({ TURN_URLS: turn, TURN_SECRET: secret }),
      'a-peer',
      now,
    )
    const username = `${now.getTime() / 1000 + 3600}:a-peer`
    expect(server).toEqual({
      urls: ['turn:turn.example:3478', 'turns:turn.example:5349?transport=tcp'],
      username,
      credential: crypto.createHmac('sha1', secret).update(username).digest('base64'),
    })
  })

  test('without settings there is none, and the room says how far a call reaches', () => {
    const stun = withSettings({ STUN_URLS: 'stun:turn.example' })
    expect(iceServersFor(withSettings({}), 'a-peer', now)).toEqual([])
    expect(iceServersFor(stun, 'a-peer', now)).toEqual([{ urls: ['stun:turn.example'] }])
    expect(
      [withSettings({}), stun, withSettings({ TURN_URLS: turn, TURN_SECRET: secret })].map(reachOf),
    ).toEqual(['near', 'most', 'everywhere'])
  })

  test('settings that make no sense stop the start', () => {
    for (const [given, name] of [
      [{ TURN_URLS: turn }, 'TURN_SECRET'],
      [{ TURN_SECRET: secret }, 'TURN_SECRET'],
      [{ TURN_URLS: 'https://turn.example', TURN_SECRET: secret }, 'TURN_URLS'],
      [{ STUN_URLS: 'stun:' }, 'STUN_URLS'],
      [{ TURN_URLS: turn, TURN_SECRET: 'short' }, 'TURN_SECRET'],
    ] as const)
      expect(() => readConfig({ NODE_ENV: 'test', ...given }), JSON.stringify(given)).toThrow(name)
  })
})
