import { eq } from 'drizzle-orm'
import { newVapidKeys, type VapidKeys } from '../../../../gateways/push/index.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { sealedKeys, sealedKeyTexts } from '../../../../platform/server/hash-key.ts'
import { seal, unseal } from '../../../../platform/server/seal.ts'

const name = 'push'

/** The pair of keys by which browsers know who may tell them something: made once, by whoever needs it first, and kept sealed. */
export async function vapidKeys({
  db,
  config,
}: Pick<Context, 'db' | 'config'>): Promise<VapidKeys> {
  const find = () =>
    db.select({ sealed: sealedKeys.sealed }).from(sealedKeys).where(eq(sealedKeys.name, name))
  const [known] = await find()
  if (known) return JSON.parse(unseal(config, sealedKeyTexts, known.sealed)) as VapidKeys
  const sealed = seal(config, sealedKeyTexts, JSON.stringify(await newVapidKeys()))
  await db.insert(sealedKeys).values({ name, sealed }).onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error('the keys of push are not there')
  return JSON.parse(unseal(config, sealedKeyTexts, made.sealed)) as VapidKeys
}
