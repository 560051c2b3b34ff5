import crypto from 'node:crypto'
import type { Config } from '../../../platform/server/config/config.ts'
import type { Output } from '../../../platform/shared/endpoint.ts'
import type { enterRoom, Room } from '../contract.ts'

type IceServers = Output<typeof enterRoom>['ice_servers']

const goodForSeconds = 3600

/** What helps two browsers to reach one another; to the relay with a name that ends in an hour and a password signed for it (coturn's REST scheme). */
export function iceServersFor(
  { webRtc }: Pick<Config, 'webRtc'>,
  peer: string,
  now: Date,
): IceServers {
  const stun = webRtc.stun.length > 0 ? [{ urls: webRtc.stun }] : []
  if (webRtc.turn === null) return stun
  const { urls, secret } = webRtc.turn
  const username = `${Math.floor(now.getTime() / 1000) + goodForSeconds}:${peer}`
  const credential = crypto.createHmac('sha1', secret).update(username).digest('base64')
  return [...stun, { urls, username, credential }]
}

/** How far a call reaches with what is set. */
export function reachOf({ webRtc }: Pick<Config, 'webRtc'>): Room['reach'] {
  if (webRtc.turn !== null) return 'everywhere'
  return webRtc.stun.length > 0 ? 'most' : 'near'
}
