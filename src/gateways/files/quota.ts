import fs from 'node:fs/promises'
import path from 'node:path'
import { and, eq, ne, sum } from 'drizzle-orm'
import type { Config } from '../../platform/server/config/config.ts'
import type { Context, SignedIn } from '../../platform/server/context.ts'
import { AppError } from '../../platform/shared/errors.ts'
import type { Role } from '../../platform/shared/roles.ts'
import { refuseWithoutRoom } from './free-space.ts'
import { enterUpload } from './open-uploads.ts'
import { forgetArrival } from './receive-arrival.ts'
import { arrivals } from './receive-form.ts'
import { storedFiles } from './tables.ts'

const gigabyte = 1_073_741_824

/** What somebody may have stored; a member of an agency keeps the papers and films of its candidates. */
const mostBytes: Record<Role, number> = {
  employer: gigabyte,
  jobseeker: gigabyte,
  agency: 50 * gigabyte,
  admin: Infinity,
}

/** An upload by pieces is given up when nothing of it came for so long. */
export const openForMs = 6 * 3_600_000
const openAtOnce = 3
/** Of which something came a moment ago is on its way, however many others are begun. */
const busyMs = 60_000

/** Refuses with 413 what is more than somebody may have stored. */
export async function refuseOverQuota(ctx: Context, bytes: number): Promise<void> {
  if (ctx.actor === null || mostBytes[ctx.actor.role] === Infinity) return
  const { userId, role } = ctx.actor
  const [row] = await ctx.db
    .select({ stored: sum(storedFiles.bytes) })
    .from(storedFiles)
    .where(and(eq(storedFiles.ownerId, userId), ne(storedFiles.state, 'released')))
  if (Number(row?.stored ?? 0) + bytes > mostBytes[role])
    throw new AppError('TOO_LARGE', {
      message: 'storageFull',
      params: { gigabytes: mostBytes[role] / gigabyte },
    })
}

/** Admits one more upload by pieces, of so many bytes: of three that are open the one left alone longest goes; 429 when all are on their way. */
export async function admitUpload(ctx: SignedIn, id: string, bytes: number): Promise<void> {
  const { config, actor } = ctx
  if (config.files.driver === 's3')
    return enterUpload(ctx, id, actor.userId, (open) =>
      leftAlone(
        config,
        open.map((one) => ({ id: one.id, writtenAt: one.writtenAt.getTime() })),
      ),
    )
  await refuseWithoutRoom(config, bytes)
  const left = leftAlone(config, await listOpen(config, String(actor.userId)))
  if (left !== undefined) await forgetArrival(ctx, left)
}

/** Which of the uploads that somebody has open goes for one more; none while there is room. */
function leftAlone(
  config: Config,
  open: readonly { id: string; writtenAt: number }[],
): string | undefined {
  if (!config.rateLimits || open.length < openAtOnce) return undefined
  const oldest = open.reduce((a, b) => (b.writtenAt < a.writtenAt ? b : a))
  if (Date.now() - oldest.writtenAt < busyMs)
    throw new AppError('RATE_LIMITED', {
      message: 'tooManyUploads',
      retryAfterSeconds: busyMs / 1000,
    })
  return oldest.id
}

async function listOpen(
  config: Config,
  owner: string,
): Promise<{ id: string; writtenAt: number }[]> {
  const folder = arrivals(config)
  const names = await fs.readdir(folder).catch(() => [])
  const ids = names.filter((name) => name.startsWith(`${owner}-`) && !name.endsWith('.json'))
  const found = await Promise.all(
    ids.map(async (id) => {
      const stat = await fs.stat(path.join(folder, id)).catch(() => undefined)
      return stat && { id, writtenAt: stat.mtimeMs }
    }),
  )
  return found.filter((one) => one !== undefined)
}
