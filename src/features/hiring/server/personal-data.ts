import { and, eq, ne, or } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { Person, PersonalDataKeeper } from '../../../platform/server/personal-data.ts'
import { candidateIdsOfUsers, describeCandidates, userIdsOfCandidates } from '../../candidates/server/index.ts'
import { forgetName, notify } from '../../notifications/server/index.ts'
import { candidateViews } from './analytics/tables.ts'
import { appointmentOf, keepAppointment } from './appointments.ts'
import { cleared, storeMove } from './move-candidate.ts'
import { interviews, pipelineEntries, pipelineMoves } from './tables.ts'
import { tellOtherHouseholds } from './tell-households.ts'

/** What household and candidate have to do with each other, from either side. */
export const personalData: PersonalDataKeeper = {
  name: 'hiring',
  tables: {
    pipeline_entries: { kept: 'the hires alone, for the other side, without notes and tags' },
    pipeline_moves: { kept: 'who stood where, when: ids and statuses' },
    interviews: 'erased',
    candidate_views: 'erased',
  },
  collect,
  erase,
  close,
  reopen,
}

/** Which rows are of this person: a household's own, or those of her record. */
async function sideOf(ctx: Context, { userId, role }: Person) {
  const candidateId = role === 'jobseeker' ? ((await candidateIdsOfUsers(ctx, [userId])).get(userId) ?? -1) : -1
  const of = <T extends { employerId: typeof pipelineEntries.employerId; candidateId: typeof pipelineEntries.candidateId }>(table: T) =>
    or(eq(table.employerId, userId), eq(table.candidateId, candidateId))
  return { candidateId, of: of as (table: unknown) => ReturnType<typeof or> }
}

async function collect(ctx: Context, person: Person) {
  const { of } = await sideOf(ctx, person)
  const entries = await ctx.db.select().from(pipelineEntries).where(of(pipelineEntries))
  // What a household writes down about someone for itself is its own.
  const shown = entries.map(({ note, tags, ...entry }) => (entry.employerId === person.userId ? { ...entry, note, tags } : entry))
  const moves = await ctx.db.select().from(pipelineMoves).where(of(pipelineMoves))
  const appointments = await ctx.db.select().from(interviews).where(of(interviews))
  const views = await ctx.db.select().from(candidateViews).where(eq(candidateViews.employerId, person.userId))
  return { data: { entries: shown, moves, interviews: appointments, profilesOpened: views } }
}

/** Calls off every interview to come and tells the other side. */
async function close(ctx: Context, person: Person): Promise<void> {
  const { candidateId, of } = await sideOf(ctx, person)
  const planned = await ctx.db
    .select()
    .from(pipelineEntries)
    .where(and(of(pipelineEntries), eq(pipelineEntries.status, 'interview_scheduled')))
    .for('update')
  const workers = await userIdsOfCandidates(
    ctx,
    planned.map((entry) => entry.candidateId),
  )
  for (const entry of planned) {
    const pair = { employerId: entry.employerId, candidateId: entry.candidateId }
    const moved = await storeMove(ctx, { ...pair, entry, from: entry.status, to: 'shortlisted', move: 'deleteInterview', details: cleared })
    const isHers = entry.candidateId === candidateId
    await keepAppointment(ctx, { ...pair, candidateUserId: isHers ? null : (workers.get(entry.candidateId) ?? null) }, moved)
    if (isHers && entry.interviewAt !== null && entry.interviewAt > ctx.now) await tellHousehold(ctx, pair, entry.interviewAt)
  }
  if (candidateId !== -1) await tellOtherHouseholds(ctx, { employerId: -1, candidateId })
}

async function tellHousehold(ctx: Context, { employerId, candidateId }: { employerId: number; candidateId: number }, startsAt: Date): Promise<void> {
  const name = (await describeCandidates(ctx, [candidateId])).get(candidateId)?.full_name ?? ''
  await notify(ctx, {
    userId: employerId,
    kind: 'interview_called_off',
    params: { name, ...appointmentOf({ startsAt }) },
    path: '/dashboard/candidates',
  })
}

async function reopen(ctx: Context, person: Person): Promise<void> {
  const { candidateId } = await sideOf(ctx, person)
  if (candidateId !== -1) await tellOtherHouseholds(ctx, { employerId: -1, candidateId })
}

async function erase(ctx: Context, person: Person): Promise<void> {
  const { candidateId, of } = await sideOf(ctx, person)
  const known = await ctx.db
    .selectDistinct({ employerId: pipelineMoves.employerId, candidateId: pipelineMoves.candidateId })
    .from(pipelineMoves)
    .where(of(pipelineMoves))
  const workers = await userIdsOfCandidates(
    ctx,
    known.map((pair) => pair.candidateId),
  )
  const others = known.map((pair) => (pair.candidateId === candidateId ? pair.employerId : (workers.get(pair.candidateId) ?? -1)))
  await forgetName(ctx, { name: person.fullName, readers: [...new Set(others)] })
  await ctx.db.delete(interviews).where(of(interviews))
  await ctx.db.delete(candidateViews).where(of(candidateViews))
  await ctx.db.delete(pipelineEntries).where(and(of(pipelineEntries), ne(pipelineEntries.status, 'hired')))
  await ctx.db.update(pipelineEntries).set({ note: null, tags: [] }).where(of(pipelineEntries))
  if (candidateId !== -1) await tellOtherHouseholds(ctx, { employerId: -1, candidateId })
}
