import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { Status } from '../contract.ts'
import { type InterviewRow, interviews, pipelineEntries, type PipelineEntryRow } from './tables.ts'

/** Rows of a household's list, newest first. */
const listMax = 2000

const entryOf = (employerId: number, candidateId: number) =>
  and(eq(pipelineEntries.employerId, employerId), eq(pipelineEntries.candidateId, candidateId))

// What no screen shows of an entry is not read: of 2,000 rows each column costs.
const {
  employerId: _household,
  createdAt: _begun,
  updatedAt: _moved,
  ...shown
} = getTableColumns(pipelineEntries)

export interface EntryWithInterview {
  entry: Omit<PipelineEntryRow, 'employerId' | 'createdAt' | 'updatedAt'>
  /** The appointment that stands. */
  interview: Pick<InterviewRow, 'id' | 'answer'> | null
}

const withInterview = (ctx: Context) =>
  ctx.db
    .select({ entry: shown, interview: { id: interviews.id, answer: interviews.answer } })
    .from(pipelineEntries)
    .leftJoin(
      interviews,
      and(
        eq(interviews.employerId, pipelineEntries.employerId),
        eq(interviews.candidateId, pipelineEntries.candidateId),
        eq(interviews.status, 'scheduled'),
      ),
    )

/** The household's candidates, newest move first. */
export const listEntries = (
  ctx: SignedIn,
  status: Status | undefined,
): Promise<EntryWithInterview[]> =>
  withInterview(ctx)
    .where(
      and(
        eq(pipelineEntries.employerId, ctx.actor.userId),
        status && eq(pipelineEntries.status, status),
      ),
    )
    .orderBy(desc(pipelineEntries.updatedAt), desc(pipelineEntries.candidateId))
    .limit(listMax)

/** Where some candidates stand with the household; nothing of those who don't. */
export const listEntriesOf = (
  ctx: SignedIn,
  candidateIds: readonly number[],
): Promise<EntryWithInterview[]> =>
  withInterview(ctx).where(
    and(
      eq(pipelineEntries.employerId, ctx.actor.userId),
      inArray(pipelineEntries.candidateId, [...candidateIds]),
    ),
  )

export async function getEntry(ctx: SignedIn, candidateId: number): Promise<EntryWithInterview> {
  const [row] = await withInterview(ctx).where(entryOf(ctx.actor.userId, candidateId))
  if (!row) throw new AppError('NOT_FOUND', { message: 'notInPipeline' })
  return row
}

/** The row, locked until the transaction ends; `lockEngagement` comes first and also guards a row that isn't there yet. */
export async function lockEntry(
  ctx: Context,
  employerId: number,
  candidateId: number,
): Promise<PipelineEntryRow | null> {
  const [row] = await ctx.db
    .select()
    .from(pipelineEntries)
    .where(entryOf(employerId, candidateId))
    .for('update')
  return row ?? null
}

export const deleteEntry = (
  ctx: Context,
  employerId: number,
  candidateId: number,
): Promise<unknown> => ctx.db.delete(pipelineEntries).where(entryOf(employerId, candidateId))

/** Stores an entry as it now stands. */
export async function saveEntry(ctx: Context, entry: PipelineEntryRow): Promise<void> {
  await ctx.db
    .insert(pipelineEntries)
    .values(entry)
    .onConflictDoUpdate({
      target: [pipelineEntries.employerId, pipelineEntries.candidateId],
      set: entry,
    })
}
