import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { reaches } from '../../agencies/choices.ts'
import { agencyOf, findAgencyOf, listMemberIds } from '../../agencies/server/index.ts'
import type { Side, Way } from '../choices.ts'
import { sideOfRole } from './policy.ts'
import {
  type CaseRow,
  type PaperRow,
  recruitmentCases,
  recruitmentNudges,
  recruitmentPapers,
  recruitmentSteps,
  recruitmentTemplates,
  type StepRow,
  type TemplateRow,
} from './tables.ts'

const listMax = 2000
export const papersMax = 100

/** A case and the side from which the asker sees it. */
export interface Seen {
  row: CaseRow
  side: Side
  /** Not for a viewer of an agency. */
  mayAct: boolean
}

/** The case of a hire, unless it is closed. */
export const openCaseOf = ({
  employerId,
  candidateId,
}: {
  employerId: number
  candidateId: number
}): SQL | undefined =>
  and(
    eq(recruitmentCases.employerId, employerId),
    eq(recruitmentCases.candidateId, candidateId),
    ne(recruitmentCases.status, 'closed'),
  )

/** By the case's own id, or by the candidate for her household. */
export type CaseOf = { id: number } | { candidateId: number }

/**
 * The case, if the asker is one of its sides; NOT_FOUND otherwise. Locked, it stays as it is until the transaction ends, and is for
 * those alone who may act in it.
 */
export async function getCase(
  ctx: SignedIn,
  of: CaseOf,
  { lock = false, toAct = false } = {},
): Promise<Seen> {
  const scope = await scopeOf(ctx)
  if ((lock || toAct) && !scope.mayAct) await agencyOf(ctx, 'editor')
  const which =
    'id' in of ? eq(recruitmentCases.id, of.id) : eq(recruitmentCases.candidateId, of.candidateId)
  const query = ctx.db
    .select()
    .from(recruitmentCases)
    .where(and(which, scope.filter))
    .orderBy(desc(recruitmentCases.id))
    .limit(1)
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw new AppError('NOT_FOUND', { message: 'noRecruitment' })
  return { row, side: scope.side, mayAct: scope.mayAct }
}

/** What the asker is a side of. */
async function scopeOf(
  ctx: SignedIn,
): Promise<{ side: Side; mayAct: boolean; filter: SQL | undefined }> {
  const { userId, role } = ctx.actor
  const side = sideOfRole[role]
  const found = side === 'agency' ? await findAgencyOf(ctx, userId) : null
  const filters: Record<Side, SQL | undefined> = {
    operator: undefined,
    household: eq(recruitmentCases.employerId, userId),
    worker: eq(recruitmentCases.workerId, userId),
    agency: eq(recruitmentCases.agencyId, found?.agency.id ?? -1),
  }
  const mayAct = found === null || reaches(found.role, 'editor')
  return { side, mayAct, filter: filters[side] }
}

/** The asker's cases, newest first. */
export async function listCases(ctx: SignedIn): Promise<CaseRow[]> {
  const { filter } = await scopeOf(ctx)
  return ctx.db
    .select()
    .from(recruitmentCases)
    .where(filter)
    .orderBy(desc(recruitmentCases.id))
    .limit(listMax)
}

/** How many cases of a household were completed, of those opened since a moment (null: ever). */
export async function countCompletedCases(
  { db }: Context,
  employerId: number,
  since: Date | null,
): Promise<number> {
  const completed = and(
    eq(recruitmentCases.employerId, employerId),
    eq(recruitmentCases.status, 'completed'),
  )
  const [row] = await db
    .select({ number: count() })
    .from(recruitmentCases)
    .where(since === null ? completed : and(completed, gte(recruitmentCases.openedAt, since)))
  return row?.number ?? 0
}

/** How many offer letters a household has sent since a moment (null: ever), written here or uploaded. */
export async function countOffers(
  { db }: Context,
  employerId: number,
  since: Date | null,
): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(recruitmentPapers)
    .innerJoin(recruitmentCases, eq(recruitmentCases.id, recruitmentPapers.caseId))
    .where(
      and(
        eq(recruitmentCases.employerId, employerId),
        eq(recruitmentPapers.kind, 'offer_letter'),
        isNull(recruitmentPapers.removedAt),
        since === null ? undefined : gte(recruitmentPapers.uploadedAt, since),
      ),
    )
  return row?.number ?? 0
}

