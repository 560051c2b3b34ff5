import crypto from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { Config } from './config/config.ts'
import type { Database } from './database/db.ts'
import { hashWith } from './keyed-hash.ts'
import { hasId, keysOf } from './keys.ts'
import { seal, type Sealed, unseal } from './seal.ts'

/** Keys that last, sealed by those that change. */
export const sealedKeys = pgTable('sealed_keys', {
  name: text().primaryKey(),
  sealed: text().notNull(),
})

export const sealedKeyTexts: Sealed = {
  purpose: 'key',
  table: sealedKeys,
  key: sealedKeys.name,
  value: sealedKeys.sealed,
}

const name = 'hashes'
/** What a migration wrote into a database whose hashes were made with the secret itself. */
const ofBefore = 'legacy'

/**
 * Reads the key under which guessable things are hashed, before anything is asked of the server; made where there is none. A hash can't be
 * made anew without what it was made of, so this key stays when the secret changes, and is sealed by the new one.
 */
export async function loadHashKey(db: Database, config: Pick<Config, 'secrets'>): Promise<void> {
  for (;;) {
    const [row] = await db
      .select({ sealed: sealedKeys.sealed })
      .from(sealedKeys)
      .where(eq(sealedKeys.name, name))
    if (row === undefined) {
      const sealed = seal(config, sealedKeyTexts, crypto.randomBytes(32).toString('base64'))
      await db.insert(sealedKeys).values({ name, sealed }).onConflictDoNothing()
    } else if (row.sealed === ofBefore) {
      const sealed = seal(config, sealedKeyTexts, secretOfBefore(config).toString('base64'))
      await db
        .update(sealedKeys)
        .set({ sealed })
        .where(and(eq(sealedKeys.name, name), eq(sealedKeys.sealed, ofBefore)))
    } else {
      hashWith(config, Buffer.from(unseal(config, sealedKeyTexts, row.sealed), 'base64'))
      return
    }
  }
}

function secretOfBefore({ secrets }: Pick<Config, 'secrets'>): Buffer {
  const keys = keysOf(secrets)
  const { secret = '' } = keys.find(({ secret }) => !hasId(secret)) ?? keys.at(-1) ?? {}
  return Buffer.from(secret)
}
