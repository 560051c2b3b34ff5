import crypto from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { defineCollection } from './capability.ts'
import type { Config } from './config.ts'
import { currentKey, findKey, tagged, untagged } from './keys.ts'

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
export function seal(
  { secrets }: Keys,
  { purpose }: Pick<Sealed, 'purpose'>,
  text: string,
): string {
  const key = currentKey(secrets)
  const iv = crypto.randomBytes(ivBytes)
  const cipher = crypto.createCipheriv(algorithm, key.derive(`seal ${purpose}`), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return tagged(key, Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64'))
}

/** The text of `seal`; throws when it was altered or its key is retired. */
export function unseal(
  { secrets }: Keys,
  { purpose }: Pick<Sealed, 'purpose'>,
  sealed: string,
): string {
  const [id, rest] = untagged(sealed)
  const key = findKey(secrets, id)
  if (key === undefined) throw new Error(`the key of something sealed (${purpose}) is not there`)
  const bytes = Buffer.from(rest, 'base64')
  const decipher = crypto.createDecipheriv(
    algorithm,
    key.derive(`seal ${purpose}`),
    bytes.subarray(0, ivBytes),
  )
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([
    decipher.update(bytes.subarray(ivBytes + tagBytes)),
    decipher.final(),
  ]).toString('utf8')
}
