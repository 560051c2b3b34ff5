import { and, asc, eq, isNotNull, ne, or } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { afterCommit } from '../../../platform/server/database/db.ts'
import type { Person, PersonalDataProvider } from '../../../platform/server/personal-data.ts'
import { lockEngagement } from '../../billing/server/index.ts'
import { candidateIdsOfUsers, userIdsOfCandidates } from '../../profiles/server/index.ts'
import { forgetName } from '../../notifications/server/index.ts'
import { candidateViews } from './analytics/tables.ts'
import { endInterviewsOf } from './leave/end-withdrawn.ts'
import { interviewMarks, interviewScores } from './meetings/tables.ts'
import { saveEntry } from './queries.ts'
import { interviews, pipelineEntries, pipelineMoves } from './tables.ts'
import { notifyOtherHouseholds } from './notify-households.ts'
import { withoutPerson } from './without-person.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

/** What household and candidate have to do with each other, from either side. */
export const personalData: PersonalDataProvider = {
  name: 'hiring',
  tables: {
    pipeline_entries: {
      kept: 'a household keeps its list with its notes, without the name of who left; of a household that leaves the hires alone stay',
    },
    pipeline_moves: { kept: 'who stood where, when: ids and statuses' },
    interviews: { kept: 'for the other side: ids and times, without place and note' },
    interview_marks: { kept: 'who came late or not at all, for the other side: ids and minutes' },
    interview_scores: {
      kept: 'what a household thought of someone, without her name; it goes with the household',
    },
    candidate_views: {
      kept: 'which profiles a household opened, by ids; they go with the household',
    },
  },
  lock,
  collect,
  erase,
  close,
  reopen,
}

/** Which rows are of this person: a household's own, or those of her record. */
async function sideOf(ctx: Context, { userId, role }: Person) {
  const candidateId = rulesOf(role).hasRecord
    ? ((await candidateIdsOfUsers(ctx, [userId])).get(userId) ?? -1)
    : -1
  const of = <
    T extends {
      employerId: typeof pipelineEntries.employerId
      candidateId: typeof pipelineEntries.candidateId
    },
  >(
    table: T,
  ) => or(eq(table.employerId, userId), eq(table.candidateId, candidateId))
  return { candidateId, of: of as (table: unknown) => ReturnType<typeof or> }
}

/** Every household and candidate that she had to do with, in the order in which their engagements are locked. */
async function pairsOf(
  ctx: Context,
  person: Person,
): Promise<{ employerId: number; candidateId: number }[]> {
  const { of } = await sideOf(ctx, person)
  return ctx.db
    .selectDistinct({
      employerId: pipelineMoves.employerId,
      candidateId: pipelineMoves.candidateId,
    })
    .from(pipelineMoves)
    .where(of(pipelineMoves))
    .orderBy(asc(pipelineMoves.candidateId), asc(pipelineMoves.employerId))
}

/** No household moves her, and nobody pays for her, while her account is closed, opened again or erased. */
async function lock(ctx: Context, person: Person): Promise<void> {
  for (const pair of await pairsOf(ctx, person)) await lockEngagement(ctx, pair)
}

async function collect(ctx: Context, person: Person) {
  const { of } = await sideOf(ctx, person)
  const entries = await ctx.db.select().from(pipelineEntries).where(of(pipelineEntries))
  // What a household writes down about someone for itself is its own.
  const shown = entries.map(({ note, tags, ...entry }) =>
    entry.employerId === person.userId ? { ...entry, note, tags } : entry,
  )
  const moves = await ctx.db.select().from(pipelineMoves).where(of(pipelineMoves))
  const met = await ctx.db.select().from(interviews).where(of(interviews))
  // A household's address is hers to know once she has accepted.
  const appointments = met.map((interview) =>
    interview.employerId === person.userId || interview.answer === 'accepted'
      ? interview
      : { ...interview, place: null },
  )
  const marks = await ctx.db
    .select({ mark: interviewMarks })
    .from(interviewMarks)
    .innerJoin(interviews, eq(interviews.id, interviewMarks.interviewId))
    .where(of(interviews))
  const scores = await ctx.db
    .select()
    .from(interviewScores)
    .where(eq(interviewScores.employerId, person.userId))
  const views = await ctx.db
    .select()
    .from(candidateViews)
    .where(eq(candidateViews.employerId, person.userId))
  return {
    data: {
      entries: shown,
      moves,
      interviews: appointments,
      interviewMarks: marks.map(({ mark }) => mark),
      scores,
      profilesOpened: views,
    },
  }
}

