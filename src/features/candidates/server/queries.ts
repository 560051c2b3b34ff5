import {
  and,
  asc,
  type Column,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { Database } from '../../../platform/server/db.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { fromMinor } from '../../../platform/shared/money.ts'
import type { ViewFilters } from '../own-profile-contract.ts'
import type { Check } from '../contract.ts'
import { fitOf } from './fit.ts'
import { ageOf } from './present.ts'
import type { IndexedCandidate } from './search-index.ts'
import { runningChecks } from './review/checks.ts'
import { searchText } from './search-text.ts'
import type { Likeness } from './similar.ts'
import { agencies, type AgencyRow, type CandidateRow, candidates } from './tables.ts'

export type CandidateWithAgency = {
  candidate: CandidateRow
  agency: AgencyRow | null
  checks: Check[]
}

/** Published, not hired, and not supplied by an agency that may not supply. */
const isListed = (now: Date) =>
  and(
    eq(candidates.isPublished, true),
    isNull(candidates.suspendedAt),
    isNull(candidates.hiredAt),
    isNull(candidates.removedAt),
    or(
      isNull(candidates.agencyId),
      and(eq(agencies.status, 'approved'), gte(agencies.licenceExpiresOn, qatarDate(now))),
    ),
  )

const withAgency = ({ db, now }: Pick<Context, 'db' | 'now'>) =>
  db
    .select({ candidate: candidates, agency: agencies, checks: runningChecks(now) })
    .from(candidates)
    .leftJoin(agencies, eq(agencies.id, candidates.agencyId))

/** Listed candidates of these ids, in the order of the ids. */
export async function listedByIds(
  ctx: Pick<Context, 'db' | 'now'>,
  ids: readonly number[],
): Promise<CandidateWithAgency[]> {
  if (ids.length === 0) return []
  const rows = await withAgency(ctx).where(and(inArray(candidates.id, [...ids]), isListed(ctx.now)))
  const byId = new Map(rows.map((row) => [row.candidate.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function findCandidate(
  ctx: Pick<Context, 'db' | 'now'>,
  id: number,
): Promise<CandidateWithAgency | null> {
  const [row] = await withAgency(ctx).where(eq(candidates.id, id))
  return row ?? null
}

/** Suspended, leaving with her account, taken off her agency's list, against being shown by it, or supplied by an agency that may not supply today: nobody can begin anything with her. */
export const isWithdrawn = ({ candidate, agency }: WithdrawnColumns, now: Date): boolean =>
  candidate.suspendedAt !== null ||
  candidate.removedAt !== null ||
  candidate.withdrawnAt !== null ||
  candidate.erasedAt !== null ||
  candidate.objectedAt !== null ||
  (agency !== null && (agency.status !== 'approved' || agency.licenceExpiresOn < qatarDate(now)))

/** The same as a condition on `candidates` and, joined, `agencies`. */
export const isWithdrawnNow = (now: Date): SQL | undefined =>
  or(
    isNotNull(candidates.suspendedAt),
    isNotNull(candidates.removedAt),
    isNotNull(candidates.withdrawnAt),
    isNotNull(candidates.erasedAt),
    isNotNull(candidates.objectedAt),
    and(
      isNotNull(agencies.id),
      or(ne(agencies.status, 'approved'), lt(agencies.licenceExpiresOn, qatarDate(now))),
    ),
  )

/** Whether strangers can open her page. Who is hired keeps it, whatever becomes of her agency: a household's case goes on. */
export const isShown = (found: CandidateWithAgency, now: Date): boolean =>
  found.candidate.isPublished &&
  found.candidate.suspendedAt === null &&
  (found.candidate.hiredAt !== null || !isWithdrawn(found, now))

interface WithdrawnColumns {
  candidate: Pick<
    CandidateRow,
    'removedAt' | 'suspendedAt' | 'withdrawnAt' | 'erasedAt' | 'objectedAt'
  >
  agency: Pick<AgencyRow, 'status' | 'licenceExpiresOn'> | null
}

/** Listed candidates who registered themselves, or whom agencies supply: a page of them, the newest first. */
export function listedBySource(
  ctx: Pick<Context, 'db' | 'now'>,
  source: 'self' | 'agency',
  filters: ViewFilters,
): Promise<CandidateWithAgency[]> {
  const contains = (text: string) => `%${text.replace(/[%_\\]/g, '\\$&')}%`
  const given = (value: string | undefined, condition: (value: string) => SQL | undefined) =>
    value ? condition(value) : undefined
  return withAgency(ctx)
    .where(
      and(
        isListed(ctx.now),
        source === 'self' ? isNull(candidates.agencyId) : isNotNull(candidates.agencyId),
        given(filters.nationality, (name) => eq(candidates.nationality, name)),
        given(filters.position, (name) =>
          or(eq(candidates.desiredPosition, name), eq(candidates.positionSought, name)),
        ),
        given(filters.work_type, (type) => sql`${candidates.workType} = ${type}`),
        given(
          filters.visa_status,
          (visa) => sql`${visa} in (${candidates.visaStatus}, ${candidates.visaType})`,
        ),
        given(filters.gender, (gender) => sql`${candidates.gender} = ${gender}`),
        given(filters.location, (text) =>
          or(
            ...[
              candidates.currentLocation,
              candidates.currentCity,
              candidates.preferredLocation,
            ].map((place) => ilike(place, contains(text))),
          ),
        ),
        given(
          filters.skills,
          (text) => sql`array_to_string(${candidates.skills}, ',') ilike ${contains(text)}`,
        ),
      ),
    )
    .orderBy(desc(candidates.id))
    .limit(filters.page_size)
    .offset((filters.page - 1) * filters.page_size)
}

/** Listed candidates who agreed to be found by search engines, the newest changes first. */
export const listIndexable = (
  ctx: Pick<Context, 'db' | 'now'>,
  most: number,
): Promise<{ id: number; updatedAt: Date }[]> =>
  ctx.db
    .select({ id: candidates.id, updatedAt: candidates.updatedAt })
    .from(candidates)
    .leftJoin(agencies, eq(agencies.id, candidates.agencyId))
    .where(and(eq(candidates.indexProfile, true), isListed(ctx.now)))
    .orderBy(desc(candidates.updatedAt), desc(candidates.id))
    .limit(most)

/** What the search index holds of the listed candidates, `size` of them after `afterId` by id. */
export async function readIndexed(
  db: Database,
  now: Date,
  part: { ids: readonly number[] } | { afterId: number; size: number },
): Promise<IndexedCandidate[]> {
  const query = db
    .select({
      id: candidates.id,
      fullName: candidates.fullName,
      dateOfBirth: candidates.dateOfBirth,
      age: candidates.age,
      expectedSalaryMinor: candidates.expectedSalaryMinor,
      nationality: candidates.nationality,
      positionSought: candidates.positionSought,
      desiredPosition: candidates.desiredPosition,
      workType: candidates.workType,
      visaType: candidates.visaType,
      skills: candidates.skills,
      coreSkills: candidates.coreSkills,
      childcareExperienceYears: candidates.childcareExperienceYears,
      languages: candidates.languages,
      immediateAvailability: candidates.immediateAvailability,
      availabilityDate: candidates.availabilityDate,
      currentLocation: candidates.currentLocation,
      currentCity: candidates.currentCity,
      preferredLocation: candidates.preferredLocation,
    })
    .from(candidates)
    .leftJoin(agencies, eq(agencies.id, candidates.agencyId))
  const rows = await ('ids' in part
    ? query.where(and(inArray(candidates.id, [...part.ids]), isListed(now)))
    : query
        .where(and(gt(candidates.id, part.afterId), isListed(now)))
        .orderBy(asc(candidates.id))
        .limit(part.size))
  return rows.map((row) => {
    const likeness = likenessOf(row)
    const { position } = likeness
    const location = [row.currentLocation, row.currentCity, row.preferredLocation]
      .filter((place) => place !== null)
      .join(' · ')
    return {
      ...likeness,
      age: ageOf(row, now),
      nationality: row.nationality,
      visaType: row.visaType,
      location,
      fit: fitOf(row),
      text: searchText({ ...row, position, location }),
    }
  })
}

type AlikeColumns =
  | 'id'
  | 'expectedSalaryMinor'
  | 'positionSought'
  | 'desiredPosition'
  | 'workType'
  | 'skills'

/** What decides who is like her; nothing of where she comes from or what she believes. */
export const likenessOf = (row: Pick<CandidateRow, AlikeColumns>): Likeness => ({
  id: row.id,
  salary:
    row.expectedSalaryMinor === null || row.expectedSalaryMinor === 0
      ? null
      : fromMinor(row.expectedSalaryMinor),
  position: row.desiredPosition ?? row.positionSought,
  workType: row.workType,
  skills: row.skills,
})

/** The ids of an agency's records, as a part of another query: all, or those that their workers don't keep themselves. */
export const recordsOfAgency = (
  { db }: Pick<Context, 'db'>,
  agencyId: number,
  which: 'all' | 'unclaimed',
): SQL =>
  sql`${db
    .select({ id: candidates.id })
    .from(candidates)
    .where(
      and(
        eq(candidates.agencyId, agencyId),
        which === 'unclaimed' ? isNull(candidates.userId) : undefined,
      ),
    )}`

/** A candidate's name as searches compare it, by the column of another query that holds her id. */
export const foldedNameOf = (id: Column): SQL =>
  sql`(select folded(${candidates.fullName}) from ${candidates} where ${candidates.id} = ${id})`
