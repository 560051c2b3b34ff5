import { desc, eq, like } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { identity, instant, looseId } from './database/columns.ts'
import type { Context } from './context.ts'
import { noteShown } from './bus.ts'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Before and after of each change of a setting; null is the product's own value. The database refuses to alter it. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: identity(),
    key: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    at: instant('at').notNull(),
    actorId: looseId('actor_id'),
    requestId: text('request_id').notNull(),
  },
  (row) => [index('setting_changes_key').on(row.key, row.id.desc().nullsFirst())],
)
export type SettingChange = typeof settingChanges.$inferSelect

const settingTag = (key: string): string => `setting:${key}`
const settingsTag = (prefix: string): string => `settings:${prefix}`

/** What answers noted that show a setting. */
export const tagsOfSetting = (key: string): string[] => [
  settingTag(key),
  ...Array.from(key, (_, end) => settingsTag(key.slice(0, end + 1))),
]

/** The operator's setting, or the fallback when it is absent or of an older shape. */
export async function readSetting<S extends z.ZodType>(
  ctx: Context,
  key: string,
  schema: S,
  fallback: z.output<S>,
): Promise<z.output<S>> {
  noteShown(settingTag(key))
  const [row] = await ctx.db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
  const parsed = schema.safeParse(row?.value)
  return parsed.success ? parsed.data : fallback
}

/** All settings whose keys begin so, by the rest of the key; those of an older shape are left out. */
export async function readSettings<S extends z.ZodType>(
  ctx: Context,
  prefix: string,
  schema: S,
): Promise<Map<string, z.output<S>>> {
  noteShown(settingsTag(prefix))
  const rows = await ctx.db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(like(settings.key, `${prefix}%`))
  return new Map(
    rows.flatMap(({ key, value }) => {
      const parsed = schema.safeParse(value)
      return parsed.success ? [[key.slice(prefix.length), parsed.data] as const] : []
    }),
  )
}

/** Which setting a change was of. */
export async function findKeyOfChange(ctx: Context, id: number): Promise<string | null> {
  const [row] = await ctx.db
    .select({ key: settingChanges.key })
    .from(settingChanges)
    .where(eq(settingChanges.id, id))
  return row?.key ?? null
}

/** The newest change of a setting. */
export async function findLastChange(
  ctx: Context,
  key: string,
): Promise<SettingChange | undefined> {
  const [last] = await ctx.db
    .select()
    .from(settingChanges)
    .where(eq(settingChanges.key, key))
    .orderBy(desc(settingChanges.id))
    .limit(1)
  return last
}
