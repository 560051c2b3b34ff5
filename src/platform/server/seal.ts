import crypto from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { defineCollection } from './capability.ts'
import type { Config } from './config/config.ts'
import { currentKey, findKey, type Key, tagged, untagged } from './keys.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Where sealed texts are kept; `purpose` keeps the keys of different ones apart. */
export interface Sealed {
  purpose: string
  table: PgTable
  /** Its primary key. */
  key: PgColumn
  value: PgColumn
  /** Which rows hold a sealed text, where it isn't all. */
  where?: SQL
}

/** All that is kept sealed: a change of the secret seals it anew. */
export const sealedColumns = defineCollection<Sealed>('sealed columns')

type Keys = Pick<Config, 'secrets'>

/** A text that whoever only reads the database can't read. */
export function seal(keys: Keys, { purpose }: Pick<Sealed, 'purpose'>, text: string): string {
  const key = currentKey(keys.secrets)
  return tagged(key, sealedWith(key, purpose, Buffer.from(text, 'utf8')).toString('base64'))
}

/** The text of `seal`; throws when it was altered or its key is retired. */
export function unseal(
  { secrets }: Keys,
  { purpose }: Pick<Sealed, 'purpose'>,
  sealed: string,
): string {
  const [id, rest] = untagged(sealed)
  return opened({ secrets }, id, purpose, Buffer.from(rest, 'base64')).toString('utf8')
}

/** The same of bytes that are kept elsewhere than in the database. */
export function sealBytes(
  { secrets }: Keys,
  { purpose }: Pick<Sealed, 'purpose'>,
  bytes: Buffer,
): Buffer {
  const key = currentKey(secrets)
  const id = Buffer.from(key.id)
  return Buffer.concat([Buffer.from([id.length]), id, sealedWith(key, purpose, bytes)])
}

export function unsealBytes(
  keys: Keys,
  { purpose }: Pick<Sealed, 'purpose'>,
  sealed: Buffer,
): Buffer {
  const end = 1 + (sealed[0] ?? 0)
  return opened(keys, sealed.subarray(1, end).toString(), purpose, sealed.subarray(end))
}

function sealedWith(key: Key, purpose: string, bytes: Buffer): Buffer {
  const iv = crypto.randomBytes(ivBytes)
  const cipher = crypto.createCipheriv(algorithm, key.derive(`seal ${purpose}`), iv)
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

function opened({ secrets }: Keys, id: string, purpose: string, bytes: Buffer): Buffer {
  const key = findKey(secrets, id)
  if (key === undefined) throw new Error(`the key of something sealed (${purpose}) is not there`)
  const decipher = crypto.createDecipheriv(
    algorithm,
    key.derive(`seal ${purpose}`),
    bytes.subarray(0, ivBytes),
    { authTagLength: tagBytes },
  )
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
}
