import { and, asc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm'
import { releaseFile } from '../../../../gateways/files/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import { announce } from '../../../../platform/server/bus.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { sqlState, transaction } from '../../../../platform/server/db.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import type { OwnProfile } from '../../area-contract.ts'
import { presentOwn } from '../area/present-own.ts'
import { getKeptCandidate } from '../area/queries.ts'
import { candidateReviews, verifications } from '../review/tables.ts'
import { type CandidateRow, candidateDocuments, candidates } from '../tables.ts'

/** The screen offers the way back for ten seconds; a slow connection gets longer. */
const regretMs = 10 * 60_000
const batch = 50

interface Record {
  agencyId: number
  candidateId: number
}

/** Takes a record off an agency's list and the public one; not while a household has hired her, nor once she keeps it herself. */
export function removeCandidate(ctx: SignedIn, record: Record): Promise<{ id: number }> {
  return transaction(ctx, async (ctx) => {
    const { id, hiredAt, userId } = await getKeptCandidate(ctx, record, true)
    if (hiredAt !== null) throw new AppError('CONFLICT', { message: 'hiredStays' })
    if (userId !== null) throw new AppError('CONFLICT', { message: 'recordIsHers' })
    await ctx.db.update(candidates).set({ removedAt: ctx.now, updatedAt: ctx.now }).where(eq(candidates.id, id))
    await audit(ctx, 'candidate.removed', `candidate:${id}`, { agencyId: record.agencyId })
    await announce(ctx, 'candidates', id)
    return { id }
  })
}

/** Brings back a record that was removed a moment ago, as it was. */
export function restoreCandidate(ctx: SignedIn, { agencyId, candidateId }: Record): Promise<OwnProfile> {
  return transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(candidates)
      .set({ removedAt: null, updatedAt: ctx.now })
      .where(
        and(
          eq(candidates.id, candidateId),
          eq(candidates.agencyId, agencyId),
          isNotNull(candidates.removedAt),
          gte(candidates.removedAt, new Date(ctx.now.getTime() - regretMs)),
        ),
      )
      .returning()
    if (!row) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
    await audit(ctx, 'candidate.restored', `candidate:${candidateId}`, { agencyId })
    await announce(ctx, 'candidates', candidateId)
    return presentOwn(row, ctx.now)
  })
}

/** Erases records that were removed and not brought back, with their papers and pictures. Of one that an invoice names, the name stays. */
export async function forgetRemovedCandidates(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select()
    .from(candidates)
    .where(and(isNotNull(candidates.removedAt), lt(candidates.removedAt, new Date(ctx.now.getTime() - regretMs)), isNull(candidates.erasedAt)))
    .orderBy(asc(candidates.removedAt))
    .limit(batch)
  for (const row of due) {
    await transaction(ctx, (ctx) => forget(ctx, row)).catch((error: unknown) => {
      if (sqlState(error) !== foreignKeyViolation) throw error
      return transaction(ctx, (ctx) => forgetButName(ctx, row))
    })
  }
}

const foreignKeyViolation = '23503'

async function forget(ctx: Context, row: CandidateRow): Promise<void> {
  await releaseAll(ctx, row)
  await ctx.db.delete(candidates).where(eq(candidates.id, row.id))
  await audit(ctx, 'candidate.erased', `candidate:${row.id}`)
}

async function forgetButName(ctx: Context, row: CandidateRow): Promise<void> {
  await releaseAll(ctx, row)
  await ctx.db.delete(candidateReviews).where(eq(candidateReviews.candidateId, row.id))
  await ctx.db.delete(verifications).where(eq(verifications.candidateId, row.id))
  await ctx.db.delete(candidateDocuments).where(eq(candidateDocuments.candidateId, row.id))
  await ctx.db
    .update(candidates)
    .set({ ...nothingBut, erasedAt: ctx.now })
    .where(eq(candidates.id, row.id))
  await audit(ctx, 'candidate.erased', `candidate:${row.id}`, { kept: 'name' })
}

async function releaseAll(ctx: Context, row: CandidateRow): Promise<void> {
  const papers = await ctx.db
    .select({ fileId: candidateDocuments.fileId })
    .from(candidateDocuments)
    .where(and(eq(candidateDocuments.candidateId, row.id), isNull(candidateDocuments.deletedAt)))
  const files = [row.profileImageFile, row.fullImageFile, row.profileVideoFile, row.videoPosterFile, ...papers.map(({ fileId }) => fileId)]
  for (const file of files) await releaseFile(ctx, file)
}

/** What an order or invoice of hers shows stays: name, position, nationality and pay. */
const nothingBut = {
  isPublished: false,
  phoneNumber: null,
  whatsapp: null,
  email: null,
  profileImageKey: null,
  fullImageKey: null,
  profileVideoKey: null,
  videoPosterKey: null,
  profileImageFile: null,
  fullImageFile: null,
  profileVideoFile: null,
  videoPosterFile: null,
  dateOfBirth: null,
  religion: null,
  maritalStatus: null,
  heightCm: null,
  weightKg: null,
  kids: [],
  currentCity: null,
  currentCountry: null,
  currentLocation: null,
  languages: [],
  description: null,
  consentSpecialDataAt: null,
} satisfies Partial<CandidateRow>
