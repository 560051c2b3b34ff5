import { isIP } from 'node:net'
import { z } from 'zod'

/** Proxies of ours before the server: how many, one behind the other (0: none), or where they are. */
export type TrustProxy = number | readonly string[]

const form =
  'write how many proxies of yours a call passes, one behind the other, from 1 to 9 (TRUST_PROXY=1), or their addresses and networks (TRUST_PROXY=10.0.0.0/8,::1)'
// 10.0.0.0/8 and fc00::/7 are the widest networks that can be somebody's own.
const widest = { 4: 8, 6: 7 }

/** Refuses what would let every caller choose her own address. */
export function readTrustProxy(given: string, { addIssue }: z.RefinementCtx): TrustProxy {
  const text = given.trim()
  if (text === 'off') return 0
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  addIssue(
    text === 'on' ? `on would let any caller choose her own address: ${form}` : `off, or ${form}`,
  )
  return z.NEVER
}

function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  if (version !== 4 && version !== 6) return false
  const bits = version === 4 ? 32 : 128
  return prefix === undefined || (Number(prefix) >= widest[version] && Number(prefix) <= bits)
}
