import crypto from 'node:crypto'
import type { Config } from './config/config.ts'
import { findKey, type Key, keysOf, tagged, untagged } from './keys.ts'

type Keys = Pick<Config, 'secrets'>

const macOf = (key: Key, purpose: string, text: string): Buffer =>
  crypto.createHmac('sha256', key.derive(purpose)).update(text).digest()

const write = (key: Key, purpose: string, text: string): string =>
  tagged(key, macOf(key, purpose, text).toString('hex'))

/** What only this server could have written under a text, for what lives at most a day; the id of its key stands before it. */
export const sign = (keys: Keys, purpose: string, text: string): string =>
  signaturesOf(keys, purpose, text)[0] ?? ''

/** The signatures of all keys that are accepted, the current one's first. */
export const signaturesOf = ({ secrets }: Keys, purpose: string, text: string): string[] =>
  keysOf(secrets).map((key) => write(key, purpose, text))

/** Whether this is the signature of a text, by a key that is not retired. */
export function isSigned(
  { secrets }: Keys,
  purpose: string,
  text: string,
  signature: string,
): boolean {
  const [id, rest] = untagged(signature)
  const key = findKey(secrets, id)
  if (key === undefined) return false
  const expected = macOf(key, purpose, text)
  const given = Buffer.from(rest, /^[0-9a-f]{64}$/.test(rest) ? 'hex' : 'base64url')
  return given.length === expected.length && crypto.timingSafeEqual(given, expected)
}
