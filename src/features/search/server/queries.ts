import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { Database } from '../../../platform/server/database/db.ts'
import { fromMinor } from '../../../platform/shared/money.ts'
import { nationalityByName } from '../../../platform/shared/nationalities.ts'
import type { CandidateRow } from '../../profiles/server/record-api.ts'
import {
  asCandidate,
  type CandidateWithAgency,
  checkedItems,
  isListedOn,
  listed,
  listedCandidates,
  placeOf,
} from '../../profiles/server/listed-api.ts'
import type { ViewFilters } from '../contract.ts'
import { cover } from '../../profiles/cover-rules.ts'
import { columnOf } from '../../profiles/fields.ts'
import { fieldOf, servedFilters } from '../filters.ts'
import { fitOf, positionOf } from './fit.ts'
import type { FilteredColumn, IndexedCandidate } from './index-fields.ts'
import type { Likeness } from './similar.ts'

/** Listed candidates who registered themselves, or whom agencies supply: a page of them, the newest first. */
export async function listedBySource(
  ctx: Pick<Context, 'db' | 'now'>,
  source: 'self' | 'agency',
  filters: ViewFilters,
): Promise<CandidateWithAgency[]> {
  const is = listedCandidates
  const rows = await listed(
    ctx,
    and(source === 'self' ? isNull(is.agencyId) : isNotNull(is.agencyId), isAsked(filters)),
  )
    .orderBy(desc(is.id))
    .limit(filters.page_size)
    .offset((filters.page - 1) * filters.page_size)
  return rows.map(asCandidate)
}

function isAsked(filters: ViewFilters): SQL | undefined {
  const is = listedCandidates
  const contains = (text: string) => `%${text.replace(/[%_\\]/g, '\\$&')}%`
  const given = (value: string | undefined, condition: (value: string) => SQL | undefined) =>
    value ? condition(value) : undefined
  return and(
    given(filters.nationality, (name) => eq(is.nationality, name)),
    given(filters.position, (name) =>
      or(eq(is.desiredPosition, name), eq(is.positionSought, name)),
    ),
    given(filters.work_type, (type) => sql`${is.workType} = ${type}`),
    given(filters.visa_status, (visa) => sql`${visa} in (${is.visaStatus}, ${is.visaType})`),
    given(filters.gender, (gender) => sql`${is.gender} = ${gender}`),
    given(filters.location, (text) =>
      or(
        ...[is.currentLocation, is.currentCity, is.preferredLocation].map((place) =>
          ilike(place, contains(text)),
        ),
      ),
    ),
    given(
      filters.skills,
      (text) => sql`array_to_string(${is.skills}, ',') ilike ${contains(text)}`,
    ),
  )
}

/** Listed candidates who agreed to be found by search engines, the newest changes first. */
export const listIndexable = (
  ctx: Pick<Context, 'db' | 'now'>,
  most: number,
): Promise<{ id: number; updatedAt: Date }[]> =>
  ctx.db
    .select({ id: listedCandidates.id, updatedAt: listedCandidates.updatedAt })
    .from(listedCandidates)
    .where(and(eq(listedCandidates.indexProfile, true), isListedOn(ctx.now)))
    .orderBy(desc(listedCandidates.updatedAt), desc(listedCandidates.id))
    .limit(most)

const filteredColumns = servedFilters.flatMap(({ row }) => {
  const field = fieldOf(row)
  return field === undefined ? [] : [columnOf(field)]
}) as FilteredColumn[]
const indexedColumns = {
  ...(Object.fromEntries(
    filteredColumns.map((column) => [column, listedCandidates[column]]),
  ) as Pick<typeof listedCandidates, FilteredColumn>),
  id: listedCandidates.id,
  agencyId: listedCandidates.agencyId,
  fullName: listedCandidates.fullName,
  profileImageKey: listedCandidates.profileImageKey,
  profileVideoKey: listedCandidates.profileVideoKey,
  dateOfBirth: listedCandidates.dateOfBirth,
  positionSought: listedCandidates.positionSought,
  coreSkills: listedCandidates.coreSkills,
  experienceYears: listedCandidates.experienceYears,
  childcareExperienceYears: listedCandidates.childcareExperienceYears,
  languages: listedCandidates.languages,
  immediateAvailability: listedCandidates.immediateAvailability,
  availabilityDate: listedCandidates.availabilityDate,
  currentCountry: listedCandidates.currentCountry,
  currentCity: listedCandidates.currentCity,
  preferredLocation: listedCandidates.preferredLocation,
}

/** So many are read at a time: what comes of them keeps others waiting for 8 ms (2,000 for 43: docs/performance.md). */
export const readAtOnce = 250

/** What the search index holds of the listed candidates, `size` of them after `afterId` by id. */
export async function readIndexed(
  db: Database,
  now: Date,
  part: { ids: readonly number[] } | { afterId: number; size: number },
): Promise<IndexedCandidate[]> {
  const query = db.select(indexedColumns).from(listedCandidates)
  const rows = await ('ids' in part
    ? query.where(and(inArray(listedCandidates.id, [...part.ids]), isListedOn(now)))
    : query
        .where(and(gt(listedCandidates.id, part.afterId), isListedOn(now)))
        .orderBy(asc(listedCandidates.id))
        .limit(part.size))
  const checks = await checkedItems(
    { db, now },
    rows.map(({ id }) => id),
  )
  return rows.map((row) => indexedOf(row, checks.get(row.id) ?? []))
}

/** What is written freely, as cards show it: a number in it is found no more than it is read. A name is shown as it is. */
const searched = (text: string): string => (/[\p{N}@]/u.test(text) ? cover(text).text : text)

type IndexedRow = Pick<CandidateRow, keyof typeof indexedColumns & keyof CandidateRow>

function indexedOf(row: IndexedRow, checks: readonly string[]): IndexedCandidate {
  const { fullName, coreSkills, currentLocation, currentCity, preferredLocation, ...held } = row
  return {
    ...held,
    nationality: row.nationality && (nationalityByName(row.nationality)?.name ?? row.nationality),
    ...likenessOf(row),
    places: [currentLocation, currentCity, preferredLocation]
      .filter((place) => place !== null)
      .map(searched),
    fit: fitOf(row, checks),
    skills: row.skills.map(searched),
    text: [fullName, ...coreSkills.map(searched)].join(' '),
    isComplete:
      row.profileImageKey !== null && row.experienceYears !== null && row.skills.length > 0,
    known: {
      source: row.agencyId === null ? 'self' : 'agency',
      checks,
      hasFilm: row.profileVideoKey !== null,
      isInQatar: placeOf(row) === 'in_qatar',
    },
  }
}

/** The highest id of all who are listed. */
export async function lastListedId(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(listedCandidates.id) }).from(listedCandidates)
  return row?.last ?? 0
}

/** Those whose listing ended by time alone, after the one day and before the other. */
export async function listEndedBetween(
  db: Database,
  before: string,
  day: string,
): Promise<number[]> {
  const { id, listedUntil } = listedCandidates
  const rows = await db
    .select({ id })
    .from(listedCandidates)
    .where(and(gte(listedUntil, before), lt(listedUntil, day)))
  return rows.map((row) => row.id)
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
  position: positionOf(row),
  workType: row.workType,
  skills: row.skills,
})
