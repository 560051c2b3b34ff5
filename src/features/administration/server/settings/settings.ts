import { desc, eq, inArray, max } from 'drizzle-orm'
import { getUserNames } from '../../../accounts/server/index.ts'
import { partsOf } from '../../../../platform/server/capability.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import {
  type OperatorSetting,
  operatorSettings,
} from '../../../../platform/server/operator-settings.ts'
import { settingChanges, settings } from '../../../../platform/server/settings.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import type {
  listSettingChanges as changesCall,
  listSettings as listCall,
} from '../../settings-contract.ts'

const allSettings = (ctx: Context): OperatorSetting[] => partsOf(ctx, operatorSettings).flat()

/** The setting of a key; NOT_FOUND for one that nobody may set. */
export function getSettingByKey(ctx: Context, key: string): OperatorSetting {
  const setting = allSettings(ctx).find((one) => one.key === key)
  if (!setting) throw new AppError('NOT_FOUND')
  return setting
}

/** All of them whose keys begin so, in two queries however many they are. */
export async function listSettings(ctx: Context, prefix: string): Promise<Output<typeof listCall>> {
  const chosen = allSettings(ctx).filter(({ key }) => key.startsWith(prefix))
  const keys = chosen.map(({ key }) => key)
  const [stored, changes] = await Promise.all([
    ctx.db
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(inArray(settings.key, keys)),
    ctx.db
      .select({
        key: settingChanges.key,
        version: max(settingChanges.id),
        at: max(settingChanges.at),
      })
      .from(settingChanges)
      .where(inArray(settingChanges.key, keys))
      .groupBy(settingChanges.key),
  ])
  const valueOf = new Map(stored.map(({ key, value }) => [key, value]))
  const lastOf = new Map(changes.map((row) => [row.key, row]))
  return {
    settings: chosen.map(({ key, standard, presentStored }) => {
      const last = lastOf.get(key)
      return {
        key,
        value: presentStored(valueOf.get(key)),
        standard,
        version: last?.version ?? 0,
        changed_at: last?.at?.toISOString() ?? null,
      }
    }),
    currency: ctx.settings.currency,
  }
}

/** The history of one, newest first. */
export async function listSettingChanges(
  ctx: SignedIn,
  { key, page, page_size }: Parsed<typeof changesCall>,
): Promise<Output<typeof changesCall>> {
  const { presentStored } = getSettingByKey(ctx, key)
  const ofKey = eq(settingChanges.key, key)
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(settingChanges)
      .where(ofKey)
      .orderBy(desc(settingChanges.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    ctx.db.$count(settingChanges, ofKey),
  ])
  const names = await getUserNames(
    ctx,
    rows.flatMap(({ actorId }) => actorId ?? []),
  )
  return {
    results: rows.map(({ id, before, after, at, actorId }) => ({
      id,
      key,
      at: at.toISOString(),
      by: actorId === null ? null : { id: actorId, name: names.get(actorId) ?? null },
      before: presentStored(before),
      after: presentStored(after),
    })),
    total,
    page,
    page_size,
  }
}