export const listSteps = (ctx: Context, caseId: number): Promise<StepRow[]> =>
  ctx.db
    .select()
    .from(recruitmentSteps)
    .where(eq(recruitmentSteps.caseId, caseId))
    .orderBy(asc(recruitmentSteps.position))

/** The steps of many cases in which something is to be done, in their order. */
export async function listOpenSteps(
  ctx: Context,
  caseIds: readonly number[],
): Promise<Map<number, StepRow[]>> {
  if (caseIds.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(recruitmentSteps)
    .where(
      and(
        inArray(recruitmentSteps.caseId, [...caseIds]),
        inArray(recruitmentSteps.state, ['waiting', 'problem']),
      ),
    )
    .orderBy(asc(recruitmentSteps.position))
  return Map.groupBy(rows, ({ caseId }) => caseId)
}

/** The papers of a case, newest first. */
export const listPapersOf = (ctx: Context, caseId: number): Promise<PaperRow[]> =>
  ctx.db
    .select()
    .from(recruitmentPapers)
    .where(and(eq(recruitmentPapers.caseId, caseId), isNull(recruitmentPapers.removedAt)))
    .orderBy(desc(recruitmentPapers.id))
    .limit(2 * papersMax)

export async function getPaper(ctx: Context, caseId: number, id: number): Promise<PaperRow> {
  const [row] = await ctx.db
    .select()
    .from(recruitmentPapers)
    .where(
      and(
        eq(recruitmentPapers.id, id),
        eq(recruitmentPapers.caseId, caseId),
        isNull(recruitmentPapers.removedAt),
      ),
    )
  if (!row) throw new AppError('NOT_FOUND', { message: 'paperNotFound' })
  return row
}

/** The version of a way that is in force: the one that began last. */
export async function getTemplate(ctx: Context, way: Way): Promise<TemplateRow> {
  const [row] = await ctx.db
    .select()
    .from(recruitmentTemplates)
    .where(
      and(
        eq(recruitmentTemplates.way, way),
        lte(recruitmentTemplates.effectiveOn, qatarDate(ctx.now)),
      ),
    )
    .orderBy(desc(recruitmentTemplates.effectiveOn), desc(recruitmentTemplates.version))
    .limit(1)
  if (!row) throw new Error(`no template for the way '${way}'`)
  return row
}

/** By which way a case goes. */
export async function getTemplateWay(ctx: Context, templateId: number): Promise<Way> {
  const [row] = await ctx.db
    .select({ way: recruitmentTemplates.way })
    .from(recruitmentTemplates)
    .where(eq(recruitmentTemplates.id, templateId))
  if (!row) throw new Error('a case without its template')
  return row.way
}

/** The worker's own newest case. */
export async function findOwnCase(ctx: SignedIn): Promise<CaseRow | null> {
  const [row] = await ctx.db
    .select()
    .from(recruitmentCases)
    .where(eq(recruitmentCases.workerId, ctx.actor.userId))
    .orderBy(desc(recruitmentCases.id))
    .limit(1)
  return row ?? null
}

/** The accounts of a side; nobody stands for the operator. */
export async function peopleOf(ctx: Context, row: CaseRow, side: Side): Promise<number[]> {
  if (side === 'household') return [row.employerId]
  if (side === 'worker') return row.workerId === null ? [] : [row.workerId]
  if (side === 'agency') return row.agencyId === null ? [] : listMemberIds(ctx, row.agencyId)
  return []
}

/** Whether the asker has sent a reminder today. */
export async function isNudgedToday(ctx: SignedIn, caseId: number): Promise<boolean> {
  const today = [
    eq(recruitmentNudges.caseId, caseId),
    eq(recruitmentNudges.nudgedBy, ctx.actor.userId),
    eq(recruitmentNudges.nudgedOn, qatarDate(ctx.now)),
  ]
  return (
    (
      await ctx.db
        .select({ day: recruitmentNudges.nudgedOn })
        .from(recruitmentNudges)
        .where(and(...today))
    ).length > 0
  )
}

/** How many cases someone is a side of, as household or worker, by their status. */
export async function countCasesOf(
  { db }: Context,
  userId: number,
): Promise<{ open: number; total: number }> {
  const [row] = await db
    .select({
      total: count(),
      open: count(sql`case when ${recruitmentCases.status} = 'open' then 1 end`),
    })
    .from(recruitmentCases)
    .where(or(eq(recruitmentCases.employerId, userId), eq(recruitmentCases.workerId, userId)))
  return row ?? { open: 0, total: 0 }
}
