import crypto from 'node:crypto'

/** What the secrets of authenticator apps are sealed for. */
export const sealedFor = 'second-factor'

const stepSeconds = 30
const secretBytes = 20
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret in base32, as an app takes it by hand. */
export const newSecret = (): string => {
  const bits = [...crypto.randomBytes(secretBytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
}

/** What the QR code says. */
export const factorUri = (secret: string, account: string): string =>
  `otpauth://totp/Manzil:${encodeURIComponent(account)}?${new URLSearchParams({ secret, issuer: 'Manzil' }).toString()}`

/** The six digits of an app at a time step (RFC 6238, SHA-1: the one that every app knows). */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = crypto.createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The time step that a code belongs to: the present one or a neighbour, as clocks differ; null when it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const present = stepAt(now)
  const given = Buffer.from(code)
  const isOf = (step: number) => given.length === 6 && crypto.timingSafeEqual(Buffer.from(codeOfStep(secret, step)), given)
  return [present, present - 1, present + 1].find(isOf) ?? null
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
