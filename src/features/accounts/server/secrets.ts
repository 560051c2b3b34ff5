import crypto from 'node:crypto'
import type { Config } from '../../../platform/server/config.ts'

/** 256 random bits, fit for a URL. */
export const randomToken = (): string => crypto.randomBytes(32).toString('base64url')

/** How a random token is kept: it can't be guessed, so a plain hash suffices. */
export const tokenHash = (token: string): string =>
  crypto.createHash('sha256').update(token).digest('hex')

/** How something guessable is kept: without the server's secret the hash can't be searched. `kind` keeps the uses apart. */
export const keyedHash = (
  config: Pick<Config, 'sessionSecret'>,
  kind: string,
  ...parts: readonly string[]
): string =>
  crypto
    .createHmac('sha256', config.sessionSecret)
    .update(JSON.stringify([kind, ...parts]))
    .digest('hex')

export const sameHash = (a: string, b: string): boolean =>
  crypto.timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'))
