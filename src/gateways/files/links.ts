import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../platform/server/context.ts'
import { isSigned, sign } from '../../platform/server/signatures.ts'
import { type StoredFile, storedFiles } from './tables.ts'

/** How long a link to a private file opens. */
const linkSeconds = 300
const use = 'file-link'

/**
 * The address under which a private file opens for five minutes, for whoever has it, and no longer than the session that asked for it; null
 * while the file is held back. It names who asked for it.
 */
export function fileLink(
  ctx: Pick<Context, 'config' | 'now' | 'actor'>,
  file: Pick<StoredFile, 'id' | 'name' | 'isHeld'>,
): string | null {
  if (file.isHeld) return null
  const until = Math.floor(ctx.now.getTime() / 1000) + linkSeconds
  const by = ctx.actor?.userId ?? 0
  const session = ctx.actor?.sessionId || undefined
  const asked = { id: file.id, until, by, session }
  const query = new URLSearchParams({
    until: String(until),
    by: String(by),
    ...(session !== undefined && { session }),
    signature: sign(ctx.config, use, textOf(asked)),
  })
  return `/files/${file.id}/${encodeURIComponent(file.name)}?${query}`
}

/** What a link says: which file, until when, and who asked for it (0: nobody) in which session. */
interface LinkClaims {
  id: string
  until: number
  by: number
  session?: string | undefined
}

/** Whether a link is one of ours and its time is not over. */
export const isOpen = (
  { config, now }: Pick<Context, 'config' | 'now'>,
  claims: LinkClaims,
  signature: string,
): boolean =>
  isSigned(config, use, textOf(claims), signature) && claims.until * 1000 >= now.getTime()

const textOf = ({ id, until, by, session }: LinkClaims): string =>
  [id, until, by, ...(session === undefined ? [] : [session])].join(' ')

/** The rows of kept files, by id. */
export async function findFiles(
  ctx: Pick<Context, 'db'>,
  ids: readonly string[],
): Promise<Map<string, StoredFile>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(storedFiles)
    .where(and(inArray(storedFiles.id, [...ids]), eq(storedFiles.state, 'kept')))
  return new Map(rows.map((row) => [row.id, row]))
}
