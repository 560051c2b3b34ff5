import type { Sealed } from '../../../../platform/server/seal.ts'
import { secondFactors } from '../tables.ts'
import { generateSecret, generateURI, verifySync } from 'otplib'

/** What the secrets of authenticator apps are sealed for. */
export const sealedFor: Sealed = {
  purpose: 'second-factor',
  table: secondFactors,
  key: secondFactors.userId,
  value: secondFactors.secret,
}

const stepSeconds = 30

/** A new secret in base32, as an app takes it by hand. */
export const newSecret = (): string => generateSecret()

/** What the QR code says. */
export const totpUri = (secret: string, account: string): string =>
  generateURI({ issuer: 'Manzil', label: account, secret })

/** The time step that a code belongs to: the present one or a neighbour, as clocks differ; null when it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds })
  return result.valid ? Math.floor(epoch / stepSeconds) + result.delta : null
}
