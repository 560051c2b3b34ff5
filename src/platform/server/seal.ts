import crypto from 'node:crypto'
import type { Config } from './config.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const keyOf = (config: Pick<Config, 'sessionSecret'>, purpose: string): Buffer =>
  Buffer.from(crypto.hkdfSync('sha256', config.sessionSecret, 'manzil', purpose, 32))

/** A text that whoever only reads the database can't read; `purpose` keeps the keys of its uses apart. */
export function seal(config: Pick<Config, 'sessionSecret'>, purpose: string, text: string): string {
  const iv = crypto.randomBytes(ivBytes)
  const cipher = crypto.createCipheriv(algorithm, keyOf(config, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** The text of `seal`; throws when it was altered or the server's secret is another. */
export function unseal(
  config: Pick<Config, 'sessionSecret'>,
  purpose: string,
  sealed: string,
): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = crypto.createDecipheriv(
    algorithm,
    keyOf(config, purpose),
    bytes.subarray(0, ivBytes),
  )
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([
    decipher.update(bytes.subarray(ivBytes + tagBytes)),
    decipher.final(),
  ]).toString('utf8')
}
