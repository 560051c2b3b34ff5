import crypto from 'node:crypto'

/** 256 random bits, fit for a URL. */
export const randomToken = (): string => crypto.randomBytes(32).toString('base64url')

/** How a random token is kept: it can't be guessed, so a plain hash suffices. */
export const tokenHash = (token: string): string =>
  crypto.createHash('sha256').update(token).digest('hex')
