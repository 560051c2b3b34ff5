import { eq } from 'drizzle-orm'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { instant } from './columns.ts'
import type { Context } from './context.ts'

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** The operator's setting, or the fallback when it is absent or of an older shape. */
export async function readSetting<S extends z.ZodType>(ctx: Context, key: string, schema: S, fallback: z.output<S>): Promise<z.output<S>> {
  const [row] = await ctx.db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  const parsed = schema.safeParse(row?.value)
  return parsed.success ? parsed.data : fallback
}
