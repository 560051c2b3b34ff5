import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { TrustProxy } from '../platform/server/config/proxies.ts'

/** Whether an address, so many steps before the server, is a proxy of ours: what it says of who called it is believed. */
export const isOwnProxy = (
  trusted: TrustProxy,
): string[] | ((address: string, step: number) => boolean) =>
  typeof trusted === 'number' ? (_address, step) => step < trusted : [...trusted]

/** The caller's address. Some proxies write the port along; what is no address counts as the proxy's own. */
export function addressOf(request: FastifyRequest): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(request.ip) ?? []
  const address = bracketed ?? plain ?? request.ip
  return isIP(address) ? address : (request.socket.remoteAddress ?? '')
}
