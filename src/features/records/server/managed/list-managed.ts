import {
  and,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { digitsOnly } from '../../../../platform/shared/digits.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import type { ManagedGap, ManagedView } from '../../choices.ts'
import {
  ageOf,
  mediaUrl,
  publishBlocker,
  type CandidateRow,
  candidates,
} from '../../../profiles/server/record-api.ts'
import { removeRefusal } from '../policy.ts'

/** What a household looks at first; without it a record is incomplete. */
const gaps: { [gap in ManagedGap]: (row: CandidateRow) => boolean } = {
  picture: (row) => row.profileImageKey === null,
  position: (row) => (row.desiredPosition ?? row.positionSought) === null,
  nationality: (row) => row.nationality === null,
  age: (row) => row.dateOfBirth === null && row.age === null,
  experience: (row) => row.experienceYears === null,
  skills: (row) => row.skills.length === 0,
}
/** The same for the database. */
const isIncomplete = sql`(${candidates.profileImageKey} is null or coalesce(${candidates.desiredPosition}, ${candidates.positionSought}) is null
  or ${candidates.nationality} is null or (${candidates.dateOfBirth} is null and ${candidates.age} is null)
  or ${candidates.experienceYears} is null or ${candidates.skills} = '{}')`

const views: { [view in ManagedView]: SQL | undefined } = {
  all: undefined,
  published: and(eq(candidates.isPublished, true), isNull(candidates.hiredAt)),
  unpublished: and(eq(candidates.isPublished, false), isNull(candidates.hiredAt)),
  hired: isNotNull(candidates.hiredAt),
  incomplete: and(isNull(candidates.hiredAt), isIncomplete),
}

interface ManagedQuery {
  q?: string | undefined
  show: ManagedView
  page: number
  page_size: number
}

/** What an agency keeps, the newest first, a page of them; and how many each view holds. */
export async function listManaged(
  ctx: Context,
  agencyId: number,
  { q, show, page, page_size }: ManagedQuery,
) {
  const scope = and(
    eq(candidates.agencyId, agencyId),
    isNull(candidates.removedAt),
    isNull(candidates.erasedAt),
    q === undefined ? undefined : isFound(q),
  )
  const number = (view: SQL | undefined) =>
    (view ? sql<number>`count(*) filter (where ${view})` : count()).mapWith(Number)
  const [rows, [counts]] = await Promise.all([
    ctx.db
      .select()
      .from(candidates)
      .where(and(scope, views[show]))
      .orderBy(desc(candidates.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    ctx.db
      .select({
        all: number(views.all),
        published: number(views.published),
        unpublished: number(views.unpublished),
        hired: number(views.hired),
        incomplete: number(views.incomplete),
      })
      .from(candidates)
      .where(scope),
  ])
  if (!counts) throw new Error('nothing was counted')
  return {
    results: rows.map((row) => presentManaged(row, ctx.now)),
    total: counts[show],
    page,
    page_size,
    counts,
  }
}

/** How many records each of these agencies keeps. */
export async function countManaged(
  ctx: Context,
  agencyIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ agencyId: candidates.agencyId, number: count() })
    .from(candidates)
    .where(and(inArray(candidates.agencyId, [...agencyIds]), isNull(candidates.removedAt)))
    .groupBy(candidates.agencyId)
  return new Map(rows.map(({ agencyId, number }) => [agencyId ?? 0, number]))
}

/** By name, position or nationality; by number where digits are typed. */
function isFound(q: string): SQL | undefined {
  const words = `%${q.replace(/[%_\\]/g, '\\$&')}%`
  const digits = digitsOnly(q)
  return or(
    ...[
      candidates.fullName,
      candidates.desiredPosition,
      candidates.positionSought,
      candidates.nationality,
    ].map((column) => ilike(column, words)),
    digits.length >= 4 ? ilike(candidates.phoneNumber, `%${digits}%`) : undefined,
  )
}

const presentManaged = (row: CandidateRow, now: Date) => ({
  id: row.id,
  full_name: row.fullName,
  image: mediaUrl(row.profileImageKey),
  position: row.desiredPosition ?? row.positionSought,
  nationality: row.nationality,
  age: ageOf(row, now),
  phone_number: row.phoneNumber,
  expected_salary: row.expectedSalaryMinor ? fromMinor(row.expectedSalaryMinor) : null,
  is_published: row.isPublished,
  publish_obstacle: publishBlocker(row, now),
  hired: row.hiredAt !== null,
  has_account: row.userId !== null,
  can_remove: removeRefusal(row) === null,
  missing: (Object.keys(gaps) as ManagedGap[]).filter((gap) => gaps[gap](row)),
  updated_at: row.updatedAt.toISOString(),
})
