import { and, eq, sql } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { reasonOf } from '../../../../platform/server/log.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import { addCandidates, type NewRecord } from '../../../records/server/index.ts'
import { findObjected, lockObjections } from '../../../claims/server/index.ts'
import { listMemberIds } from '../people.ts'
import { importTurnRefusal, objectedRefusal, repeatRefusal } from '../policy.ts'
import { findImportOfFile } from './queries.ts'
import { candidateImports } from './tables.ts'

/** Rows written with one statement, and between two words of progress. */
const batch = 250

interface Source {
  agencyId: number
  fileName: string
  fileHash: string
  /** The file was imported before, and shall be again. */
  again: boolean
}

/** Writes all records of a file or none. Its progress is told outside the transaction, so that others see it while it runs, and is never waited for inside. */
export async function writeImport(
  ctx: SignedIn,
  source: Source,
  records: readonly NewRecord[],
): Promise<number> {
  const members = await listMemberIds(ctx, source.agencyId)
  const id = await beginImport(ctx, source, records.length)
  const progress = reporter(ctx, id, members)
  try {
    await transaction(ctx, async (inside) => {
      await lockImports(inside, source.agencyId)
      const known = await findImportOfFile(inside, source.agencyId, source.fileHash)
      enforce(repeatRefusal(known, source.again))
      for (let first = 0; first < records.length; first += batch) {
        await addCandidates(
          inside,
          { agencyId: source.agencyId, importId: id },
          records.slice(first, first + batch),
        )
        progress.report(Math.min(first + batch, records.length))
      }
      await refuseObjectedMeanwhile(inside, source.agencyId, records)
      await setImport(inside, id, { status: 'done', rowsDone: records.length, finishedAt: ctx.now })
      await audit(inside, 'candidates.imported', `agency:${source.agencyId}`, {
        importId: id,
        candidates: records.length,
      })
      await broadcastToUsers(inside, members, 'agency-candidates')
    })
  } catch (error) {
    await ctx.db
      .delete(candidateImports)
      .where(and(eq(candidateImports.id, id), eq(candidateImports.status, 'writing')))
    throw error
  } finally {
    await progress.end()
    await broadcastToUsers(ctx, members, 'imports')
  }
  return id
}

/**
 * Tells how far an import has come, whenever a connection is free: imports that waited for a second one inside their transactions would
 * keep them all from each other. What is told late or never is a bar that stands still.
 */
function reporter(ctx: SignedIn, id: number, members: readonly number[]) {
  let [told, wanted] = [0, 0]
  let reporting: Promise<void> | undefined
  const reportOn = async () => {
    for (; told < wanted; await broadcastToUsers(ctx, members, 'imports')) {
      const rowsDone = (told = wanted)
      await ctx.db
        .update(candidateImports)
        .set({ rowsDone })
        .where(and(eq(candidateImports.id, id), eq(candidateImports.status, 'writing')))
    }
  }
  return {
    report(rowsDone: number): void {
      wanted = rowsDone
      reporting ??= reportOn()
        .catch((error: unknown) =>
          ctx.log.warn(
            { importId: id, reason: reasonOf(error) },
            'the progress of an import was not told',
          ),
        )
        .finally(() => (reporting = undefined))
    },
    end: async (): Promise<void> => reporting,
  }
}

async function beginImport(
  ctx: SignedIn,
  { agencyId, fileName, fileHash }: Source,
  rowsTotal: number,
): Promise<number> {
  const [row] = await ctx.db
    .insert(candidateImports)
    .values({
      agencyId,
      fileName,
      fileHash,
      userId: ctx.actor.userId,
      status: 'writing',
      rowsTotal,
      startedAt: ctx.now,
    })
    .returning({ id: candidateImports.id })
  if (!row) throw new Error('no import was begun')
  return row.id
}

const setImport = (
  ctx: Pick<SignedIn, 'db'>,
  id: number,
  values: Partial<typeof candidateImports.$inferInsert>,
) => ctx.db.update(candidateImports).set(values).where(eq(candidateImports.id, id))

/** Looked at again when all is written: who objects from here on finds her record here. */
async function refuseObjectedMeanwhile(
  ctx: SignedIn,
  agencyId: number,
  records: readonly NewRecord[],
): Promise<void> {
  await lockObjections(ctx, agencyId, 'shared')
  const refusalsOf = await findObjected(ctx, agencyId, records)
  enforce(objectedRefusal(records.some((record) => Object.keys(refusalsOf(record)).length > 0)))
}

/** One import of an agency at a time: the second of two would not see the doubles of the first. */
async function lockImports(ctx: SignedIn, agencyId: number): Promise<void> {
  const { rows } = await ctx.db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('candidate_imports'), ${agencyId}::int) as locked`,
  )
  enforce(importTurnRefusal(rows[0]?.locked === true))
}