/** Of a worker her record says that she has gone, and what follows; a household's interviews are called off once its account is closed. */
async function close(ctx: Context, { role, userId }: Person): Promise<void> {
  if (rulesOf(role).hires) await afterCommit(ctx, (ctx) => endInterviewsOf(ctx, [userId]))
}

async function reopen(ctx: Context, person: Person): Promise<void> {
  const { candidateId } = await sideOf(ctx, person)
  if (candidateId !== -1) await notifyOtherHouseholds(ctx, { employerId: -1, candidateId })
}

/** What a household has about someone stays with it, without her name. */
async function erase(ctx: Context, person: Person): Promise<void> {
  const { candidateId } = await sideOf(ctx, person)
  const known = await pairsOf(ctx, person)
  const workers = await userIdsOfCandidates(
    ctx,
    known.map((pair) => pair.candidateId),
  )
  const others = known.map((pair) =>
    pair.candidateId === candidateId ? pair.employerId : (workers.get(pair.candidateId) ?? -1),
  )
  await forgetName(ctx, { name: person.fullName, readers: [...new Set(others)] })
  if (candidateId === -1) await eraseHousehold(ctx, person.userId)
  else await eraseFromNotes(ctx, candidateId, person)
  if (candidateId !== -1) await notifyOtherHouseholds(ctx, { employerId: -1, candidateId })
}

/** What it noted for itself goes; a hire, and that there was an interview, stays for the other side by ids. */
async function eraseHousehold(ctx: Context, employerId: number): Promise<void> {
  await ctx.db.delete(candidateViews).where(eq(candidateViews.employerId, employerId))
  await ctx.db.delete(interviewScores).where(eq(interviewScores.employerId, employerId))
  await ctx.db
    .update(interviews)
    .set({ place: null, note: null })
    .where(eq(interviews.employerId, employerId))
  await ctx.db
    .delete(pipelineEntries)
    .where(and(eq(pipelineEntries.employerId, employerId), ne(pipelineEntries.status, 'hired')))
  await ctx.db
    .update(pipelineEntries)
    .set({ note: null, tags: [] })
    .where(eq(pipelineEntries.employerId, employerId))
}

async function eraseFromNotes(ctx: Context, candidateId: number, person: Person): Promise<void> {
  const noted = await ctx.db
    .select()
    .from(pipelineEntries)
    .where(
      and(
        eq(pipelineEntries.candidateId, candidateId),
        or(isNotNull(pipelineEntries.note), ne(pipelineEntries.tags, [])),
      ),
    )
    .for('update')
  for (const entry of noted) {
    const tags = entry.tags.map((tag) => withoutPerson(tag, person))
    await saveEntry(ctx, {
      ...entry,
      note: entry.note && withoutPerson(entry.note, person),
      tags: [...new Set(tags)],
    })
  }
  await eraseFromSentences(ctx, candidateId, person)
}

/** The same with what households wrote of meeting her, before and after. */
async function eraseFromSentences(
  ctx: Context,
  candidateId: number,
  person: Person,
): Promise<void> {
  const scored = await ctx.db
    .select()
    .from(interviewScores)
    .where(eq(interviewScores.candidateId, candidateId))
    .for('update')
  for (const { employerId, sentence } of scored)
    await ctx.db
      .update(interviewScores)
      .set({ sentence: sentence && withoutPerson(sentence, person) })
      .where(
        and(
          eq(interviewScores.candidateId, candidateId),
          eq(interviewScores.employerId, employerId),
        ),
      )
  await ctx.db.update(interviews).set({ note: null }).where(eq(interviews.candidateId, candidateId))
}
