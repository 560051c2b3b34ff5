import crypto from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../platform/server/context.ts'
import { type StoredFile, storedFiles } from './tables.ts'

/** How long a link to a private file opens. */
const linkSeconds = 300

/** The address under which a private file opens for five minutes, for whoever has it; null while the file is held back. It names who asked for it. */
export function fileLink(
  ctx: Pick<Context, 'config' | 'now' | 'actor'>,
  file: Pick<StoredFile, 'id' | 'name' | 'isHeld'>,
): string | null {
  if (file.isHeld) return null
  const until = Math.floor(ctx.now.getTime() / 1000) + linkSeconds
  const by = ctx.actor?.userId ?? 0
  return `/files/${file.id}/${encodeURIComponent(file.name)}?until=${until}&by=${by}&signature=${signatureOf(ctx, { id: file.id, until, by })}`
}

/** What a link says: which file, until when, and who asked for it (0: nobody). */
interface LinkClaims {
  id: string
  until: number
  by: number
}

/** Whether a link is one of ours and still opens. */
export function isOpen(
  ctx: Pick<Context, 'config' | 'now'>,
  claims: LinkClaims,
  signature: string,
): boolean {
  const expected = Buffer.from(signatureOf(ctx, claims))
  const given = Buffer.from(signature)
  return (
    given.length === expected.length &&
    crypto.timingSafeEqual(given, expected) &&
    claims.until * 1000 >= ctx.now.getTime()
  )
}

const signatureOf = ({ config }: Pick<Context, 'config'>, { id, until, by }: LinkClaims): string =>
  crypto
    .createHmac('sha256', `files ${config.sessionSecret}`)
    .update(`${id} ${until} ${by}`)
    .digest('base64url')

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
