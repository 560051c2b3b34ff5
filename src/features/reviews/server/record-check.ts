import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce, invalid } from '../../../platform/shared/errors.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { hasOtherOperator } from '../../accounts/server/own-account-api.ts'
import type { Differences } from '../reading-rules.ts'
import type { CheckItem } from '../../profiles/check-choices.ts'
import type {
  AdminCheck,
  confirmCheck as confirmCall,
  recordCheck as recordCall,
} from '../contract.ts'
import {
  candidateDocuments,
  type CandidateRow,
  type DocumentRow,
  candidates,
} from '../../profiles/server/record-api.ts'
import { broadcastCandidates } from '../../profiles/server/index.ts'
import { endRunning } from './end-checks.ts'
import { judgeReading, recordOf } from './judge-reading.ts'
import { getCheck, presentCheck } from './list-checks.ts'
import { getPaper } from './list-papers.ts'
import { demandOpening } from './openings.ts'
import { type VerificationRow, verifications } from './tables.ts'
import { notifyRecipients } from './notify-recipients.ts'
import { awaitingRefusal, confirmCheckRefusal, readingsRefusal } from './policy.ts'

const longestYears = 10

type Recorded = Parsed<typeof recordCall>
type Seen = { paper: DocumentRow | null; candidate: CandidateRow }

/** Whether a check of this waits for a second operator, as there is one. */
export const takesTwo = async (ctx: SignedIn, item: CheckItem): Promise<boolean> =>
  item === 'identity' && (await hasOtherOperator(ctx))

/** Records what was checked of a person by a paper that the operator has just read; an identity waits for a second operator where there is one. */
export function recordCheck(ctx: SignedIn, input: Recorded): Promise<AdminCheck> {
  return transaction(ctx, async (ctx) => {
    const seen = await lockSubject(ctx, input.candidate_id, input.document_id)
    const differences = await judge(ctx, seen, input)
    refuseWrongEnd(input, ctx.now, seen.paper)
    const isAwaiting = await takesTwo(ctx, input.item)
    await endAwaiting(ctx, input, isAwaiting)
    const check = await insertCheck(ctx, input, differences, isAwaiting)
    const { item, method, valid_until: validUntil, document_id: document = null } = input
    await audit(
      ctx,
      isAwaiting ? 'check.read' : 'check.recorded',
      `candidate:${seen.candidate.id}`,
      {
        check: check.id,
        item,
        method,
        validUntil,
        document,
        ...explained(differences),
        operators: 1,
      },
    )
    if (!isAwaiting) await show(ctx, check, seen)
    return presentCheck(ctx, check.id)
  })
}

/** The second operator's own reading of a paper by which a first one recorded an identity: only then the badge is shown. */
export function confirmCheck(
  ctx: SignedIn,
  { id, read, differences: reasons }: Parsed<typeof confirmCall>,
): Promise<AdminCheck> {
  return transaction(ctx, async (ctx) => {
    const { check: first } = await getCheck(ctx, id)
    const seen = await lockSubject(ctx, first.candidateId, first.documentId ?? undefined)
    const check = await lockAwaiting(ctx, id)
    const differences = await judge(ctx, seen, {
      item: check.item,
      read,
      differences: reasons,
      note: undefined,
    })
    enforce(readingsRefusal(fieldsOf(differences) === fieldsOf(check.differences)))
    refuseWrongEnd({ valid_until: check.validUntil ?? '' }, ctx.now, seen.paper)
    await endRunning(ctx, check.candidateId, check.item)
    const [confirmed] = await ctx.db
      .update(verifications)
      .set({
        outcome: 'verified',
        confirmedAt: ctx.now,
        confirmedBy: ctx.actor.userId,
        confirmedDifferences: differences,
      })
      .where(eq(verifications.id, id))
      .returning()
    await audit(ctx, 'check.confirmed', `candidate:${seen.candidate.id}`, {
      check: id,
      item: check.item,
      document: check.documentId,
      ...explained(differences),
      operators: 2,
    })
    await show(ctx, confirmed, seen)
    return presentCheck(ctx, id)
  })
}

async function lockAwaiting(ctx: SignedIn, id: number): Promise<VerificationRow> {
  const [check] = await ctx.db
    .select()
    .from(verifications)
    .where(eq(verifications.id, id))
    .for('no key update')
  enforce(confirmCheckRefusal(ctx.actor, check))
  return check as VerificationRow
}

