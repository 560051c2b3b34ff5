import { and, count, desc, eq, gte, sql } from 'drizzle-orm'
import { describeCandidates } from '../../../profiles/server/names-api.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import {
  analyticsStatus,
  analyticsStatuses,
  type AnalyticsStatus,
  type Range,
} from '../../analytics-choices.ts'
import type { Analytics } from '../../analytics-contract.ts'
import { type Status, tabs } from '../../transitions.ts'
import { countCompletedRecruitments, countExtendedOffers } from '../ports.ts'
import { pipelineEntries, pipelineMoves } from '../tables.ts'
import { firstDay, partsOf, startOf } from './periods.ts'
import { candidateViews } from './tables.ts'

const recentMax = 20
type Reached = Record<AnalyticsStatus, number>

/** The household's figures since the beginning of a range: candidates whose standing changed in it, in eight queries however many they are. */
export async function getAnalytics(ctx: SignedIn, range: Range): Promise<Analytics> {
  const day = firstDay(range, ctx.now)
  const since = day === null ? null : startOf(day)
  const [standing, viewed, recent, completed, offers, funnel, from] = await Promise.all([
    countByStatus(ctx, since),
    countViews(ctx, since),
    listRecent(ctx, since),
    countCompletedRecruitments(ctx, ctx.actor.userId, since),
    countExtendedOffers(ctx, ctx.actor.userId, since),
    countFunnel(ctx, since),
    day ?? firstMoveDay(ctx),
  ])
  const { unit, days } = partsOf(range, from, ctx.now)
  const moves = await countMoves(ctx, days)
  const inTab = (tab: keyof typeof tabs) =>
    tabs[tab].reduce((sum, status) => sum + (standing.get(status) ?? 0), 0)
  const hired = inTab('hired')
  const inProgress = Math.max(0, hired - completed)
  return {
    range,
    totalCandidates: inTab('all'),
    shortlistedCandidates: inTab('shortlisted'),
    interviewedCandidates: inTab('interview'),
    selectedCandidates: inTab('selected'),
    hiredCandidates: hired,
    rejectedCandidates: inTab('rejected'),
    quickStats: {
      pendingInterviews: standing.get('interview_scheduled') ?? 0,
      offersExtended: offers,
      activeRecruitments: inProgress,
    },
    recruitmentStats: {
      totalCandidatesViewed: viewed,
      totalRecruitments: hired,
      inProgress,
      completed,
    },
    recentCandidates: recent,
    timeline: days.map((from, index) => ({ from, ...(moves.get(index + 1) ?? nobody()) })),
    timelineUnit: unit,
    funnel,
  }
}

const nobody = (): Reached => ({ shortlisted: 0, interview: 0, selected: 0, hired: 0, rejected: 0 })

const ownEntries = (ctx: SignedIn, since: Date | null) =>
  and(
    eq(pipelineEntries.employerId, ctx.actor.userId),
    since === null ? undefined : gte(pipelineEntries.updatedAt, since),
  )

async function countByStatus(ctx: SignedIn, since: Date | null): Promise<Map<Status, number>> {
  const rows = await ctx.db
    .select({ status: pipelineEntries.status, number: count() })
    .from(pipelineEntries)
    .where(ownEntries(ctx, since))
    .groupBy(pipelineEntries.status)
  return new Map(rows.map(({ status, number }) => [status, number]))
}

async function countViews(ctx: SignedIn, since: Date | null): Promise<number> {
  const own = eq(candidateViews.employerId, ctx.actor.userId)
  const [row] = await ctx.db
    .select({ number: count() })
    .from(candidateViews)
    .where(since === null ? own : and(own, gte(candidateViews.lastViewedAt, since)))
  return row?.number ?? 0
}

async function listRecent(
  ctx: SignedIn,
  since: Date | null,
): Promise<Analytics['recentCandidates']> {
  const entries = await ctx.db
    .select({ candidateId: pipelineEntries.candidateId, status: pipelineEntries.status })
    .from(pipelineEntries)
    .where(ownEntries(ctx, since))
    .orderBy(desc(pipelineEntries.updatedAt), desc(pipelineEntries.candidateId))
    .limit(recentMax)
  const described = await describeCandidates(
    ctx,
    entries.map(({ candidateId }) => candidateId),
  )
  return entries.flatMap(({ candidateId, status }) => {
    const candidate = described.get(candidateId)
    if (!candidate) return []
    return {
      jobseeker_id: candidateId,
      jobseeker_name: candidate.full_name,
      jobseeker_position: candidate.position,
      jobseeker_age: candidate.age,
      jobseeker_nationality: candidate.nationality,
      jobseeker_image: candidate.image,
      status: analyticsStatus(status),
    }
  })
}

async function firstMoveDay(ctx: SignedIn): Promise<string> {
  const [row] = await ctx.db
    .select({ at: pipelineMoves.movedAt })
    .from(pipelineMoves)
    .where(eq(pipelineMoves.employerId, ctx.actor.userId))
    .orderBy(pipelineMoves.movedAt)
    .limit(1)
  return qatarDate(row?.at ?? ctx.now)
}

const stageOfMove = sql`case when to_status in ('interview_scheduled', 'interview_completed') then 'interview' else to_status end`
/** A step back, such as an interview called off, reaches nothing. */
const isOnward = sql`((to_status = 'shortlisted' and from_status in ('available', 'rejected'))
  or (to_status in ('interview_scheduled', 'interview_completed') and from_status <> 'selected')
  or (to_status = 'selected' and from_status <> 'hired')
  or to_status in ('hired', 'rejected'))`

/** How far those whom the range counts have come, whenever that was: the same people as in the total. */
async function countFunnel(ctx: SignedIn, since: Date | null): Promise<Reached> {
  const { rows } = await ctx.db.execute<{ stage: AnalyticsStatus; number: number }>(sql`
    select ${stageOfMove} as stage, count(distinct ${pipelineMoves.candidateId})::int as number
    from ${pipelineMoves} join ${pipelineEntries} using (employer_id, candidate_id)
    where ${ownEntries(ctx, since)} and ${isOnward}
    group by stage`)
  const reached = nobody()
  for (const { stage, number } of rows)
    if (analyticsStatuses.includes(stage)) reached[stage] = number
  return reached
}

/** How many candidates reached each stage in each part of the time, counted from 1. */
async function countMoves(ctx: SignedIn, days: readonly string[]): Promise<Map<number, Reached>> {
  const starts = sql`array[${sql.join(
    days.map((day) => sql`${startOf(day).toISOString()}::timestamptz`),
    sql`, `,
  )}]`
  const { rows } = await ctx.db.execute<{
    part: number
    stage: AnalyticsStatus
    number: number
  }>(sql`
    select part, stage, count(distinct candidate_id)::int as number
    from (
      select candidate_id, width_bucket(moved_at, ${starts}) as part, ${stageOfMove} as stage
      from pipeline_moves
      where employer_id = ${ctx.actor.userId} and moved_at >= ${startOf(days[0] ?? '').toISOString()} and ${isOnward}
    ) moves
    group by part, stage`)
  const counts = new Map<number, Reached>()
  for (const { part, stage, number } of rows) {
    if (!analyticsStatuses.includes(stage)) continue
    const reached = counts.get(part) ?? nobody()
    reached[stage] = number
    counts.set(part, reached)
  }
  return counts
}
