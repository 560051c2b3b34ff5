import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { eraseFiles, findFiles } from '../../../gateways/files/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import type {
  Person,
  PersonalDataProvider,
  PersonalFile,
} from '../../../platform/server/personal-data.ts'
import { candidateIdsOfUsers } from '../../profiles/server/index.ts'
import { forgetName } from '../../notifications/server/index.ts'
import { parties } from './change-case.ts'
import { closeLeft } from './open-case.ts'
import { openPaperRefusal, sideOfRole } from './policy.ts'
import { peopleOf } from './queries.ts'
import {
  type CaseRow,
  recruitmentCases,
  recruitmentNudges,
  recruitmentOffers,
  recruitmentPapers,
  recruitmentSteps,
} from './tables.ts'

/** What came after a hire. The steps and their days stay for the other side; papers, offers and notes go. */
export const personalData: PersonalDataProvider = {
  name: 'recruitment',
  tables: {
    recruitment_cases: { kept: 'the other side’s record of the hire, by ids' },
    recruitment_steps: { kept: 'which steps were done, when and by which id; notes go' },
    recruitment_papers: {
      kept: 'a household’s accepted offer letter is the worker’s contract; all else goes',
    },
    recruitment_offers: {
      kept: 'an offer that was accepted is the worker’s contract, and goes with her',
    },
    recruitment_nudges: 'erased',
  },
  collect,
  erase,
  blockers,
  ends,
}

async function casesOf(ctx: Context, { userId, role }: Person): Promise<CaseRow[]> {
  const candidateId =
    sideOfRole[role] === 'worker'
      ? ((await candidateIdsOfUsers(ctx, [userId])).get(userId) ?? -1)
      : -1
  return ctx.db
    .select()
    .from(recruitmentCases)
    .where(
      or(
        eq(recruitmentCases.employerId, userId),
        eq(recruitmentCases.workerId, userId),
        eq(recruitmentCases.candidateId, candidateId),
      ),
    )
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

async function collect(ctx: Context, person: Person) {
  const cases = await casesOf(ctx, person)
  const ids = idsOf(cases)
  const side = sideOfRole[person.role]
  const papers = await ctx.db
    .select()
    .from(recruitmentPapers)
    .where(and(inArray(recruitmentPapers.caseId, ids), isNull(recruitmentPapers.removedAt)))
  const open = papers.filter((paper) => openPaperRefusal(side, person.userId, paper) === null)
  const stored = await findFiles(
    ctx,
    open.map(({ fileId }) => fileId),
  )
  const files = open.flatMap(({ id, fileId }): PersonalFile[] => {
    const file = stored.get(fileId)
    const [key] = file?.keys ?? []
    return file && key !== undefined ? [{ path: `recruitment/${id}-${file.name}`, key }] : []
  })
  const steps = await ctx.db
    .select()
    .from(recruitmentSteps)
    .where(inArray(recruitmentSteps.caseId, ids))
  const offers = await ctx.db
    .select()
    .from(recruitmentOffers)
    .where(inArray(recruitmentOffers.caseId, ids))
  return { data: { cases, steps, papers, offers }, files }
}

async function erase(ctx: Context, person: Person): Promise<void> {
  const cases = await casesOf(ctx, person)
  const isWorker = sideOfRole[person.role] === 'worker'
  for (const row of cases) {
    const others = await Promise.all(parties.map((side) => peopleOf(ctx, row, side)))
    await forgetName(ctx, {
      name: person.fullName,
      readers: others.flat().filter((id) => id !== person.userId),
    })
    if (isWorker && row.status === 'open') await closeLeft(ctx, row)
  }
  await eraseOffers(ctx, idsOf(cases), isWorker)
  await erasePapers(ctx, idsOf(cases), person.userId, isWorker)
  await ctx.db
    .update(recruitmentSteps)
    .set({ note: null })
    .where(inArray(recruitmentSteps.caseId, idsOf(cases)))
  await ctx.db.delete(recruitmentNudges).where(eq(recruitmentNudges.nudgedBy, person.userId))
}

async function eraseOffers(ctx: Context, caseIds: number[], isWorker: boolean): Promise<void> {
  const theirs = inArray(recruitmentOffers.caseId, caseIds)
  await ctx.db
    .delete(recruitmentOffers)
    .where(isWorker ? theirs : and(theirs, ne(recruitmentOffers.status, 'accepted')))
}

/** A worker's case is about her, so every paper goes; a household takes its own, but for the letter that was accepted. */
async function erasePapers(
  ctx: Context,
  caseIds: number[],
  userId: number,
  isWorker: boolean,
): Promise<void> {
  const letters = await ctx.db
    .select({ id: recruitmentOffers.paperId })
    .from(recruitmentOffers)
    .where(inArray(recruitmentOffers.caseId, caseIds))
  const papers = await ctx.db
    .select()
    .from(recruitmentPapers)
    .where(or(inArray(recruitmentPapers.caseId, caseIds), eq(recruitmentPapers.uploadedBy, userId)))
  const contracts = new Set(idsOf(letters))
  const going = papers.filter(
    (paper) => !contracts.has(paper.id) && (isWorker || paper.uploadedBy === userId),
  )
  await ctx.db.delete(recruitmentPapers).where(inArray(recruitmentPapers.id, idsOf(going)))
  await eraseFiles(
    ctx,
    going.map(({ fileId }) => fileId),
  )
}

/** A running recruitment has a worker who counts on its household. */
async function blockers(ctx: Context, people: readonly Person[]) {
  const rows = await ctx.db
    .selectDistinct({ id: recruitmentCases.employerId })
    .from(recruitmentCases)
    .where(
      and(
        eq(recruitmentCases.status, 'open'),
        inArray(recruitmentCases.employerId, idsOfPeople(people)),
      ),
    )
  return { recruitmentOpen: idsOf(rows) }
}

/** A worker may go at any time: what runs is closed by it. */
async function ends(ctx: Context, people: readonly Person[]) {
  const ids = idsOfPeople(people)
  const records = await candidateIdsOfUsers(ctx, ids)
  const owners = new Map([...records].map(([userId, candidateId]) => [candidateId, userId]))
  const open = await ctx.db
    .select({ workerId: recruitmentCases.workerId, candidateId: recruitmentCases.candidateId })
    .from(recruitmentCases)
    .where(
      and(
        eq(recruitmentCases.status, 'open'),
        or(
          inArray(recruitmentCases.workerId, ids),
          inArray(recruitmentCases.candidateId, [...owners.keys()]),
        ),
      ),
    )
  const workers = open.flatMap(({ workerId, candidateId }) => [workerId, owners.get(candidateId)])
  return { recruitmentOpen: workers.filter((id) => id != null && ids.includes(id)) as number[] }
}

const idsOfPeople = (people: readonly Person[]): number[] => people.map(({ userId }) => userId)