/** For the log: the parts that differ and why the operator took the paper all the same; a number in her words is left out. */
const explained = (differences: Differences) => ({
  differs: Object.keys(differences),
  reasons: Object.fromEntries(
    Object.entries(differences).map(([field, why]) => [field, why.replace(/\p{Nd}{4,}/gu, '…')]),
  ),
})

const fieldsOf = (differences: Differences): string => Object.keys(differences).toSorted().join()

/** The paper with its record, or the record alone. */
async function lockSubject(
  ctx: SignedIn,
  candidateId: number,
  documentId: number | undefined,
): Promise<Seen> {
  const paper = documentId === undefined ? null : (await getPaper(ctx, documentId, true)).document
  const [candidate] = await ctx.db
    .select()
    .from(candidates)
    .where(eq(candidates.id, candidateId))
    .for('no key update')
  if (!candidate) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  if (paper && paper.candidateId !== candidateId) throw new AppError('NOT_FOUND')
  return { paper, candidate }
}

/** What the operator read, against the record; without a paper only references are checked, by what she says she did. */
async function judge(
  ctx: SignedIn,
  { paper, candidate }: Seen,
  { item, read, differences, note }: Pick<Recorded, 'item' | 'read' | 'differences' | 'note'>,
): Promise<Differences> {
  if (paper === null) {
    if (item !== 'references') throw invalid('document_id', 'paperRequired')
    if (note === undefined) throw invalid('note', 'noteRequired')
    return {}
  }
  await demandOpening(ctx, paper)
  if (read === undefined) throw invalid('read.name', 'readName')
  return judgeReading(recordOf(paper, candidate), read, item, differences, ctx.now)
}

/** A first reading that still waits is left to a second operator, unless it was of another paper or she is alone by now. */
async function endAwaiting(
  ctx: SignedIn,
  { candidate_id: candidateId, item, document_id: documentId }: Recorded,
  isAwaiting: boolean,
): Promise<void> {
  const [waiting] = await ctx.db
    .select()
    .from(verifications)
    .where(
      and(
        eq(verifications.candidateId, candidateId),
        eq(verifications.item, item),
        eq(verifications.outcome, 'awaiting'),
        isNull(verifications.endedAt),
      ),
    )
  if (waiting === undefined) return
  enforce(awaitingRefusal(waiting, isAwaiting, documentId))
  await ctx.db
    .update(verifications)
    .set({ endedAt: ctx.now, endedBecause: 'renewed' })
    .where(eq(verifications.id, waiting.id))
}

async function insertCheck(
  ctx: SignedIn,
  input: Recorded,
  differences: Differences,
  isAwaiting: boolean,
): Promise<VerificationRow> {
  if (!isAwaiting) await endRunning(ctx, input.candidate_id, input.item)
  const [check] = await ctx.db
    .insert(verifications)
    .values({
      candidateId: input.candidate_id,
      documentId: input.document_id ?? null,
      item: input.item,
      outcome: isAwaiting ? 'awaiting' : 'verified',
      method: input.method,
      checkedAt: ctx.now,
      checkedBy: ctx.actor.userId,
      validUntil: input.valid_until,
      differences,
      note: input.note ?? null,
    })
    .returning()
  if (!check) throw new Error('no check was written')
  return check
}

/** The badge appears: the one before it ends, and the person is told. */
async function show(
  ctx: Context,
  check: VerificationRow | undefined,
  { paper, candidate }: Seen,
): Promise<void> {
  if (check === undefined) throw new Error('the check is not there')
  const { id, item, validUntil } = check
  if (paper)
    await ctx.db
      .update(candidateDocuments)
      .set({ checkState: 'verified' })
      .where(eq(candidateDocuments.id, paper.id))
  await broadcastCandidates(ctx, [candidate.id])
  await notifyRecipients(
    ctx,
    candidate,
    'check_recorded',
    { item, valid_until: validUntil ?? '' },
    `check:${id}:recorded`,
    '/dashboard/documents',
  )
}

function refuseWrongEnd(
  { valid_until: until }: Pick<Recorded, 'valid_until'>,
  now: Date,
  paper: DocumentRow | null,
): void {
  const today = qatarDate(now)
  if (until < today) throw invalid('valid_until', 'endInPast')
  if (paper !== null && paper.expiryDate !== null && until > paper.expiryDate)
    throw invalid('valid_until', 'endAfterPaper')
  if (Number(until.slice(0, 4)) > Number(today.slice(0, 4)) + longestYears)
    throw invalid('valid_until', 'endTooFar')
}
