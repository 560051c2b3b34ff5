import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { getUserNames } from '../../../accounts/server/index.ts'
import type { AdminCheck, listChecks as call } from '../../review-contract.ts'
import { agencies, type CandidateRow, candidates } from '../tables.ts'
import { isAbout, presentPerson } from './present-person.ts'
import { type VerificationRow, verifications } from './tables.ts'

type Found = { check: VerificationRow; candidate: CandidateRow; agency: string | null }

const found = (ctx: Context) =>
  ctx.db
    .select({ check: verifications, candidate: candidates, agency: agencies.name })
    .from(verifications)
    .innerJoin(candidates, eq(candidates.id, verifications.candidateId))
    .leftJoin(agencies, eq(agencies.id, candidates.agencyId))

/** What was checked of whom, for the operator. */
export async function listChecks(ctx: SignedIn, { state, item, q, page, page_size }: Parsed<typeof call>): Promise<Output<typeof call>> {
  const asked = and(
    eq(verifications.outcome, 'verified'),
    state === 'running' ? isNull(verifications.endedAt) : isNotNull(verifications.endedAt),
    item && eq(verifications.item, item),
    isAbout(q),
  )
  const [rows, [all]] = await Promise.all([
    found(ctx)
      .where(asked)
      .orderBy(desc(verifications.checkedAt), desc(verifications.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    ctx.db.select({ total: count() }).from(verifications).innerJoin(candidates, eq(candidates.id, verifications.candidateId)).where(asked),
  ])
  return { results: await presentChecks(ctx, rows), total: all?.total ?? 0, page, page_size }
}

export async function getCheck(ctx: Context, id: number): Promise<Found> {
  const [row] = await found(ctx).where(eq(verifications.id, id))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export async function presentCheck(ctx: Context, id: number): Promise<AdminCheck> {
  const [check] = await presentChecks(ctx, [await getCheck(ctx, id)])
  if (!check) throw new AppError('NOT_FOUND')
  return check
}

async function presentChecks(ctx: Context, rows: readonly Found[]): Promise<AdminCheck[]> {
  const names = await getUserNames(
    ctx,
    rows.flatMap(({ check }) => check.checkedBy ?? []),
  )
  return rows.flatMap(({ check, candidate, agency }) =>
    check.method === null || check.validUntil === null
      ? []
      : {
          id: check.id,
          candidate: presentPerson(candidate, agency),
          item: check.item,
          method: check.method,
          checked_at: check.checkedAt.toISOString(),
          checked_by: check.checkedBy === null ? null : (names.get(check.checkedBy) ?? null),
          valid_until: check.validUntil,
          document_id: check.documentId,
          ended_at: check.endedAt?.toISOString() ?? null,
          ended_because: check.endedBecause,
          reason: check.reason,
        },
  )
}
