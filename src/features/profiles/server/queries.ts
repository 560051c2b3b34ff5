import {
  and,
  eq,
  getViewSelectedFields,
  gte,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { noteShown } from '../../../platform/server/bus.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import type { Check } from '../contract.ts'
import { runningChecks } from './checks.ts'
import { isOwnAgency, isWithdrawn } from './candidate-states.ts'
import { agencySupply, type CandidateRow, candidates, listedCandidates } from './tables.ts'

export type ShownAgency = Pick<typeof agencySupply.$inferSelect, 'name' | 'licenceNumber'>

export interface CandidateWithAgency {
  candidate: CandidateRow
  agency: ShownAgency | null
  checks: Check[]
}

/** What an answer notes that shows a candidate's page, were it that she is not there. */
export const candidateTag = (id: number): string => `candidate:${id}`

/** What an answer notes that shows her card. */
export const cardTag = (id: number): string => `card:${id}`

/** What time alone ends, for a query of `listedCandidates`; the rest of who is listed is the view's. */
export const isListedOn = (now: Date) =>
  or(isNull(listedCandidates.listedUntil), gte(listedCandidates.listedUntil, qatarDate(now)))

/** Who is listed and meets a condition. */
export const listed = ({ db, now }: Pick<Context, 'db' | 'now'>, condition: SQL | undefined) =>
  db
    .select({
      ...getViewSelectedFields(listedCandidates),
      checks: runningChecks(listedCandidates.id, now),
    })
    .from(listedCandidates)
    .where(and(condition, isListedOn(now)))

type ListedRow = Awaited<ReturnType<typeof listed>>[number]

export const asCandidate = ({
  agencyName: name,
  licenceNumber,
  checks,
  ...candidate
}: ListedRow): CandidateWithAgency => ({
  candidate,
  agency: name === null || licenceNumber === null ? null : { name, licenceNumber },
  checks,
})

/** Listed candidates of these ids, in the order of the ids. */
export async function listedByIds(
  ctx: Pick<Context, 'db' | 'now'>,
  ids: readonly number[],
): Promise<CandidateWithAgency[]> {
  if (ids.length === 0) return []
  const rows = await listed(ctx, inArray(listedCandidates.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, asCandidate(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A record with whether strangers can open her page. Who is hired keeps it, whatever becomes of her agency: a household's case goes on. */
export async function findCandidate(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: number,
): Promise<(CandidateWithAgency & { isShown: boolean }) | null> {
  noteShown(candidateTag(id))
  const isShown = and(
    eq(candidates.isPublished, true),
    isNull(candidates.suspendedAt),
    or(isNotNull(candidates.hiredAt), not(isWithdrawn(now))),
  )
  const [row] = await db
    .select({
      candidate: candidates,
      agency: { name: agencySupply.name, licenceNumber: agencySupply.licenceNumber },
      checks: runningChecks(candidates.id, now),
      isShown: sql<boolean>`${isShown}`,
    })
    .from(candidates)
    .leftJoin(agencySupply, isOwnAgency)
    .where(eq(candidates.id, id))
  return row ?? null
}
