import { and, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { getUserNames } from '../../../accounts/server/index.ts'
import { agencyOf } from '../../../agencies/server/index.ts'
import { candidatesOfAgency, userIdsOfCandidates } from '../../../profiles/server/index.ts'
import { describeCandidates } from '../../../profiles/server/names-api.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import type { InterestView } from '../../agency-choices.ts'
import type { AgencyEngagement, listInterest as interestCall } from '../../agency-contract.ts'
import { appointmentOf } from '../appointments.ts'
import { leavableStates } from '../../leave-contract.ts'
import { hasArrived } from '../ports.ts'
import { type InterviewRow, interviews, pipelineEntries, type PipelineEntryRow } from '../tables.ts'
import { leaveRefusal, speakForRefusal } from '../policy.ts'

const { status } = pipelineEntries
const views: { [view in InterestView]: SQL | undefined } = {
  all: ne(status, 'rejected'),
  shortlisted: eq(status, 'shortlisted'),
  interview: inArray(status, ['interview_scheduled', 'interview_completed']),
  selected: eq(status, 'selected'),
  hired: eq(status, 'hired'),
}

/** Who of the agency's candidates households have in their lists, the newest move first, and how many each view holds. */
export async function listInterest(
  ctx: SignedIn,
  { show = 'all', page, page_size }: Parsed<typeof interestCall>,
) {
  const { agency } = await agencyOf(ctx, 'viewer')
  const candidates = candidatesOfAgency(ctx, agency.id)
  const number = (view: SQL | undefined) =>
    (view ? sql<number>`count(*) filter (where ${view})` : count()).mapWith(Number)
  const found = ctx.db
    .select({ entry: pipelineEntries, interview: interviews })
    .from(pipelineEntries)
    .innerJoin(candidates, eq(candidates.id, pipelineEntries.candidateId))
    .leftJoin(
      interviews,
      and(
        eq(interviews.employerId, pipelineEntries.employerId),
        eq(interviews.candidateId, pipelineEntries.candidateId),
        eq(interviews.status, 'scheduled'),
      ),
    )
    .where(and(views.all, views[show]))
    .orderBy(desc(pipelineEntries.updatedAt), desc(pipelineEntries.candidateId))
    .limit(page_size)
    .offset((page - 1) * page_size)
  const counted = ctx.db
    .select({
      all: number(views.all),
      shortlisted: number(views.shortlisted),
      interview: number(views.interview),
      selected: number(views.selected),
      hired: number(views.hired),
    })
    .from(pipelineEntries)
    .innerJoin(candidates, eq(candidates.id, pipelineEntries.candidateId))
    .where(views.all)
  const [rows, [counts]] = await Promise.all([found, counted])
  if (!counts) throw new Error('nothing was counted')
  return { results: await present(ctx, rows), total: counts[show], page, page_size, counts }
}

/** A household that only looks stays unnamed: what it shortlists is its own affair until it turns to the candidate. */
const isNamed = ({ status }: PipelineEntryRow): boolean => status !== 'shortlisted'

async function present(
  ctx: SignedIn,
  rows: readonly { entry: PipelineEntryRow; interview: InterviewRow | null }[],
): Promise<AgencyEngagement[]> {
  const people = await describeCandidates(
    ctx,
    rows.map(({ entry }) => entry.candidateId),
  )
  const names = await getUserNames(
    ctx,
    rows.filter(({ entry }) => isNamed(entry)).map(({ entry }) => entry.employerId),
  )
  const leavable = await listLeavableBy(ctx, rows)
  return rows.flatMap(({ entry, interview }) => {
    const candidate = people.get(entry.candidateId)
    if (!candidate || entry.status === 'rejected') return []
    const appointment = interview && appointmentOf(interview)
    return [
      {
        candidate_id: entry.candidateId,
        candidate_name: candidate.full_name,
        candidate_image: candidate.image,
        candidate_position: candidate.position,
        status: entry.status,
        household: isNamed(entry) ? (names.get(entry.employerId) ?? null) : null,
        household_id: isNamed(entry) ? entry.employerId : null,
        may_withdraw: leavable.has(entry),
        since: entry.updatedAt.toISOString(),
        interview_date: appointment?.date ?? null,
        interview_time: appointment?.time ?? null,
        interview_answer: interview?.answer ?? null,
      },
    ]
  })
}

/** The selections, and hires before the arrival, of candidates without an account of their own. */
async function listLeavableBy(
  ctx: SignedIn,
  rows: readonly { entry: PipelineEntryRow }[],
): Promise<Set<PipelineEntryRow>> {
  const begun = rows.flatMap(({ entry }) => {
    const standing = leavableStates.find((known) => known === entry.status)
    return standing === undefined ? [] : [{ entry, standing }]
  })
  const accounts = await userIdsOfCandidates(
    ctx,
    begun.map(({ entry }) => entry.candidateId),
  )
  const leavable = new Set<PipelineEntryRow>()
  for (const { entry, standing } of begun) {
    const userId = accounts.get(entry.candidateId)
    if (userId === undefined || speakForRefusal({ userId })) continue
    const arrived = standing === 'hired' && (await hasArrived(ctx, entry))
    if (leaveRefusal(entry, standing, arrived) === null) leavable.add(entry)
  }
  return leavable
}
