import { and, desc, eq, gt, isNotNull, isNull, lt, ne, notExists, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { csvBatch } from '../../../platform/server/csv.ts'
import { countUpTo } from '../../../platform/server/paged.ts'
import type { Output, Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { getUserNames } from '../../accounts/server/index.ts'
import type { AdminCheck, exportChecks as exportCall, listChecks as call } from '../contract.ts'
import {
  agencySupply,
  type CandidateRow,
  isOwnAgency,
  candidates,
} from '../../profiles/server/record-api.ts'
import { isAbout, presentPerson } from './present-person.ts'
import { type VerificationRow, verifications } from './tables.ts'

type Found = { check: VerificationRow; candidate: CandidateRow; agency: string | null }

const found = (ctx: Context) =>
  ctx.db
    .select({ check: verifications, candidate: candidates, agency: agencySupply.name })
    .from(verifications)
    .innerJoin(candidates, eq(candidates.id, verifications.candidateId))
    .leftJoin(agencySupply, isOwnAgency)

type Filters = Parsed<typeof exportCall>

const newer = alias(verifications, 'newer')

const isAsked = (ctx: Context, { state, item, q }: Filters) =>
  and(
    stands(ctx, state),
    item && eq(verifications.item, item),
    isAbout(verifications.candidateId, q),
  )

function stands(ctx: Context, state: Filters['state']): SQL | undefined {
  if (state === 'running')
    return and(eq(verifications.outcome, 'verified'), isNull(verifications.endedAt))
  if (state === 'awaiting')
    return and(eq(verifications.outcome, 'awaiting'), isNull(verifications.endedAt))
  if (state === 'ended')
    return and(ne(verifications.outcome, 'rejected'), isNotNull(verifications.endedAt))
  // Recorded before openings were kept, and not looked at since.
  const since = ctx.db
    .select({ id: newer.id })
    .from(newer)
    .where(
      and(
        eq(newer.candidateId, verifications.candidateId),
        eq(newer.item, verifications.item),
        eq(newer.outcome, 'verified'),
        gt(newer.id, verifications.id),
      ),
    )
  return and(eq(verifications.endedBecause, 'to_look_again'), notExists(since))
}

/** What was checked of whom, for the operator; the newest first. */
export async function listChecks(
  ctx: SignedIn,
  { page, page_size, ...filters }: Parsed<typeof call>,
): Promise<Output<typeof call>> {
  const asked = isAsked(ctx, filters)
  const [rows, counted] = await Promise.all([
    found(ctx)
      .where(asked)
      .orderBy(desc(verifications.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    countUpTo(ctx, verifications, asked),
  ])
  return { results: await presentChecks(ctx, rows), ...counted, page, page_size }
}

/** The next rows of the list after one, for its file. */
export async function readChecks(
  ctx: SignedIn,
  filters: Filters,
  after: AdminCheck | undefined,
): Promise<AdminCheck[]> {
  const rows = await found(ctx)
    .where(and(isAsked(ctx, filters), after && lt(verifications.id, after.id)))
    .orderBy(desc(verifications.id))
    .limit(csvBatch)
  return presentChecks(ctx, rows)
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
    rows.flatMap(({ check }) => [check.checkedBy ?? [], check.confirmedBy ?? []].flat()),
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
          state:
            check.endedAt !== null
              ? 'ended'
              : check.outcome === 'awaiting'
                ? 'awaiting'
                : 'running',
          confirmed_by: check.confirmedBy === null ? null : (names.get(check.confirmedBy) ?? null),
          confirmed_at: check.confirmedAt?.toISOString() ?? null,
          differences: { ...check.differences, ...check.confirmedDifferences },
          note: check.note,
        },
  )
}
