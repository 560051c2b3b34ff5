import { asc, eq, inArray } from 'drizzle-orm'
import { findFiles } from '../../../gateways/files/index.ts'
import { publish } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import type {
  Person,
  PersonalDataProvider,
  PersonalFile,
} from '../../../platform/server/personal-data.ts'
import { eraseRecord } from './erase-record.ts'
import { listObjections } from '../../claims/server/index.ts'
import { hasSpecialData, withdrawSpecialData } from './object.ts'
import { candidatesWithdrawn } from '../../profiles/server/ports.ts'
import {
  publication,
  candidateDocuments,
  type CandidateRow,
  candidates,
} from '../../profiles/server/record-api.ts'
import { listChecksOf } from '../../reviews/server/checks-api.ts'
import { broadcastCandidates } from '../../profiles/server/index.ts'

/** A worker's record, her pictures and film, her papers. */
export const personalData: PersonalDataProvider = {
  name: 'profile',
  tables: {
    candidates: {
      kept: 'the id, without anything of her, for the hires, invoices and logs of others',
    },
    candidate_documents: 'erased',
    candidate_reviews: 'erased',
    verifications: 'erased',
    paper_openings: 'erased',
    agency_objections: {
      kept: 'a keyed digest of her number, which nobody can read it out of, so that an agency to which she objected can’t list her again',
    },
  },
  lock: async (ctx, person) => void (await recordsOf(ctx, person)),
  collect,
  special: {
    stands: async (ctx, person) => (await recordsOf(ctx, person)).some(hasSpecialData),
    withdraw: (ctx, person) =>
      eachOf(ctx, person, async (row) => hasSpecialData(row) && withdrawSpecialData(ctx, row)),
  },
  erase: (ctx, person) => eachOf(ctx, person, (row) => eraseRecord(ctx, row)),
  close: (ctx, person) => eachOf(ctx, person, (row) => withdraw(ctx, row)),
  reopen: (ctx, person) => eachOf(ctx, person, (row) => putBack(ctx, row)),
}

const recordsOf = (ctx: Context, { userId }: Person): Promise<CandidateRow[]> =>
  ctx.db.select().from(candidates).where(eq(candidates.userId, userId)).for('no key update')

async function eachOf(
  ctx: Context,
  person: Person,
  change: (row: CandidateRow) => Promise<unknown>,
): Promise<void> {
  for (const row of await recordsOf(ctx, person)) {
    await change(row)
    await broadcastCandidates(ctx, [row.id])
  }
}

async function withdraw(ctx: Context, row: CandidateRow): Promise<void> {
  await setWithdrawn(ctx, row, ctx.now)
  await publish(ctx, candidatesWithdrawn, { candidateIds: [row.id] })
}

const putBack = async (ctx: Context, row: CandidateRow) =>
  row.withdrawnAt && setWithdrawn(ctx, row, null)

const setWithdrawn = (ctx: Context, row: CandidateRow, withdrawnAt: Date | null) =>
  ctx.db
    .update(candidates)
    .set({ withdrawnAt, ...publication({ ...row, withdrawnAt }, ctx.now), updatedAt: ctx.now })
    .where(eq(candidates.id, row.id))

async function collect(ctx: Context, { userId, phoneNumber }: Person) {
  const records = await ctx.db.select().from(candidates).where(eq(candidates.userId, userId))
  const papers = await ctx.db
    .select()
    .from(candidateDocuments)
    .where(
      inArray(
        candidateDocuments.candidateId,
        records.map(({ id }) => id),
      ),
    )
    .orderBy(asc(candidateDocuments.id))
  const stored = await findFiles(
    ctx,
    papers.map(({ fileId }) => fileId),
  )
  const files = papers.flatMap(({ id, fileId }): PersonalFile[] => {
    const file = stored.get(fileId)
    const [key] = file?.keys ?? []
    return file && key !== undefined ? [{ path: `papers/${id}-${file.name}`, key }] : []
  })
  const checks = await listChecksOf(
    ctx,
    records.map(({ id }) => id),
  )
  return {
    data: { records, papers, checks, objections: await listObjections(ctx, phoneNumber) },
    files: [...records.flatMap(mediaOf), ...files],
  }
}

function mediaOf(row: CandidateRow): PersonalFile[] {
  const media = [
    ['pictures/portrait', row.profileImageKey],
    ['pictures/whole', row.fullImageKey],
    ['video/film', row.profileVideoKey],
    ['video/poster', row.videoPosterKey],
  ] as const
  return media.flatMap(([path, key]) =>
    key === null ? [] : [{ path: `${path}-${row.id}${/\.\w+$/.exec(key)?.[0] ?? ''}`, key }],
  )
}
