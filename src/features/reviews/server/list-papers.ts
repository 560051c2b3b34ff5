import { and, asc, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { findFiles } from '../../../gateways/files/index.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { csvBatch } from '../../../platform/server/csv.ts'
import { countUpTo } from '../../../platform/server/paged.ts'
import type { Output, Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { getUserNames } from '../../accounts/server/index.ts'
import { hasOtherOperator } from '../../accounts/server/own-account-api.ts'
import type { exportPapers as exportCall, listPapers as call, Paper } from '../contract.ts'
import {
  agencySupply,
  candidateDocuments,
  type CandidateRow,
  type DocumentRow,
  isOwnAgency,
  candidates,
} from '../../profiles/server/record-api.ts'
import { openedInSitting } from './openings.ts'
import { isAbout, presentPerson } from './present-person.ts'
import { rejectPaperRefusal } from './policy.ts'
import { type VerificationRow, verifications } from './tables.ts'

type Found = { document: DocumentRow; candidate: CandidateRow; agency: string | null }

const found = (ctx: Context) =>
  ctx.db
    .select({ document: candidateDocuments, candidate: candidates, agency: agencySupply.name })
    .from(candidateDocuments)
    .innerJoin(candidates, eq(candidates.id, candidateDocuments.candidateId))
    .leftJoin(agencySupply, isOwnAgency)

type Filters = Parsed<typeof exportCall>

const isAsked = ({ state, kind, q }: Filters) =>
  and(
    eq(candidateDocuments.checkState, state),
    isNull(candidateDocuments.deletedAt),
    kind && eq(candidateDocuments.kind, kind),
    isAbout(candidateDocuments.candidateId, q),
  )

const orderOf = ({ state }: Filters) =>
  state === 'open' ? asc(candidateDocuments.id) : desc(candidateDocuments.id)

/** The papers of workers and agencies, for the operator. */
export async function listPapers(
  ctx: SignedIn,
  { page, page_size, ...filters }: Parsed<typeof call>,
): Promise<Output<typeof call>> {
  const asked = isAsked(filters)
  const [rows, counted] = await Promise.all([
    found(ctx)
      .where(asked)
      .orderBy(orderOf(filters))
      .limit(page_size)
      .offset((page - 1) * page_size),
    countUpTo(ctx, candidateDocuments, asked),
  ])
  return { results: await presentPapers(ctx, rows), ...counted, page, page_size }
}

/** The next rows of the list after one, for its file. */
export async function readPapers(
  ctx: SignedIn,
  filters: Filters,
  after: Paper | undefined,
): Promise<Paper[]> {
  const beyond =
    after &&
    (filters.state === 'open'
      ? gt(candidateDocuments.id, after.id)
      : lt(candidateDocuments.id, after.id))
  return presentPapers(
    ctx,
    await found(ctx)
      .where(and(isAsked(filters), beyond))
      .orderBy(orderOf(filters))
      .limit(csvBatch),
  )
}

/** A paper that is there, whosever it is; locked for a decision. */
export async function getPaper(ctx: Context, id: number, lock = false): Promise<Found> {
  // Her record first: whoever claims, changes or erases it takes it before its papers.
  const hers = ctx.db
    .select({ id: candidateDocuments.candidateId })
    .from(candidateDocuments)
    .where(eq(candidateDocuments.id, id))
  if (lock)
    await ctx.db
      .select({ id: candidates.id })
      .from(candidates)
      .where(inArray(candidates.id, hers))
      .for('no key update')
  if (lock)
    await ctx.db
      .select({ id: candidateDocuments.id })
      .from(candidateDocuments)
      .where(eq(candidateDocuments.id, id))
      .for('no key update')
  const [row] = await found(ctx).where(
    and(eq(candidateDocuments.id, id), isNull(candidateDocuments.deletedAt)),
  )
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export async function presentPaper(ctx: SignedIn, id: number): Promise<Paper> {
  const [paper] = await presentPapers(ctx, [await getPaper(ctx, id)])
  if (!paper) throw new AppError('NOT_FOUND')
  return paper
}

/** The newest finding about each paper. */
export async function newestFindings(
  ctx: Context,
  documentIds: readonly number[],
): Promise<Map<number, VerificationRow>> {
  if (documentIds.length === 0) return new Map()
  const rows = await ctx.db
    .selectDistinctOn([verifications.documentId])
    .from(verifications)
    .where(inArray(verifications.documentId, [...documentIds]))
    .orderBy(verifications.documentId, desc(verifications.id))
  return new Map(rows.map((row) => [row.documentId ?? 0, row]))
}

/** What a first operator recorded by each paper and a second has to confirm. */
async function awaitingOf(
  ctx: SignedIn,
  documentIds: readonly number[],
): Promise<Map<number, Paper['awaiting']>> {
  if (documentIds.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(verifications)
    .where(
      and(
        inArray(verifications.documentId, [...documentIds]),
        eq(verifications.outcome, 'awaiting'),
        isNull(verifications.endedAt),
      ),
    )
  const names = await getUserNames(
    ctx,
    rows.flatMap(({ checkedBy }) => checkedBy ?? []),
  )
  return new Map(
    rows.map(({ id, documentId, item, checkedAt, checkedBy }) => [
      documentId ?? 0,
      {
        check_id: id,
        item,
        by: names.get(checkedBy ?? 0) ?? null,
        at: checkedAt.toISOString(),
        is_own: checkedBy === ctx.actor.userId,
      },
    ]),
  )
}

async function presentPapers(ctx: SignedIn, rows: readonly Found[]): Promise<Paper[]> {
  const ids = rows.map(({ document }) => document.id)
  const fileIds = rows.map(({ document }) => document.fileId)
  const findings = await newestFindings(ctx, ids)
  const files = await findFiles(ctx, fileIds)
  const opened = await openedInSitting(
    ctx,
    rows.map(({ document }) => document),
  )
  const waiting = await awaitingOf(ctx, ids)
  const takesTwo = await hasOtherOperator(ctx)
  return rows.map(({ document, candidate, agency }) => {
    const newest = findings.get(document.id)
    const finding = document.checkState === 'open' ? undefined : newest
    return {
      id: document.id,
      candidate: presentPerson(candidate, agency),
      document_type: document.kind,
      document_number: document.documentNumber ?? document.licenseNumber,
      name: document.nameOnPassport ?? document.nameOnId,
      issuing_authority: document.issuingAuthority,
      issue_date: document.issueDate,
      expiry_date: document.expiryDate,
      file_name: files.get(document.fileId)?.name ?? '',
      uploaded_at: document.uploadedAt.toISOString(),
      state: document.checkState,
      check_id: finding?.outcome === 'verified' && finding.endedAt === null ? finding.id : null,
      reason: finding?.reason ?? null,
      opened_at: opened.get(document.id)?.toISOString() ?? null,
      awaiting: waiting.get(document.id) ?? null,
      to_look_again: document.checkState === 'open' && newest?.endedBecause === 'to_look_again',
      takes_two: takesTwo,
      can_decide: rejectPaperRefusal(document) === null,
    }
  })
}
